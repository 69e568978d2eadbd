/** Which lessons were done on this device. */
import { remember, remembered } from '../../settings/remembered.ts'

const KEY = 'muster.learned'

interface One {
  readonly game: string
  readonly lesson: string
}

const nameOf = ({ game, lesson }: One): string => `${game}/${lesson}`

export const isLearned = (one: One): boolean => remembered(KEY).includes(nameOf(one))

export const learned = (one: One): void => remember(KEY, nameOf(one))
