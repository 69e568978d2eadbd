import type { EndTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const enemies = (n: number) => counted(n, 'enemy', 'enemies')
const locations = (n: number) => counted(n, 'location', 'locations')

export const en: EndTexts = {
  healthChart: 'Health of the heroes',
  healthSay: (heroes) => `Health at the end: ${heroes}.`,
  enemyChart: 'Enemies',
  inPlay: 'In play',
  felled: 'Defeated so far',
  enemySay: (most, felled) => `At most ${enemies(most)} in play, ${felled} defeated.`,
  roadChart: 'Peril and road',
  peril: 'Peril',
  progress: 'Progress on the location',
  roadSay: (peril, of, explored) =>
    `Peril ended on space ${peril} of ${of}, with ${locations(explored)} explored.`,
  won: (round) => `The quest was done in round ${round}.`,
  allFell: (round) => `The last hero fell in round ${round}.`,
  byQuest: (round) => `Round ${round} brought what had to be prevented.`,
  explored: (n) => `${locations(n)} explored on the way.`,
  noneExplored: 'No location was fully explored.',
  defeated: (n) => `${enemies(n)} defeated.`,
  fell: (hero, round) => `${hero} fell in round ${round}.`,
  nobodyFell: 'No hero fell.',
  perils: (n) => (n === 1 ? 'Peril struck once.' : `Peril struck ${n} times.`),
  nemesisLeft: (nemesis, health) => `${nemesis} had ${health} health left.`,
  nemesisHidden: (nemesis) => `${nemesis} never had to leave the lair.`,
}
