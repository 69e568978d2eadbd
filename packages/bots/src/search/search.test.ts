import {
  type EngineState,
  LOST,
  newEngineState,
  numbered,
  proceduresFor,
  RandomDealer,
  stateHash,
  Umpire,
  WON,
} from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { Codes } from './codes.ts'
import { logarithm } from './logarithms.ts'
import { type Searchable, Searcher } from './search.ts'
import { sightOf } from './sight.ts'
import { together } from './thought.ts'
import { Branch, Node } from './tree.ts'

const game = delve()

function begun(seed: number) {
  const { procedures, content } = game
  const state = game.newState(game.readOptions({ rounds: 3 }))
  const umpire = new Umpire({ procedures }, content, state, new RandomDealer(seed))
  umpire.begin()
  return umpire
}

/** A lock with rings: each is turned left, right or not, and when all are turned it opens or not. */
interface LockState extends EngineState {
  turned: number[]
}
const OPENS = [2, 0, 2, 1]
const isOpen = (turned: readonly number[]) => turned.every((way, i) => way === OPENS[i])

function lock(
  policy: Searchable<LockState, null>['policy'],
  count = OPENS.length,
  opens: (turned: readonly number[]) => boolean = isOpen,
) {
  const procedure = proceduresFor<Umpire<LockState, null>>()
  const rings = procedure('rings', [], {
    turn: {
      ask(_u, _f, d) {
        d.ask(0, 'turn', '1')
        for (let way = 0; way < 3; way++) d.option('turn', way)
        return undefined
      },
      answer(u, _f, choice) {
        const { turned } = u.state
        turned.push(choice.a)
        if (turned.length < count) return 'turn'
        return u.end(opens(turned) ? WON : LOST)
      },
    },
  })
  const searched: Searchable<LockState, null> = {
    procedures: numbered([rings]),
    content: null,
    copy: (state) => ({ ...state, stack: [...state.stack], turned: [...state.turned] }),
    value: (state) => (state.result === WON ? 10_000 : 0),
    policy,
    verbs: { turn: ['number'] },
    cards: 0,
    kindName: () => '',
  }
  const state = { ...newEngineState(0, 0), turned: [] }
  const umpire = new Umpire(searched, null, state, new RandomDealer(1))
  umpire.begin()
  return { searched, umpire }
}

describe('A search', () => {
  it('says the same of the same table, seed and budget', () => {
    const umpire = begun(3)
    const think = () => new Searcher(game, umpire.state).think(umpire, 11, 200)
    expect(think()).toEqual(think())
  })

  it('leaves the table as it is', () => {
    const umpire = begun(3)
    const before = stateHash(umpire.state)
    const asked = JSON.stringify(umpire.decision)
    new Searcher(game, umpire.state).think(umpire, 11, 200)
    expect(stateHash(umpire.state)).toBe(before)
    expect(JSON.stringify(umpire.decision)).toBe(asked)
  })

  it('keeps to its budget, and says how often it tried what', () => {
    const umpire = begun(3)
    for (const budget of [2, 30, 300]) {
      const thought = new Searcher(game, umpire.state).think(umpire, 5, budget)
      expect(thought.iterations).toBeLessThanOrEqual(Math.max(budget, umpire.decision.count))
      const tries = thought.options.reduce((sum, option) => sum + option.tries, 0)
      expect(tries).toBe(thought.iterations)
      expect(thought.options[0].option).toBe(thought.best)
      for (const { chance } of thought.options) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
    }
  })

  it('stops at once when told to, with a legal choice', () => {
    const umpire = begun(3)
    let asked = 0
    const thought = new Searcher(game, umpire.state).think(umpire, 1, 10_000, () => ++asked > 7)
    expect(thought.iterations).toBe(7)
    expect(thought.best).toBeLessThan(umpire.decision.count)
    const none = new Searcher(game, umpire.state).think(umpire, 1, 10_000, () => true)
    expect(none.iterations).toBe(0)
    expect(none.best).toBeLessThan(umpire.decision.count)
  })

  it('finds the one line that wins, against a policy that never takes it', () => {
    const { searched, umpire } = lock(() => 1)
    const searcher = new Searcher(searched, umpire.state)
    for (const way of OPENS) {
      const { best } = searcher.think(umpire, 1, 3000)
      expect(best).toBe(way)
      umpire.choose(best)
    }
    expect(umpire.state.result).toBe(WON)
  })

  it('goes on with what it had thought of the choice before', () => {
    let asked = 0
    const { searched, umpire } = lock((_umpire, random) => {
      asked++
      return random(3)
    })
    const searcher = new Searcher(searched, umpire.state)
    umpire.choose(searcher.think(umpire, 1, 300).best)
    asked = 0
    searcher.think(umpire, 2, 300)
    const again = asked
    asked = 0
    new Searcher(searched, umpire.state).think(umpire, 2, 300)
    // A node asks the policy once, when it is new: what was kept asks no more.
    expect(again).toBeLessThan(asked)
  })

  it('takes the usual choice where none is better', () => {
    const { searched, umpire } = lock(() => 2)
    const even = { ...searched, value: () => 5000 }
    const thought = new Searcher(even, umpire.state).think(umpire, 1, 300)
    expect(thought.best).toBe(2)
    // And does not go on thinking about it.
    expect(thought.iterations).toBeLessThan(100)
  })
})

