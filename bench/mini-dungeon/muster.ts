/** The mini-dungeon on Muster's engine. */
import {
  copyRows,
  type EngineState,
  LOST,
  newEngineState,
  numbered,
  proceduresFor,
  remove,
  shorten,
  type Umpire,
  WON,
} from '@muster/engine'
import {
  bossCards,
  CARDS,
  type CardData,
  DUNGEONS,
  ENEMIES_A_DUNGEON,
  HAND,
  LEVELS,
  levelCards,
  PLAYERS,
  startingDeck,
  TRACK,
} from './content.ts'

// Piles
const DECK = 0
const LEVEL = PLAYERS
const BOSS = LEVEL + LEVELS
const IN_HAND = BOSS + 1
const PLAYED = IN_HAND + PLAYERS
const DISCARD = PLAYED + PLAYERS
const DUNGEON = DISCARD + PLAYERS
const PILES = DUNGEON + DUNGEONS

const NOBODY = -1

export interface MiniState extends EngineState {
  track: number
  /** What the party has reached in this combat. */
  power: number
  /** In whose turn the enemy fell, or NOBODY. */
  winner: number
}
type U = Umpire<MiniState, readonly CardData[]>

const start: MiniState = { ...newEngineState(PILES, 0), track: 0, power: 0, winner: NOBODY }
for (let seat = 0; seat < PLAYERS; seat++) start.piles[DECK + seat] = startingDeck(seat)
for (let level = 0; level < LEVELS; level++) start.piles[LEVEL + level] = levelCards(level)
start.piles[BOSS] = bossCards()

export function newMiniState(): MiniState {
  return copyMiniState(start)
}

export function copyMiniState(state: MiniState): MiniState {
  return {
    stack: state.stack.slice(),
    agenda: state.agenda.slice(),
    piles: copyRows(state.piles),
    bagCards: copyRows(state.bagCards),
    bagPlaces: copyRows(state.bagPlaces),
    bagOrigin: state.bagOrigin.slice(),
    shuffles: state.shuffles.slice(),
    rolls: state.rolls.slice(),
    result: state.result,
    track: state.track,
    power: state.power,
    winner: state.winner,
  }
}

const procedure = proceduresFor<U>()

/** What comes when the match is decided. */
type Ending = (u: U, result: number) => 'done' | 'set-up'

const matchWith = (ending: Ending) =>
  procedure('match', [], {
    'set-up'(u) {
      const { piles } = u.state
      for (let seat = 0; seat < PLAYERS; seat++) u.shuffle(DECK + seat)
      for (let level = 0; level < LEVELS; level++) u.shuffle(LEVEL + level)
      u.shuffle(BOSS)
      for (let i = 0; i < DUNGEONS; i++) {
        const level = LEVEL + Math.floor((i * LEVELS) / DUNGEONS)
        piles[DUNGEON + i] = piles[level].splice(-ENEMIES_A_DUNGEON)
        u.look(DUNGEON + i, ENEMIES_A_DUNGEON - 1)
      }
      return 'dungeon'
    },
    dungeon: {
      ask(u, _f, d) {
        const { piles, track } = u.state
        if (track === TRACK) return 'boss'
        d.askParty(0, true, 'dungeon', '3')
        for (let i = 0; i < DUNGEONS; i++) if (piles[DUNGEON + i].length > 0) d.option('enter', i)
        return d.count === 0 ? 'boss' : undefined
      },
      answer(u, _f, choice) {
        u.call(explore, DUNGEON + choice.a)
        return 'leave'
      },
    },
    leave(u) {
      u.state.track++
      for (let seat = 0; seat < PLAYERS; seat++) {
        moveAll(u, DISCARD + seat, DECK + seat)
        u.shuffle(DECK + seat)
      }
      return 'dungeon'
    },
    boss(u) {
      if (u.state.piles[BOSS].length === 0) return ending(u, WON)
      u.call(combat, u.draw(BOSS))
      return 'boss-fought'
    },
    'boss-fought'(u) {
      return u.state.winner === NOBODY ? ending(u, LOST) : 'boss'
    },
  })

