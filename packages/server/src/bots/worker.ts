/** A thread in which bots think. */
import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGame } from '@muster/engine'
import type { Shelf } from '../games/games.ts'
import { type Question, think } from './think.ts'

/** Games with cards of their own that a thread remembers. */
const MOST_OPEN = 16

// The module that has the games: that of the server, or the one of who runs it with games of its own.
const { GAMES }: { GAMES: Shelf } = await import(workerData.games)

const open = new Map<string, AnyGame>()

function gameOf({ game, pack, packHash }: Question): AnyGame {
  const found = GAMES.find(({ house }) => house.name === game)
  if (found === undefined) throw new Error(`there is no game “${game}”`)
  if (found.house.pack.hash === packHash) return found.house
  const known = open.get(packHash)
  if (known !== undefined) return known
  const made = found.with(pack)
  if (open.size === MOST_OPEN) open.clear()
  open.set(packHash, made)
  return made
}

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ text: think(gameOf(question), question) })
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) })
  }
})
