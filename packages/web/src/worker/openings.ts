/** How a table comes to be: set up anew, taken up again, read from a file, or played on from another. */
import { BOTS } from '@muster/bots'
import {
  type AnyGame,
  branch,
  type Continued,
  type Deal,
  type Dealer,
  dealerOf,
  type LanguageCode,
  type MatchRecord,
  MusterError,
  openDeal,
  parseMatch,
  sealDeal,
} from '@muster/engine'
import { isSeatsName, NOTE_NAMES, openTable, parseTable, resumeTable } from '@muster/table'
import type { NewMatch, SeatPlan } from '../host/protocol.ts'
import { Watcher } from './beats.ts'
import { newDeal, newName, type Secret } from './deals.ts'
import type { LoadedGame } from './games.ts'
import { type Opening, type OpenTable, type PageTable, seatPlan } from './open-table.ts'
import type { Keeping } from './store.ts'
import { isTakenWhole } from './unranked.ts'

/** A game with the cards of one match. */
export interface Box {
  readonly game: AnyGame
  readonly loaded: LoadedGame
  /** The cards as data, where they are not the house's. */
  readonly pack?: unknown
}

type Seating = Parameters<PageTable['seat']>[0]

/** A match that can only be looked at has no more to deal. */
const noDealer: Dealer = {
  deal: () => {
    throw new MusterError('deal', 'the seed of this deal is not here')
  },
  roll: () => {
    throw new MusterError('deal', 'the seed of this deal is not here')
  },
}

const dealerFor = (deal: Deal): Dealer => (deal.kind === 'opened' ? dealerOf(deal) : noDealer)

/** The note of a match saved at a terminal that says which seats bots play. */
const TERMINAL_NOTE = 'bots'

const personOf = (seat: number): string => `seat-${seat + 1}`

export function newOpening(
  { game, loaded, pack }: Box,
  { options, seats, seed, routine, noHints = false, daily }: NewMatch,
  random: Secret,
  language: LanguageCode,
): Opening {
  const read = game.readOptions(options)
  const blank = game.newState(read)
  const deal = newDeal(random, game.seats(blank), seed)
  const watcher = new Watcher(game, loaded.opensBeat)
  const plan = Array.from({ length: game.seats(blank) }, (_, seat) => checked(seats[seat]))
  const sealed = sealDeal(deal.seed, deal.match, deal.nonces)
  const seating = seatingOf(plan, (seat) => game.seatName(blank, seat, language), {
    allRoutine: routine,
    hints: !noHints,
  })
  const table = openTable(
    game,
    { options: read, deal: sealed, watch: watcher.watch, ...seating },
    dealerOf(deal),
  )
  return {
    id: newName(random),
    game,
    table,
    watcher,
    plan,
    deal: sealed,
    seed: deal.seed,
    given: seed !== undefined,
    daily,
    glimpseOf: loaded.glimpseOf,
    paths: loaded.paths?.(game),
    pack,
    revision: 0,
    played: 0,
  }
}

/** Takes a kept match up again, under its own deal. */
export function keptOpening(
  { game, loaded, pack }: Box,
  { match, notation, chat, seed }: Keeping,
): Opening {
  const record = parseNotation(notation)
  const { deal } = record
  const isSealed = deal.kind === 'sealed' && seed !== undefined
  const dealer = dealerFor(isSealed ? openDeal(deal, seed) : deal)
  const watcher = new Watcher(game, loaded.opensBeat)
  const table = resumeTable(game, record, dealer, { chat, watch: watcher.watch })
  const { glimpseOf } = loaded
  const paths = loaded.paths?.(game)
  const { id, seats, given, daily, revision, played } = match
  return {
    ...{ id, game, table, watcher, plan: seats, deal, seed, given },
    ...{ daily, glimpseOf, paths, pack, revision, played },
  }
}

/** A match from a file. One that is not over is dealt on under a key of our own. */
export function readOpening(
  box: Box,
  record: MatchRecord,
  random: Secret,
  language: LanguageCode,
  whole = isTakenWhole(record),
): Opening {
  const { game } = box
  if (record.result !== undefined) return withSeats(box, record, dealerFor(record.deal), random)
  const { deal } = record
  const match = 'match' in deal ? deal.match : deal.kind
  const entry = record.entries.length - 1
  const from: Continued = { match, entry, ...(whole && { whole }) }
  // Whoever is not named at the table sits there now.
  const seating = (table: PageTable): Seating | undefined => {
    const { seats, settings } = table.company
    if (hasCompany(table)) return settings.oneDevice ? undefined : { settings: { oneDevice: true } }
    const name = (seat: number) => game.seatName(table.state, seat, language)
    return seatingOf(terminalPlan(record, seats.length), name, {})
  }
  return playedOn(box, record, from, random, [], seating)
}

/** A match of which nothing is kept: it is looked at, not played. */
export const seenOpening = (box: Box, record: MatchRecord): Omit<Opening, 'id'> =>
  withSeats(box, record, dealerFor(record.deal), () => '')

/** Does anybody sit there? A file may say nothing of it. */
const hasCompany = ({ company }: PageTable): boolean =>
  company.seats.some(({ people, bot }) => people.length > 0 || bot !== undefined)

