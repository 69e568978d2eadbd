/** Whole matches kept as text, played again and compared. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { parseMatch, printMatch } from '../notation.ts'
import { eventText } from '../option-text.ts'
import type { MatchRecord } from '../record.ts'
import { playAgain, recordedDealers } from '../replay.ts'
import type { EngineState } from '../state.ts'
import { type Entrant, playedMatch } from './walk.ts'

export interface GoldenOptions {
  /** Of the match that is played when the file is made. */
  readonly seed?: number
  readonly mostChoices?: number
}

/**
 * Compares a match with its file, which says after each entry how many options there were, the hash, and what
 * happened. UPDATE_GOLDEN=1 makes the file.
 */
export function golden(
  entrant: Entrant,
  file: string | URL,
  { seed = 1, mostChoices = 5_000 }: GoldenOptions = {},
): void {
  it(`plays ${String(file).split('/').pop()} as before`, () => {
    if (process.env.UPDATE_GOLDEN) {
      const { record } = playedMatch(entrant, seed, mostChoices)
      writeFileSync(file, playthrough(entrant.game, record))
    }
    const text = readFileSync(file, 'utf8')
    expect(playthrough(entrant.game, parseMatch(text))).toBe(text)
  })
}

/** A match as text, with a comment after each entry. */
export function playthrough<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
): string {
  const comments: string[] = []
  playAgain(game, record, recordedDealers(game), (match) => {
    const events = match.events().map((event) => eventText(game, match.state, event))
    comments.push(
      `# ${match.texts().length} options · ${match.hash()} · ${events.join(', ')}`.trimEnd(),
    )
  })
  let entry = 0
  const lines = printMatch(record)
    .split('\n')
    .flatMap((line) => (/^ *\d+ {2}/.test(line) ? [line, comments[entry++]] : [line]))
  return lines.join('\n')
}
