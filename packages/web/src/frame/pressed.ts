/** What made a click: it does not say so in every browser, but the press before it does. */
import type { MouseEvent, PointerEvent } from 'react'

let pressedBy = ''

export function pressed(event: PointerEvent): void {
  pressedBy = event.pointerType
}

/** By a finger; a key that clicks has no press. */
export const byTouch = (event: MouseEvent): boolean => event.detail > 0 && pressedBy === 'touch'
