/** The table in words: names of spots, passages of the Reading table, all cards. */
import type { Card, Seat } from '@muster/engine'
import {
  byKind,
  type CardFace,
  type Content,
  type DungeonView,
  faceOf,
  faceOfKind,
  heldFace,
  type LaneView,
  percentOf,
  type Reader,
} from '@muster/tenefyr/view'
import type { Passage, Spot } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { leftIn, orderBelow } from './places.ts'
import { readSpot } from './spots.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

/** What is said, and to whom. */
export interface Speaking {
  readonly table: Table
  readonly texts: BoardTexts
  readonly match: Pick<MatchView, 'seats'>
}

export function seatName({ table, match }: Speaking, seat: Seat): string {
  return match.seats.find((one) => one.seat === seat)?.name ?? table.names.seat(seat)
}

type Known<T> = WeakMap<Content, Map<string, T>>

/** A board has many names to find at once, and a card's text takes long to make. */
function once<T>(all: Known<T>, content: Content, key: string, make: () => T): T {
  const known = all.get(content) ?? new Map<string, T>()
  all.set(content, known)
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

const faces: Known<CardFace> = new WeakMap()

function faceIn({ content, reader }: Table, card: Card): CardFace {
  const { players, profile, language } = reader
  const key = `${content.kindOf[card]} ${players} ${profile} ${language}`
  return once(faces, content, key, () => faceOf(content, card, reader))
}

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ')

/** A card as its player holds it: "Theft, 0: take a level 1 card." */
function heldCard({ table, texts }: Speaking, card: Card, power?: number): string {
  const face = heldFace(faceIn(table, card))
  if (face === undefined) return table.names.card(card)
  const named = texts.spoken.held(face.title, power ?? face.power)
  return face.full.length === 0 ? named : `${named}: ${face.full.join(' ')}`
}

function enemyCard({ table, texts }: Speaking, card: Card): string {
  const face = faceIn(table, card)
  const shown = face.type === 'dungeon' ? face.enemy : face
  const rule = shown.full.join(' ') || texts.spoken.noRule
  return `${table.names.enemy(card)}: ${rule}`
}

/** A card wherever it lies: as loot with a player or on offer, else as an enemy. */
function anyCard(speaking: Speaking, card: Card): string {
  const { view } = speaking.table
  for (const { hand, played } of view.lanes) {
    const found = [...hand, ...played].find((one) => one.card === card)
    if (found !== undefined) return heldCard(speaking, card, found.power)
  }
  const face = faceIn(speaking.table, card)
  if (face.type === 'reward') return sentences([face.title, ...face.full])
  if (view.offer.includes(card) || (face.type !== 'dungeon' && face.type !== 'boss')) {
    return heldCard(speaking, card)
  }
  return enemyCard(speaking, card)
}

const dungeonNames: Known<string> = new WeakMap()

function dungeon(speaking: Speaking, n: number): string {
  const { names, view } = speaking.table
  const found = [...view.dungeons, view.bossDeck].find((one) => one.dungeon === n)
  const name = names.dungeon(n)
  if (found === undefined || found.cleared) return speaking.texts.spoken.cleared(name)
  if (found.top === undefined) return speaking.texts.spoken.dungeonHidden(name, found.cards.length)
  const key = keyOf(speaking.table, found)
  return once(dungeonNames, speaking.table.content, key, () => names.dungeonInFull(n))
}

/** All that a dungeon's name tells: most dungeons stay as they are from choice to choice. */
function keyOf({ reader, view }: Table, found: DungeonView): string {
  const { dungeon: n, level, side, top, power, cards, reward } = found
  const match = [reader.language, reader.profile, reader.players, view.quick]
  return [...match, n, level, side, top, power, cards.length, reward].join()
}

function lane(speaking: Speaking, { seat, total, deck, discard }: LaneView): string {
  const { table, texts } = speaking
  const who = texts.spoken.seat(seatName(speaking, seat), table.names.seat(seat))
  const stands =
    table.view.combat === undefined
      ? texts.spoken.rest(deck, discard)
      : texts.spoken.lane(total, deck, discard)
  return `${who}: ${stands}`
}

/** What the next card of a dungeon may be, the likeliest first. */
export function likeliest({ content, reader }: Table, { next }: DungeonView) {
  return next
    .map((chance) => {
      const face = faceOfKind(content, content.kinds[chance.kind], reader)
      const shown = face.type === 'dungeon' ? face.enemy : face
      const { kind, power } = chance
      return { kind, title: shown.title, power, chance, percent: percentOf(chance) }
    })
    .sort((a, b) => b.chance.ways - a.chance.ways || a.power - b.power || a.kind - b.kind)
}

/** T8.4: where the Boss was, it is more than a dungeon. */
export function clearedHere({ view, names }: Table, texts: BoardTexts): string {
  return view.here?.side === 'boss' ? texts.goOn.bossFalls(names.theBoss) : texts.goOn.clearedAll
}

function nextCard({ table, texts }: Speaking): string {
  const { here } = table.view
  if (here === undefined || here.cleared) return clearedHere(table, texts)
  const left = leftIn(here, texts)
  const below = orderBelow(here).flatMap((one) =>
    'card' in one ? [table.names.enemy(one.card)] : [],
  )
  const then = below.length === 0 ? [] : [texts.spoken.knownBelow(below.join(', '))]
  if (here.top !== undefined) {
    return [texts.spoken.nextKnown(table.names.enemy(here.top), left), ...then].join('. ')
  }
  const chances = likeliest(table, here)
    .slice(0, 4)
    .map(({ title, power, percent }) => texts.spoken.chance(`${title} ${power}`, percent))
  return [texts.spoken.nextHidden(left, chances.join(', ')), ...then].join('. ')
}

function rewardOption({ table }: Speaking, option: number): string {
  const { reward } = table.view
  const face = reward === undefined ? undefined : faceIn(table, reward)
  return face?.type === 'reward' ? (face.full[option] ?? face.title).replace(/^• /, '') : ''
}

function kind({ table, texts }: Speaking, n: number): string {
  const { content, reader } = table
  const face = heldFace(faceOfKind(content, content.kinds[n], reader))
  return face === undefined ? content.kinds[n].name : texts.spoken.held(face.title, face.power)
}

export function nameOf(spot: Spot, speaking: Speaking): string {
  const { table, texts } = speaking
  const { track, lanes } = table.view
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'dungeon':
      return dungeon(speaking, parts.n)
    case 'card':
      return anyCard(speaking, parts.n)
    case 'kind':
      return kind(speaking, parts.n)
    case 'seat':
      return parts.n in lanes ? lane(speaking, lanes[parts.n]) : ''
    case 'deck':
      return texts.spoken.deck(seatName(speaking, parts.n), lanes[parts.n]?.deck ?? 0)
    case 'discard':
      return texts.spoken.discard(seatName(speaking, parts.n), lanes[parts.n]?.discard ?? 0)
    case 'reward':
      return rewardOption(speaking, parts.n)
    case 'next':
      return nextCard(speaking)
    case 'door':
      return texts.spoken.door(track.steps[0].at, track.skull)
    case 'track':
      return texts.spoken.trackNow(track.at, track.skull)
    default:
      return spot
  }
}

