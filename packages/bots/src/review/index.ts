/** A match that is over, thought about again. Whoever asks it brings the searches: here is no clock and no worker. */
export { type Balance, balanceOf, type Compared, compared, costOf, type Point } from './costs.ts'
export { CLOSE, closeLook, firstLook, triesFor } from './looks.ts'
export type { Position } from './positions.ts'
