// npm test: every check, the quick ones first; stops at the first that fails.
// Arguments go to Vitest: npm test -- piles
import { setup, tool } from './setup.mjs'

setup()

/** @type {[heading: string, script: string, args: string[]][]} */
const checks = [
  ['Lint and format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['Types', 'typescript/bin/tsc', ['-b']],
  ['Dead code', 'knip/bin/knip.js', ['--treat-config-hints-as-errors']],
  ['Tests', 'vitest/vitest.mjs', ['run', ...process.argv.slice(2)]],
]

for (const [heading, script, args] of checks) {
  console.log(`\n── ${heading}`)
  const status = tool(script, args)
  if (status !== 0) {
    console.error(`\n${heading}: failed`)
    process.exit(status)
  }
}
