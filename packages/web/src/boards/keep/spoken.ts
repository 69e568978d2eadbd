/** What things on the table are called, spoken. */
import type { Card, Seat } from '@muster/engine'
import {
  actionOf,
  type CardFace,
  CLANS,
  CLASSES,
  chipText,
  faceOf,
  ROOMS,
  type RoomView,
  SYMBOLS,
  TOKENS,
} from '@muster/keep/view'
import type { Spot } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { idleNote } from './idle.ts'
import { readSpot } from './spots.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

/** What is said, and to whom. */
export interface Speaking {
  readonly table: Table
  readonly texts: BoardTexts
  readonly match: Pick<MatchView, 'seats' | 'decision'>
}

export function seatName({ table, match }: Speaking, seat: Seat): string {
  return match.seats.find((one) => one.seat === seat)?.name ?? table.names.seat(seat)
}

const COLUMNS = 16

export const COLON = { en: ': ', fr: '\u00a0: ', pt: ': ' } as const

/** "Theft: take a coin." */
function cardInFull({ table, match: { decision } }: Speaking, card: Card): string {
  const { content, language } = table
  const face = faceOf(content, card, language)
  const full =
    face.full.length === 0 ? face.title : `${face.title}${COLON[language]}${face.full.join(' ')}`
  const note = idleNote(table, decision, card)
  return note === undefined ? full : `${full} ${note}`
}

const roomAt = ({ view }: Table, n: number): RoomView | undefined =>
  view.rooms.find((room) => room.n === n)

/** A room with all that is in it, and how its treasure stands. */
export function roomName({ table, texts }: Speaking, n: number): string {
  const room = roomAt(table, n)
  const parts = [table.names.roomInFull(n)]
  if (room?.danger !== undefined && room.danger.awake > 0) {
    const { awake, value, falls, guarded, beaten } = room.danger
    parts.push(texts.spoken.danger(awake, value))
    if (falls) parts.push(texts.spoken.falls)
    else if (beaten) parts.push(texts.spoken.beaten)
    else if (guarded) parts.push(texts.spoken.guarded)
  }
  return parts.join(', ')
}

function heroName({ table, texts }: Speaking, hero: number): string {
  for (const room of table.view.rooms) {
    const found = room.heroes.find(({ alike }) => alike.includes(hero))
    if (found === undefined) continue
    const { class: of, count, awake, wounds } = found
    const said = texts.spoken.hero(table.names.hero(of), table.names.room(room.n), count, awake)
    return wounds === 0 ? said : `${said}, ${texts.spoken.wounds(wounds)}`
  }
  return table.names.hero(CLASSES[0])
}

function tokenName({ table, texts }: Speaking, n: number): string {
  const room = Math.trunc(n / TOKENS.length)
  const token = TOKENS[n % TOKENS.length]
  const count = roomAt(table, room)?.tokens.find((one) => one.token === token)?.count ?? 1
  return texts.spoken.token(table.names.token(token, count), table.names.room(room))
}

function seatInFull(speaking: Speaking, seat: Seat): string {
  const { table, texts } = speaking
  const view = table.view.seats[seat]
  const named = texts.seats.spoken(seatName(speaking, seat), table.names.seat(seat))
  if (view === undefined) return named
  const { hand, lair, deck, discard, defends, active } = view
  const parts = [named, texts.seats.facts(hand.length, lair, deck, discard)]
  if (defends > 0) parts.push(texts.seats.defends(defends))
  if (active) parts.push(texts.seats.active)
  return parts.join(', ')
}

function chipName({ table, texts }: Speaking, chip: number): string {
  const action = actionOf(table.content, chip)
  const said = action === undefined ? '' : chipText(action, table.language)
  return texts.spoken.chip(said || table.content.chipName[chip])
}

function signName({ table, texts }: Speaking, n: number): string {
  const said = texts.spoken.use(table.names.room(n), table.names.use(n))
  return roomAt(table, n)?.closed === true ? `${said}, ${texts.spoken.closed}` : said
}

function errandName({ table, texts }: Speaking, n: number): string {
  const { errands } = table.content.pack.scenarios[table.state.scenario]
  const here = errands.find(({ where }) => where.in === 'room' && where.room === ROOMS[n])
  const errand = here ?? errands[0]
  return texts.spoken.errand(table.names.room(n), errand?.title[table.language].text ?? '')
}

function symbolName({ table, texts }: Speaking, n: number): string {
  const { guild, rooms } = table.view
  const there = rooms
    .filter(({ symbol }) => symbol === SYMBOLS[n])
    .map((room) => table.names.room(room.n))
  return texts.guild.symbol(table.names.symbol(SYMBOLS[n]), there.join(', '), guild.bySymbol[n])
}

function guildName({ table, texts }: Speaking): string {
  const { guild } = table.view
  const { wave, left, next } = texts.guild
  return [wave(guild.wave), left(guild.left), next(guild.thisTurn)].join(', ')
}

function scenarioName({ table, texts }: Speaking): string {
  const counters = table.view.counters.map(({ at }, n) =>
    texts.guild.counter(table.names.counter(n), at),
  )
  const named = texts.guild.scenario(table.names.scenario, table.view.guild.scenario)
  return [named, ...counters].join(', ')
}

function cellName({ table, texts }: Speaking, cell: number): string {
  const { x, y } = table.view.bounds
  return texts.spoken.cell((cell % COLUMNS) - x + 1, Math.trunc(cell / COLUMNS) - y + 1)
}

export function nameOf(spot: Spot, speaking: Speaking): string {
  const { table, texts } = speaking
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'room':
      return roomName(speaking, parts.n)
    case 'use':
      return signName(speaking, parts.n)
    case 'errand':
      return errandName(speaking, parts.n)
    case 'portal':
      return texts.spoken.portal(
        table.names.room(parts.n),
        roomAt(table, parts.n)?.portal === 'completed',
      )
    case 'monster':
      return speaking.table.names.monster(parts.n)
    case 'hero':
      return heroName(speaking, parts.n)
    case 'token':
      return tokenName(speaking, parts.n)
    case 'card':
      return cardInFull(speaking, parts.n)
    case 'seat':
      return seatInFull(speaking, parts.n)
    case 'chip':
      return chipName(speaking, Math.trunc(parts.n / 2))
    case 'combo':
      return chipName(speaking, parts.n)
    default:
      return besides(spot, speaking)
  }
}

function besides(spot: Spot, speaking: Speaking): string {
  const { table, texts } = speaking
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'cell':
      return cellName(speaking, parts.n)
    case 'symbol':
      return symbolName(speaking, parts.n)
    case 'class':
      return texts.guild.hero(
        table.names.hero(CLASSES[parts.n]),
        table.view.guild.byClass[parts.n],
        table.view.heroesLeft[parts.n],
      )
    case 'loot':
      return texts.loot.deck(table.view.lootLeft)
    case 'guild':
      return guildName(speaking)
    case 'scenario':
      return scenarioName(speaking)
    default:
      return spot
  }
}

export function kindOfCard(
  face: CardFace,
  names: Pick<Table['names'], 'clan' | 'loot'>,
  texts: BoardTexts,
): string {
  if (face.type === 'tactic') {
    const clan = face.clan === undefined ? '' : names.clan(CLANS.indexOf(face.clan))
    return texts.zoom.kind.tactic(clan)
  }
  if (face.type === 'loot') {
    const kind = face.loot === undefined ? '' : names.loot(face.loot)
    return `${texts.zoom.kind.loot}, ${kind}`
  }
  return texts.zoom.kind[face.type]
}
