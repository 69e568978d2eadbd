/** How many standard errors a 95 % interval reaches either way. */
export const NINETY_FIVE = 1.959964

/** Wilson's 95 % interval of a share: honest also near 0 and 1, and for few tries. */
export function wilson(hits: number, tries: number): { low: number; high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const z = NINETY_FIVE
  const share = hits / tries
  const scale = 1 + (z * z) / tries
  const middle = share + (z * z) / (2 * tries)
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * tries)) / tries)
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  }
}
