import type { EndTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
const enemies = (n: number) => counted(n, 'ennemi', 'ennemis')
const locations = (n: number) => counted(n, 'lieu', 'lieux')

export const fr: EndTexts = {
  healthChart: 'Santé des héros',
  healthSay: (heroes) => `Santé à la fin\u00a0: ${heroes}.`,
  enemyChart: 'Ennemis',
  inPlay: 'En jeu',
  felled: 'Abattus en tout',
  enemySay: (most, felled) => `Au plus ${enemies(most)} en jeu\u202f; abattus\u00a0: ${felled}.`,
  roadChart: 'Péril et chemin',
  peril: 'Péril',
  progress: 'Progression sur le lieu',
  roadSay: (peril, of, explored) =>
    `À la fin, le péril est à la case ${peril} sur ${of}\u202f; exploration complète\u00a0: ${locations(explored)}.`,
  won: (round) => `La quête est accomplie à la manche ${round}.`,
  allFell: (round) => `Plus aucun héros debout à la manche ${round}.`,
  byQuest: (round) => `Ce qu’il fallait empêcher est arrivé à la manche ${round}.`,
  explored: (n) => `Exploration complète en chemin\u00a0: ${locations(n)}.`,
  noneExplored: 'Aucun lieu n’a été exploré jusqu’au bout.',
  defeated: (n) => (n < 2 ? `${n} ennemi abattu.` : `${n} ennemis abattus.`),
  fell: (hero, round) => `${hero} tombe à la manche ${round}.`,
  nobodyFell: 'Aucun héros n’est tombé.',
  perils: (n) => `Le péril a frappé ${n} fois.`,
  nemesisLeft: (nemesis, health) => `Santé restante de la Némésis, ${nemesis}\u00a0: ${health}.`,
  nemesisHidden: (nemesis) => `La Némésis, ${nemesis}, n’a jamais eu à quitter son antre.`,
}
