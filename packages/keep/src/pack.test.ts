import { MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { readKeepPack } from './pack.ts'

/** Like the house pack, as plain data to be spoilt. */
type Draft = { [key: string]: Draft } & { [index: number]: Draft }

/** What the door says to the house pack with something spoilt in it. */
function problem(spoil: (pack: Draft) => void): string {
  const draft = JSON.parse(JSON.stringify(housePack))
  spoil(draft)
  try {
    readKeepPack(draft)
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
const tactic = (pack: Draft, clan: string, name: string) =>
  named(named(pack.clans, clan).cards, name)
const spider = (pack: Draft) => named(pack.loot, 'spider')
const cauldron = (pack: Draft) => named(pack.scenarios, 'witchs-cauldron')
const olga = (pack: Draft) => named(cauldron(pack).cards, 'olga-calls')
const laid = (pack: Draft, room: string): Draft => {
  const place = Object.values(cauldron(pack).map).find((one) => String(one.room) === room)
  if (place === undefined) throw new Error(`no ${room}`)
  return place
}
const then = (list: readonly object[]) => Object.fromEntries([['then', list]])

describe('the door for packs', () => {
  it('lets the house pack in, from text as from data', () => {
    const { pack, hash } = readKeepPack(housePack)
    expect(pack).toEqual(housePack)
    expect(readKeepPack(JSON.stringify(housePack, null, 2))).toEqual({ pack, hash })
  })

  it('gives another hash to a pack with another number', () => {
    const other = { ...housePack, tokens: { ...housePack.tokens, trap: 9 } }
    expect(readKeepPack(other).hash).not.toBe(readKeepPack(housePack).hash)
  })

  it.each<[what: string, spoil: (pack: Draft) => void, says: string]>([
    [
      'a number that is none',
      (pack) => set(tactic(pack, 'witches', 'hex'), { copies: 'two' }),
      '“hex”, copies: expected a number, got "two"',
    ],
    [
      'no title in French',
      (pack) => set(spider(pack).title, { fr: undefined }),
      '“spider”, title.fr: is missing',
    ],
    [
      'a field that nobody knows',
      (pack) => set(spider(pack), { legs: 8 }),
      '“spider”, legs: there is no such field',
    ],
    [
      'an action that nobody knows',
      (pack) => set(spider(pack), { play: [[{ word: 'spin' }]] }),
      '“spider”, play[1][1].word: expected one of "draw", "move", "melee", "ranged", "resource", "trap", "portal", "summon", "mend", "activate", "defend", "ambush", "reinforce", "swarm", "combo", got "spin"',
    ],
    [
      'a third side',
      (pack) => set(spider(pack), { play: [1, 2, 3].map(() => [{ word: 'move' }]) }),
      '“spider”, play[3]: there is no such field',
    ],
    [
      'a Combo in a Combo',
      (pack) =>
        set(spider(pack), {
          play: [[{ word: 'combo', first: [{ word: 'move' }], ...then([{ word: 'combo' }]) }]],
        }),
      '“spider”, play[1][1].then[1].word: expected one of "draw", "move", "melee", "ranged", "resource", "trap", "portal", "summon", "mend", "activate", "defend", "ambush", "reinforce", "swarm", got "combo"',
    ],
    [
      'a Defend beside another action',
      (pack) => set(spider(pack), { play: [[{ word: 'defend' }, { word: 'move' }]] }),
      '“spider”, play: defend stands alone on its side, or in a combo',
    ],
    [
      'a move after a Defend',
      (pack) =>
        set(spider(pack), {
          play: [[{ word: 'combo', first: [{ word: 'defend' }], ...then([{ word: 'move' }]) }]],
        }),
      '“spider”, play: after a defend, move cannot follow; it is one of draw, summon, melee, resource, trap',
    ],
    [
      'too many symbols on a tactic card',
      (pack) => set(tactic(pack, 'witches', 'hex'), { play: [[{ word: 'move', times: 3 }]] }),
      '“hex”: a side shows at most 2 symbols, and here are 3',
    ],
    [
      'too many symbols on Loot',
      (pack) => set(spider(pack), { play: [[{ word: 'move', times: 4 }]] }),
      '“spider”: a side shows at most 3 symbols, and here are 4',
    ],
    [
      'all wounds healed by a card',
      (pack) => set(spider(pack), { play: [[{ word: 'mend', all: true }]] }),
      '“spider”, play[1][1].all: there is no such field',
    ],
    [
      'nine cards in a clan',
      (pack) => set(tactic(pack, 'witches', 'hex'), { copies: 2 }),
      '“witches”: a clan has 10 tactic cards, and here are 9',
    ],
    [
      'more monsters at the start than there are',
      (pack) => set(named(pack.clans, 'witches').start, { monsters: 3 }),
      '“witches”: 3 monsters cannot start in the dungeon: the clan has 2',
    ],
    [
      'a clan twice',
      (pack) => set(named(pack.clans, 'witches'), { name: 'ghosts' }),
      'clans: there must be one for ghosts, and there are 2',
    ],
    [
      'no Beast at all',
      (pack) => {
        for (const card of Object.values(pack.loot)) {
          if (String(card.kind) === 'beast') set(card, { kind: 'scroll' })
        }
      },
      'loot: there is no card of the kind beast',
    ],
    [
      'two treasures of value 4',
      (pack) => set(named(pack.treasures, 'defeat-4'), { copies: 2 }),
      'treasures: there is one treasure of value 4, and here are 2',
    ],
    [
      'a defeat that is worth less',
      (pack) => set(named(pack.treasures, 'curse-1'), { effect: 'defeat' }),
      'treasures: “curse-1”: the value is 4 where the effect is defeat',
    ],
    [
      'openings out of order',
      (pack) => set(named(pack.rooms, 'study'), { openings: 'SN' }),
      '“study”, openings: expected /^(?=.)N?E?S?W?$/, got "SN"',
    ],
    [
      'two cards of one name',
      (pack) => set(spider(pack), { name: 'hex' }),
      'two cards have the name “hex”',
    ],
    [
      'two scenarios of one name',
      (pack) => set(named(pack.scenarios, 'rent-day'), { name: 'witchs-cauldron' }),
      'two scenarios have the name “witchs-cauldron”',
    ],
    [
      'a word that no scenario has',
      (pack) => set(olga(pack), { do: [{ word: 'draw', cards: 1 }] }),
      '“olga-calls”, do[1].word: unknown word "draw"; the words are may, choose, for-each, repeat, if, hero, wake, lay, lose-token, hurt, count, mark, each-discards, each-draws, lay-treasure, take-treasure, wall, guild, prisoner, new-row, send-home, lose',
    ],
    [
      'a place that nobody knows',
      (pack) => set(olga(pack), { do: [{ word: 'wake', where: { in: 'attic' } }] }),
      '“olga-calls”, do[1].where.in: expected one of "room", "symbol", "every", "choice", "most-heroes", "farthest", "marked", "unguarded", "lowest-treasure", got "attic"',
    ],
    [
      'a room laid twice',
      (pack) => set(laid(pack, 'forge'), { room: 'study' }),
      '“witchs-cauldron”: study lies there twice',
    ],
    [
      'a room on another',
      (pack) => set(laid(pack, 'forge'), { x: 0 }),
      '“witchs-cauldron”: forge lies on library',
    ],
    [
      'no treasure in the Vault',
      (pack) => set(laid(pack, 'vault'), { treasure: 1 }),
      '“witchs-cauldron”: the vault, and it alone, has a treasure of value 4',
    ],
    [
      'more portals than there are',
      (pack) => set(pack, { tokens: { ...housePack.tokens, portal: 1 } }),
      '“witchs-cauldron”: 2 portals are needed, and there are 1',
    ],
    [
      'a room without a way to the Vault',
      (pack) => set(laid(pack, 'cemetery'), { turn: 1 }),
      '“witchs-cauldron”: no passages lead from cemetery to the vault',
    ],
    [
      'a chapter that is not there',
      (pack) => set(cauldron(pack), { chapter: 9 }),
      '“witchs-cauldron”: there is no chapter 9',
    ],
  ])('says what is wrong with %s', (_, spoil, says) => {
    expect(problem(spoil)).toBe(says)
  })
})
