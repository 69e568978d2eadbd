// One measurement in a process of its own, so that none bends what the compiler knows of another.
// node bench/measure.mjs bare|muster|boardgameio MILLISECONDS SEED, search muster|boardgameio MILLISECONDS SEED,
// or game NAME MILLISECONDS
import { measureGame } from './dist/games.js'
import { bare, muster } from './dist/mini-dungeon/contestants.js'
import { musterSearch } from './dist/mini-dungeon/searching.js'
import { games } from './dist/registry.js'

const WARM_UP = 0.5

/** @param {number} milliseconds */
function until(milliseconds) {
  const end = performance.now() + milliseconds
  return () => performance.now() < end
}

const [what, ...rest] = process.argv.slice(2)
if (what === 'game') {
  const [name, milliseconds] = rest
  console.log(JSON.stringify(measureGame(games[name], Number(milliseconds))))
} else if (what === 'search') {
  const [who, milliseconds, seed] = [rest[0], Number(rest[1]), Number(rest[2])]
  const search =
    who === 'boardgameio'
      ? (await import('./mini-dungeon/boardgameio.mjs')).boardgameioSearch
      : musterSearch
  await search(seed, until(milliseconds * WARM_UP))
  console.log(JSON.stringify(await search(seed + 1, until(milliseconds))))
} else {
  const [milliseconds, seed] = rest.map(Number)
  const play =
    what === 'boardgameio'
      ? (await import('./mini-dungeon/boardgameio.mjs')).boardgameio
      : { bare, muster }[String(what)]
  if (play === undefined) throw new Error(`nothing to measure is called ${what}`)
  play(seed, until(milliseconds * WARM_UP))
  console.log(JSON.stringify(play(seed + 1, until(milliseconds))))
}
