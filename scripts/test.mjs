// npm test: every check, the quick ones first; stops at the first that fails.
// Arguments go to Vitest, and then the page is left alone: npm test -- piles
import { audit } from './audit.mjs'
import { buildPage, inBrowser } from './page.mjs'
import { setup, tool } from './setup.mjs'

setup()

const filter = process.argv.slice(2)

/** @type {[heading: string, run: () => number | Promise<number>][]} */
const checks = [
  ['Lint and format', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])],
  ['Types', () => tool('typescript/bin/tsc', ['-b'])],
  ['Dead code', () => tool('knip/bin/knip.js', ['--treat-config-hints-as-errors'])],
  ['Known holes in dependencies', audit],
  ['Tests', () => tool('vitest/vitest.mjs', ['run', ...filter])],
]
if (filter.length === 0) {
  checks.push([
    'The page in a browser',
    () => {
      buildPage()
      return inBrowser([])
    },
  ])
}

for (const [heading, run] of checks) {
  console.log(`\n── ${heading}`)
  const status = await run()
  if (status !== 0) {
    console.error(`\n${heading}: failed`)
    process.exit(status)
  }
}
