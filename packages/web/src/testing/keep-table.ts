/** Tables of Keep the Heroes Out! as a test lays them, on the map of the rulebook's examples. */
import { type Card, RandomDealer, Umpire } from '@muster/engine'
import { housePack, type Keep, type KeepState, keepWith } from '@muster/keep'
import { CLANS, CLASSES, handOf, LOOT_ROW, ROOMS, TOKENS } from '@muster/keep/view'

const MAP = [
  { room: 'cells', x: 0, y: 0, turn: 1, treasure: 1 },
  { room: 'vault', x: 1, y: 0, turn: 0, treasure: 4 },
  { room: 'workshop', x: 2, y: 0, turn: 1 },
  { room: 'beast-trainer', x: 3, y: 0, turn: 2, treasure: 2 },
  { room: 'apothecary', x: 0, y: 1, turn: 0 },
  { room: 'sewers', x: 1, y: 1, turn: 0 },
  { room: 'forge', x: 2, y: 1, turn: 1 },
  { room: 'cemetery', x: 3, y: 1, turn: 0, treasure: 1 },
  { room: 'builder', x: 1, y: 2, turn: 2 },
  { room: 'library', x: 2, y: 2, turn: 0 },
  { room: 'study', x: 3, y: 2, turn: 1, treasure: 3 },
]

const [scenario] = housePack.scenarios

/** As many of each of the Ratfolk's cards as the rulebook's turn needs, however many the house has. */
const COPIES: Readonly<Record<string, number>> = { scurry: 3, 'out-of-the-walls': 1 }
const clans = housePack.clans.map((sheet) => ({
  ...sheet,
  cards: sheet.cards.map((card) => ({ ...card, copies: COPIES[card.name] ?? card.copies })),
}))

/** The house's cards on that map, without a twist. */
export const game: Keep = keepWith({
  ...housePack,
  clans,
  scenarios: [
    { ...scenario, map: MAP, cards: [], counters: [], always: [], moments: [], errands: [] },
  ],
  chapters: housePack.chapters.slice(0, 1),
})

/** What lies on the table. */
export interface Laid {
  readonly clans?: readonly string[]
  /** Of the first player: `'ratfolk/vault': 3`, wounded `'slimes/vault/1': 1`. */
  readonly monsters: Readonly<Record<string, number>>
  /** Exhausted: `rogue/forge`. */
  readonly heroes?: readonly string[]
  /** `'sewers/frog': 1` */
  readonly tokens?: Readonly<Record<string, number>>
  readonly hand: readonly string[]
  readonly row?: readonly string[]
}

const PER_ROOM = 5
const PER_SEAT = PER_ROOM * ROOMS.length
const PER_CLASS = 6

const indexIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`nothing is called ${name}`)
  return at
}

/** A match at the first turn of the first player, with this on the table. */
export function lay({ clans = ['ratfolk'], ...laid }: Laid): Umpire<KeepState, Keep['content']> {
  const options = game.readOptions({ players: clans.length, clans })
  const umpire = new Umpire(game, game.content, game.newState(options), new RandomDealer(1))
  umpire.begin()
  while (umpire.decision.prompt !== 'turn') umpire.choose(0)
  const s = game.copy(umpire.state)
  layMonsters(s, laid.monsters)
  layHeroes(s, laid.heroes ?? [])
  s.tokens.fill(0)
  for (const [name, count] of Object.entries(laid.tokens ?? {})) {
    const [room, token] = name.split('/')
    s.tokens[indexIn(ROOMS, room) * TOKENS.length + indexIn(TOKENS, token)] = count
  }
  s.piles[handOf(0)] = cardsOf(laid.hand)
  if (laid.row !== undefined) s.piles[LOOT_ROW] = cardsOf(laid.row)
  umpire.resume(s)
  return umpire
}

function layMonsters(s: KeepState, monsters: Laid['monsters']): void {
  s.monsters.fill(0)
  s.guards.fill(0)
  s.lair[0] = game.content.monsters[s.clan[0]]
  for (const [name, count] of Object.entries(monsters)) {
    const [clan, room, wounds = '0'] = name.split('/')
    const seat = s.clan.indexOf(indexIn(CLANS, clan))
    const n = indexIn(ROOMS, room)
    s.monsters[seat * PER_SEAT + n * PER_ROOM + Number(wounds)] = count
    s.guards[n] += count
    s.lair[seat] -= count
  }
}

function layHeroes(s: KeepState, heroes: readonly string[]): void {
  s.heroRoom.fill(-1)
  for (const name of heroes) {
    const [heroClass, room] = name.split('/')
    const first = indexIn(CLASSES, heroClass) * PER_CLASS
    const hero = s.heroRoom.findIndex((at, n) => n >= first && at < 0)
    s.heroRoom[hero] = indexIn(ROOMS, room)
  }
}

/** Copies by name, each once. */
function cardsOf(names: readonly string[]): Card[] {
  const taken: Card[] = []
  for (const name of names) {
    const all = Array.from({ length: game.cards }, (_, card) => card)
    const card = all.find((one) => game.kindName(one) === name && !taken.includes(one))
    if (card === undefined) throw new Error(`no ${name} is left`)
    taken.push(card)
  }
  return taken
}
