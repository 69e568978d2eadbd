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
  warrior: 'swordwoman',
  scout: 'hooded-figure',
  mage: 'wizard-face',
  wolf: 'wolf-head',
  spider: 'spider-face',
} as const

export type CoverPicture = keyof typeof coverPictures
