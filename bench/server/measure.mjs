// One contestant at one size: a server and a load generator, each a process of its own, started and ended here.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { Child } from './child.mjs'

/** Our own server runs as `npm start` runs it. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const OURS = /** @type {string} */ (scripts.start)
  .split(' ')
  .filter((word) => word.startsWith('--'))

/** What a contestant's server is started with. @param {string} name */
export const flagsOf = (name) => (name.startsWith('muster') ? OURS : [])

/** Seated before memory is looked at the first time, so that what a program lays in at first is not a match's. */
const FIRST = 10
const WARM_UP = 1.5

/**
 * @typedef {{
 *   matches: number, seconds: number, calm?: number, profile?: string
 * }} Asked `calm`: so many moves a second, of all matches together; `profile`: a file
 * @typedef {{
 *   movesPerSecond: number, movesPerCpuSecond: number, cpuShare: number, loadCpuShare: number, restCpuShare: number,
 *   answers: Latency, others: Latency, rssPerMatch: number, heapPerMatch: number
 * }} Figures bytes, milliseconds; shares of one core, `rest`: what else the machine was doing
 * @typedef {{ p50: number, p99: number }} Latency
 */

/**
 * @param {string} name
 * @param {Asked} asked
 * @returns {Promise<Figures>}
 */
export async function measure(name, asked) {
  const server = new Child('serve.mjs', [name], ['--expose-gc', ...flagsOf(name)])
  /** @type {Child | undefined} */
  let load
  try {
    load = new Child('load.mjs', [name, String(await server.ready)])
    await load.ready
    const figures = await play(server, load, asked)
    await load.close()
    await server.close()
    return figures
  } finally {
    load?.kill()
    server.kill()
  }
}

/**
 * @param {Child} server
 * @param {Child} load
 * @param {Asked} asked
 * @returns {Promise<Figures>}
 */
async function play(server, load, { matches, seconds, calm, profile }) {
  const few = Math.min(FIRST, Math.floor(matches / 2))
  await load.ask('seat', { many: few })
  const empty = await used(server, true)
  await load.ask('seat', { many: matches })
  const seated = await used(server, true)

  if (calm === undefined) await load.ask('set-off', { seconds: WARM_UP })
  else await load.ask('set-off-calmly', { seconds: WARM_UP, perSecond: calm })
  if (profile !== undefined) await server.ask('profile')
  const busy = busySeconds()
  const before = await used(server)
  const played = /** @type {import('./contestant.ts').Played} */ (
    await load.ask('count', { seconds })
  )
  const after = await used(server)
  const rest = busySeconds() - busy - (after.cpu - before.cpu) - played.cpu
  if (profile !== undefined) await server.ask('profiled', { file: profile })
  await load.ask('halt')

  const cpu = after.cpu - before.cpu
  const more = matches - few
  return {
    movesPerSecond: played.moves / played.seconds,
    movesPerCpuSecond: played.moves / cpu,
    cpuShare: cpu / played.seconds,
    loadCpuShare: played.cpu / played.seconds,
    restCpuShare: Math.max(0, rest / played.seconds),
    answers: latency(played.answers),
    others: latency(played.others),
    rssPerMatch: (seated.rss - empty.rss) / more,
    heapPerMatch: (seated.heap - empty.heap) / more,
  }
}

/**
 * @param {Child} server
 * @param {boolean} tidy after its garbage was collected
 */
async function used(server, tidy = false) {
  return /** @type {import('./contestant.ts').Used} */ (await server.ask('used', { tidy }))
}

/** What all cores have done since the machine was started. */
function busySeconds() {
  const all = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)
  return all.reduce((sum, ms) => sum + ms, 0) / 1000
}

/** @param {readonly number[]} times */
function latency(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
