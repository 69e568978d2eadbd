/** What a key means at the table, and where an arrow leads: no page is touched here. */
import type { LetterKey } from './board-module.ts'
import { ACTS, type ChangedKeys, keyOf } from './changed-keys.ts'
import type { Place } from './places.ts'

export type Way = 'up' | 'down' | 'left' | 'right'

export type Meaning =
  | { readonly kind: 'arrow'; readonly way: Way }
  | { readonly kind: 'option'; readonly number: number }
  | { readonly kind: 'verb'; readonly verbs: readonly string[] }
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'next'; readonly spots: string }
  | {
      readonly kind:
        | 'main'
        | 'done'
        | 'no'
        | 'all'
        | 'sealed'
        | 'back'
        | 'zoom'
        | 'undo'
        | 'skip'
        | 'keys'
        | 'point'
        | 'log'
        | 'hint'
        | 'more'
        | 'less'
    }

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const FIXED: Readonly<Record<string, Meaning>> = {
  Enter: { kind: 'main' },
  Escape: { kind: 'back' },
  '?': { kind: 'keys' },
}

/** The letters of what a game offers now come first; single letters can be switched off. */
export function meaningOf(
  { key, ctrlKey, altKey, metaKey }: Pressed,
  game: readonly LetterKey[],
  letters: boolean,
  changed: ChangedKeys = {},
): Meaning | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const way = ARROWS[key]
  if (way !== undefined) return { kind: 'arrow', way }
  if (/^\d$/.test(key)) return { kind: 'option', number: Number(key) }
  if (key in FIXED) return FIXED[key]
  if (!letters) return undefined
  const letter = key.toLowerCase()
  const own = game.filter((one) => one.key.toLowerCase() === letter)
  const verbs = own.flatMap(({ verb }) => verb ?? [])
  if (verbs.length > 0) return { kind: 'verb', verbs }
  for (const { answer, spots } of own) {
    if (answer !== undefined) return { kind: 'answer', id: answer }
    if (spots !== undefined) return { kind: 'next', spots }
  }
  const kind = ACTS.find((act) => keyOf(act, changed) === letter)
  return kind === undefined ? undefined : { kind }
}

interface Worded {
  readonly verb: string
  readonly text: string
}

const isNumber = ({ verb, text }: Worded): boolean => /^\d$/.test(text.slice(verb.length + 1))

const numberIn = ({ verb, text }: Worded): number => Number(text.slice(verb.length + 1))

/** Whatever stands beside numbers from 0 on, as tokens for a roll, has its digits from here on at least. */
const BESIDE = 3

/**
 * The digit that chooses an option, where all of them are numbers: 3 for “draw 3”. Numbers from 0 on keep theirs
 * also beside others, which come after them. Else all are counted.
 */
export function ownDigit(option: Worded, options: readonly Worded[]): number | undefined {
  const numbers = options.filter(isNumber).map(numberIn)
  const others = options.filter((one) => !isNumber(one))
  if (others.length > 0 && !numbers.includes(0)) return undefined
  if (isNumber(option)) return numberIn(option)
  return Math.max(BESIDE, Math.max(...numbers) + 1) + others.indexOf(option)
}

const ANSWERS: readonly Meaning['kind'][] = [
  'main',
  'option',
  'verb',
  'answer',
  'done',
  'no',
  'all',
  'sealed',
]

/** Does a key answer the question, or only look, move, mark or go back? */
export const isAnswer = ({ kind }: Meaning): boolean => ANSWERS.includes(kind)

/** Does a key go on with the steps that play? Not those that only hold another down, nor those that move focus. */
export const goesOn = ({ key, ctrlKey, altKey, metaKey }: Pressed): boolean =>
  !(ctrlKey || altKey || metaKey) &&
  !/^(Shift|Control|Alt|Meta|AltGraph|Tab|CapsLock|F\d+)$/.test(key)

/** Does a key take the focus elsewhere? */
export const movesFocus = (key: string): boolean => key === 'Tab' || key in ARROWS

/** How far aside something may lie before something straight ahead is nearer. */
const ASIDE = 2.5

/** Which place an arrow leads to: ahead of this one, near, and rather straight ahead than aside. */
export function nextPlace(from: Place, places: readonly Place[], way: Way): number | undefined {
  const upright = way === 'up' || way === 'down'
  const sign = way === 'down' || way === 'right' ? 1 : -1
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  places.forEach((place, index) => {
    const x = place.left + place.width / 2 - from.left - from.width / 2
    const y = place.top + place.height / 2 - from.top - from.height / 2
    const ahead = sign * (upright ? y : x)
    if (ahead < 1) return
    const away = ahead + ASIDE * gap(from, place, upright)
    if (away < least) {
      least = away
      best = index
    }
  })
  return best
}

/** How far two places miss each other, seen along the way. */
function gap(from: Place, to: Place, upright: boolean): number {
  const centre = upright
    ? to.left + to.width / 2 - from.left - from.width / 2
    : to.top + to.height / 2 - from.top - from.height / 2
  return Math.abs(centre)
}
