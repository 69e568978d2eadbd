/** The page in a real browser, at the sizes of real windows. */
import { defineConfig } from '@playwright/test'
import { served, sizes } from './e2e/served.ts'

const results = '../../node_modules/.cache/muster-e2e-results'
const touch = ['everywhere/*.spec.ts', 'touch/*.spec.ts']
// What takes long, and shows little more on a phone of another size.
const both = 'laptop-and-phone/*.spec.ts'

export default defineConfig({
  ...served,
  testDir: 'e2e',
  outputDir: results,
  use: { ...served.use, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'laptop',
      testMatch: ['everywhere/*.spec.ts', both, 'laptop/*.spec.ts'],
      use: sizes.laptop,
    },
    { name: 'phone', testMatch: [...touch, both, 'phone/*.spec.ts'], use: sizes.phone },
    { name: 'small', testMatch: touch, use: sizes.small },
    { name: 'turned', testMatch: touch, use: sizes.turned },
  ],
})
