/** Where a paper lies beside a thing. */
const GAP = 12

export interface Corner {
  readonly left: number
  readonly top: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** On the side with more room, as high as the thing's middle, and whole within the window. */
export function besides(
  thing: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  },
  paper: Size,
  window: Size,
): Corner {
  const after = window.width - thing.right >= thing.left
  const left = after ? thing.right + GAP : thing.left - GAP - paper.width
  const top = (thing.top + thing.bottom - paper.height) / 2
  return {
    left: within(left, window.width - paper.width),
    top: within(top, window.height - paper.height),
  }
}

const within = (at: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP))
