// node --expose-gc bench/server/serve.mjs NAME: runs a contestant's server, and says what it uses when it is asked.
import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'

const [name] = process.argv.slice(2)
/** @type {{ start: import('./contestant.ts').Start }} */
const { start } = await import(`./${name}/server.mjs`)
const server = await start()
const profiler = new Session()

/** @returns {Promise<import('./contestant.ts').Used>} */
async function used(/** @type {boolean} */ tidy) {
  // Twice, with a pause: what is freed by the first is given back after it.
  for (let i = 0; tidy && i < 2; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const more = (await server.more?.(tidy)) ?? { cpu: 0, rss: 0, heap: 0 }
  return {
    cpu: (user + system) / 1e6 + more.cpu,
    rss: rss + more.rss,
    heap: heapUsed + external + more.heap,
  }
}

async function beginProfile() {
  profiler.connect()
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.setSamplingInterval', { interval: 200 })
  await profiler.post('Profiler.start')
}

/** @param {string} file */
async function endProfile(file) {
  const { profile } = await profiler.post('Profiler.stop')
  profiler.disconnect()
  await writeFile(file, JSON.stringify(profile))
}

/** @param {{ kind: string, tidy?: boolean, file?: string }} asked */
async function answer({ kind, tidy, file }) {
  switch (kind) {
    case 'used':
      return await used(tidy === true)
    case 'profile':
      return await beginProfile()
    case 'profiled':
      return await endProfile(String(file))
    case 'close':
      await server.close()
      return undefined
  }
}

process.on('message', async (/** @type {{ kind: string }} */ asked) => {
  const said = await answer(asked)
  process.send?.({ said }, () => {
    if (asked.kind === 'close') process.exit(0)
  })
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1))
process.send?.({ said: server.port })
