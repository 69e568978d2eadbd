/** Tables of which nothing is kept here: they come with a link, are laid for a lesson or a puzzle, or are kept by a server. */
import { lessonOfId, lettersOfLink, matchOfTable, puzzleOfId } from '../links/place.ts'
import type { Behind } from './desk.ts'
import type { OpenTable } from './open-table.ts'

export async function unkeptTable(id: string, hall: Behind): Promise<OpenTable | undefined> {
  const match = matchOfTable(id)
  if (match !== undefined) return await (await import('./online/online.ts')).tableOf(match, hall)
  const taught = lessonOfId(id)
  if (taught !== undefined) {
    const { lessonTable } = await import('./lessons.ts')
    return await lessonTable(id, taught, hall.language())
  }
  const posed = puzzleOfId(id)
  if (posed !== undefined) {
    const { puzzleTable } = await import('./puzzles.ts')
    return await puzzleTable(id, posed, hall.language())
  }
  const letters = lettersOfLink(id)
  if (letters === undefined) return undefined
  const { seenTable } = await import('./links.ts')
  return await seenTable(id, letters, (record) => hall.boxOf(record))
}
