/** Measures a game with random players on one core: speed, size of the state, undo. */
import { ADEPT, Searcher, seedFor } from '@muster/bots'
import { type AnyGame, newMatch, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import type { Measured } from './registry.ts'

export interface GameFigures {
  readonly decisionsPerSecond: number
  readonly matchesPerSecond: number
  readonly cloneMicroseconds: number
  /** JSON of the largest state seen. */
  readonly stateBytes: number
  /** Back to the worst point of the longest match seen. */
  readonly undoMilliseconds: number
  /** Iterations of the search player, along a match of its own. */
  readonly searchesPerSecond: number
}

const MATCHES_LOOKED_AT = 40
const CLONES = 2000
const TRIES = 5

export function measureGame(measured: Measured, milliseconds: number): GameFigures {
  const { game } = measured
  const options = game.readOptions(measured.options)
  playFor(game, options, milliseconds / 2)
  const speeds = Array.from({ length: TRIES }, () => playFor(game, options, milliseconds / TRIES))
  const { largest, bytes, longest } = lookAtStates(game, options)
  return {
    decisionsPerSecond: median(speeds.map(({ decisions, seconds }) => decisions / seconds)),
    matchesPerSecond: median(speeds.map(({ matches, seconds }) => matches / seconds)),
    cloneMicroseconds: cloneTime(game, largest),
    stateBytes: bytes,
    undoMilliseconds: worstUndo(game, options, longest),
    searchesPerSecond: searchFor(game, options, milliseconds),
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

type Read = ReturnType<AnyGame['readOptions']>

/** No sink for events or chance: as search and simulation play. */
function playFor(game: AnyGame, options: Read, milliseconds: number) {
  const dealer = new RandomDealer(1)
  const blank = game.newState(options)
  const umpire = new Umpire(game, game.content, blank, dealer)
  const started = performance.now()
  let matches = 0
  let decisions = 0
  for (; performance.now() - started < milliseconds; matches++) {
    umpire.state = game.copy(blank)
    umpire.begin()
    while (!umpire.isOver) {
      decisions++
      umpire.choose(dealer.stream.below(umpire.decision.count))
    }
  }
  return { matches, decisions, seconds: (performance.now() - started) / 1000 }
}

/** Plays with the search player, match after match. */
function searchFor(game: AnyGame, options: Read, milliseconds: number): number {
  const umpire = new Umpire(game, game.content, game.newState(options), new RandomDealer(1))
  let searcher = new Searcher(game, umpire.state)
  const started = performance.now()
  let iterations = 0
  for (let n = 0; performance.now() - started < milliseconds; n++) {
    if (n === 0 || umpire.isOver) {
      umpire.state = game.newState(options)
      umpire.begin()
      searcher = new Searcher(game, umpire.state)
    }
    const thought = searcher.think(umpire, seedFor(1, n), ADEPT)
    iterations += thought.iterations
    umpire.choose(thought.best)
  }
  return (1000 * iterations) / (performance.now() - started)
}

/** The largest state of some random matches, and the seed of the longest of them. */
function lookAtStates(game: AnyGame, options: Read) {
  let bytes = 0
  let largest = game.newState(options)
  let longest = 1
  let most = 0
  for (let seed = 1; seed <= MATCHES_LOOKED_AT; seed++) {
    const dealer = new RandomDealer(seed)
    const choices = new RandomStream(seed)
    const umpire = new Umpire(game, game.content, game.newState(options), dealer)
    let decisions = 0
    for (umpire.begin(); !umpire.isOver; decisions++) {
      const size = JSON.stringify(umpire.state).length
      if (size > bytes) {
        bytes = size
        largest = game.copy(umpire.state)
      }
      umpire.choose(choices.below(umpire.decision.count))
    }
    if (decisions > most) {
      most = decisions
      longest = seed
    }
  }
  return { bytes, largest, longest }
}

function cloneTime(game: AnyGame, state: unknown): number {
  const times: number[] = []
  let kept = state
  for (let i = 0; i < TRIES * 3; i++) {
    const started = performance.now()
    for (let n = 0; n < CLONES; n++) kept = game.copy(kept)
    times.push(((performance.now() - started) / CLONES) * 1000)
  }
  return median(times)
}

function worstUndo(game: AnyGame, options: Read, seed: number): number {
  const match = newMatch(game, options, new RandomDealer(seed))
  const choices = new RandomStream(seed)
  while (!match.isOver) match.choose(match.texts()[choices.below(match.asking.count)])
  let worst = 0
  for (let entry = 0; entry < match.version; entry++) {
    // The machine's own pauses are not the undo's: the best of a few tries counts.
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < TRIES; i++) {
      const started = performance.now()
      match.stateAfter(entry)
      best = Math.min(best, performance.now() - started)
    }
    worst = Math.max(worst, best)
  }
  return worst
}
