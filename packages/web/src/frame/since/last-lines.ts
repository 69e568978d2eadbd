import type { Beat } from '../../host/protocol.ts'
import { gistOf } from '../said.ts'

const LINES = 3

/** The last moments, a sentence each. */
export const lastLines = (beats: readonly Beat[]): readonly string[] =>
  beats.flatMap(({ say }) => gistOf(say)?.text ?? []).slice(-LINES)
