/** Letters and signs that a player may change, and what they are at first. */
import type { LetterKey } from './board-module.ts'

const FIRST = {
  done: 'd',
  no: 'n',
  all: 'a',
  sealed: 'r',
  more: '+',
  less: '-',
  zoom: 'i',
  log: 'l',
  hint: 'v',
  undo: 'u',
  point: 'p',
  skip: '.',
} as const

export type Act = keyof typeof FIRST

export const ACTS: readonly Act[] = [
  'done',
  'no',
  'all',
  'sealed',
  'more',
  'less',
  'zoom',
  'log',
  'hint',
  'undo',
  'point',
  'skip',
]

/** By the name of what they do: only those that were changed. */
export type ChangedKeys = Readonly<Record<string, string>>

export const keyOf = (act: Act, changed: ChangedKeys): string => changed[act] ?? FIRST[act]

/** As it stands on a key. */
export const shownKey = (key: string): string => (key === '-' ? '−' : key.toUpperCase())

/** One letter of a game may choose different things at different times: they are changed together. */
const gamesName = (game: string, first: string): string => `${game} ${first.toLowerCase()}`

/** The letters of a game as they are now. */
export const lettersOf = (
  game: string,
  letters: readonly LetterKey[],
  changed: ChangedKeys,
): readonly LetterKey[] =>
  letters.map((letter) => ({ ...letter, key: changed[gamesName(game, letter.key)] ?? letter.key }))

/** A key that can be changed. */
export interface OwnKey {
  readonly name: string
  readonly first: string
  readonly now: string
  /** Its neighbours: a game's letters may be those of the table, which wait while the game needs them. */
  readonly of: 'table' | 'game'
}

export const actKey = (act: Act, changed: ChangedKeys): OwnKey => ({
  name: act,
  first: FIRST[act],
  now: keyOf(act, changed),
  of: 'table',
})

/** Each letter of a game once. */
export function gameKeys(
  game: string,
  letters: readonly LetterKey[],
  changed: ChangedKeys,
): readonly OwnKey[] {
  const firsts = [...new Set(letters.map(({ key }) => key.toLowerCase()))]
  return firsts.map((first) => {
    const name = gamesName(game, first)
    return { name, first, now: changed[name] ?? first, of: 'game' }
  })
}

export type Change =
  | { readonly kind: 'changed'; readonly keys: ChangedKeys }
  /** It is needed for something that stays, or is no single letter or sign. */
  | { readonly kind: 'fixed' }
  | { readonly kind: 'taken'; readonly by: OwnKey }

/** Digits choose options and ? shows the keys, always. */
const isFree = (key: string): boolean => [...key].length === 1 && !/[\s?1-9]/.test(key)

export function changeKey(
  all: readonly OwnKey[],
  changed: ChangedKeys,
  own: OwnKey,
  pressed: string,
): Change {
  const key = pressed.toLowerCase()
  if (!isFree(key)) return { kind: 'fixed' }
  const taken = all.find(({ of, name, now }) => of === own.of && name !== own.name && now === key)
  if (taken !== undefined) return { kind: 'taken', by: taken }
  const others = Object.entries(changed).filter(([name]) => name !== own.name)
  const keys = Object.fromEntries(key === own.first ? others : [...others, [own.name, key]])
  return { kind: 'changed', keys }
}