/** A match that goes on from an entry of another: with its people, where they are this device's. */
export function onwardOpening(
  box: Box,
  open: OpenTable,
  entry: number,
  random: Secret,
  language: LanguageCode,
): Opening {
  const { record, table, kept } = open
  if (kept === 'seen' || kept === 'online' || !hasCompany(table)) {
    return fromSeenOpening(box, record, entry, random, language)
  }
  return branchOpening(box, record, entry, random, open.summary().seats, table.company)
}

/** A match that goes on from an entry of one that was only looked at. */
function fromSeenOpening(
  box: Box,
  { result: _, ...record }: MatchRecord,
  entry: number,
  random: Secret,
  language: LanguageCode,
): Opening {
  const upTo = { ...record, entries: record.entries.slice(0, entry + 1) }
  return readOpening(box, upTo, random, language, false)
}

/** A match that goes on from an entry of another, with the same people. */
function branchOpening(
  box: Box,
  record: MatchRecord,
  entry: number,
  random: Secret,
  plan: readonly SeatPlan[],
  { people, seats, settings }: PageTable['company'],
): Opening {
  const { deal } = record
  const from = { match: 'match' in deal ? deal.match : deal.kind, entry }
  return playedOn(box, record, from, random, plan, () => ({ people, seats, settings }))
}

/** Reads a match as we, or a terminal, wrote it. */
export function parseNotation(notation: string): MatchRecord {
  const record = parseMatch(notation, { notes: [...NOTE_NAMES, TERMINAL_NOTE] })
  const isTerminals = record.entries.some(
    (entry) => entry.kind === 'note' && entry.name === TERMINAL_NOTE,
  )
  return isTerminals ? record : parseTable(notation)
}

function playedOn(
  box: Box,
  record: MatchRecord,
  from: Continued,
  random: Secret,
  plan: readonly SeatPlan[],
  seating: (table: PageTable) => Seating | undefined,
): Opening {
  const { game } = box
  const seats = game.seats(game.newState(game.readOptions(record.options)))
  const deal = newDeal(random, seats)
  const sealed = sealDeal(deal.seed, deal.match, deal.nonces)
  const opening = withSeats(box, branch(record, from, sealed), dealerOf(deal), random)
  const sit = seating(opening.table)
  if (sit !== undefined) opening.table.seat(sit)
  return {
    ...opening,
    plan: plan.length > 0 ? plan : planOf(game, opening.table),
    seed: deal.seed,
  }
}

function withSeats(
  { game, loaded, pack }: Box,
  record: MatchRecord,
  dealer: Dealer,
  random: Secret,
): Opening {
  const watcher = new Watcher(game, loaded.opensBeat)
  const table = resumeTable(game, record, dealer, { watch: watcher.watch })
  return {
    id: newName(random),
    game,
    table,
    watcher,
    plan: planOf(game, table),
    deal: record.deal,
    seed: undefined,
    // Somebody has played it to its end before it came here.
    given: record.result === undefined ? false : 'over',
    glimpseOf: loaded.glimpseOf,
    paths: loaded.paths?.(game),
    pack,
    revision: 0,
    played: 0,
  }
}

/** Who sits at a table that came from elsewhere. */
const planOf = (game: AnyGame, { company, state }: PageTable): SeatPlan[] =>
  seatPlan([], company).map((one, seat) =>
    isSeatsName(game, state, seat, one.name) ? { ...one, name: '' } : one,
  )

/** Everybody sits around this device; each seat has a person of its own, so that votes have a face. */
export function seatingOf(
  plan: readonly SeatPlan[],
  roleOf: (seat: number) => string,
  settings: NonNullable<Seating['settings']>,
): Seating {
  const persons = plan.flatMap(({ name, bot }, seat) =>
    bot === undefined ? [{ id: personOf(seat), name: name === '' ? roleOf(seat) : name }] : [],
  )
  return {
    people: persons,
    seats: plan.map(({ bot }, seat) =>
      bot === undefined ? { people: [personOf(seat)] } : { bot },
    ),
    settings: { ...settings, oneDevice: true },
  }
}

function checked(plan: SeatPlan | undefined): SeatPlan {
  const { name = '', bot } = plan ?? {}
  if (bot !== undefined && !BOTS.some((one) => one.name === bot)) {
    const names = BOTS.map((one) => one.name).join(', ')
    throw new MusterError('seat', `there is no bot “${bot}”; there are ${names}`)
  }
  return bot === undefined ? { name: name.trim() } : { name: name.trim(), bot }
}

/** Who plays what by a terminal's note: `2=greedy 3=random`, or `none`. */
function terminalPlan({ entries }: MatchRecord, seats: number): SeatPlan[] {
  const notes = entries.flatMap((entry) =>
    entry.kind === 'note' && entry.name === TERMINAL_NOTE ? [entry.text] : [],
  )
  const words = notes.at(-1)?.split(' ') ?? []
  return Array.from({ length: seats }, (_, seat) => {
    const bot = words.map((word) => word.split('=')).find(([n]) => n === String(seat + 1))?.[1]
    return checked(bot === undefined ? undefined : { name: '', bot })
  })
}
