import type { PackWords } from './words.ts'

export const pt: PackWords = {
  noPrice: (word, prices) => `${word} não é um preço; os preços são ${prices}`,
  maybeNoPrice: (word) => `${word} com upTo não é um preço: poderia ser zero`,
  wanders: () => 'wander só cabe no que um inimigo faz no início de um combate',
  needsCombat: (word) => `${word} precisa de um combate, e a recompensa vem depois dele`,
  needsHand: (word) => `${word}: a recompensa vem quando não há cartas na mão`,
  needsEnemy: (word) => `${word}: a recompensa vem quando não há inimigo que dê o nível`,
  eachIsYou: (who) => `cada jogador escolhe, então toda opção é para "you", e não para "${who}"`,
  partyIsNotYou: () =>
    'o grupo escolhe, então nenhuma opção é para "you", e sim para "one", "each" ou "party"',
  cardsOfLevel: (level, count) =>
    `o nível ${level} tem ${count} ${Number(count) === 1 ? 'carta' : 'cartas'}, e precisa de 14`,
  oneFor: (name, count) => `precisa haver só um para ${name}, e há ${count}`,
  oneOfStage: (boss, stage, count) =>
    `${boss} precisa ter só uma carta com "stage" ${stage}, e tem ${count}`,
  rewardsOfLevel: (level, profile, count) =>
    `o nível ${level} precisa de duas ou mais nas regras ${profile}, e tem ${count}`,
  startsInOrder: () => 'easy, normal e hard começam nesta ordem, antes da última casa da trilha',
  nameTwice: (name) => `duas cartas têm o nome “${name}”`,
}
