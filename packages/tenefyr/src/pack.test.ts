import { MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { tenefyrWith } from './game.ts'
import { readTenefyrPack } from './pack.ts'

/** Like the house pack, as plain data to be spoilt. */
type Draft = { [key: string]: Draft } & { [index: number]: Draft }

/** What the door says to the house pack with something spoilt in it. */
function problem(spoil: (pack: Draft) => void): string {
  const draft = JSON.parse(JSON.stringify(housePack))
  spoil(draft)
  try {
    readTenefyrPack(draft)
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
const enemy = (pack: Draft, name: string) => named(pack.dungeonCards, name)
const may = (effect: object) => [{ word: 'may', do: [effect] }]

describe('the door for packs', () => {
  it('lets the house pack in, from text as from data', () => {
    const { pack, hash } = readTenefyrPack(housePack)
    expect(pack).toEqual(housePack)
    expect(readTenefyrPack(JSON.stringify(housePack, null, 2))).toEqual({ pack, hash })
    expect(tenefyrWith(housePack).pack).toEqual({ name: 'house', hash })
  })

  it('gives another hash to a pack with another number', () => {
    const other = {
      ...housePack,
      tracks: { ...housePack.tracks, quick: housePack.tracks.quick.slice(1) },
    }
    expect(readTenefyrPack(other).hash).not.toBe(readTenefyrPack(housePack).hash)
  })

  it.each<[what: string, spoil: (pack: Draft) => void, says: string]>([
    [
      'a power that is no number',
      (pack) => set(enemy(pack, 'orc').power, { 1: 'five' }),
      '“orc”, power[2]: expected a number, got "five"',
    ],
    [
      'a power too few',
      (pack) => set(enemy(pack, 'orc'), { power: [4, 5] }),
      '“orc”, power[3]: is missing',
    ],
    [
      'half a power',
      (pack) => set(enemy(pack, 'orc').loot, { power: 1.5 }),
      '“orc”, loot.power: expected a whole number, got 1.5',
    ],
    [
      'a level beyond the fifth',
      (pack) => set(named(pack.rewards, 'hot-spring'), { level: 6 }),
      '“hot-spring”, level: expected at most 5, got 6',
    ],
    [
      'no title in French',
      (pack) => set(enemy(pack, 'orc').title, { fr: undefined }),
      '“orc”, title.fr: is missing',
    ],
    [
      'a field that nobody knows',
      (pack) => set(enemy(pack, 'orc'), { speed: 3 }),
      '“orc”, speed: there is no such field',
    ],
    [
      'a lasting rule that nobody knows',
      (pack) => set(enemy(pack, 'orc'), { rules: [{ always: 'raining' }] }),
      '“orc”, rules[1].always: expected one of "hand-size", "basic-power", "loot-power", "enemy-power", "one-hand", got "raining"',
    ],
    [
      'a rule for nobody',
      (pack) =>
        set(enemy(pack, 'orc'), { rules: [{ always: 'hand-size', by: 1, who: 'paladin' }] }),
      '“orc”, rules[1].who: expected one of "each", "starting", "others", "barbarian", "bard", "cleric", "thief", got "paladin"',
    ],
    [
      'a word without its number',
      (pack) => set(enemy(pack, 'orc').loot, { play: may({ word: 'draw' }) }),
      '“orc”, loot.play[1].do[1].cards: is missing',
    ],
    [
      'a wrong hero',
      (pack) => set(named(pack.skills, 'theft'), { hero: 'paladin' }),
      '“theft”, hero: expected one of "barbarian", "bard", "cleric", "thief", got "paladin"',
    ],
    [
      'a wrong Boss',
      (pack) => set(named(pack.bossCards, 'cocoon'), { boss: 'moth-king' }),
      '“cocoon”, boss: expected one of "dark-lord", "spider-queen", "chaos-dragon", "stone-titan", got "moth-king"',
    ],
    [
      'a reward with one option',
      (pack) => set(named(pack.rewards, 'hot-spring'), { options: [{ who: 'you', do: [] }] }),
      '“hot-spring”, options: expected at least 2 of them, got 1',
    ],
    [
      'another game',
      (pack) => set(pack, { game: 'chess' }),
      'game: expected "tenefyr", got "chess"',
    ],
  ])('refuses %s', (_what, spoil, says) => {
    expect(problem(spoil)).toBe(says)
  })

  it('refuses a word that nobody knows, and names those there are', () => {
    const says = problem((pack) =>
      set(enemy(pack, 'orc').loot, { play: [{ word: 'drow', cards: 1 }] }),
    )
    expect(says).toMatch(/^“orc”, loot\.play\[1\]\.word: unknown word "drow"; the words are may, /)
  })
})

describe('the door for packs knows where words may stand, and', () => {
  const wander = { word: 'wander', to: 'other' }
  const pay = (...price: object[]) => ({ word: 'pay', price, to: [{ word: 'draw', cards: 1 }] })
  const wandering = 'wander stands only in what an enemy does at the start of a combat'

  it.each<[what: string, spoil: (pack: Draft) => void, says: string]>([
    [
      'a price that is no price',
      (pack) => set(enemy(pack, 'orc').loot, { play: [pay({ word: 'gain-power', power: 1 })] }),
      '“orc”, loot.play[1].price: gain-power is no price; prices are discard-top, discard-hand, remove, remove-top, leave-game',
    ],
    [
      'a price that may be nothing',
      (pack) =>
        set(enemy(pack, 'orc').loot, {
          play: may(pay({ word: 'remove', cards: 1, from: 'hand', upTo: true })),
        }),
      '“orc”, loot.play[1].do[1].price: remove with upTo is no price: it might be nothing',
    ],
    [
      'no price at all',
      (pack) => set(enemy(pack, 'orc').loot, { play: [pay()] }),
      '“orc”, loot.play[1].price: expected at least 1 of them, got 0',
    ],
    [
      'loot that wanders',
      (pack) => set(enemy(pack, 'orc').loot, { play: may(wander) }),
      `“orc”, loot.play: ${wandering}`,
    ],
    [
      'an enemy that wanders when it is beaten',
      (pack) => set(enemy(pack, 'orc'), { rules: [{ when: 'end', do: [wander] }] }),
      `“orc”, rules[1].do: ${wandering}`,
    ],
    [
      'a reward that draws',
      (pack) =>
        set(named(pack.rewards, 'hot-spring').options[0], { do: [{ word: 'draw', cards: 1 }] }),
      '“hot-spring”, options[1].do: draw needs a combat, and a reward is taken after it',
    ],
    [
      'a reward to hand',
      (pack) =>
        set(named(pack.rewards, 'hot-spring').options[0], {
          do: may({ word: 'take', level: 1, cards: 1, to: 'hand' }),
        }),
      '“hot-spring”, options[1].do: take: a reward is taken with no cards in hand',
    ],
    [
      'a reward of the enemy’s level',
      (pack) =>
        set(named(pack.rewards, 'hot-spring').options[0], {
          do: [{ word: 'take', level: 'here', cards: 1, to: 'deck' }],
        }),
      '“hot-spring”, options[1].do: take: a reward is taken with no enemy to give the level',
    ],
    [
      'a choice of each player for one',
      (pack) => set(named(pack.rewards, 'hot-spring').options[1], { who: 'one' }),
      '“hot-spring”: each player chooses, so every option is for "you", not "one"',
    ],
    [
      'a choice of the party for you',
      (pack) => set(named(pack.rewards, 'free-round').options[1], { who: 'you' }),
      '“free-round”: the party chooses, so no option is for "you"; it is for "one", "each" or "party"',
    ],
  ])('refuses %s', (_what, spoil, says) => {
    expect(problem(spoil)).toBe(says)
  })
})

describe('the door for packs counts, and', () => {
  it.each<[what: string, spoil: (pack: Draft) => void, says: string]>([
    [
      '13 cards in a level',
      (pack) => set(enemy(pack, 'marsh-toad'), { copies: 2 }),
      'dungeonCards: level 2 has 13 cards, and must have 14',
    ],
    [
      'two enemies of one name',
      (pack) => set(enemy(pack, 'orc'), { name: 'bandit' }),
      'two cards have the name “bandit”',
    ],
    [
      'a loot with the name of an enemy',
      (pack) => set(enemy(pack, 'orc').loot, { name: 'hydra' }),
      'two cards have the name “hydra”',
    ],
    [
      'a card with the name of a Basic card',
      (pack) => set(named(pack.rewards, 'hot-spring'), { name: 'basic-1' }),
      'two cards have the name “basic-1”',
    ],
    [
      'a hero with two Skills',
      (pack) => set(named(pack.skills, 'theft'), { hero: 'bard' }),
      'skills: there must be one for bard, and there are 2',
    ],
    [
      'a Boss without a title',
      (pack) => set(pack, { bosses: Object.values(pack.bosses).slice(1) }),
      'bosses: there must be one for dark-lord, and there are 0',
    ],
    [
      'a Boss with two cards of a stage',
      (pack) => set(named(pack.bossCards, 'iron-ledger'), { stage: 1 }),
      'bossCards: dark-lord must have one card of stage 1, and has 2',
    ],
    [
      'a level with too few rewards in one edition',
      (pack) => {
        set(named(pack.rewards, 'hot-spring'), { edition: '2019' })
        set(named(pack.rewards, 'market-barge'), { edition: '2019' })
      },
      'rewards: level 2 needs two or more in the 2018 rules, and has 1',
    ],
    [
      'a track that begins at the skull',
      (pack) => set(pack.tracks.normal, { hard: 14 }),
      'tracks.normal: easy, normal and hard begin in this order, before the last space',
    ],
    [
      'a quick track without spaces',
      (pack) => set(pack.tracks, { quick: [] }),
      'tracks.quick: expected at least 1 of them, got 0',
    ],
  ])('refuses %s', (_what, spoil, says) => {
    expect(problem(spoil)).toBe(says)
  })
})
