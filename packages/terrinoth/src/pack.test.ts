import { MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { readTerrinothPack } from './pack.ts'
import { sayRule } from './pack-words/index.ts'
import { broken } from './pack-words/words.ts'
import { smallPack } from './testing/small-pack.ts'

/** Like the house pack, as plain data to be spoilt. */
type Draft = { [key: string]: Draft } & { [index: number]: Draft }

/** What the door says to the house pack with something spoilt in it. */
function problem(spoil: (pack: Draft) => void): string {
  const draft = JSON.parse(JSON.stringify(housePack))
  spoil(draft)
  try {
    readTerrinothPack(draft, sayRule.en)
  } catch (error) {
    if (error instanceof MusterError && error.code === 'pack') return error.message
    throw error
  }
  return 'no problem'
}

const set = (at: object, fields: object) => Object.assign(at, fields)
const named = (cards: Draft, name: string): Draft => {
  const card = Object.values(cards).find((one) => String(one.name) === name)
  if (card === undefined) throw new Error(`no ${name}`)
  return card
}
const card = (pack: Draft, name: string) => named(pack.cards, name)
const enemies = (pack: Draft, name: string) => named(pack.sets, name)
const quest = (pack: Draft, name: string) => named(pack.quests, name)
const found = (pack: Draft, name: string) => named(pack.exploration, name)

describe('the door for packs', () => {
  it('lets the house pack in, from text as from data', () => {
    const { pack, hash } = readTerrinothPack(housePack)
    expect(pack).toEqual(housePack)
    expect(readTerrinothPack(JSON.stringify(housePack, null, 2))).toEqual({ pack, hash })
  })

  it('lets a small pack in, with another hash', () => {
    expect(readTerrinothPack(smallPack).pack).toEqual(smallPack)
    expect(readTerrinothPack(smallPack).hash).not.toBe(readTerrinothPack(housePack).hash)
  })

  it.each<[what: string, spoil: (pack: Draft) => void, says: string]>([
    [
      'a number that is none',
      (pack) => set(card(pack, 'slash'), { dice: 'two' }),
      '“slash”, dice: expected a number, got "two"',
    ],
    [
      'no title in French',
      (pack) => set(card(pack, 'slash').title, { fr: undefined }),
      '“slash”, title.fr: is missing',
    ],
    [
      'an unknown word',
      (pack) => set(found(pack, 'berries').do[0], { word: 'feast' }),
      '“berries”, do[1].word: unknown word "feast"',
    ],
    [
      'an unknown moment',
      (pack) => set(found(pack, 'tonic').triggers[0], { at: 'noon' }),
      '“tonic”, triggers[1].at: expected one of',
    ],
    [
      'a condition inside a condition that is none',
      (pack) => set(quest(pack, 'goblin-problem').victory.when.of[0], { is: 'soon' }),
      '“goblin-problem”, victory.when.of[1].is',
    ],
    [
      'a rest card that readies nothing',
      (pack) => set(card(pack, 'caution'), { below: [] }),
      'a rest card readies all',
    ],
    [
      'an item with an effect of its own',
      (pack) => set(found(pack, 'tonic'), { do: [{ word: 'look' }] }),
      'an item has triggers or lasting rules',
    ],
    [
      'an event without effect',
      (pack) => set(found(pack, 'berries'), { do: [] }),
      'an event has something in "do"',
    ],
    [
      'more triggers than a hero has room for',
      (pack) => {
        const hero = named(pack.heroes, 'kari')
        set(hero, { triggers: Array.from({ length: 5 }, () => hero.triggers[0]) })
      },
      '“kari”, triggers: expected',
    ],
    [
      'two rerolls on one card',
      (pack) =>
        set(card(pack, 'decipher'), {
          with: Array.from({ length: 2 }, () => card(pack, 'decipher').with[0]),
        }),
      'at most 1 of its rules may be rerolls, and here are 2',
    ],
    [
      'a bar with another’s keyword',
      (pack) => set(enemies(pack, 'bandit').minion, { bar: ['advance', 'hex'] }),
      'hex on the bar is none of',
    ],
    [
      'a track that begins with peril',
      (pack) => set(quest(pack, 'goblin-problem'), { track: [1, 0, 3] }),
      'a track begins with 0',
    ],
    [
      'a track that ends grey',
      (pack) => set(quest(pack, 'goblin-problem'), { track: [0, 1, 0] }),
      'a track ends with 3',
    ],
    [
      'a last peril that does no harm',
      (pack) =>
        set(quest(pack, 'goblin-problem').perils[2], {
          do: [{ word: 'claim', who: 'each', tokens: 1 }],
        }),
      'the last peril wounds',
    ],
    [
      'a defeat that is not seen at once',
      (pack) =>
        set(quest(pack, 'the-breach').defeat[0], {
          when: { is: 'all', of: [{ is: 'explored' }, { is: 'final' }] },
        }),
      'explored would not be seen at once',
    ],
    [
      'a type without a card for an action',
      (pack) => set(card(pack, 'slash'), { action: 'aid' }),
      'warrior basic: there must be one card for attack, and there are 0',
    ],
    [
      'a class of two types',
      (pack) => set(card(pack, 'oath'), { type: 'mage' }),
      'the class knight has cards of two types',
    ],
    [
      'a type that nobody has',
      (pack) => {
        for (const name of ['lissa', 'bram', 'runa'])
          set(named(pack.heroes, name), { type: 'mage' })
      },
      'there is no hero of the type warrior',
    ],
    [
      'two cards of one name',
      (pack) => set(found(pack, 'berries'), { name: 'bandit-master' }),
      'two cards have the name “bandit-master”',
    ],
    [
      'a card with a word of the game for a name',
      (pack) => set(found(pack, 'berries'), { name: 'token' }),
      '“token”, or a word of the game has it',
    ],
    [
      'two quests of one name',
      (pack) => set(quest(pack, 'the-breach'), { name: 'goblin-problem' }),
      'two quests have the name “goblin-problem”',
    ],
    [
      'two boons of one name',
      (pack) => set(named(pack.boons, 'eyes-open'), { name: 'goblin-fire' }),
      'two boons have the name “goblin-fire”',
    ],
    [
      'a card of a quest that is not there',
      (pack) => set(found(pack, 'bound-traveller'), { quest: 'nowhere' }),
      'there is no quest “nowhere”',
    ],
    [
      'a boon that gives what is no item',
      (pack) => set(named(pack.boons, 'goblin-fire'), { card: 'berries' }),
      'there is no item “berries”',
    ],
    [
      'a quest with a set that is not there',
      (pack) => set(quest(pack, 'the-breach').enemies[0], { named: ['dragon'] }),
      '“the-breach”: there is no “dragon” for it',
    ],
    [
      'a quest with another’s location',
      (pack) => set(quest(pack, 'the-breach').locations[0], { named: ['the-vault'] }),
      '“the-breach”: there is no “the-vault” for it',
    ],
    [
      'a set that a quest names twice',
      (pack) => set(quest(pack, 'goblin-problem').enemies[1], { named: ['ogre', 'rat-swarm'] }),
      '“goblin-problem”: “rat-swarm” is used twice',
    ],
    [
      'more at random than there are',
      (pack) =>
        set(quest(pack, 'goblin-problem').enemies[1], {
          random: { count: 6, difficulty: 'challenging' },
        }),
      '“goblin-problem”: 6 drawn at random (challenging), and too few are left',
    ],
    [
      'a counter on a card of no quest',
      (pack) => set(found(pack, 'berries'), { do: [{ word: 'count', counter: 0, by: 1 }] }),
      'counter 0 stands on a card that belongs to no quest',
    ],
    [
      'a counter that the quest has not',
      (pack) => set(found(pack, 'bound-traveller').do[0], { counter: 2 }),
      '“the-lost-caravan”: there is no counter 2',
    ],
  ])('refuses %s', (_, spoil, says) => {
    expect(problem(spoil)).toContain(says)
  })

  it('says it in three languages', () => {
    const rule = broken('notThere', 'the-breach', 'dragon')
    expect(sayRule.en(rule)).toBe('“the-breach”: there is no “dragon” for it')
    expect(sayRule.fr(rule)).toContain('il n’y a pas de')
    expect(sayRule.pt(rule)).toContain('não há “dragon” para ela')
  })
})
