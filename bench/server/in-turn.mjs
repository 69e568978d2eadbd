// All contestants side by side, each under load for a moment in its turn: what the machine does to one it does to all.
import { Child } from './child.mjs'
import { flagsOf } from './measure.mjs'

const WARM_UP = 1.5
/** Of a moment, before it is counted, and counted. */
const BEGINS = 0.1
const MOMENT = 0.5

class Side {
  /** Of each moment: microseconds of server CPU a move, and milliseconds until the others have it. @type {number[]} */
  cpu = []
  /** @type {number[]} */
  p99 = []

  /** @param {string} name */
  constructor(name) {
    this.name = name
    this.server = new Child('serve.mjs', [name], ['--expose-gc', ...flagsOf(name)])
    /** @type {Child | undefined} */
    this.load = undefined
  }

  /** @param {number} matches */
  async seat(matches) {
    const load = new Child('load.mjs', [this.name, String(await this.server.ready)])
    this.load = load
    await load.ready
    await load.ask('seat', { many: matches })
    await this.play(WARM_UP)
    await this.rest()
  }

  async moment() {
    await this.play(BEGINS)
    const before = await this.used()
    const played = /** @type {import('./contestant.ts').Played} */ (
      await this.load?.ask('count', { seconds: MOMENT })
    )
    const after = await this.used()
    await this.rest()
    this.cpu.push(((after - before) / played.moves) * 1e6)
    this.p99.push(at(played.others, 0.99))
  }

  /** @param {number} seconds */
  async play(seconds) {
    await this.load?.ask('set-off', { seconds })
  }

  async rest() {
    await this.load?.ask('halt')
  }

  async used() {
    const { cpu } = /** @type {import('./contestant.ts').Used} */ (await this.server.ask('used'))
    return cpu
  }

  kill() {
    this.load?.kill()
    this.server.kill()
  }
}

/** @param {readonly number[]} row @param {number} share */
function at(row, share) {
  const sorted = [...row].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** @param {readonly number[]} row */
const spread = (row) =>
  `${at(row, 0.5).toFixed(2)} (${at(row, 0.25).toFixed(2)} to ${at(row, 0.75).toFixed(2)})`

/**
 * @param {readonly string[]} names
 * @param {number} matches
 * @param {number} moments
 * @returns {Promise<string[]>} a line for each: medians, and moment by moment how often it takes ours (the middle half)
 */
export async function inTurn(names, matches, moments) {
  const sides = names.map((name) => new Side(name))
  try {
    for (const side of sides) await side.seat(matches)
    for (let i = 0; i < moments; i++) {
      // There and back, so that nobody always follows the same one.
      for (const side of i % 2 === 0 ? sides : [...sides].reverse()) await side.moment()
    }
  } finally {
    for (const side of sides) side.kill()
  }
  const ours = sides.find(({ name }) => name === 'muster') ?? sides[0]
  return sides.map(({ name, cpu, p99 }) => {
    const times = spread(cpu.map((one, i) => one / ours.cpu[i]))
    const later = spread(p99.map((one, i) => one / ours.p99[i]))
    const medians = `${at(cpu, 0.5).toFixed(1)} µs of CPU a move, p99 ${at(p99, 0.5).toFixed(1)} ms`
    return `${name}, ${matches} matches: ${medians}; of ${ours.name}’s CPU ${times}, of its p99 ${later}`
  })
}
