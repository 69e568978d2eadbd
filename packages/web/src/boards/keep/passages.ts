/** The whole table in words, for the Reading table; and every card there is. */
import type { Card, LanguageCode, Seat } from '@muster/engine'
import {
  type CardFace,
  CLANS,
  type Content,
  faceOf,
  faceOfKind,
  type HeldFace,
  type RoomView,
  type Side,
  TOKENS,
  talks,
} from '@muster/keep/view'
import type { Passage } from '../../frame/board-module.ts'
import type { DecisionView } from '../../host/protocol.ts'
import { COLON, kindOfCard, nameOf, roomName, type Speaking, seatName } from './spoken.ts'
import { GUILD, heroSpot, monsterSpot, SCENARIO, seatSpot, thingIn } from './spots.ts'
import type { Table } from './table.ts'
import type { AroundTexts } from './texts/around/words.ts'
import type { BoardTexts } from './texts/words.ts'

const STEPS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

function neighbours({ view, names }: Table, room: RoomView): string[] {
  return room.joined.flatMap((side) => {
    const [x, y] = STEPS[side]
    const next = view.rooms.find((one) => one.x === room.x + x && one.y === room.y + y)
    return next === undefined ? [] : [names.room(next.n)]
  })
}

/** What the name of a room leaves out: where its passages lead, who is there, what it is for. */
function roomLine(speaking: Speaking, { spoken }: AroundTexts, room: RoomView): string {
  const { table, texts } = speaking
  const joined = neighbours(table, room)
  const inside = [
    ...room.heroes.map(({ hero }) => nameOf(heroSpot(hero), speaking)),
    ...room.monsters.map(({ monster }) => nameOf(monsterSpot(monster), speaking)),
  ]
  const parts = [
    roomName(speaking, room.n),
    joined.length === 0 ? spoken.noPassages : spoken.passages(joined.join(', ')),
    ...(room.distance > 0 ? [texts.spoken.distance(room.distance)] : []),
    ...(room.portal === 'none' ? [] : [spoken.portalHere(room.portal === 'completed')]),
    ...(room.marks === 0 ? [] : [spoken.marks(room.marks)]),
    room.closed ? texts.spoken.closed : table.names.use(room.n),
  ]
  return [parts.join('; '), ...inside].join('. ')
}

const cardLine = ({ content, language, names }: Table, texts: BoardTexts, card: Card): string => {
  const face = faceOf(content, card, language)
  const named =
    face.type === 'loot' ? `${face.title} (${kindOfCard(face, names, texts)})` : face.title
  return face.full.length === 0 ? named : `${named}${COLON[language]}${face.full.join(' ')}`
}

function matchPassage(speaking: Speaking, { headings, spoken }: AroundTexts): Passage {
  const { view, names } = speaking.table
  const { now } = view.guild
  const supply = [...TOKENS, 'portal' as const].map((token) =>
    names.token(token, view.supply[token]),
  )
  return {
    heading: headings.match,
    word: 'status',
    lines: [
      nameOf(SCENARIO, speaking),
      nameOf(GUILD, speaking),
      ...(now === undefined ? [] : [spoken.guildNow(names.card(now))]),
      spoken.supply(supply.join(', ')),
    ],
  }
}

function invasionPassages(speaking: Speaking, { headings, spoken }: AroundTexts): Passage[] {
  const { resolving } = speaking.table.view
  if (resolving === undefined) return []
  const lines = [spoken.acts(nameOf(heroSpot(resolving.hero), speaking))]
  const way = resolving.path.map((room) => speaking.table.names.room(room))
  if (way.length > 0) lines.push(spoken.way(way.join(', ')))
  return [{ heading: headings.invasion, word: 'status', lines }]
}

const chipsOf = (face: CardFace, side: number): HeldFace['sides'][number] =>
  face.type === 'tactic' || face.type === 'loot' ? (face.sides[side] ?? []) : []

/** In the midst of an action nobody knows which others will be possible after it. */
const isOffered = (decision: DecisionView | undefined, chip: number): boolean =>
  decision?.prompt !== 'action' || decision.options.some((one) => thingIn(one, 'chip') === chip)

function openPassages({ table, match }: Speaking, { headings, spoken }: AroundTexts): Passage[] {
  const { open } = table.view
  if (open === undefined) return []
  const face = faceOf(table.content, open.card, table.language)
  const lines = open.chips.map(({ side, key, name, used, open: free }) => {
    const text = chipsOf(face, side).find((chip) => chip.key === key)?.text ?? name
    return spoken.chip(text, used, free && isOffered(match.decision, key))
  })
  return [{ heading: headings.open(face.title), word: 'status', lines }]
}

function playerLine(speaking: Speaking, { spoken }: AroundTexts, seat: Seat): string {
  const { view, names } = speaking.table
  const played = view.seats[seat].play.map((card) => names.card(card))
  const named = nameOf(seatSpot(seat), speaking)
  return played.length === 0 ? named : `${named}; ${spoken.played(played.join(', '))}`
}

/** A row of cards under a heading; none where it is empty. */
const row = (speaking: Speaking, heading: string, cards: readonly Card[]): Passage[] =>
  cards.length === 0
    ? []
    : [{ heading, lines: cards.map((card) => cardLine(speaking.table, speaking.texts, card)) }]

export function passages(speaking: Speaking, around: AroundTexts): readonly Passage[] {
  const { view } = speaking.table
  const { headings } = around
  return [
    matchPassage(speaking, around),
    ...invasionPassages(speaking, around),
    ...openPassages(speaking, around),
    ...view.seats.flatMap(({ seat, hand }) =>
      row(speaking, headings.handOf(seatName(speaking, seat)), hand).map((passage) => ({
        ...passage,
        word: 'hand' as const,
      })),
    ),
    {
      heading: headings.rooms,
      word: 'status',
      lines: view.rooms.map((room) => roomLine(speaking, around, room)),
    },
    ...row(speaking, headings.row, view.row),
    ...row(speaking, headings.plans, view.plans),
    {
      heading: headings.players,
      lines: view.seats.map(({ seat }) => playerLine(speaking, around, seat)),
    },
  ]
}

/** Names that need no table. */
export const namesIn = (
  { pack }: Content,
  language: LanguageCode,
): Pick<Table['names'], 'clan' | 'loot'> => ({
  clan: (clan) =>
    pack.clans.find(({ name }) => name === CLANS[clan])?.title[language].text ?? CLANS[clan],
  loot: (kind) => talks[language].kinds[kind].text,
})

/** Every card there is, by its name. */
export function allCards(
  content: Content,
  language: LanguageCode,
  texts: BoardTexts,
  { spoken }: AroundTexts,
): Passage[] {
  const names = namesIn(content, language)
  return content.kinds.map(({ copies }, kind) => {
    const face = faceOfKind(content, kind, language)
    return {
      heading: face.title,
      lines: [
        `${kindOfCard(face, names, texts)}.`,
        ...face.full,
        ...(face.type === 'scenario' && face.flavour !== undefined ? [face.flavour] : []),
        spoken.copies(copies),
        texts.zoom.from[face.from],
      ],
    }
  })
}
