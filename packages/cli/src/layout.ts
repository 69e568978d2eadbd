/** Lines that fit a terminal. */

const WIDEST = 100
const MOST_INDENT = 6

/** Breaks a text into lines; those after the first begin with an indent. */
export function wrap(text: string, columns: number, indent = ''): string {
  const width = Math.max(20, Math.min(columns, WIDEST))
  const lines: string[] = []
  const margin = /^ */.exec(text)?.[0] ?? ''
  const [first, ...words] = text.slice(margin.length).split(' ')
  let line = margin + first
  for (const word of words) {
    const longer = `${line} ${word}`
    if (length(longer) <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = `${indent}${word}`
  }
  return [...lines, line].join('\n')
}

function length(text: string): number {
  return [...text].length
}

/** A drawing made for 100 columns on a terminal that may have fewer: its gaps and rules give way first. */
export function fitted(drawing: string, columns: number): string {
  if (columns >= WIDEST) return drawing
  return drawing
    .split('\n')
    .flatMap((line) => narrowed(line, columns))
    .join('\n')
}

/** Two columns stay two columns where they can. */
const TWO_COLUMNS = /^([^│].*?) │ (.*[^│])$/

function narrowed(line: string, columns: number): string[] {
  const [, left, right] = TWO_COLUMNS.exec(line) ?? []
  if (left === undefined) return folded(squeezed(line, columns), columns)
  const half = Math.floor((columns - 3) / 2)
  const [first, second] = [squeezed(left.trimEnd(), half), squeezed(right.trimEnd(), half)]
  const pad = ' '.repeat(Math.max(0, half - length(first)))
  if (length(first) + pad.length + 3 + length(second) <= columns) {
    return [`${first}${pad} │ ${second}`]
  }
  return [...folded(first.trimEnd(), columns), ...folded(`    ${second}`, columns)]
}

/** Takes from the longest gap or rule inside a line until it fits, or nothing is left to take. */
function squeezed(line: string, width: number): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  // More than an indent is a gap like any other.
  const margin = indent.length > MOST_INDENT ? '' : indent
  let rest = line.slice(margin.length)
  for (;;) {
    const over = length(margin) + length(rest) - width
    if (over <= 0) return margin + rest
    const gaps = [...rest.matchAll(/ {2,}|─{3,}/g)].sort(
      (a, b) => b[0].length - a[0].length || a.index - b.index,
    )
    const gap = gaps[0]
    if (gap === undefined) return margin + rest
    const next = gaps[1]?.[0].length ?? 1
    const least = Math.max(1, next - 1, gap[0].length - over)
    const kept = gap[0].slice(0, least)
    rest = rest.slice(0, gap.index) + kept + rest.slice(gap.index + gap[0].length)
  }
}

function folded(line: string, columns: number): string[] {
  if (length(line) <= columns) return [line]
  const margin = (/^\s*/.exec(line)?.[0] ?? '').slice(0, columns / 4)
  const letters = [...line]
  const at = letters.slice(0, columns).lastIndexOf(' ')
  const cut = at > columns / 2 ? at : columns
  const rest = letters.slice(cut).join('').trimStart()
  return [letters.slice(0, cut).join('').trimEnd(), ...folded(`${margin}    ${rest}`, columns)]
}
