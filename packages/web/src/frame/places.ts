/** Where things lie on the screen, and how one seems to come from where it lay. */

/** Less than this is no move. */
const STILL = 3

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** From where a thing seems to come, in its new place's terms; nothing where it has stayed. */
export function glide(from: Place, to: Place): string | undefined {
  const x = from.left - to.left
  const y = from.top - to.top
  const grown = Math.abs(from.width - to.width) + Math.abs(from.height - to.height)
  if (Math.abs(x) + Math.abs(y) < STILL && grown < STILL) return undefined
  if (to.width === 0 || to.height === 0) return undefined
  return `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`
}
