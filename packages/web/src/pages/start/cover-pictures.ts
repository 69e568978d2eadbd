/** The silhouettes on the covers. `scripts/icons.mjs` reads them from this file and writes covers.svg. */
export const coverPictures = {
  boss: 'crowned-skull',
  barbarian: 'viking-head',
  bard: 'lyre',
  cleric: 'pope-crown',
  thief: 'hood',
} as const

export type CoverPicture = keyof typeof coverPictures
