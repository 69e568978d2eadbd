// What Muster is compared with lies in folders of its own and never in the workspace; they are filled at first use.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/**
 * @param {string} folder below bench
 * @param {(line: string) => void} say
 */
export function installPeers(folder, say) {
  const peers = join(here, folder)
  const installed = join(peers, 'node_modules', '.package-lock.json')
  const wanted = statSync(join(peers, 'package-lock.json')).mtimeMs
  if (existsSync(installed) && statSync(installed).mtimeMs >= wanted) return
  say(`Installing what is compared with into bench/${folder} …`)
  const args = ['ci', '--prefix', peers, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: peers,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`bench/${folder} could not be installed; see above.`)
  process.exit(1)
}
