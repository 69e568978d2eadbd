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

/** Whether it has ever spoken here about a game, or was told to. */
export const hasSpoken = (game: string): boolean =>
  remembered(KEY).some((said) => said === WISHED || said.startsWith(`${game}/`))

const WISHED = 'wished'

/** Somebody here wants it to speak. */
export const wishCoach = (): void => remember(KEY, WISHED)

export function sayAllAgain(): void {
  forgetAll(KEY)
  wishCoach()
}
