/**
 * Powers of e and natural logarithms by sums, products and quotients alone. What `Math` gives differs from one machine to
 * another in the last figures, and what bots think must come out the same in a page, on a server and years later.
 */

const LN2 = Math.LN2
/** Beyond it there is nothing but 0 or too much. */
const FURTHEST = 700
/** Terms after which nothing changes any more, for the small rests below. */
const TERMS = 14

/** e to the power of x. */
export function exponential(x: number): number {
  const bounded = Math.min(FURTHEST, Math.max(-FURTHEST, x))
  const doublings = Math.round(bounded / LN2)
  const rest = bounded - doublings * LN2
  let power = 1
  for (let n = TERMS; n > 0; n--) power = 1 + (rest / n) * power
  for (let i = doublings; i > 0; i--) power *= 2
  for (let i = doublings; i < 0; i++) power /= 2
  return power
}

/** The natural logarithm of what is above 0. */
export function logarithm(x: number): number {
  let rest = x
  let doublings = 0
  for (; rest > 1.5; rest /= 2) doublings++
  for (; rest < 0.75; rest *= 2) doublings--
  // Twice the area tangent.
  const tangent = (rest - 1) / (rest + 1)
  const square = tangent * tangent
  let sum = 0
  for (let n = 2 * TERMS + 1; n > 0; n -= 2) sum = sum * square + 1 / n
  return 2 * tangent * sum + doublings * LN2
}

/** A number times itself, so many times in all. */
export function raised(base: number, times: number): number {
  let power = 1
  for (let i = 0; i < times; i++) power *= base
  return power
}

/** How often 2 is taken times itself until it is n or more: n is 1 or more, and whole. */
export const doublingsTo = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1))