const explore = procedure('explore', ['dungeon'], {
  fight(u, f) {
    const row = u.state.piles[f.dungeon]
    u.call(combat, u.look(f.dungeon, row.length - 1))
    return 'loot'
  },
  loot(u, f) {
    const { winner, piles } = u.state
    if (winner === NOBODY) return 'done'
    piles[DISCARD + winner].push(u.draw(f.dungeon))
    const left = piles[f.dungeon].length
    if (left === 0) return 'done'
    u.look(f.dungeon, left - 1)
    return 'go-on'
  },
  'go-on': {
    ask(_u, _f, d) {
      d.askParty(0, true, 'go-on', '4')
      d.option('go-on')
      d.option('leave')
      return undefined
    },
    answer(_u, _f, choice) {
      return choice.verb === 'leave' ? 'done' : 'fight'
    },
  },
})

const combat = procedure('combat', ['enemy', 'seat'], {
  turn(u, f) {
    if (f.seat === 0) u.state.power = 0
    u.call(turn, f.seat)
    return 'check'
  },
  check(u, f) {
    const falls = u.state.power >= u.content[f.enemy].strength
    u.state.winner = falls ? f.seat : NOBODY
    if (!falls && ++f.seat < PLAYERS) return 'turn'
    for (let seat = 0; seat < PLAYERS; seat++) moveAll(u, PLAYED + seat, DISCARD + seat)
    return 'done'
  },
})

const turn = procedure('turn', ['seat'], {
  draw(u, f) {
    draw(u, f.seat, HAND)
    return 'hand'
  },
  hand: {
    ask(u, f, d) {
      if (u.state.piles[DECK + f.seat].length === 0) return 'play'
      d.ask(f.seat, 'hand', '3')
      d.option('keep')
      d.option('new-hand')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'keep') return 'play'
      moveAll(u, IN_HAND + f.seat, DISCARD + f.seat)
      draw(u, f.seat, HAND)
      return 'hand'
    },
  },
  play: {
    ask(u, f, d) {
      const hand = u.state.piles[IN_HAND + f.seat]
      if (hand.length === 0) return 'done'
      d.ask(f.seat, 'card', '3')
      for (let i = 0; i < hand.length; i++) d.alike('play', u.content[hand[i]].kind, hand[i])
      return undefined
    },
    answer(u, f, choice) {
      const { piles } = u.state
      const card = u.content[choice.a]
      remove(piles[IN_HAND + f.seat], choice.a)
      piles[PLAYED + f.seat].push(choice.a)
      u.state.power += card.power
      draw(u, f.seat, card.draws)
      return 'play'
    },
  },
})

function draw(u: U, seat: number, count: number): void {
  const deck = u.state.piles[DECK + seat]
  const hand = u.state.piles[IN_HAND + seat]
  for (let i = 0; i < count && deck.length > 0; i++) hand.push(u.draw(DECK + seat))
}

function moveAll(u: U, from: number, to: number): void {
  const source = u.state.piles[from]
  const target = u.state.piles[to]
  for (let i = 0; i < source.length; i++) target.push(source[i])
  shorten(source, 0)
}

const rulebookWith = (ending: Ending) => ({
  procedures: numbered([matchWith(ending), explore, combat, turn]),
})

export const miniRulebook = rulebookWith((u, result) => u.end(result))
/** The dungeon is laid out anew whenever it is won or lost: a match that lasts as long as a measurement. */
export const endlessRulebook = rulebookWith(({ state }) => {
  const { piles, bagCards, bagPlaces, bagOrigin, track, power, winner } = newMiniState()
  Object.assign(state, { piles, bagCards, bagPlaces, bagOrigin, track, power, winner })
  return 'set-up'
})
export const miniContent = CARDS
