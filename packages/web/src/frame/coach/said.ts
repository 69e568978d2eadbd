/** What the coach has said on this device: each thing only once. */
import { forgetAll, remember, remembered } from '../../settings/remembered.ts'
import type { CoachNote } from '../board-module.ts'

const KEY = 'muster.coached'

const nameOf = (game: string, { id }: CoachNote): string => `${game}/${id}`

/** The first of them that was not said yet. */
export function nextNote(game: string, notes: readonly CoachNote[]): CoachNote | undefined {
  const said = remembered(KEY)
  return notes.find((note) => !said.includes(nameOf(game, note)))
}

export const wasSaid = (game: string, note: CoachNote): void => remember(KEY, nameOf(game, note))

export const sayAllAgain = (): void => forgetAll(KEY)
