// Installs what the lockfile names, when it is not installed yet. Uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const stamp = join(root, 'node_modules', '.muster-installed')

function isInstalled(/** @type {string} */ hash) {
  if (!existsSync(installed)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  // Installed by hand, after the lockfile was last written.
  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

export function setup() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Muster needs Node 20.19 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (!isInstalled(hash)) {
    console.error('Installing the packages named in package-lock.json (npm ci) …')
    const { status } = spawnSync(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        // Its report goes to standard error: standard output belongs to the command that follows.
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) {
      console.error('npm ci failed; see above.')
      process.exit(status ?? 1)
    }
  }
  writeFileSync(stamp, hash)
}

/**
 * Runs an installed tool under this Node and gives its exit code.
 * @param {string} script the tool's file below node_modules
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 */
export function tool(script, args, stdio = 'inherit') {
  const file = join(root, 'node_modules', script)
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio }).status ?? 1
}

/**
 * Builds projects and what they stand on; leaves with the compiler's code when that fails.
 * @param {string} project
 */
export function build(project = '.') {
  // The compiler's report goes to standard error, as above.
  const status = tool('typescript/bin/tsc', ['-b', project], ['ignore', 2, 2])
  if (status !== 0) process.exit(status)
}

/**
 * Goes on as if Node had been started with this file: same terminal, same signals.
 * @param {string} file from the repository's root
 * @param {string[]} args
 */
export async function become(file, args) {
  const path = join(root, file)
  process.argv = [process.argv[0] ?? process.execPath, path, ...args]
  await import(pathToFileURL(path).href)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup()
