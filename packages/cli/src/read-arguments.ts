/** What stands on the command line, made into options. */
import type { Options } from '@muster/engine'
import { Refusal } from './errors.ts'
import { findGame } from './games.ts'
import { fill, type Texts } from './texts/index.ts'

export const MOST_WORKERS = 256

type Given = { readonly [name: string]: string | boolean | readonly string[] | undefined }

export function wholeNumber(
  what: string,
  asked: string,
  least: number,
  most: number,
  texts: Texts,
): number {
  const number = /^\d{1,15}$/.test(asked) ? Number(asked) : -1
  if (number >= least && number <= most) return number
  throw new Refusal(fill(texts.notNumber, { what, asked, least, most }))
}

/** The game's own options: those with a flag, and `--option name=value`. */
export function gameOptions(
  name: string,
  given: Given,
  flags: readonly string[],
  texts: Texts,
): Options {
  const { optionFields } = findGame(name, texts).open().game
  const options: { [field: string]: Options[string] } = {}
  const set = (field: string, text: string) => {
    // As the field spells it: a number where it has numbers.
    const known = optionFields.find((candidate) => candidate.name === field)?.values
    options[field] = known?.find((value) => String(value) === text) ?? text
  }
  for (const flag of flags) {
    const value = given[flag]
    if (typeof value === 'string') set(flag, value)
  }
  for (const pair of Array.isArray(given.option) ? given.option : []) {
    const [, field, value] = /^([^=]+)=(.*)$/.exec(String(pair)) ?? []
    if (field === undefined) throw new Refusal(fill(texts.notOption, { asked: String(pair) }))
    set(field, value)
  }
  return options
}
