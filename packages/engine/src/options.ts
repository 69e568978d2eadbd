/** Reads the set-up of a match, as a form, a link or a command line gives it. */
import { MusterError } from './errors.ts'
import type { OptionField, Options } from './game.ts'

export function wrongOption(sentence: string): never {
  throw new MusterError('options', sentence)
}

/** Each field, by its fallback where it is missing. `besides`: options that the game reads by itself. */
export function readFields(
  fields: readonly OptionField[],
  given: Options,
  besides: readonly string[],
): { [field: string]: Options[string] } {
  const known = [...fields.map((field) => field.name), ...besides]
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) {
      wrongOption(`There is no option "${name}"; there are ${known.join(', ')}.`)
    }
  }
  const read: { [field: string]: Options[string] } = {}
  for (const { name, values, fallback } of fields) {
    const value = given[name] ?? fallback
    const fits = values.find((allowed) => String(allowed) === String(value))
    if (fits === undefined) {
      wrongOption(`"${name}" is one of ${values.join(', ')}, not ${String(value)}.`)
    }
    read[name] = fits
  }
  return read
}

/** A list, or one text with commas. */
export function readRow(name: string, value: Options[string]): readonly string[] {
  if (typeof value === 'string') return value.split(',')
  return typeof value === 'object' ? value : wrongOption(`"${name}" is a list.`)
}
