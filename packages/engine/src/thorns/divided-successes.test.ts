/** Thorn 4: successes divided over two targets, after the roll (Terrinoth H4.2, H4.8, H4.22). */
import { describe, expect, it } from 'vitest'
import {
  type EngineState,
  newEngineState,
  numbered,
  picksFor,
  proceduresFor,
  ScriptedDealer,
  stateHash,
  Umpire,
  WON,
} from '../index.ts'

const HERO_DIE = 0
const FACES = ['blank', 'success', 'critical']
const DICE = 3

const ENEMIES = ['Bandit', 'Zombie', 'Ogre']
const RESILIENCE = [0, 1, 2]

interface Table extends EngineState {
  /** The enemies aimed at, in the order in which they were named. */
  targets: number[]
  successes: number
  wounds: number[]
}
type U = Umpire<Table, undefined>

const picks = picksFor<Table, undefined>([
  {
    prompt: 'targets',
    verb: 'aim-at',
    rule: 'H4.1',
    candidates: (u) => ENEMIES.map((_, enemy) => enemy).filter((e) => !u.state.targets.includes(e)),
    kind: (_u, enemy) => enemy,
    take: (u, _seat, enemy) => u.state.targets.push(enemy),
  },
])

const procedure = proceduresFor<U>()

const match = procedure('match', [], {
  attack(u) {
    u.call(attack, 2)
    return 'end'
  },
  end: (u) => u.end(WON),
})

const attack = procedure('attack', ['most', 'dice', 'at'], {
  targets(u, f) {
    picks.upTo(u, 0, 0, f.most)
    f.dice = DICE
    return 'roll'
  },
  roll(u, f) {
    if (f.dice-- === 0) return 'divide'
    const face = FACES[u.roll(HERO_DIE, FACES.length)]
    if (face !== 'blank') u.state.successes++
    if (face === 'critical') f.dice++
    return 'roll'
  },
  /** Each target but the last is given a share; the last takes the rest. */
  divide: {
    ask(u, f, d) {
      const { successes, targets } = u.state
      if (f.at === targets.length) return 'done'
      d.ask(0, 'share', 'H4.8', targets[f.at], successes)
      const least = f.at === targets.length - 1 ? successes : 0
      for (let share = successes; share >= least; share--) d.option('give', targets[f.at], share)
      return undefined
    },
    answer(u, f, choice) {
      const wounds = choice.b - RESILIENCE[choice.a]
      if (wounds > 0) u.state.wounds[choice.a] += wounds
      u.state.successes -= choice.b
      f.at++
      return 'divide'
    },
  },
})

const procedures = numbered([match, attack, picks.procedure])

function begin(faces: string[]): U {
  const script = { 'die 0': faces.map((face) => FACES.indexOf(face)) }
  const dealer = new ScriptedDealer({ pileName: String, kindName: String }, script)
  const state: Table = {
    ...newEngineState(0, 1),
    targets: [],
    successes: 0,
    wounds: [0, 0, 0],
  }
  const u: U = new Umpire({ procedures }, undefined, state, dealer)
  u.begin()
  return u
}

function options(u: U): string[] {
  const found: string[] = []
  for (let i = 0; i < u.decision.count; i++) {
    const { verb, a, b } = u.decision.at(i)
    found.push(verb === 'enough' ? verb : `${verb} ${ENEMIES[a]} ${b}`)
  }
  return found
}

function choose(u: U, ...wanted: string[]): void {
  for (const option of wanted) {
    expect(options(u)).toContain(option)
    u.choose(options(u).indexOf(option))
  }
}

describe('successes divided over two targets', () => {
  it('are divided after the roll, and each target’s resilience counts against its share', () => {
    const u = begin(['success', 'critical', 'success', 'success'])
    choose(u, 'aim-at Bandit 0')
    expect(u.state.rolls).toEqual([0])
    choose(u, 'aim-at Ogre 0')
    expect(u.state.rolls).toEqual([4])
    expect(u.decision.prompt).toBe('share')
    expect(options(u)).toEqual([4, 3, 2, 1, 0].map((share) => `give Bandit ${share}`))
    choose(u, 'give Bandit 1')
    // What is left goes to the Ogre, unasked: 3 less its resilience of 2.
    expect(u.state.wounds).toEqual([1, 0, 1])
    expect(u.state.result).toBe(WON)
  })

  it('may all go to one of them', () => {
    const u = begin(['success', 'success', 'success'])
    choose(u, 'aim-at Zombie 0', 'aim-at Ogre 0', 'give Zombie 3')
    expect(u.state.wounds).toEqual([0, 2, 0])
  })

  it('are not asked about with one target, or with none to divide', () => {
    const one = begin(['success', 'success', 'blank'])
    choose(one, 'aim-at Bandit 0', 'enough')
    expect(one.isOver).toBe(true)
    expect(one.state.wounds).toEqual([2, 0, 0])
    const none = begin(['blank', 'blank', 'blank'])
    choose(none, 'aim-at Bandit 0', 'aim-at Zombie 0')
    expect(none.isOver).toBe(true)
    expect(none.state.wounds).toEqual([0, 0, 0])
  })

  it('can be saved between the roll and the division', () => {
    const here = begin(['critical', 'success', 'blank', 'success'])
    choose(here, 'aim-at Bandit 0', 'aim-at Zombie 0')
    const saved: Table = JSON.parse(JSON.stringify(here.state))
    const there: U = new Umpire({ procedures }, undefined, saved, here.dealer)
    there.resume(saved)
    expect(options(there)).toEqual(options(here))
    for (const u of [here, there]) choose(u, 'give Bandit 1')
    expect(stateHash(there.state)).toBe(stateHash(here.state))
    expect(here.state.wounds).toEqual([1, 1, 0])
  })
})
