import type { EndTexts } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const guildCards = (n: number) => (n === 1 ? '1 Guild card' : `${n} Guild cards`)
const heroes = (n: number) => (n === 1 ? '1 hero' : `${n} heroes`)
const treasures = (n: number) => (n === 1 ? '1 treasure' : `${n} treasures`)

export const en: EndTexts = {
  treasureChart: 'Treasures in the dungeon',
  treasures: 'Value of all treasures',
  treasureSay: (safe, of) => `Treasures worth ${safe} of ${of} were left at the end.`,
  heroChart: 'Heroes in the dungeon',
  heroes: 'All heroes',
  awake: 'Awake',
  heroSay: (most, last) => `At most ${heroes(most)} at a time, ${last} at the end.`,
  guildChart: 'The Guild deck',
  guildLeft: 'Cards left',
  guildSay: (left, wave) => `${cards(left)} were left in wave ${wave}.`,
  held: (n) => `Both waves were held, with ${treasures(n)} left in the dungeon.`,
  vaultLooted: (wave, left) =>
    `The Vault was looted in wave ${wave}, with ${guildCards(left)} still to come.`,
  byScenario: 'The scenario itself was lost.',
  looted: (n) => `The heroes looted ${treasures(n)} on the way.`,
  noneLooted: 'Not one other treasure was looted.',
  heroesGone: (n) => `${heroes(n)} thrown out.`,
  trapped: (n) => `${heroes(n)} of these by traps.`,
  mostHits: (name, n) => `Most hits: ${name}, ${n}.`,
  mostLoot: (name, n) => `Most Loot: ${name}, ${cards(n)}.`,
}
