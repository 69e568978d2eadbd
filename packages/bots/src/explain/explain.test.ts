import { LANGUAGES, RandomDealer, Umpire } from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

const game = delve()
const { procedures, content } = game
const umpire = new Umpire(
  { procedures },
  content,
  game.newState(game.readOptions({ rounds: 3 })),
  new RandomDealer(3),
)
umpire.begin()

/** What is said of the first option with chances of so many in a hundred, its own first. */
function said(...wins: readonly number[]): string {
  const options = wins.map((won, option) => ({ option, tries: 10, chance: won / 100 }))
  return explain(game, umpire, { iterations: 100, best: 0, options }, 0, 'en')
}
const named = (option: number) => game.sayChosen(umpire.state, umpire.decision, option, 'en')

describe('A bot says why', () => {
  it('with what it expects and the odds of the next best', () => {
    expect(umpire.decision.count).toBeGreaterThan(1)
    const [first, second] = [named(0), named(1)]
    expect(said(64, 58)).toBe(
      `${first}: I think we win 64 times in 100 after it; with “${second}” it is 58.`,
    )
    expect(said(64, 57)).toBe(`${first}: I see 64 wins in 100 that way, and 57 with “${second}”.`)
  })

  it('otherwise where it was close, hardly mattered or was beyond doubt', () => {
    expect(said(64, 62)).toMatch(/^A close call: 64 wins/)
    expect(said(61, 63)).toMatch(/^A close call: 61 wins/)
    expect(said(64, 64)).toMatch(/hardly matters: we win about 64/)
    expect(said(64, 30)).toMatch(/no doubt: .* only 30/)
    expect(said(100, 60)).toMatch(/that should win it/)
    expect(said(1, 0)).toMatch(/looks bad whatever we do/)
    expect(said(64)).toMatch(/hardly matters/)
  })

  it('and owns up to having counted nothing, or to not remembering', () => {
    const tell = (best: number) =>
      explain(game, umpire, { iterations: 0, best, options: [] }, 0, 'en')
    expect(tell(0)).toMatch(/hunch/)
    expect(tell(1)).toMatch(/no longer remember/)
  })

  it('leaves out the name of another option that would fill the line', () => {
    const wordy = { ...game, sayChosen: () => 'Take one of the cards that lie open in the Reserve' }
    const options = [70, 60].map((won, option) => ({ option, tries: 10, chance: won / 100 }))
    const told = explain(wordy, umpire, { iterations: 20, best: 0, options }, 0, 'en')
    expect(told).toMatch(/the next best is 60\.$/)
  })

  it.each(LANGUAGES)('in one sentence of %s that ends with a full stop', (language) => {
    for (const wins of [
      [64, 58],
      [64, 57],
      [64, 62],
      [64, 64],
      [64, 30],
      [100, 60],
      [1, 0],
    ]) {
      const options = wins.map((won, option) => ({ option, tries: 10, chance: won / 100 }))
      const told = explain(game, umpire, { iterations: 9, best: 0, options }, 0, language)
      expect(told).toMatch(/^\S.*\.$/)
      expect(told).not.toMatch(/undefined|NaN/)
    }
  })
})
