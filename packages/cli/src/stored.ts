/** Files that hold a match or a position, opened with the game they name. */
import {
  type AnyGame,
  isPosition,
  type MatchRecord,
  type Options,
  parseMatch,
  parsePosition,
  type Replay,
  replay,
} from '@muster/engine'
import { Refusal } from './errors.ts'
import { readText } from './files.ts'
import { type Box, inFile, openGame } from './games.ts'
import { openRecorded } from './kept-packs.ts'
import { NOTES } from './play/bots-in-seats.ts'
import { fill, type Texts } from './texts/index.ts'
import type { World } from './world.ts'

type AnyState = ReturnType<AnyGame['newState']>

export interface StoredMatch {
  readonly box: Box
  readonly record: MatchRecord
  readonly played: Replay<AnyState>
}

export interface StoredPosition {
  readonly box: Box
  readonly options: Options
  readonly state: AnyState
}

export function openMatch(
  env: World['env'],
  file: string,
  pack: string | undefined,
  texts: Texts,
): StoredMatch {
  const text = readText(file, texts)
  try {
    const record = parseMatch(text, { notes: NOTES })
    const box = openRecorded(env, record, pack, texts)
    try {
      return { box, record, played: replay(box.game, record) }
    } catch (error) {
      throw withVersion(error, record, box, file, texts)
    }
  } catch (error) {
    throw inFile(file, error, texts)
  }
}

/** A match that no longer plays may be one of older rules: that is worth knowing. */
function withVersion(
  error: unknown,
  record: MatchRecord,
  { game }: Box,
  file: string,
  texts: Texts,
): unknown {
  if (!(error instanceof Error) || record.version === game.version) return error
  const other = fill(texts.otherVersion, { was: record.version, now: game.version })
  return new Refusal(fill(texts.inFile, { file, problem: `${error.message} (${other})` }))
}

/** A match or a position, whichever the file holds. */
export function openStored(
  env: World['env'],
  file: string,
  pack: string | undefined,
  texts: Texts,
): StoredMatch | StoredPosition {
  const text = readText(file, texts)
  if (!isPosition(text)) {
    if (text.trimStart().startsWith('muster ')) return openMatch(env, file, pack, texts)
    throw new Refusal(fill(texts.inFile, { file, problem: texts.notMuster }))
  }
  try {
    const name = /^game\s+(\S+)/m.exec(text)?.[1] ?? ''
    const box = openGame(name, pack, texts)
    const { options, state } = parsePosition(box.game, text)
    return { box, options, state }
  } catch (error) {
    throw inFile(file, error, texts)
  }
}