// The Reading table

function trackPassage({ table, texts }: Speaking): Passage {
  const { track, bossDeck, blessings, quick } = table.view
  const [left, thrownOut] = track.steps
  return {
    heading: texts.headings.track,
    word: 'status',
    lines: [
      texts.spoken.trackNow(track.at, track.skull),
      texts.spoken.trackSteps(left.at, thrownOut.at),
      ...(quick ? [] : [`${texts.spoken.boss(table.names.boss, bossDeck.cards.length)}.`]),
      ...blessings.map((blessing) => table.names.blessing(blessing)),
    ],
  }
}

function combatPassages(speaking: Speaking): Passage[] {
  const { table, texts } = speaking
  const { combat } = table.view
  if (combat === undefined) return []
  const face = faceIn(table, combat.enemy)
  const shown = face.type === 'dungeon' ? face.enemy : face
  const lines = [
    texts.spoken.fights(shown.title, combat.needed, table.names.dungeon(combat.dungeon)),
    ...shown.full,
    ...(face.type === 'dungeon' && combat.onTop
      ? [sentences([texts.spoken.loot(face.loot.title, face.loot.power), ...face.loot.full])]
      : []),
    texts.spoken.has(combat.party, combat.needed),
  ]
  if (combat.hand !== undefined) {
    const { reached, neededKept, more, kept, newHand, deck } = combat.hand
    lines.push(texts.spoken.withHand(reached, neededKept, more))
    if (kept !== undefined) lines.push(texts.spoken.thenNext(kept))
    if (newHand !== undefined && deck > 0) {
      lines.push(texts.spoken.newHand(newHand.needed, newHand, deck))
    }
  }
  return [{ heading: texts.headings.combat, word: 'status', lines }]
}

