// npm run bench:page: how quick and how large the page is, in a real browser. --json prints figures only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage, inBrowser } from './page.mjs'
import { build, setup } from './setup.mjs'

/**
 * @typedef {{ what: string, unit: string, median: number, worst: number, budget?: number }} Figure
 */

setup()
build('packages/tenefyr')
buildPage()
const json = process.argv.includes('--json')
const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
const file = join(folder, 'figures.json')
const config = ['--config', 'e2e/bench/bench.config.ts', ...(json ? ['--quiet'] : [])]
const status = await inBrowser(config, { MUSTER_FIGURES: file, MUSTER_QUIET: json ? '1' : '' })
if (status !== 0) process.exit(status)

/** @type {Figure[]} */
const figures = JSON.parse(readFileSync(file, 'utf8'))
rmSync(folder, { recursive: true, force: true })
if (json) console.log(JSON.stringify(figures, null, 2))
else {
  const rows = figures.map(({ what, unit, median, worst, budget }) => ({
    what,
    median: `${median} ${unit}`,
    worst: `${worst} ${unit}`,
    budget: budget === undefined ? '' : `${budget} ${unit}${median > budget ? '  over' : ''}`,
  }))
  console.table(rows)
}
const over = figures.filter(({ median, budget }) => budget !== undefined && median > budget)
process.exitCode = over.length > 0 ? 1 : 0
