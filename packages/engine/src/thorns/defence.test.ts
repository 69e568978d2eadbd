/** Thorn 1: a defence in another player's turn (Keep K3.10, K3.21, K3.22). */
import { describe, expect, it } from 'vitest'
import {
  type EngineState,
  newEngineState,
  numbered,
  PARTY,
  proceduresFor,
  ScriptedDealer,
  stateHash,
  Umpire,
  WON,
} from '../index.ts'

const SEATS = 4
const STRIKES = [0, 1]
const DEFENDS = [2, 3, 4, 5]
const hand = (seat: number) => seat
const inPlay = (seat: number) => SEATS + seat

interface Table extends EngineState {
  /** For each seat, how many monsters it has in the room. */
  monsters: number[]
  wounds: number[]
  /** What the hero's blow still does: others lower it, so it lies here and not in a frame. */
  damage: number
}
type U = Umpire<Table, undefined>

function defendCard(u: U, seat: number): number {
  return u.state.piles[hand(seat)].findIndex((card) => DEFENDS.includes(card))
}

const procedure = proceduresFor<U>()

const turn = procedure('turn', ['seat'], {
  invasion(u, f) {
    u.call(attack, f.seat, 2)
    return 'clean-up'
  },
  'clean-up'(u, f) {
    u.state.piles[inPlay(f.seat)].length = 0
    return 'done'
  },
})

const attack = procedure('attack', ['active', 'damage', 'victim'], {
  victim: {
    ask(u, f, d) {
      d.askParty(f.active, false, 'victim', 'K6.9')
      for (let seat = 0; seat < SEATS; seat++) {
        if (u.state.monsters[seat] > 0) d.option('hurt', seat)
      }
      return undefined
    },
    answer(u, f, choice) {
      f.victim = choice.a
      u.state.damage = f.damage
      u.call(defence, f.active)
      return 'hit'
    },
  },
  hit(u, f) {
    u.state.wounds[f.victim] += u.state.damage
    u.state.damage = 0
    return 'done'
  },
})

/** Clockwise from the active player, each who can is asked once, until nothing is left to ward off. */
const defence = procedure('defence', ['active', 'asked'], {
  next: {
    ask(u, f, d) {
      if (f.asked === SEATS || u.state.damage === 0) return 'done'
      const seat = (f.active + f.asked) % SEATS
      if (u.state.monsters[seat] === 0 || defendCard(u, seat) < 0) return 'pass'
      d.ask(seat, 'defend', 'K3.22', u.state.damage)
      d.option('defend')
      d.option('pass')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'pass') return 'pass'
      const seat = (f.active + f.asked) % SEATS
      const [card] = u.state.piles[hand(seat)].splice(defendCard(u, seat), 1)
      u.state.piles[inPlay(seat)].push(card)
      u.state.damage--
      return 'pass'
    },
  },
  pass(_u, f) {
    f.asked++
    return 'next'
  },
})

const match = procedure('match', ['turns'], {
  turn(u, f) {
    if (f.turns === 2) return u.end(WON)
    u.call(turn, (2 + f.turns++) % SEATS)
    return 'turn'
  },
})

const procedures = numbered([match, turn, attack, defence])
const dealer = new ScriptedDealer({ pileName: String, kindName: String })

/** Seat 2 is active. Seats 2 and 0 can defend; 3 has no monster in the room, 1 no Defend in hand. */
function table(): Table {
  const state: Table = {
    ...newEngineState(SEATS * 2, 0),
    monsters: [1, 2, 1, 0],
    wounds: [0, 0, 0, 0],
    damage: 0,
  }
  state.piles[hand(0)] = [DEFENDS[0], STRIKES[0]]
  state.piles[hand(1)] = [STRIKES[1]]
  state.piles[hand(2)] = [DEFENDS[1]]
  state.piles[hand(3)] = [DEFENDS[2], DEFENDS[3]]
  return state
}

function begin(): U {
  const u: U = new Umpire({ procedures }, undefined, table(), dealer)
  u.begin()
  return u
}

function choose(u: U, verb: string, a = 0): void {
  let at = 0
  while (u.decision.at(at).verb !== verb || u.decision.at(at).a !== a) at++
  u.choose(at)
}

describe('a defence in another player’s turn', () => {
  it('asks after the victim is known, clockwise, only those who can', () => {
    const u = begin()
    expect([u.decision.by, u.decision.arbiter, u.decision.prompt]).toEqual([PARTY, 2, 'victim'])
    choose(u, 'hurt', 1)
    expect([u.decision.by, u.decision.prompt, u.decision.about.a]).toEqual([2, 'defend', 2])
    choose(u, 'pass')
    // Not seat 3, who holds two, but has no monster there.
    expect([u.decision.by, u.decision.prompt, u.decision.about.a]).toEqual([0, 'defend', 2])
    choose(u, 'defend')
    // Not seat 1, who holds none: the blow falls, and seat 3's turn brings the next.
    expect(u.state.wounds).toEqual([0, 1, 0, 0])
    expect([u.decision.prompt, u.decision.arbiter]).toEqual(['victim', 3])
  })

  it('stops asking once nothing is left to ward off', () => {
    const u = begin()
    u.state.piles[hand(1)].push(DEFENDS[3])
    choose(u, 'hurt', 1)
    choose(u, 'defend')
    choose(u, 'defend')
    expect(u.decision.prompt).toBe('victim')
    expect(u.state.wounds).toEqual([0, 0, 0, 0])
  })

  it('leaves the card in front of its owner, past the clean-up of the active player', () => {
    const u = begin()
    choose(u, 'hurt', 1)
    choose(u, 'defend')
    choose(u, 'defend')
    expect(u.decision.arbiter).toBe(3)
    expect(u.state.piles[inPlay(2)]).toEqual([])
    expect(u.state.piles[inPlay(0)]).toEqual([DEFENDS[0]])
  })

  it('can be saved in the middle of the question and go on elsewhere', () => {
    const here = begin()
    choose(here, 'hurt', 1)
    choose(here, 'pass')
    const saved: Table = JSON.parse(JSON.stringify(here.state))
    const there: U = new Umpire({ procedures }, undefined, saved, dealer)
    there.resume(saved)
    expect([there.decision.by, there.decision.prompt]).toEqual([0, 'defend'])
    for (const u of [here, there]) {
      choose(u, 'defend')
      choose(u, 'hurt', 0)
      while (!u.isOver) choose(u, 'pass')
    }
    expect(stateHash(there.state)).toBe(stateHash(here.state))
    expect(there.state).toEqual(here.state)
    expect(here.state.wounds).toEqual([2, 1, 0, 0])
  })
})
