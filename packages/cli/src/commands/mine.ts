/** muster mine: bots play, and tables at which one choice is far better than all others become puzzles. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type LanguageCode, type Puzzle, parsePosition, printPosition } from '@muster/engine'
import { FAILED, OK } from '../errors.ts'
import { type Box, findGame } from '../games.ts'
import { checked, sayChecked } from '../mine/checking.ts'
import { readJournal, writeJournal } from '../mine/journal.ts'
import { type Find, traitsOf } from '../mine/mine-match.ts'
import { writePuzzles } from '../mine/puzzle-files.ts'
import { select } from '../mine/select.ts'
import { LONG_SEARCH } from '../mine/steps.ts'
import { askedAt } from '../mine/weigh.ts'
import { type MineJob, minePart } from '../parallel/mine-part.ts'
import { run } from '../parallel/run.ts'
import { progressLine } from '../progress.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface MineOptions {
  readonly game: string
  readonly language: LanguageCode
  /** Matches to look through at most. */
  readonly matches: number
  readonly seed: number
  /** How many puzzles there shall be. */
  readonly count: number
  /** The folder that they are written to. */
  readonly to?: string
  /** All cores unless told; 0: in this thread. */
  readonly workers?: number
  /** Only says which of the puzzles still hold. */
  readonly check: boolean
  /** Keeps those that still hold, and mines what is missing. */
  readonly topUp: boolean
}

/** Matches between two writings of what was found. */
const BATCH = 8

export async function mine(world: World, options: MineOptions): Promise<number> {
  const { workers = availableParallelism(), count } = options
  const texts = textsIn[options.language]
  const entry = findGame(options.game, texts)
  const box = entry.open()
  const { terminal } = world
  let kept: readonly Puzzle[] = []
  if (options.check || options.topUp) {
    const shipped = await entry.puzzles()
    const found = await checked(world, options.game, shipped, LONG_SEARCH.iterations, workers)
    for (const line of sayChecked(found, texts)) terminal.say(line)
    kept = shipped.filter(({ id }) => found.some((one) => one.id === id && !one.problem))
    if (options.check) return kept.length === shipped.length ? OK : FAILED
  }
  const before = kept.map((puzzle) => findOf(box, puzzle))
  const found = await mined(world, box, options, workers, before)
  const chosen = select(before, found, count).map(({ puzzle }) => puzzle)
  chosen.sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1))
  const folder = options.to ?? join('packages', options.game, 'src', 'puzzles')
  writePuzzles(folder, box.title, chosen)
  terminal.say(fill(texts.minedPuzzles, { found: found.length, count: chosen.length, folder }))
  return chosen.length < count ? FAILED : OK
}

/** A puzzle that holds is one of today's cards, and says so. */
function findOf(box: Box, puzzle: Puzzle): Find {
  const { game } = box
  const { options, state } = parsePosition(game, puzzle.position)
  return {
    puzzle: { ...puzzle, position: printPosition(game, options, state) },
    traits: traitsOf(box, options, askedAt(game, state).decision.prompt),
  }
}

/** All that matches have brought; a topping up ends as soon as there is enough. */
async function mined(
  { terminal, env }: World,
  { game }: Box,
  { seed, matches, count, topUp, language }: MineOptions,
  workers: number,
  before: readonly Find[],
): Promise<readonly Find[]> {
  const texts = textsIn[language]
  const start = performance.now()
  let { done, found } = readJournal(env, game, seed)
  const first = done
  const isEnough = () => topUp && before.length + found.length >= count
  while (done < matches && !isEnough()) {
    const job: MineJob = { task: 'mine', game: game.name, seed }
    const begun = done
    const news = await run<MineJob, readonly Find[]>({
      job,
      from: begun,
      matches: Math.min(BATCH, matches - begun),
      workers,
      start: [],
      add: (all, more) => [...all, ...more],
      doHere: minePart,
      progress(now) {
        if (!terminal.showsProgress) return
        const seconds = (performance.now() - start) / 1000
        const line = progressLine(begun + now - first, matches - first, seconds, texts)
        terminal.progress(`${line} · ${fill(texts.minedSoFar, { found: found.length })}`)
      },
    })
    done = Math.min(matches, begun + BATCH)
    found = [...found, ...news]
    writeJournal(env, game, seed, { done, found })
  }
  if (terminal.showsProgress) terminal.progress('')
  return found
}
