import { candidates } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BOX, CELLS, CLANS, GUILD, LOOT_DECK } from '../state.ts'
import { beginning, drill, type Laid } from '../testing/table.ts'

/** Ratfolk in the Laboratory, whose clan are the Gnolls. */
function inLaboratory(laid: Laid = {}, ...guild: string[]) {
  const t = beginning({ scenario: 'laboratory', clans: ['ratfolk'] }).choose('clan gnolls')
  while (t.prompt() !== 'turn') t.choose(t.options()[0])
  t.put({
    monsters: { 'ratfolk/laboratory': 1, 'ratfolk/vault': 4 },
    heroes: [],
    tokens: {},
    hands: { 1: ['toolbox'] },
    row: ['gnolls-walk', 'sword', 'gnolls-work', 'bolt', 'bolt'],
    ...laid,
  })
  return t.expectDeal({ guild })
}

describe('K4 The Laboratory', () => {
  it('K4.7 shuffles the cards of a clan not in play into the Loot deck', () => {
    const t = beginning({ scenario: 'laboratory', clans: ['ratfolk', 'gnolls'] })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['laboratory-clan', 'K4.7', 'party'])
    expect(t.umpire.decision.weighty).toBe(true)
    expect(t.options()).toHaveLength(7)
    expect(t.options()).not.toContain('clan gnolls')
    t.choose('clan witches')
    expect(CLANS[t.state.labClan]).toBe('witches')
    const { piles } = t.state
    const inLoot = candidates(t.state, piles[LOOT_DECK][0]).map((card) => drill.kindName(card))
    const open = t.pile('row')
    const joined = [...inLoot, ...open].filter((name) => name.startsWith('witches'))
    expect(joined).toHaveLength(10)
    expect(piles[BOX].some((card) => drill.kindName(card).startsWith('witches'))).toBe(false)
    expect(beginning({ clans: ['ratfolk'] }).prompt()).toBe('deploy')
  })

  it('K4.7 sends a hero to the Cells to acquire a tactic card, which uses your own monsters', () => {
    const t = inLaboratory({}, 'rogue-eye', 'bell')
    t.choose('play toolbox', 'use activate', 'use-room laboratory')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'buy',
      'K4.7',
      ['take gnolls-walk', 'take gnolls-work'],
    ])
    expect([t.heroes(), t.times('drew')]).toEqual([['rogue/cells'], 0])
    t.choose('take gnolls-walk')
    expect([t.pile('discard/1'), t.pile('row').length]).toEqual([['gnolls-walk'], 5])
    expect(t.prompt()).toBe('action')
    t.choose('finish').put({ hands: { 1: ['gnolls-work'] } })
    t.choose('play gnolls-work', 'use activate')
    expect(t.options()).toContain('ability')
    t.choose('ability', 'in vault').expectEvents('summoned ratfolk/vault')
  })

  it('K4.12 cannot be used without a tactic card in the row', () => {
    const t = inLaboratory({ row: ['sword', 'bolt', 'bolt', 'bolt', 'sword'] })
    t.choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('use-room laboratory')
  })

  it('K4.12 gives the card also on a scenario card, before freed heroes act, and beside the Cells', () => {
    const bell = inLaboratory({}, 'bell', 'rogue-eye')
    bell.choose('play toolbox', 'use activate', 'use-room laboratory', 'take gnolls-work', 'finish')
    expect([bell.heroes(), bell.pile('discard/1')]).toEqual([[], ['gnolls-work']])
    // It does not use up the gamble of the turn, nor the gamble it.
    expect(bell.options()).toContain('cells')
    bell.choose('cells')
    expect(bell.heroes()).toEqual(['rogue/cells'])
    const mage = inLaboratory({ heroes: ['rogue/cells'], treasure: { cells: 0 } }, 'mage-eye')
    mage.choose('play toolbox', 'use activate', 'use-room laboratory')
    expect([mage.prompt(), mage.heroes()]).toEqual([
      'buy',
      ['rogue/cells active', 'mage/cells arrived'],
    ])
    mage.choose('take gnolls-work')
    expect(mage.prompt()).toBe('next-hero')
    mage.choose('resolve mage/cells').expectEvents('charged cells vault 2')
    expect(mage.prompt()).toBe('action')
  })

  it('K4.11 K4.12 needs Cells and a Guild card', () => {
    const t = inLaboratory()
    t.state.cell[CELLS] = -1
    t.refresh().choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('use-room laboratory')
    const none = inLaboratory()
    none.state.piles[GUILD].length = 0
    none.refresh().choose('play toolbox', 'use activate')
    expect(none.options()).not.toContain('use-room laboratory')
  })
})
