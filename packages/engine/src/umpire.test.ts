import { describe, expect, it } from 'vitest'
import {
  type EngineState,
  newEngineState,
  numbered,
  proceduresFor,
  ScriptedDealer,
  Umpire,
  WON,
} from './index.ts'

type U = Umpire<EngineState, undefined>

/** A row of decisions with one option each; the second wants to be asked all the same. */
const match = proceduresFor<U>()('match', ['asked'], {
  next: {
    ask(_u, f, d) {
      if (f.asked === 3) return 'over'
      d.ask(0, 'end-turn', 'R1', f.asked)
      if (f.asked === 1) d.confirm()
      d.option('go-on')
      return undefined
    },
    answer(_u, f) {
      f.asked++
      return 'next'
    },
  },
  over: (u) => u.end(WON),
})

function begun(): { umpire: U; told: string[] } {
  const told: string[] = []
  const dealer = new ScriptedDealer({ pileName: String, kindName: String })
  const procedures = numbered<U>([match])
  const umpire: U = new Umpire({ procedures }, undefined, newEngineState(0, 0), dealer)
  umpire.events = (event) => told.push(event)
  umpire.begin()
  return { umpire, told }
}

describe('a decision with one option', () => {
  it('is taken by the umpire, but for one that is to be confirmed', () => {
    const { umpire, told } = begun()
    expect([umpire.isOver, umpire.decision.count, umpire.decision.about.a]).toEqual([false, 1, 1])
    expect(told).toEqual(['only-option'])
    umpire.choose(0)
    // The wish holds for that decision alone.
    expect([umpire.isOver, umpire.state.result, told]).toEqual([
      true,
      WON,
      ['only-option', 'only-option'],
    ])
  })

  it('waits again when the match is taken up', () => {
    const { umpire } = begun()
    umpire.resume(umpire.state)
    expect([umpire.decision.count, umpire.decision.isConfirmed]).toEqual([1, true])
  })
})
