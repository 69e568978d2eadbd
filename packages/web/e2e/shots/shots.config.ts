/** Pictures of every screen and state. */
import { defineConfig } from '@playwright/test'
import { served } from '../served.ts'

export default defineConfig({
  ...served,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../../../node_modules/.cache/muster-shots-results',
  timeout: 240_000,
  // The sheet of all cards is a long picture.
  use: { ...served.use, actionTimeout: 60_000 },
})
