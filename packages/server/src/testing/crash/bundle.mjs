// Makes a program of the sources as they are now, which starts in a fraction of the time: node bundle.mjs FILE.ts FOLDER
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [node = '', outDir = ''] = process.argv.slice(2)
const conditions = ['source', 'module', 'node', 'development|production']
/** @param {string} path */
const source = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
await build({
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@muster\//] },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // Where the pool of the bots looks for its thread and for the games.
      input: {
        'bots/node': node,
        'bots/worker': source('bots/worker.ts'),
        'games/games': source('games/games.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
