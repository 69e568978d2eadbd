/** A seed of its own for the n-th part of what another seed stands for. */
export function seedFor(seed: number, n: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  h = Math.imul((h ^ (h >>> 15)) + n, 0xc2b2ae35)
  h ^= h >>> 13
  h = Math.imul(h, 0x27d4eb2f)
  return (h ^ (h >>> 16)) | 0
}
