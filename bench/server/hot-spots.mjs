// Where the time of a profile went: functions by the time they took themselves.
import { readFile } from 'node:fs/promises'

const SHOWN = 30

/**
 * @param {string} file
 * @returns {Promise<string[]>}
 */
export async function hotSpots(file) {
  /** @type {import('node:inspector').Profiler.Profile} */
  const { nodes, samples = [], timeDeltas = [] } = JSON.parse(await readFile(file, 'utf8'))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  /** @type {Map<string, number>} */
  const spent = new Map()
  let all = 0
  for (const [i, id] of samples.entries()) {
    const frame = frames.get(id)
    if (frame === undefined || frame.functionName === '(idle)') continue
    const place = frame.url.replace(/^.*\/(packages|node_modules|bench)\//, '')
    const line = place === '' ? '' : ` ${place}:${frame.lineNumber + 1}`
    const name = `${frame.functionName || '(anonymous)'}${line}`
    spent.set(name, (spent.get(name) ?? 0) + timeDeltas[i])
    all += timeDeltas[i]
  }
  return [...spent]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHOWN)
    .map(([name, time]) => `${((100 * time) / all).toFixed(1).padStart(5)} %  ${name}`)
}
