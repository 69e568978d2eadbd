/** Text cut, padded, wrapped and framed. Every character is taken to be one column wide. */

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
