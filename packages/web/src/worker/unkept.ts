/** Tables of which nothing is kept: they come with a link, or are laid for a lesson. */
import type { LanguageCode, MatchRecord } from '@muster/engine'
import { lessonOfId, lettersOfLink } from '../links/place.ts'
import type { OpenTable } from './open-table.ts'
import type { Box } from './openings.ts'

export async function unkeptTable(
  id: string,
  language: LanguageCode,
  boxOf: (record: MatchRecord) => Promise<Box>,
): Promise<OpenTable | undefined> {
  const taught = lessonOfId(id)
  if (taught !== undefined) {
    const { lessonTable } = await import('./lessons.ts')
    return await lessonTable(id, taught, language)
  }
  const letters = lettersOfLink(id)
  if (letters === undefined) return undefined
  const { seenTable } = await import('./links.ts')
  return await seenTable(id, letters, boxOf)
}
