import { describe, expect, it } from 'vitest'
import {
  type AnyWord,
  compileEffects,
  coreVocabulary,
  type Effect,
  type EngineState,
  type Grammar,
  newEngineState,
  newProgram,
  numbered,
  type Program,
  proceduresFor,
  ScriptedDealer,
  Umpire,
  WON,
} from './index.ts'

/** Four heroes, two a player: an effect is done for a hero, and its player is asked. */
interface Table extends EngineState {
  coins: number[]
}
interface Content {
  readonly program: Program<U>
  readonly list: number
}
type U = Umpire<Table, Content>

const grammar: Grammar<U> = {
  rules: { may: 'E1', pay: 'E2', choose: 'E3' },
  holds: () => true,
  next: (_u, _scope, hero) => (hero === 3 ? -1 : hero + 1),
  mayDecline: () => false,
}
const playerOf = (_u: U, hero: number): number => hero >> 1

const coins = (by: number): Effect => ({ word: 'coins', by })
const coinsWord: AnyWord<U> = {
  name: 'coins',
  can: () => true,
  payable: (u, { args }, hero) => u.state.coins[hero] + args.by >= 0,
  run(u, { args }, hero) {
    u.state.coins[hero] += args.by
  },
}

/** Does a list of effects for the last hero. */
function begin(of: Grammar<U>, ...effects: Effect[]): U {
  const core = coreVocabulary<Table, Content>(of)
  const match = proceduresFor<U>()('match', [], {
    perform(u) {
      core.perform(u, u.content.list, 3, 0)
      return 'end'
    },
    end: (u) => u.end(WON),
  })
  const program = newProgram<U>([...core.words, coinsWord])
  const content = { program, list: compileEffects(program, effects) }
  const state = { ...newEngineState(0, 0), coins: [1, 1, 1, 1] }
  const dealer = new ScriptedDealer({ pileName: String, kindName: String })
  const procedures = numbered([match, ...core.procedures])
  const u: U = new Umpire({ procedures }, content, state, dealer)
  u.begin()
  return u
}

const QUESTIONS: readonly Effect[] = [
  { word: 'may', do: [coins(2)] },
  { word: 'pay', price: [coins(-1)], to: [coins(2)] },
  { word: 'choose', from: [[coins(2)], [coins(3)]] },
]

describe('who is asked', () => {
  it.each(QUESTIONS)('$word asks the one it is done for, where a game says no more', (effect) => {
    expect(begin(grammar, effect).decision.by).toBe(3)
  })

  it.each(QUESTIONS)('$word asks the player of the hero, and is done for the hero', (effect) => {
    const u = begin({ ...grammar, chooser: playerOf }, effect)
    expect([u.decision.by, u.decision.prompt]).toEqual([1, effect.word])
    u.choose(0)
    expect(u.isOver).toBe(true)
    expect(u.state.coins).toEqual([1, 1, 1, effect.word === 'pay' ? 2 : 3])
  })

  it('asks each hero’s player in turn', () => {
    const each = { word: 'for-each', who: 'each', do: [QUESTIONS[0]] }
    const u = begin({ ...grammar, chooser: playerOf }, each)
    const asked: number[] = []
    while (!u.isOver) {
      asked.push(u.decision.by)
      u.choose(asked.length % 2)
    }
    expect(asked).toEqual([0, 0, 1, 1])
    expect(u.state.coins).toEqual([1, 3, 1, 3])
  })
})
