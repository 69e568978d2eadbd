// npm run bench:server: the mini-dungeon on four servers, side by side on loopback, with many matches at a time.
import { mkdtemp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPeers } from '../install-peers.mjs'
import { readAsked } from './asked.mjs'
import { calmVerdict, verdictLine, verdicts } from './bars.mjs'
import { hotSpots } from './hot-spots.mjs'
import { inTurn } from './in-turn.mjs'
import { measure } from './measure.mjs'
import { middle } from './middle.mjs'
import { tableLines } from './table.mjs'

/** At a calm pace: so many matches, with so many choices a second in all of them together. */
const CALM = { matches: 200, calm: 100, seconds: 8 }

const { names, sizes, seconds, rounds, moments, calm, profile, json } = readAsked()

/** How it goes on is told apart from what comes of it. @param {string} line */
function say(line) {
  console.error(line)
}

/**
 * @param {string} name
 * @param {import('./measure.mjs').Asked} asked
 */
async function takeTurn(name, asked) {
  const folder = profile && name === 'muster' && (await mkdtemp(join(tmpdir(), 'muster-profile-')))
  const file = folder && join(folder, `${asked.matches}.cpuprofile`)
  const figures = await measure(name, file ? { ...asked, profile: file } : asked)
  const [moves, perCpu] = [figures.movesPerSecond, figures.movesPerCpuSecond].map(Math.round)
  say(`${name}, ${asked.matches} matches: ${moves} moves/s, ${perCpu} a second of CPU`)
  if (file) say([file, ...(await hotSpots(file))].join('\n'))
  return figures
}

if (names.includes('boardgameio')) installPeers('peers', say)
if (names.includes('colyseus')) installPeers('server-peers', say)

if (moments > 0) {
  for (const matches of sizes) {
    for (const line of await inTurn(names, matches, moments)) console.log(line)
  }
  process.exit(0)
}

/** @typedef {{ name: string, matches: number, asked: import('./measure.mjs').Asked, figures: import('./measure.mjs').Figures[] }} Turn */
/** @type {Turn[]} */
const turns = sizes.flatMap((matches) =>
  names.map((name) => ({ name, matches, asked: { matches, seconds }, figures: [] })),
)
/** @type {Turn} */
const calmTurn = { name: 'muster', matches: CALM.matches, asked: CALM, figures: [] }
for (let round = 0; round < rounds; round++) {
  for (const { name, asked, figures } of calm ? [...turns, calmTurn] : turns) {
    figures.push(await takeTurn(name, asked))
  }
}

const rows = turns.map(({ name, matches, figures }) => ({
  name,
  matches,
  figures: middle(figures),
}))
const calmRows = calm
  ? [{ name: 'muster, calm', matches: CALM.matches, figures: middle(calmTurn.figures) }]
  : []
const judged = [
  ...sizes.flatMap((matches) => verdicts(rows.filter((row) => row.matches === matches))),
  ...calmRows.map(calmVerdict),
]
if (json) console.log(JSON.stringify({ rows: [...rows, ...calmRows], judged }))
else {
  const [{ model }] = cpus()
  console.log(`
Mini-dungeon, three clients a match, one move under way in each, loopback, medians of ${rounds} alternating rounds
Node ${process.version}, ${cpus().length} × ${model.trim()}
`)
  for (const line of tableLines([...rows, ...calmRows])) console.log(line)
  console.log('')
  for (const verdict of judged) console.log(verdictLine(verdict))
}
