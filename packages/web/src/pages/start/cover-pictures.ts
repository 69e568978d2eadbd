/** The silhouettes on the covers. `scripts/icons.mjs` reads them from this file and writes covers.svg. */
export const coverPictures = {
  boss: 'crowned-skull',
  barbarian: 'viking-head',
  bard: 'lyre',
  cleric: 'pope-crown',
  thief: 'hood',
  dragon: 'dragon-head',
  rat: 'rat',
  ghost: 'ghost',
  goblin: 'goblin',
  chest: 'open-treasure-chest',
} as const

export type CoverPicture = keyof typeof coverPictures
