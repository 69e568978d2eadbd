// npm run bench [-- --json]: the mini-dungeon three ways, the search on it two ways, then each game.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './dist/games.js'
import { games } from './dist/registry.js'
import { installPeers } from './install-peers.mjs'

const ROUNDS = 7
const SEARCH_ROUNDS = 3
const MILLISECONDS = 2000
/** boardgame.io plays some dozens of matches a second: it gets longer, for a steady figure. */
const MILLISECONDS_SLOW = 3000
const GAME_MILLISECONDS = 5000

const here = dirname(fileURLToPath(import.meta.url))
const json = process.argv.includes('--json')
const contestants = ['bare', 'muster', 'boardgameio']

/** @param {string} line */
function say(line) {
  if (json) console.error(line)
  else console.log(line)
}

/** @param {(string | number)[]} args */
function measure(...args) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(here, 'measure.mjs'), ...args.map(String)],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  return JSON.parse(stdout)
}

function measureMiniDungeon() {
  /** @type {{ [name: string]: import('./dist/mini-dungeon/contestants.js').Tally[] }} */
  const tallies = { bare: [], muster: [], boardgameio: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of contestants) {
      const milliseconds = name === 'boardgameio' ? MILLISECONDS_SLOW : MILLISECONDS
      tallies[name].push(measure(name, milliseconds, 1 + round * 1000))
    }
  }
  const speed = (/** @type {string} */ name) =>
    Math.round(median(tallies[name].map(({ decisions, seconds }) => decisions / seconds)))
  const [bare, muster, boardgameio] = contestants.map(speed)
  const sum = (/** @type {string} */ name, /** @type {'matches' | 'decisions' | 'wins'} */ what) =>
    tallies[name].reduce((total, tally) => total + tally[what], 0)

  say(`\nMini-dungeon, random players, one core, medians of ${ROUNDS} alternating runs`)
  say('                 decisions/s   decisions a match   won')
  for (const name of contestants) {
    const matches = sum(name, 'matches')
    const decisions = (sum(name, 'decisions') / matches).toFixed(1).padStart(17)
    const won = `${((100 * sum(name, 'wins')) / matches).toFixed(1)} %`.padStart(8)
    say(`${name.padEnd(12)}${figure(speed(name)).padStart(16)}   ${decisions}${won}`)
  }
  const ratioToBare = round(muster / bare, 3)
  const ratioToBoardgameio = round(muster / boardgameio, 0)
  say(
    `muster: ${ratioToBare} of the bare loop (bar: 0.333), ${ratioToBoardgameio} times boardgame.io (bar: 200)`,
  )
  return { bare, muster, boardgameio, ratioToBare, ratioToBoardgameio }
}

function measureSearch() {
  /** @type {{ [name: string]: number[] }} */
  const speeds = { muster: [], boardgameio: [] }
  for (let round = 0; round < SEARCH_ROUNDS; round++) {
    for (const [name, measured] of Object.entries(speeds)) {
      const milliseconds = name === 'boardgameio' ? MILLISECONDS_SLOW : MILLISECONDS
      const { iterations, seconds } = measure('search', name, milliseconds, 1 + round * 1000)
      measured.push(iterations / seconds)
    }
  }
  const muster = Math.round(median(speeds.muster))
  const boardgameio = Math.round(median(speeds.boardgameio))
  const ratio = Math.round(muster / boardgameio)
  say(`\nSearch on the mini-dungeon, random playouts, one core, medians of ${SEARCH_ROUNDS} runs`)
  say(`muster         ${figure(muster)} iterations/s`)
  say(`boardgameio    ${figure(boardgameio)} iterations/s`)
  say(`muster: ${ratio} times boardgame.io (bar: 100)`)
  return { muster, boardgameio, ratio }
}

/** @param {string} name */
function measureGame(name) {
  const figures = measure('game', name, GAME_MILLISECONDS)
  const result = {
    decisionsPerSecond: Math.round(figures.decisionsPerSecond),
    matchesPerSecond: round(figures.matchesPerSecond, 1),
    cloneMicroseconds: round(figures.cloneMicroseconds, 2),
    stateBytes: figures.stateBytes,
    undoMilliseconds: round(figures.undoMilliseconds, 2),
    searchesPerSecond: Math.round(figures.searchesPerSecond),
  }
  say(`\n${name}, random players, one core`)
  say(`decisions/s    ${figure(result.decisionsPerSecond)}`)
  say(`matches/s      ${figure(result.matchesPerSecond)}`)
  say(`state clone    ${result.cloneMicroseconds} µs (bar: 5)`)
  say(`largest state  ${figure(result.stateBytes)} bytes of JSON (bar: 8,192)`)
  say(`worst undo     ${result.undoMilliseconds} ms (bar: 10)`)
  say(`search         ${figure(result.searchesPerSecond)} iterations/s`)
  return result
}

/** @param {number} number */
function figure(number) {
  return number.toLocaleString('en')
}

/**
 * @param {number} number
 * @param {number} digits
 */
function round(number, digits) {
  return Number(number.toFixed(digits))
}

installPeers('peers', say)
const miniDungeon = measureMiniDungeon()
const search = measureSearch()
const figures = Object.fromEntries(Object.keys(games).map((name) => [name, measureGame(name)]))
if (json) console.log(JSON.stringify({ miniDungeon, search, games: figures }))
