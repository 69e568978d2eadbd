import type { PackWords } from './words.ts'

export const en: PackWords = {
  restReadies: () => 'a rest card readies all of the hero’s cards',
  itemIsUsed: () => 'an item has triggers or lasting rules, and nothing in "do"',
  eventHappens: () => 'an event has something in "do", and neither triggers nor lasting rules',
  manyRerolls: (most, count) =>
    `at most ${most} of its rules may be rerolls, and here are ${count}`,
  barWord: (word) =>
    `${word} on the bar is none of advance, inflict, retreat and the enemy’s own keywords`,
  trackBegins: () => 'a track begins with 0 and has at least two spaces',
  trackEnds: () => 'a track ends with 3',
  lastPeril: () => 'the last peril wounds, spawns or counts, so that a match ends',
  defeatIs: (condition) =>
    `a defeat is about counters or living heroes; ${condition} would not be seen at once`,
  noHeroOf: (type) => `there is no hero of the type ${type}`,
  noClassOf: (type) => `there is no class of the type ${type}`,
  classOfTwo: (name) => `the class ${name} has cards of two types`,
  oneAnAction: (cards, action, count) =>
    `${cards}: there must be one card for ${action}, and there are ${count}`,
  cardTwice: (name) => `two cards have the name “${name}”, or a word of the game has it`,
  questTwice: (name) => `two quests have the name “${name}”`,
  boonTwice: (name) => `two boons have the name “${name}”`,
  noQuest: (name) => `there is no quest “${name}”`,
  noItem: (name) => `there is no item “${name}”`,
  notThere: (quest, name) => `“${quest}”: there is no “${name}” for it`,
  usedTwice: (quest, name) => `“${quest}”: “${name}” is used twice`,
  tooFewLeft: (quest, count, difficulty) =>
    `“${quest}”: ${count} drawn at random (${difficulty}), and too few are left`,
  noCounter: (counter) => `counter ${counter} stands on a card that belongs to no quest`,
  noCounterIn: (quest, counter) => `“${quest}”: there is no counter ${counter}`,
}
