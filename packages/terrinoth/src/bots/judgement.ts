/** How much each feature of a position counts (`value.ts`): fitted to many matches, then to how well it plays. */
export const judgement: readonly number[] = [
  -1.2, 2.4, 0.3, -2.6, 0.12, 0.05, 0.3, 0.06, -0.2, -0.1, -0.08, -0.01, -1, 1, 0.8, 1, 1.6, 3.56,
  0.6, -1.5, 1.5, -1.6, -0.6, -0.31,
]
