import { describe, expect, it } from 'vitest'
import { Runner, run } from './race.ts'

const field = (count: number) => Array.from({ length: count }, (_, option) => new Runner(option))
const never = () => false

/** A die that all runners of one try share. */
const dice = (nth: number) => ((nth * 7919) % 101) / 101

describe('A race of options', () => {
  it('is won by a small gain that shared dice lay open, though they swing far more', () => {
    const runners = field(4)
    const attempt = ({ option }: Runner, nth: number) => dice(nth) + (option === 3 ? 0.01 : 0)
    const winner = run(runners, runners[0], { iterations: 100, shouldStop: never, attempt })
    expect(winner.option).toBe(3)
  })

  it('is over as soon as all others are behind beyond doubt', () => {
    const runners = field(3)
    const attempt = ({ option }: Runner, nth: number) => dice(nth) * 0.1 + option * 0.3
    const winner = run(runners, runners[0], { iterations: 10_000, shouldStop: never, attempt })
    expect(winner.option).toBe(2)
    expect(runners[2].values.length).toBeLessThan(50)
  })

  it('is over when no lead that matters is possible any more', () => {
    const runners = field(2)
    const attempt = ({ option }: Runner, nth: number) =>
      dice(nth) + option * (nth % 2 === 0 ? 0.004 : -0.004)
    const winner = run(runners, runners[0], { iterations: 4000, shouldStop: never, attempt })
    expect(winner).toBe(runners[0])
    expect(runners[1].values.length).toBeLessThan(600)
  })

  it('goes on while a rare success is possible', () => {
    const runners = field(2)
    const attempt = ({ option }: Runner, nth: number) => (option === 1 && nth % 100 === 99 ? 1 : 0)
    const winner = run(runners, runners[0], { iterations: 4000, shouldStop: never, attempt })
    expect(winner).toBe(runners[1])
  })

  it('keeps to the usual choice where the gain may be luck', () => {
    const runners = field(2)
    const values = [
      [0.5, 0.1, 0.9, 0.2],
      [0.1, 0.9, 0.2, 0.85],
    ]
    const attempt = ({ option }: Runner, nth: number) => values[option][nth % 4]
    expect(run(runners, runners[0], { iterations: 8, shouldStop: never, attempt })).toBe(runners[0])
  })

  it('gives most tries to those who are in front', () => {
    const runners = field(8)
    const attempt = ({ option }: Runner, nth: number) => dice(nth * (option + 1)) + option * 0.02
    run(runners, runners[0], { iterations: 400, shouldStop: never, attempt })
    expect(runners[7].values.length).toBeGreaterThan(2 * runners[1].values.length)
    const tries = runners.reduce((sum, { values }) => sum + values.length, 0)
    expect(tries).toBeLessThanOrEqual(400)
  })

  it('tries a few options in earnest where it cannot try all', () => {
    const runners = field(40)
    run(runners, runners[25], { iterations: 30, shouldStop: never, attempt: () => 0.5 })
    const tried = runners.filter(({ values }) => values.length > 0)
    expect(tried).toHaveLength(10)
    expect(tried).toContain(runners[25])
  })
})
