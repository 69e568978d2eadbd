/**
 * Notation made shorter for a link: entries without their numbers, positions without their empty piles. Both
 * follow from the rest, and read back the same.
 */

const BEGIN = /^ *0 {2}begin/

export function withoutNumbers(notation: string): string {
  const lines = notation.split('\n')
  const begin = lines.findIndex((line) => BEGIN.test(line))
  return lines.map((line, n) => (n < begin ? line : line.replace(/^ *\d+ {2}/, ''))).join('\n')
}

export function withNumbers(short: string): string {
  const lines = short.split('\n')
  const begin = lines.findIndex((line) => line.startsWith('begin'))
  const end = lines.findIndex((line, n) => n > begin && /^(result |#|$)/.test(line))
  return lines
    .map((line, n) => (begin >= 0 && n >= begin && n < end ? `${n - begin}  ${line}` : line))
    .join('\n')
}

export function withoutEmptyPiles(position: string): string {
  return position.replace(/^pile .*:\n/gm, '')
}

/** A match that begins at a position, and in which nothing has been chosen yet. */
export function matchFrom(position: string): string {
  const [, ...lines] = position.trimEnd().split('\n')
  const header = lines.slice(0, 3)
  const start = position.trimEnd().replace(/^/gm, 'start     | ')
  return ['muster 1', ...header, 'deal      random', start, '0  begin', ''].join('\n')
}
