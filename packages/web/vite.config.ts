import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const conditions = ['source', 'module', 'browser', 'development|production']

export default defineConfig({
  // The page can be served from any folder.
  base: './',
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
})
