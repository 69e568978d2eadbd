// Finds a browser to test the page in; installs one where there is none. Says in a line what it did.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

/**
 * What is asked of a machine; tests answer for one of their own.
 * @typedef {object} Machine
 * @property {string} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} starts whether a browser's file runs at all
 * @property {() => Promise<string | undefined>} playwrights where Playwright keeps its own
 * @property {(command: string, args: readonly string[], minutes: number) => boolean} run
 * @property {(sentence: string) => void} say
 */

/** @typedef {{ path: string, how: string }} Found */

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const WINDOWS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** Files that would be a system's browser, the likeliest first. @param {Machine} machine */
function candidates({ platform, env }) {
  if (platform === 'darwin') return [...MAC, ...MAC.map((path) => `${env.HOME ?? ''}${path}`)]
  if (platform === 'win32') {
    const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
    return WINDOWS.flatMap((path) =>
      folders.flatMap((folder) => (folder === undefined ? [] : [`${folder}\\${path}`])),
    )
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '')
  return NAMES.flatMap((name) => [...folders, '/snap/bin'].map((folder) => `${folder}/${name}`))
}

/** @param {Machine} machine @param {string} path */
const works = (machine, path) => machine.exists(path) && machine.starts(path)

/** A browser that is already here. @param {Machine} machine @returns {Promise<Found | undefined>} */
export async function lookForBrowser(machine = thisMachine) {
  const named = machine.env.MUSTER_CHROMIUM
  if (named !== undefined && named !== '') {
    if (works(machine, named)) return { path: named, how: 'named by MUSTER_CHROMIUM' }
    throw new Error(`MUSTER_CHROMIUM names ${named}, which is no browser that starts.`)
  }
  const own = await machine.playwrights()
  if (own !== undefined && works(machine, own)) return { path: own, how: "Playwright's own" }
  const found = candidates(machine).find((path) => works(machine, path))
  return found === undefined ? undefined : { path: found, how: 'found on this machine' }
}

/** Debian's package, where we may install it. @param {Machine} machine */
function installPackage(machine) {
  if (machine.platform !== 'linux' || !machine.exists('/etc/debian_version')) return false
  const sudo = machine.isRoot ? [] : ['sudo', '-n']
  if (sudo.length > 0 && !machine.run('sudo', ['-n', 'true'], 1)) return false
  machine.say('Browser: installing the package chromium (apt-get, up to 10 minutes) …')
  return [['update'], ['install', '-y', '--no-install-recommends', 'chromium']].every((args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return machine.run(command, rest, 10)
  })
}

/** @param {Machine} machine */
function installPlaywrights(machine) {
  machine.say('Browser: none found; asking Playwright to install Chromium (up to 3 minutes) …')
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  return machine.run(process.execPath, [cli, 'install', 'chromium'], 3)
}

/** A browser, installed if need be. @param {Machine} machine @returns {Promise<string>} */
export async function findBrowser(machine = thisMachine) {
  const found =
    (await lookForBrowser(machine)) ??
    (await after(machine, installPlaywrights, 'installed by Playwright just now')) ??
    (await after(machine, installPackage, 'installed from the package chromium just now'))
  if (found === undefined) {
    throw new Error(
      'No browser was found, and none could be installed. Install Chromium, Chrome or Edge, or set ' +
        'MUSTER_CHROMIUM to the file of one.',
    )
  }
  machine.say(`Browser: ${found.path} (${found.how})`)
  return found.path
}

/** @param {Machine} machine @param {(machine: Machine) => boolean} install @param {string} how */
async function after(machine, install, how) {
  if (!install(machine)) return undefined
  const found = await lookForBrowser(machine)
  return found === undefined ? undefined : { path: found.path, how }
}

/** Chromium's sandbox refuses to run as root on Linux; everywhere else it stays on. */
export const rootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  starts(path) {
    // On Windows a browser asked for its version opens a window.
    if (process.platform === 'win32') return true
    // Ubuntu's chromium-browser may be a script that only says where to get the real one.
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  },
  async playwrights() {
    const file = join(root, 'node_modules', '@playwright', 'test', 'index.mjs')
    const { chromium } = await import(pathToFileURL(file).href)
    return chromium.executablePath()
  },
  run(command, args, minutes) {
    const { status, error, stderr } = spawnSync(command, [...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: minutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0) return true
    const why = error?.message ?? stderr.trim().split('\n').pop() ?? ''
    console.error(`Browser: ${command} ${args.join(' ')} failed. ${why}`.trimEnd())
    return false
  },
  // Standard output belongs to the command that follows.
  say: (sentence) => console.error(sentence),
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await findBrowser()
