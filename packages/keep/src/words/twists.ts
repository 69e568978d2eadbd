/** The words of scenarios: what their cards, moments and errands do (K6.4). */
import { type AnyWord, LOST, type Word } from '@muster/engine'
import type { Twist, Where } from '../cards/types.ts'
import type { U } from '../content.ts'
import { layMap, lowestOf, setPassage } from '../map/geometry.ts'
import { canDraw, canSend, drawTactics, refillRow } from '../rules/cards.ts'
import { sendToCells } from '../rules/cells.ts'
import { BY_TWIST, freeTokens, heroIn, noToken, wake } from '../rules/heroes.ts'
import { procedure } from '../rules/procedure.ts'
import { completePortal, place, spend } from '../rules/tokens.ts'
import {
  BOX,
  CLASSES,
  classOf,
  EXHAUSTED,
  FRESH,
  GUILD,
  HEROES,
  handOf,
  LOOT_DECK,
  LOOT_ROW,
  NO_PORTAL,
  PORTAL,
  TOKENS,
  tokensIn,
  treasureIn,
  treasuresOf,
} from '../state.ts'
import { eachDiscards, HOME, looseIn, loseAny, neighboursFor, pickMonster } from './twist-picks.ts'
import { meansEach, roomsAt } from './where.ts'

/** The arguments of a word. */
type Args<Name extends Twist['word']> = Extract<Twist, { readonly word: Name }>

/** Why the match was lost, as its event says. */
const BY_SCENARIO = 1
/** The most dangerous treasure, which no scenario takes away (K5.5). */
const PRIZE = 4

/** A word that is done in a room. */
interface Deed<A> {
  readonly word: Twist['word']
  /** Could it change anything there? */
  fits(u: U, args: A, room: number): boolean
  act(u: U, args: A, room: number, node: number): void
}

const hero: Deed<Args<'hero'>> = {
  word: 'hero',
  fits: () => true,
  act(u, { hero: name, heroes }, room) {
    const cls = CLASSES.indexOf(name)
    for (let n = 0; n < heroes; n++) {
      if (freeTokens(u.state, cls) > 0) heroIn(u, cls, room, FRESH)
      else {
        // K6.3, K6.21
        noToken(u, cls)
        return
      }
    }
  },
}

function isWaked(u: U, { hero: name }: Args<'wake'>, room: number, n: number): boolean {
  const { heroRoom, heroIs } = u.state
  if (heroRoom[n] !== room || heroIs[n] !== EXHAUSTED) return false
  return name === undefined || CLASSES[classOf(n)] === name
}

const waking: Deed<Args<'wake'>> = {
  word: 'wake',
  fits(u, args, room) {
    for (let n = 0; n < HEROES; n++) if (isWaked(u, args, room, n)) return true
    return false
  },
  act(u, args, room) {
    for (let n = 0; n < HEROES; n++) if (isWaked(u, args, room, n)) wake(u, n, BY_TWIST)
  },
}

const lay: Deed<Args<'lay'>> = {
  word: 'lay',
  fits({ state }, { what }, room) {
    if (what === 'portal') return state.portal[room] === NO_PORTAL && state.supply[PORTAL] > 0
    return state.supply[TOKENS.indexOf(what)] > 0
  },
  act(u, { what, count }, room) {
    const { state } = u
    if (what === 'portal') {
      completePortal(u, room)
      return
    }
    const token = TOKENS.indexOf(what)
    for (let n = 0; n < count && state.supply[token] > 0; n++) place(u, token, room)
  },
}

const loseToken: Deed<Args<'lose-token'>> = {
  word: 'lose-token',
  fits: (u, { what }, room) =>
    what === 'any' ? looseIn(u, room) > 0 : tokensIn(u.state, room, TOKENS.indexOf(what)) > 0,
  act(u, { what, count }, room) {
    if (what === 'any') {
      u.call(loseAny, room, count)
      return
    }
    const token = TOKENS.indexOf(what)
    for (let n = 0; n < count && tokensIn(u.state, room, token) > 0; n++) spend(u, token, room)
  },
}

const isGuarded = (u: U, room: number): boolean => u.state.guards[room] > 0

const hurt: Deed<Args<'hurt'>> = {
  word: 'hurt',
  fits: (u, _args, room) => isGuarded(u, room),
  act: (u, { damage }, room, node) => u.call(pickMonster, node, room, damage),
}

const sendHome: Deed<Args<'send-home'>> = {
  word: 'send-home',
  fits: (u, _args, room) => isGuarded(u, room),
  act: (u, _args, room, node) => u.call(pickMonster, node, room, HOME),
}

const mark: Deed<Args<'mark'>> = {
  word: 'mark',
  fits: (u, { by }, room) => by > 0 || u.state.marks[room] > 0,
  act(u, { by }, room) {
    const { marks } = u.state
    marks[room] = Math.max(0, marks[room] + by)
    u.tell('marked', room, marks[room])
  },
}

const layTreasure: Deed<Args<'lay-treasure'>> = {
  word: 'lay-treasure',
  fits: ({ state }, { value }, room) =>
    state.value[room] === 0 && state.piles[treasuresOf(value)].length > 0,
  act(u, { value }, room) {
    const { state } = u
    if (state.piles[treasuresOf(value)].length === 0) return
    state.piles[treasureIn(room)].push(...state.piles[treasuresOf(value)].splice(-1))
    state.value[room] = value
    u.tell('treasure-laid', room, value)
  },
}

