import type { EndTexts } from './words.ts'

const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`)
const guildCards = (n: number) => (n < 2 ? `${n} carte Guilde` : `${n} cartes Guilde`)
const treasures = (n: number) => (n < 2 ? `${n} trésor` : `${n} trésors`)

export const fr: EndTexts = {
  treasureChart: 'Trésors dans le donjon',
  treasures: 'Valeur des trésors',
  treasureSay: (safe, of) => `Il restait à la fin des trésors pour ${safe} sur ${of}.`,
  heroChart: 'Héros dans le donjon',
  heroes: 'Tous les héros',
  awake: 'Actifs',
  heroSay: (most, last) => `Au plus ${most} héros à la fois, ${last} à la fin.`,
  guildChart: 'La pioche de la Guilde',
  guildLeft: 'Cartes restantes',
  guildSay: (left, wave) => `Vague ${wave}\u00a0: il restait ${cards(left)}.`,
  held: (n) => `Les deux vagues ont été repoussées\u202f; il reste ${treasures(n)} dans le donjon.`,
  vaultLooted: (wave, left) =>
    `La Chambre forte a été pillée en vague ${wave}, avec encore ${guildCards(left)} à venir.`,
  byScenario: 'C’est le scénario lui-même qui a été perdu.',
  looted: (n) => `En chemin, les héros ont pillé ${treasures(n)}.`,
  noneLooted: 'Pas un autre trésor n’a été pillé.',
  heroesGone: (n) => `Héros chassés\u00a0: ${n}.`,
  trapped: (n) => `Dont ${n} par les pièges.`,
  mostHits: (name, n) => `Le plus de coups portés\u00a0: ${name}, ${n}.`,
  mostLoot: (name, n) => `Le plus de Butin\u00a0: ${name}, ${cards(n)}.`,
}
