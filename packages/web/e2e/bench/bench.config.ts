/** Measures, one after the other: nothing else may use the processor meanwhile. */
import { defineConfig } from '@playwright/test'
import { served, sizes } from '../served.ts'

export default defineConfig({
  ...served,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../../../node_modules/.cache/muster-bench-results',
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  reporter: process.env.MUSTER_QUIET === '1' ? [['null']] : [['list']],
  use: { ...served.use, ...sizes.laptop },
})
