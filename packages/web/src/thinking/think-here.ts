/** The worker's end: thinks about one part after the other, and tells now and then how far it is. */
import { Searcher, weigh } from '@muster/bots'
import { type AnyGame, MusterError } from '@muster/engine'
import { loadGame } from '../worker/games.ts'
import { askedAt } from '../worker/views.ts'
import type { Cards, PartAsked, PartHeard } from './question.ts'

/** Milliseconds from one telling to the next. */
const TELLS_AFTER = 100

/** A worker's own scope, or a test's. */
export interface Port {
  postMessage(message: PartHeard): void
  addEventListener(kind: 'message', listener: (event: MessageEvent<PartAsked>) => void): void
}

export function thinkHere(port: Port): void {
  const gameOf = remembered()
  const answer = async (part: PartAsked) => {
    const { number } = part
    try {
      const game = await gameOf(part.game, part.pack)
      port.postMessage({ number, thought: thoughtOf(game, part, port) })
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error)
      port.postMessage({ number, trouble })
    }
  }
  let before = Promise.resolve()
  port.addEventListener('message', ({ data }) => {
    before = before.then(() => answer(data))
  })
}

function thoughtOf(game: AnyGame, part: PartAsked, port: Port) {
  const { number, state, iterations, seed, among } = part
  const decision = askedAt(game, state)
  if (decision === undefined) throw new MusterError('choice', 'the match is over: nothing is asked')
  let done = 0
  let told = Date.now()
  const tellNowAndThen = (): false => {
    if (Date.now() - told >= TELLS_AFTER) {
      told = Date.now()
      port.postMessage({ number, done })
    }
    done++
    return false
  }
  const asked = { state, decision }
  if (among !== undefined) return weigh(game, asked, among, seed, iterations, tellNowAndThen)
  return new Searcher(game, state).think(asked, seed, iterations, tellNowAndThen)
}

/** A game with its cards is made once, as long as the same one is asked about. */
function remembered(): (name: string, pack: Cards | undefined) => Promise<AnyGame> {
  let last: AnyGame | undefined
  return async (name, pack) => {
    const { house, with: gameWith } = await loadGame(name)
    if (pack === undefined || pack.hash === house.pack.hash) return house
    if (last?.name !== name || last.pack.hash !== pack.hash) last = gameWith(pack.source)
    return last
  }
}
