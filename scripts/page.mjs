// The page as it is served: built by Vite when its sources have changed, and what runs in a browser against it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root, tool } from './setup.mjs'

const web = join(root, 'packages', 'web')
const built = join(web, 'dist')
const stamp = join(built, '.sources')

/** Everything the page is made of. The packages are read as sources, so their builds do not matter. */
const sources = [
  ...['engine', 'table', 'bots', 'tenefyr', 'keep', 'terrinoth', 'web'].flatMap((name) => [
    join(root, 'packages', name, 'src'),
    join(root, 'packages', name, 'package.json'),
  ]),
  join(web, 'index.html'),
  join(web, 'public'),
  join(web, 'vite.config.ts'),
  join(root, 'package-lock.json'),
]

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesIn(inside) : [inside]
  })
}

function sourcesHash() {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => (/\.[a-z]+$/.test(path) ? [path] : filesIn(path)))
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the page into packages/web/dist, unless it is there as its sources make it. */
export function buildPage() {
  const hash = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.error('Building the page …')
  // Its report goes to standard error: standard output belongs to the command that follows.
  const vite = ['build', 'packages/web', '--emptyOutDir', '--logLevel', 'warn']
  const status = tool('vite/bin/vite.js', vite, ['ignore', 2, 2])
  if (status !== 0) process.exit(status)
  writeFileSync(stamp, hash)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Runs Playwright against the built page, on a port of its own, and gives its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export async function inBrowser(args, env = {}) {
  const browser = await findBrowser()
  const port = String(await freePort())
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'test', ...args], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, MUSTER_CHROMIUM: browser, MUSTER_PORT: port, ...env },
  })
  return status ?? 1
}
