/** Lines that fit a terminal. */

const WIDEST = 100

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

/** A drawing made for 100 columns on a terminal that may have fewer: a line too long goes on below, set in. */
export function fitted(drawing: string, columns: number): string {
  if (columns >= WIDEST) return drawing
  return drawing
    .split('\n')
    .flatMap((line) => folded(line, columns))
    .join('\n')
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
