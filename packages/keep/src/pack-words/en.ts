import type { PackWords } from './words.ts'

const stock = (need: string, what: string, stock: string) =>
  `${need} ${what} are needed, and there are ${stock}`

export const en: PackWords = {
  standsAlone: (word) => `${word} stands alone on its side, or in a combo`,
  afterDefend: (word, allowed) => `after a defend, ${word} cannot follow; it is one of ${allowed}`,
  manySymbols: (most, count) => `a side shows at most ${most} symbols, and here are ${count}`,
  cardsOfClan: (must, count) => `a clan has ${must} tactic cards, and here are ${count}`,
  startingMonsters: (starting, count) =>
    `${starting} monsters cannot start in the dungeon: the clan has ${count}`,
  oneFor: (name, count) => `there must be one for ${name}, and there are ${count}`,
  noLootOf: (kind) => `there is no card of the kind ${kind}`,
  defeatIsFour: (treasure) => `“${treasure}”: the value is 4 where the effect is defeat`,
  oneFour: (count) => `there is one treasure of value 4, and here are ${count}`,
  cardTwice: (name) => `two cards have the name “${name}”`,
  scenarioTwice: (name) => `two scenarios have the name “${name}”`,
  noChapter: (scenario, chapter) => `“${scenario}”: there is no chapter ${chapter}`,
  laidTwice: (scenario, room) => `“${scenario}”: ${room} lies there twice`,
  laidOn: (scenario, room, under) => `“${scenario}”: ${room} lies on ${under}`,
  fourInVault: (scenario) => `“${scenario}”: the vault, and it alone, has a treasure of value 4`,
  fewPortals: (scenario, need, has) => `“${scenario}”: ${stock(need, 'portals', has)}`,
  fewTreasures: (scenario, need, has, value) =>
    `“${scenario}”: ${stock(need, `treasures of value ${value}`, has)}`,
  fewTokens: (scenario, need, has, token) =>
    `“${scenario}”: ${stock(need, `tokens (${token})`, has)}`,
  cutOff: (scenario, room) => `“${scenario}”: no passages lead from ${room} to the vault`,
}
