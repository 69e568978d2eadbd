import type { PackWords } from './words.ts'

const stock = (need: string, what: string, has: string) =>
  `são necessários ${need} ${what}, e há ${has}`

export const pt: PackWords = {
  standsAlone: (word) => `${word} fica só no seu lado, ou em um combo`,
  afterDefend: (word, allowed) =>
    `depois de um defend, ${word} não pode vir; é um destes: ${allowed}`,
  manySymbols: (most, count) => `um lado mostra no máximo ${most} símbolos, e aqui há ${count}`,
  cardsOfClan: (must, count) => `um clã tem ${must} cartas de Tática, e aqui há ${count}`,
  startingMonsters: (starting, count) =>
    `${starting} monstros não podem começar na masmorra: o clã tem ${count}`,
  oneFor: (name, count) => `precisa haver só um para ${name}, e há ${count}`,
  noLootOf: (kind) => `não há nenhuma carta com "kind" ${kind}`,
  defeatIsFour: (treasure) => `“${treasure}”: o valor é 4 onde o efeito é defeat`,
  oneFour: (count) => `há um só tesouro de valor 4, e aqui há ${count}`,
  cardTwice: (name) => `duas cartas têm o nome “${name}”`,
  scenarioTwice: (name) => `dois cenários têm o nome “${name}”`,
  noChapter: (scenario, chapter) => `“${scenario}”: não há capítulo ${chapter}`,
  laidTwice: (scenario, room) => `“${scenario}”: ${room} está ali duas vezes`,
  laidOn: (scenario, room, under) => `“${scenario}”: ${room} está sobre ${under}`,
  fourInVault: (scenario) => `“${scenario}”: só vault, e sempre, tem um tesouro de valor 4`,
  fewPortals: (scenario, need, has) => `“${scenario}”: ${stock(need, 'portais', has)}`,
  fewTreasures: (scenario, need, has, value) =>
    `“${scenario}”: ${stock(need, `tesouros de valor ${value}`, has)}`,
  fewTokens: (scenario, need, has, token) =>
    `“${scenario}”: ${stock(need, `marcadores (${token})`, has)}`,
  cutOff: (scenario, room) => `“${scenario}”: nenhuma passagem leva de ${room} a vault`,
}
