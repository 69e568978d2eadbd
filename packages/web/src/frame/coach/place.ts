/** Where a note lies by the thing that it speaks of: whole, and over as little as possible of what is needed. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Side = 'below' | 'above' | 'after' | 'before'

export interface Place {
  readonly left: number
  readonly top: number
  /** On which side of the thing; none: it lies at the lower edge, and points at nothing. */
  readonly side?: Side
  /** How far along its edge the arrow stands. */
  readonly arrow?: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 10
const EDGE = 8
/** The arrow keeps off the round corners. */
const CORNER = 16

const between = (least: number, at: number, most: number): number =>
  Math.max(least, Math.min(at, most))

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const holds = (room: Box, box: Box): boolean =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.right <= room.right &&
  box.bottom <= room.bottom

/** In the middle of the side, or as far to one end of it as the arrow allows. */
const ALONG = [0.5, 0.1, 0.9]

function onSide(side: Side, thing: Box, note: Size, room: Box, along: number): Place {
  const x = (thing.left + thing.right) / 2
  const y = (thing.top + thing.bottom) / 2
  if (side === 'below' || side === 'above') {
    const most = room.right - EDGE - note.width
    const left = between(room.left + EDGE, x - note.width * along, most)
    const top = side === 'below' ? thing.bottom + GAP : thing.top - GAP - note.height
    return { left, top, side, arrow: between(CORNER, x - left, note.width - CORNER) }
  }
  const most = room.bottom - EDGE - note.height
  const top = between(room.top + EDGE, y - note.height * along, most)
  const left = side === 'after' ? thing.right + GAP : thing.left - GAP - note.width
  return { left, top, side, arrow: between(CORNER, y - top, note.height - CORNER) }
}

/** Does a note hide nothing there that is needed? */
export const hidesNothing = ({ left, top }: Place, note: Size, needed: readonly Box[]): boolean =>
  needed.every((one) => overlap(boxAt(left, top, note), one) === 0)

const SIDES: readonly Side[] = ['below', 'above', 'after', 'before']

/** `needed`: what one looks at to choose, which it should not hide. */
export function placeBy(
  thing: Box | undefined,
  note: Size,
  room: Box,
  needed: readonly Box[] = [],
): Place {
  const docked: Place = {
    left: Math.max(room.left, (room.left + room.right - note.width) / 2),
    top: room.bottom - EDGE - note.height,
  }
  const hidden = ({ left, top }: Place): number => {
    const box = boxAt(left, top, note)
    return needed.reduce((sum, one) => sum + overlap(box, one), 0)
  }
  const beside =
    thing === undefined
      ? []
      : ALONG.flatMap((along) => SIDES.map((side) => onSide(side, thing, note, room, along)))
  const sides = beside.filter(({ left, top }) => holds(room, boxAt(left, top, note)))
  // Away from its thing only where that hides less.
  const places = [...sides, docked, ...corners(note, room)]
  return places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best))
}

function corners({ width, height }: Size, room: Box): readonly Place[] {
  const [first, last] = [room.left + EDGE, room.right - EDGE - width]
  const [upper, lower] = [room.top + EDGE, room.bottom - EDGE - height]
  return [upper, lower].flatMap((top) => [first, last].map((left) => ({ left, top })))
}
