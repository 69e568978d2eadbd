import type { PackWords } from './words.ts'

export const fr: PackWords = {
  noPrice: (word, prices) => `${word} n’est pas un prix\u202f; les prix sont ${prices}`,
  maybeNoPrice: (word) => `${word} avec upTo n’est pas un prix\u00a0: ce pourrait être zéro`,
  wanders: () => 'wander n’a sa place que dans ce que fait un ennemi au début d’un combat',
  needsCombat: (word) => `${word} demande un combat, et une récompense se prend après`,
  needsHand: (word) => `${word}\u00a0: une récompense se prend sans cartes en main`,
  needsEnemy: (word) => `${word}\u00a0: une récompense se prend sans ennemi qui donne le niveau`,
  eachIsYou: (who) =>
    `chaque joueur choisit\u00a0: chaque option est pour "you", et non pour "${who}"`,
  partyIsNotYou: () =>
    'le groupe choisit\u00a0: aucune option n’est pour "you", mais pour "one", "each" ou "party"',
  cardsOfLevel: (level, count) =>
    `le niveau ${level} a ${count} ${Number(count) < 2 ? 'carte' : 'cartes'}\u202f; il en faut 14`,
  oneFor: (name, count) => `il en faut un seul exemplaire pour ${name}, et il y en a ${count}`,
  oneOfStage: (boss, stage, count) =>
    `${boss} doit avoir une seule carte avec "stage" ${stage}, et en a ${count}`,
  rewardsOfLevel: (level, profile, count) =>
    `le niveau ${level} en demande au moins deux avec les règles ${profile}, et en a ${count}`,
  startsInOrder: () =>
    'easy, normal et hard commencent dans cet ordre, avant la dernière case de la piste',
  nameTwice: (name) => `deux cartes ont le nom «\u202f${name}\u202f»`,
}
