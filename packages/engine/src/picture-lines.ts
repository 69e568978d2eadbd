/** Pictures of a table: text cut, padded, wrapped and framed. Every character is taken to be one column wide. */

export const WIDTH = 100

export const widthOf = (text: string): number => [...text].length

/** Cut to a width, with an ellipsis where something is lost. */
export function cut(text: string, width: number): string {
  const letters = [...text]
  if (letters.length <= width) return text
  return `${letters
    .slice(0, Math.max(0, width - 1))
    .join('')
    .trimEnd()}…`
}

/** Exactly a width. */
export function padded(text: string, width: number): string {
  const shown = cut(text, width)
  return shown + ' '.repeat(width - widthOf(shown))
}

/** Exactly a width, with something at the right end that is never cut before the left part. */
export function ends(left: string, right: string, width: number): string {
  if (right === '') return padded(left, width)
  const end = cut(right, width)
  const room = width - widthOf(end) - 2
  return room < 1 ? padded(end, width) : `${padded(left, room)}  ${end}`
}

/** Broken between words into lines of at most a width. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? cut(word, width) : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** A caption, then text that goes on under itself. */
export function captioned(
  caption: string,
  text: string,
  indent: number,
  captions: number,
): string[] {
  const start = indent + captions + 2
  return wrap(text, WIDTH - start).map((line, i) => {
    const head = i === 0 ? padded(caption, captions) : ' '.repeat(captions)
    return `${' '.repeat(indent)}${head}  ${line}`
  })
}

/** A line across the table with a heading in it. */
export function heading(text: string, line = '─'): string {
  const head = `${line}${line} ${cut(text, WIDTH - 8)} `
  return head + line.repeat(WIDTH - widthOf(head))
}

/** Lines in a box with a heading. */
export function boxed(title: string, lines: readonly string[]): string[] {
  const inner = WIDTH - 4
  const head = `┌─ ${cut(title, inner - 4)} `
  return [
    `${head}${'─'.repeat(WIDTH - 1 - widthOf(head))}┐`,
    ...lines.map((line) => `│ ${padded(line, inner)} │`),
    `└${'─'.repeat(WIDTH - 2)}┘`,
  ]
}