describe('The sight of a search', () => {
  it('goes further with more tries, to an end', () => {
    expect(sightOf(30)).toBeLessThan(sightOf(300))
    expect(sightOf(300)).toBeLessThan(sightOf(1000))
    expect(sightOf(10_000)).toBe(sightOf(1_000_000))
  })

  it('lets few tries miss what many see', () => {
    // The first ring alone matters, and that is seen when the last is turned.
    const { searched, umpire } = lock(
      () => 1,
      40,
      ([first]) => first === 2,
    )
    expect(new Searcher(searched, umpire.state).think(umpire, 1, 100).best).toBe(1)
    expect(new Searcher(searched, umpire.state).think(umpire, 1, 1000).best).toBe(2)
  })

  it('is longer than that of the chance it tells: its tries play on worse than players would', () => {
    const { searched, umpire } = lock(
      () => 1,
      40,
      () => false,
    )
    const hopeful = { ...searched, chance: ({ result }: LockState) => (result === LOST ? 0 : 0.6) }
    const { options } = new Searcher(hopeful, umpire.state).think(umpire, 1, 1000)
    for (const { chance } of options) expect(chance).toBeCloseTo(0.6)
  })

  it('has the last word: nothing is said to be better than the choice', () => {
    const { searched, umpire } = lock(
      () => 1,
      40,
      ([first]) => first === 2,
    )
    const seemsWorse = ({ result, turned: [first] }: LockState) =>
      result === 0 ? (first === 2 ? 0.3 : 0.7) : result === WON ? 1 : 0
    const misled = { ...searched, chance: seemsWorse }
    const { best, options } = new Searcher(misled, umpire.state).think(umpire, 1, 1000)
    expect(best).toBe(2)
    expect(options[0].option).toBe(2)
    for (const { chance } of options) expect(chance).toBeCloseTo(0.3)
  })
})

describe('The tree of a search', () => {
  it('has a node for each of the first outcomes, and one that all others share', () => {
    const branch = new Branch(1)
    branch.visits = 1
    const first = branch.node(10)
    expect(branch.node(10)).toBe(first)
    const second = branch.node(11)
    expect(second).not.toBe(first)
    const shared = branch.node(12)
    expect(branch.node(13)).toBe(shared)
    expect(branch.node(11)).toBe(second)
    branch.visits = 100
    expect(branch.node(14)).not.toBe(shared)
  })

  it('finds a table again only near its root', () => {
    const root = new Node()
    const far = root.branch(1).node(0).branch(2).node(0)
    far.table = 'x'
    expect(root.near('x', 2)).toBe(far)
    expect(root.near('x', 1)).toBeUndefined()
  })
})

describe('Codes', () => {
  it('are the same for cards of a kind, and apart for two on one list', () => {
    const codes = new Codes({
      verbs: { play: ['card'] },
      cards: 4,
      kindName: (card) => `k${card >> 1}`,
    })
    const { decision } = begun(1)
    const row: number[] = []
    const of = (...cards: number[]) => {
      decision.clear()
      for (const card of cards) decision.option('play', card)
      codes.ofOptions(decision, row)
      return row.slice(0, cards.length)
    }
    expect(of(0)).toEqual(of(1))
    expect(of(0)).not.toEqual(of(2))
    expect(new Set(of(0, 1)).size).toBe(2)
    expect(of(0, 1)).toEqual(of(1, 0))
    expect(codes.after(0, 'card', 0)).toBe(codes.after(0, 'card', 1))
    expect(codes.after(0, 'card', 0)).not.toBe(codes.after(0, 'die', 0))
  })
})

describe('Several searches together', () => {
  it('count what each tried, and choose as most of them', () => {
    const one = (best: number, chances: readonly number[]) => ({
      iterations: 20,
      best,
      options: chances.map((chance, option) => ({ option, tries: 10, chance })),
    })
    const all = together([one(1, [0.2, 0.4]), one(0, [0.6, 0.5]), one(1, [0.1, 0.6])])
    expect(all.iterations).toBe(60)
    expect(all.best).toBe(1)
    expect(all.options[0].chance).toBeCloseTo(0.5)
    expect(all.options[1].chance).toBeCloseTo(0.3)
    expect(all.options[1].tries).toBe(30)
    expect(together([one(0, [0.2, 0.4]), one(1, [0.6, 0.5])]).best).toBe(1)
    expect(together([one(0, [0.5, 0.4]), one(1, [0.5, 0.5])]).best).toBe(0)
    expect(together([one(0, [0.9, 0.1]), one(1, [0.1, 0.2]), one(0, [0.3, 0.2])]).best).toBe(0)
  })
})

describe('Logarithms', () => {
  it('are those of any machine', () => {
    for (const n of [1, 2, 3, 10, 1000, 54_321]) expect(logarithm(n)).toBeCloseTo(Math.log(n), 10)
  })
})
