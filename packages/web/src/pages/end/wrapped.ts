/** A text in lines of a width; what does not fit into so many lines ends in "…". */
export function wrapped(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= most) return lines
  const last = `${lines[most - 1]} ${lines[most]}`
  return [...lines.slice(0, most - 1), shortened(last, width, measure)]
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  const words = text.split(' ')
  while (words.length > 1 && measure(`${words.join(' ')}…`) > width) words.pop()
  return `${words.join(' ')}…`
}