function counted(cards: readonly string[]): string {
  const once = cards.filter((card, i) => cards.indexOf(card) === i)
  return once
    .map((card) => {
      const times = cards.filter((other) => other === card).length
      return times === 1 ? card : `${card} × ${times}`
    })
    .join(', ')
}

function playerLine(speaking: Speaking, view: LaneView): string {
  const { table, texts } = speaking
  const name = ({ card, power }: { readonly card: Card; readonly power: number }): string =>
    texts.buttons.card(table.names.held(card), power)
  const more = [
    ...(view.isTurn ? [texts.combat.turn] : []),
    ...(view.token ? [texts.combat.starting] : []),
    ...(view.exhausted ? [texts.combat.exhausted] : []),
    ...(view.played.length > 0 ? [texts.spoken.played(counted(view.played.map(name)))] : []),
  ]
  return `${[lane(speaking, view), ...more].join('; ')}.`
}

function handPassages(speaking: Speaking): Passage[] {
  const { table, texts } = speaking
  return table.view.lanes
    .filter(({ hand }) => hand.length > 0)
    .map(({ seat, hand }) => ({
      heading: texts.headings.handOf(seatName(speaking, seat)),
      word: 'hand' as const,
      lines: hand.map(({ card, power }) => heldCard(speaking, card, power)),
    }))
}

function offerPassages(speaking: Speaking): Passage[] {
  const { table, texts } = speaking
  const { offer, reward } = table.view
  const passages: Passage[] = []
  if (offer.length > 0) {
    const lines = offer.map((card) => heldCard(speaking, card))
    passages.push({ heading: texts.headings.offer, lines })
  }
  if (reward !== undefined) {
    const face = faceIn(table, reward)
    const lines = face.type === 'reward' ? [face.title, ...face.full] : []
    passages.push({ heading: texts.headings.reward, lines })
  }
  return passages
}

export function passages(speaking: Speaking): readonly Passage[] {
  const { table, texts } = speaking
  const { dungeons, lanes } = table.view
  return [
    trackPassage(speaking),
    ...combatPassages(speaking),
    ...handPassages(speaking),
    ...offerPassages(speaking),
    {
      heading: texts.headings.dungeons,
      lines: dungeons.map((view) => dungeon(speaking, view.dungeon)),
    },
    { heading: texts.headings.players, lines: lanes.map((view) => playerLine(speaking, view)) },
  ]
}

// All cards

function linesOf(content: Content, face: CardFace, texts: BoardTexts, kindIndex: number): string[] {
  const from = texts.spoken.from[face.from]
  const flavour = face.flavour === undefined ? [] : [face.flavour]
  const copies = texts.spoken.copy(content.kinds[kindIndex].copies)
  if (face.type === 'dungeon') {
    const powers = content.kinds[kindIndex].enemyPower.join(', ')
    return [
      texts.spoken.enemyHalf(face.level, powers),
      ...face.enemy.full,
      texts.spoken.lootHalf(face.loot.title, face.loot.power),
      ...face.loot.full,
      ...flavour,
      copies,
      from,
    ]
  }
  if (face.type === 'boss') {
    const powers = content.kinds[kindIndex].enemyPower.join(', ')
    return [
      `${face.bossTitle}. ${texts.spoken.power(face.power)} (${powers})`,
      ...face.full,
      ...flavour,
      from,
    ]
  }
  if (face.type === 'reward') return [...face.full, ...flavour, from]
  return [texts.spoken.power(face.power), ...face.full, ...flavour, copies, from]
}

export function allCards(content: Content, reader: Reader, texts: BoardTexts): readonly Passage[] {
  const all = content.kindOf.map((_, card) => card)
  return byKind(content, all).map(({ kind: index }) => {
    const face = faceOfKind(content, content.kinds[index], reader)
    const heading = face.type === 'dungeon' ? face.enemy.title : face.title
    return { heading, lines: linesOf(content, face, texts, index) }
  })
}
