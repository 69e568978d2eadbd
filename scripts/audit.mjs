// Asks the registry for known holes in what users get. A registry that cannot be asked is told of, and fails nothing:
// a copy of a registry, or a machine without a network, has no such list.
import { spawnSync } from 'node:child_process'
import { root } from './setup.mjs'

/** How bad a hole must be. */
const BAD = ['high', 'critical']

/**
 * What the registry's answer comes to: the names of packages with bad holes, or why there is no answer.
 * @param {string} answer
 * @returns {{ holes: string[] } | { unasked: string }}
 */
export function judged(answer) {
  /** @type {unknown} */
  let said
  try {
    said = JSON.parse(answer)
  } catch {
    return { unasked: 'it gave no answer' }
  }
  const found = /** @type {{ message?: string, vulnerabilities?: Record<string, Hole> }} */ (said)
  if (found.vulnerabilities === undefined) return { unasked: found.message ?? 'it has no list' }
  const holes = Object.entries(found.vulnerabilities)
  return {
    holes: holes.filter(([, { severity }]) => BAD.includes(severity)).map(([name]) => name),
  }
}

/** @typedef {{ readonly severity: string }} Hole */

/** Gives the exit code. */
export function audit() {
  const asked = ['audit', '--json', '--omit=dev', '--fetch-retries=1', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', asked, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const found = judged(stdout ?? '')
  if ('unasked' in found) {
    console.log(`The registry could not be asked for known holes: ${withoutHost(found.unasked)}.`)
    return 0
  }
  if (found.holes.length === 0) {
    console.log('No known holes.')
    return 0
  }
  console.error(`Known holes in: ${found.holes.join(', ')}. Update them, or see npm audit.`)
  return 1
}

/** @param {string} words */
function withoutHost(words) {
  return words.replace(/ - .*$/, '')
}