const takeTreasure: Deed<Args<'take-treasure'>> = {
  word: 'take-treasure',
  fits: ({ state }, _args, room) => state.value[room] > 0 && state.value[room] < PRIZE,
  act(u, _args, room) {
    const { state } = u
    // Out of the game like a looted one (K7.2), but nobody turns it.
    state.piles[BOX].push(...state.piles[treasureIn(room)].splice(-1))
    u.tell('treasure-gone', room, state.value[room])
    state.value[room] = 0
  },
}

const wall: Deed<Args<'wall'>> = {
  word: 'wall',
  fits: (u, { open }, room) => neighboursFor(u, room, open) !== 0,
  act: (u, { open }, room, node) => u.call(walling, node, room, open ? 1 : 0),
}

const walling = procedure('wall', ['node', 'room', 'open'], {
  neighbour: {
    ask(u, f, d) {
      d.askParty(u.state.active, false, 'where', 'K6.4', f.node, f.room + 1)
      for (let left = neighboursFor(u, f.room, f.open === 1); left !== 0; left &= left - 1) {
        d.option('in', lowestOf(left))
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      setPassage(u.state, f.room, choice.a, f.open === 1)
      layMap(u.content, u.state)
      u.tell(f.open === 1 ? 'opened' : 'shut', f.room, choice.a)
      return 'done'
    },
  },
})

const deeds: readonly Deed<unknown>[] = [
  hero,
  waking,
  lay,
  loseToken,
  hurt,
  mark,
  layTreasure,
  takeTreasure,
  wall,
  sendHome,
]

const argsOf = (u: U, node: number): unknown => u.content.program.nodes[node].args

function whereOf(args: unknown): Where {
  if (!hasWhere(args)) throw new Error('the word names no room')
  return args.where
}

const hasWhere = (args: unknown): args is { readonly where: Where } =>
  typeof args === 'object' && args !== null && 'where' in args

function candidates(u: U, deed: Deed<unknown>, args: unknown): number {
  return roomsAt(u, whereOf(args), (umpire, room) => deed.fits(umpire, args, room))
}

/** Finds the room or rooms, and does the deed in each. */
const twisting = procedure('twist', ['deed', 'node', 'rooms'], {
  start(u, f) {
    const args = argsOf(u, f.node)
    f.rooms = candidates(u, deeds[f.deed], args)
    if (f.rooms === 0) return 'done'
    return meansEach(whereOf(args)) ? 'next' : 'where'
  },
  where: {
    ask(u, f, d) {
      d.askParty(u.state.active, false, 'where', 'K6.4', f.node)
      for (let left = f.rooms; left !== 0; left &= left - 1) d.option('in', lowestOf(left))
      return undefined
    },
    answer(_u, f, choice) {
      f.rooms = 1 << choice.a
      return 'next'
    },
  },
  next(u, f) {
    if (f.rooms === 0) return 'done'
    const room = lowestOf(f.rooms)
    f.rooms &= f.rooms - 1
    deeds[f.deed].act(u, argsOf(u, f.node), room, f.node)
    return 'next'
  },
})

const placedWords: readonly Word<U, unknown>[] = deeds.map((deed, n) => ({
  name: deed.word,
  can: (u, node) => candidates(u, deed, node.args) !== 0,
  run: (u, node) => u.call(twisting, n, node.index),
}))

const count: Word<U, Args<'count'>> = {
  name: 'count',
  can: (u, { args }) => args.by > 0 || u.state.counters[args.counter] > 0,
  run(u, { args }) {
    const { counters } = u.state
    counters[args.counter] = Math.max(0, counters[args.counter] + args.by)
    u.tell('counter', args.counter, counters[args.counter])
  },
}

const anySeat = (u: U, fits: (seat: number) => boolean): boolean => {
  for (let seat = 0; seat < u.state.players; seat++) if (fits(seat)) return true
  return false
}

const discards: Word<U, Args<'each-discards'>> = {
  name: 'each-discards',
  can: (u) => anySeat(u, (seat) => u.state.piles[handOf(seat)].length > 0),
  run: (u, { args }) => u.call(eachDiscards, args.cards),
}

const draws: Word<U, Args<'each-draws'>> = {
  name: 'each-draws',
  can: (u) => anySeat(u, (seat) => canDraw(u.state, seat)),
  run(u, { args }) {
    const { active, players } = u.state
    for (let n = 0; n < players; n++) drawTactics(u, (active + n) % players, args.cards)
  },
}

const guild: Word<U, Args<'guild'>> = {
  name: 'guild',
  can: (u) => u.state.piles[GUILD].length > 0,
  run(u, { args }) {
    u.state.toCome += args.cards
  },
}

const prisoner: Word<U, Args<'prisoner'>> = {
  name: 'prisoner',
  can: (u) => canSend(u.state),
  run(u) {
    if (canSend(u.state)) u.call(sendToCells)
  },
}

const newRow: Word<U, Args<'new-row'>> = {
  name: 'new-row',
  can: ({ state }) => state.piles[LOOT_ROW].length > 0 && state.piles[LOOT_DECK].length > 0,
  run(u) {
    const { piles } = u.state
    for (const card of piles[LOOT_ROW].splice(0)) {
      piles[LOOT_DECK].unshift(card)
      u.tell('buried', card)
    }
    refillRow(u)
  },
}

/** A frame of its own: what called the word finishes its step before the match ends. */
const losing = procedure('lose', [], {
  end(u) {
    u.tell('lost', BY_SCENARIO)
    return u.end(LOST)
  },
})

const lose: Word<U, Args<'lose'>> = {
  name: 'lose',
  can: () => true,
  run: (u) => u.call(losing),
}

export const twistWords: readonly AnyWord<U>[] = [
  ...placedWords,
  count,
  discards,
  draws,
  guild,
  prisoner,
  newRow,
  lose,
]
export const twistProcedures = [twisting, pickMonster, loseAny, walling, eachDiscards, losing]
