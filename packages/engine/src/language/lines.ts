/** Lays short texts out: a few narrow lines, as the face of a card on a board has room for. */

const more = '…'
const between = ' · '

/** One line a piece while there is room; else pieces share lines, and what is too long ends in "…". */
export function fitLines(pieces: readonly string[], width: number, count: number): string[] {
  const apart = pieces.flatMap((piece) => wrapped(piece, width))
  if (apart.length <= count) return apart
  const packed = wrapped(pieces.join(between), width)
  if (packed.length <= count) return packed
  const last = packed[count - 1]
  const room = width - more.length
  return [...packed.slice(0, count - 1), (last.length > room ? last.slice(0, room) : last) + more]
}

/** Broken at spaces only: a row of signs stays whole. */
function wrapped(piece: string, width: number): string[] {
  const lines: string[] = []
  for (const word of piece.split(' ')) {
    const line = lines[lines.length - 1]
    // A line that is full needs no sign between it and the next.
    if (word === between.trim() && line !== undefined && line.length + 2 > width) continue
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.map((line) => line.replace(/ ·$/, ''))
}
