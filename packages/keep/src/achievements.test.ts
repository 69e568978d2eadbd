import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS, type Deeds, earned, newDeeds, note, progressOf } from './achievements.ts'
import { keepWith } from './game.ts'
import { examplePack } from './testing/example-map.ts'
import { type Laid, type Table, table } from './testing/table.ts'

const game = keepWith(examplePack)
const { content } = game

interface Watched {
  readonly t: Table
  readonly deeds: Deeds
  /** Those earned if the match ended now. */
  won(): string[]
  lost(): string[]
}

function watch(
  laid: Laid = {},
  clans: readonly string[] = ['ratfolk', 'red-dragon'],
  level = 'family',
): Watched {
  const t = table({ game, clans, level }).put({ heroes: [], tokens: {}, ...laid })
  const deeds = newDeeds()
  const told = t.umpire.events
  t.umpire.events = (name, a, b, c, d) => {
    told?.(name, a, b, c, d)
    note(deeds, content, t.state, { name, a, b, c, d })
  }
  const ended = (result: number) => earned(deeds, content, { ...t.state, result })
  return { t, deeds, won: () => ended(WON), lost: () => ended(LOST) }
}

describe('achievements', () => {
  it('need a victory, some of them', () => {
    const { won, lost } = watch()
    expect(won()).toEqual(expect.arrayContaining(['keep/no-cells', 'keep/untouched']))
    expect(lost()).toEqual([])
    expect(watch({}, ['ratfolk'], 'hardcore').won()).toContain('keep/hardcore')
    const six = ['ratfolk', 'red-dragon', 'slimes', 'witches', 'gnolls', 'ghosts']
    expect(watch({}, six).won()).toContain('keep/six')
    expect(watch().won()).not.toContain('keep/six')
  })

  it('tell who gambled, and whose Cells were freed', () => {
    const quiet = watch({ heroes: ['rogue/cells'] })
    quiet.t.expectDeal({ guild: ['rogue-hats'] }).choose('cells')
    expect(quiet.won()).not.toContain('keep/no-cells')
    expect(quiet.won()).not.toContain('keep/jailbreak')
    const loud = watch({ heroes: ['rogue/cells'], monsters: { 'ratfolk/cells': 2 } })
    loud.t.expectDeal({ guild: ['mage-hats'] }).choose('cells')
    expect(loud.won()).toContain('keep/jailbreak')
    expect(loud.lost()).not.toContain('keep/jailbreak')
  })

  it('count the heroes that one card drives off', () => {
    const laid: Laid = {
      monsters: { 'ratfolk/vault': 3 },
      heroes: ['rogue/vault', 'mage/vault', 'archer/vault', 'warrior/vault'],
      hands: { 1: ['gang-up', 'scurry'] },
    }
    const watched = watch(laid, ['ratfolk'])
    watched.t.choose('play gang-up', 'use-left swarm-melee', 'hit rogue/vault', 'hit mage/vault')
    expect(progressOf(watched.deeds)[0]).toMatchObject({ have: 2, need: 3 })
    watched.t.choose('hit archer/vault')
    expect(watched.lost()).toContain('keep/three-at-once')
    const two = watch({ ...laid, monsters: { 'ratfolk/vault': 2 } }, ['ratfolk'])
    two.t.choose('play gang-up', 'use-left swarm-melee', 'hit rogue/vault', 'hit mage/vault')
    two.t.choose('play scurry', 'use-right melee', 'hit archer/vault')
    expect(two.lost()).not.toContain('keep/three-at-once')
  })

  it('see a lone guard before a great treasure', () => {
    const heroes = ['rogue/study', 'archer/study', 'mage/study']
    const held = watch({ heroes, monsters: { 'ratfolk/study': 1 } }, ['ratfolk'])
    held.t.invade('bell')
    expect(held.lost()).toContain('keep/lone-guard')
    const crowd = watch({ heroes, monsters: { 'ratfolk/study': 2 } }, ['ratfolk'])
    crowd.t.invade('bell')
    expect(crowd.lost()).not.toContain('keep/lone-guard')
  })

  it('know a looted treasure, and a trap in the Vault', () => {
    const looted = watch({ monsters: { 'ratfolk/vault': 1 }, treasure: { cemetery: 'spill-1' } })
    looted.t.invade('mage-eye')
    while (looted.t.prompt() === 'next-hero') looted.t.choose(looted.t.options()[0])
    expect(looted.won()).not.toContain('keep/untouched')
    const trapped = watch({ monsters: {}, tokens: { 'vault/trap': 1 } })
    trapped.t.invade('mage-jewel')
    expect(trapped.lost()).toContain('keep/vault-trap')
    const elsewhere = watch({ monsters: {}, tokens: { 'library/trap': 1, 'apothecary/trap': 1 } })
    elsewhere.t.invade('mage-hats')
    expect(elsewhere.lost()).not.toContain('keep/vault-trap')
  })

  it('fill a shelf with each kind of Loot', () => {
    const { deeds, lost, t } = watch()
    const names = ['spider', 'haste', 'sword']
    const card = (name: string) =>
      content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
    for (const name of names) {
      note(deeds, content, t.state, { name: 'acquired', a: 0, b: card(name), c: 0, d: 0 })
    }
    const last = { name: 'acquired', b: card('firebolt'), c: 0, d: 0 }
    note(deeds, content, t.state, { ...last, a: 1 })
    expect(lost()).not.toContain('keep/full-shelf')
    note(deeds, content, t.state, { ...last, a: 0 })
    expect(lost()).toContain('keep/full-shelf')
  })

  it('count portals, wounds of the Dragon and empty Lairs', () => {
    const doors = { forge: 'completed', library: 'completed', study: 'completed' } as const
    const open = watch(
      { portals: doors, monsters: { 'witches/vault': 1 }, hands: { 1: ['chalk-circle'] } },
      ['witches'],
    )
    open.t.choose('play chalk-circle', 'use-left portal')
    expect(open.lost()).toContain('keep/four-portals')
    expect(watch({ monsters: { 'red-dragon/vault/4': 1 } }).won()).toContain('keep/last-breath')
    expect(watch({ monsters: { 'red-dragon/vault/3': 1 } }).won()).not.toContain('keep/last-breath')
    const all = watch({ monsters: { 'ratfolk/vault': 9 } })
    expect(all.won()).toContain('keep/all-hands')
    // The Dragon alone is no crowd.
    expect(watch({ monsters: { 'red-dragon/vault': 1 } }).won()).not.toContain('keep/all-hands')
  })

  it('are twelve', () => {
    expect(new Set(ACHIEVEMENTS).size).toBe(12)
  })
})
