import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const conditions = ['source', 'module', 'browser', 'development|production']
const root = fileURLToPath(new URL('.', import.meta.url))

/** The files a page may ask for, with the hash of each as the browser checks it. */
function filesIn(folder: string, below = ''): [path: string, integrity: string][] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'service-worker.js')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): [string, string][] => {
      const path = below + entry.name
      if (entry.isDirectory()) return filesIn(folder, `${path}/`)
      const hash = createHash('sha256').update(readFileSync(join(folder, path)))
      return [[path, `sha256-${hash.digest('base64')}`]]
    })
}

/** Puts service-worker.js beside the built page, with the list of all its files. */
function offline(): Plugin {
  let folder = ''
  return {
    name: 'muster-offline',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async closeBundle(error) {
      if (error !== undefined) return
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: { FILES: JSON.stringify(filesIn(folder)) },
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/offline/service-worker.ts',
            // A plain script: not every browser takes a module here.
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

export default defineConfig({
  // The page can be served from any folder.
  base: './',
  plugins: [react(), offline()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
})
