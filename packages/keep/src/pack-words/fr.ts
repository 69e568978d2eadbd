import type { PackWords } from './words.ts'

const of = (scenario: string) => `«\u202f${scenario}\u202f»\u00a0:`
const stock = (need: string, what: string, has: string) =>
  `il faut ${need} ${what}, et il y en a ${has}`

export const fr: PackWords = {
  standsAlone: (word) => `${word} est seul de son côté, ou dans un combo`,
  afterDefend: (word, allowed) =>
    `après un defend, ${word} ne peut pas suivre\u202f; c’est l’un de ${allowed}`,
  manySymbols: (most, count) =>
    `un côté montre au plus ${most} symboles, et il y en a ici ${count}`,
  cardsOfClan: (must, count) => `un clan a ${must} cartes Tactique, et en a ici ${count}`,
  startingMonsters: (starting, count) =>
    `${starting} monstres ne peuvent pas commencer dans le donjon\u00a0: le clan en a ${count}`,
  oneFor: (name, count) => `il en faut un seul exemplaire pour ${name}, et il y en a ${count}`,
  noLootOf: (kind) => `il n’y a aucune carte avec "kind" ${kind}`,
  defeatIsFour: (treasure) => `${of(treasure)} la valeur est 4 là où l’effet est defeat`,
  oneFour: (count) => `il y a un seul trésor de valeur 4, et il y en a ici ${count}`,
  cardTwice: (name) => `deux cartes ont le nom «\u202f${name}\u202f»`,
  scenarioTwice: (name) => `deux scénarios ont le nom «\u202f${name}\u202f»`,
  noChapter: (scenario, chapter) => `${of(scenario)} il n’y a pas de chapitre ${chapter}`,
  laidTwice: (scenario, room) => `${of(scenario)} ${room} y est deux fois`,
  laidOn: (scenario, room, under) => `${of(scenario)} ${room} est sur ${under}`,
  fourInVault: (scenario) => `${of(scenario)} vault, et elle seule, a un trésor de valeur 4`,
  fewPortals: (scenario, need, has) => `${of(scenario)} ${stock(need, 'portails', has)}`,
  fewTreasures: (scenario, need, has, value) =>
    `${of(scenario)} ${stock(need, `trésors de valeur ${value}`, has)}`,
  fewTokens: (scenario, need, has, token) =>
    `${of(scenario)} ${stock(need, `jetons (${token})`, has)}`,
  cutOff: (scenario, room) => `${of(scenario)} aucun passage ne mène de ${room} à vault`,
}
