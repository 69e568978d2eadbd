// Runs a module of sources in a process of its own, on any Node: node run-source.mjs FILE.ts …
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file = ''] = process.argv.splice(2, 1)
const conditions = ['source', 'module', 'node', 'development|production']
await runnerImport(resolve(file), {
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
})
