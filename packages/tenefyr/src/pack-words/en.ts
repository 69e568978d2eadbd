import type { PackWords } from './words.ts'

export const en: PackWords = {
  noPrice: (word, prices) => `${word} is no price; prices are ${prices}`,
  maybeNoPrice: (word) => `${word} with upTo is no price: it might be nothing`,
  wanders: () => 'wander stands only in what an enemy does at the start of a combat',
  needsCombat: (word) => `${word} needs a combat, and a reward is taken after it`,
  needsHand: (word) => `${word}: a reward is taken with no cards in hand`,
  needsEnemy: (word) => `${word}: a reward is taken with no enemy to give the level`,
  eachIsYou: (who) => `each player chooses, so every option is for "you", not "${who}"`,
  partyIsNotYou: () =>
    'the party chooses, so no option is for "you"; it is for "one", "each" or "party"',
  cardsOfLevel: (level, count) => `level ${level} has ${count} cards, and must have 14`,
  oneFor: (name, count) => `there must be one for ${name}, and there are ${count}`,
  oneOfStage: (boss, stage, count) =>
    `${boss} must have one card of stage ${stage}, and has ${count}`,
  rewardsOfLevel: (level, profile, count) =>
    `level ${level} needs two or more in the ${profile} rules, and has ${count}`,
  startsInOrder: () => 'easy, normal and hard begin in this order, before the last space',
  nameTwice: (name) => `two cards have the name “${name}”`,
}
