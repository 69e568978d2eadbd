/** The rulebook's worked examples, step by step, on its map: KX.1 and KX.2. */
import { describe, expect, it } from 'vitest'
import { examplePack } from '../testing/example-map.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { table } from '../testing/table.ts'

const game = rulesGame(examplePack)

/** What set-up deals, so that the cards of the examples are still in the deck. */
const FIRST_HAND = ['busy-paws', 'busy-paws', 'scurry', 'scurry', 'out-of-the-walls']

describe('KX.1 Cells disaster', () => {
  it('KX.1 a Mage sent to the Cells frees them all, and they take the last treasure', () => {
    const t = table({ game, clans: ['ratfolk'], script: { 'deck/1': FIRST_HAND } }).put({
      monsters: {},
      heroes: ['warrior/cells', 'rogue/cells', 'archer/cells', 'archer/vault'],
      tokens: {},
      treasure: { cells: 'spill-1' },
      hands: { 1: ['scurry'] },
    })
    t.expectDeal({ guild: ['mage-swords'], 'deck/1': ['scurry', 'gang-up', 'huddle'] })
    t.choose('cells')
    // The cards come first, though nobody can play them any more.
    t.expectEvents('hero-in mage cells 12', 'freed 3', 'drew 1 scurry', 'drew 1 huddle')
    expect(t.pile('hand/1')).toHaveLength(4)
    expect([t.prompt(), t.by()]).toEqual(['next-hero', 'party'])
    // One of the four takes the Cells' treasure.
    t.choose('resolve mage/cells')
    expect([t.prompt(), t.rule()]).toEqual(['looters', 'K6.10'])
    t.choose('exhaust rogue/cells')
    t.expectEvents('exhausted rogue cells 6', 'looted cells 1 spill-1')
    expect(t.isOver).toBe(false)
    // The other three find neither monster nor treasure and charge to the Vault.
    t.choose('resolve mage/cells')
    t.expectEvents(
      'charged cells vault 3',
      'woke archer vault 19 0',
      'looted vault 4 defeat-4',
      'lost 0',
    )
    expect(t.isOver).toBe(true)
  })
})

describe('KX.2 Full turn of the Ratfolk', () => {
  function begun() {
    return table({ game, clans: ['ratfolk'], script: { 'deck/1': FIRST_HAND } }).put({
      monsters: { 'ratfolk/vault': 3 },
      heroes: ['mage/apothecary', 'archer/apothecary', 'rogue/beast-trainer'],
      tokens: {},
      row: ['bitter-brew', 'sword', 'spider', 'firebolt', 'axe'],
      hands: { 1: ['scurry', 'scurry', 'busy-paws', 'busy-paws', 'gang-up'] },
    })
  }

  it('KX.2 is played as the rulebook tells it', () => {
    const t = begun()
    t.expectDeal({ guild: ['warrior-jewel'], 'deck/1': ['scurry', 'busy-paws', 'gang-up'] })
    t.choose('cells')
    t.expectEvents('hero-in warrior cells 0', 'exhausted warrior cells 0', 'drew 1 scurry')
    expect(t.heroes()).toContain('warrior/cells')
    expect(t.pile('hand/1')).toHaveLength(8)

    // A swarm from the Vault: two to the Sewers, one to the Workshop.
    t.choose('play scurry', 'use-left swarm-move', 'go ratfolk/vault sewers')
    t.choose('go ratfolk/vault sewers', 'go ratfolk/vault workshop')
    expect(t.monsters()).toEqual({ 'ratfolk/sewers': 2, 'ratfolk/workshop': 1 })

    // A frog and three traps.
    t.choose('play busy-paws', 'use-left activate', 'use-room sewers')
    t.choose('use activate', 'use-room workshop')
    t.choose('play busy-paws', 'use-left activate', 'use-room workshop')
    t.choose('use activate', 'use-room workshop')
    expect(t.tokens()).toEqual({ 'sewers/frog': 1, 'workshop/trap': 3 })

    // A swarm carries the frog to the Apothecary.
    t.choose('play scurry', 'use-left swarm-move', 'in sewers')
    t.choose('go ratfolk/sewers apothecary', 'carry frog', 'go ratfolk/sewers apothecary')
    expect(t.monsters()).toEqual({ 'ratfolk/apothecary': 2, 'ratfolk/workshop': 1 })
    expect(t.tokens()).toEqual({ 'apothecary/frog': 1, 'workshop/trap': 3 })

    // A move carries a trap to the Beast Trainer.
    t.choose('play gang-up', 'use-right move', 'with ratfolk/workshop', 'to beast-trainer')
    t.choose('carry trap')
    expect(t.tokens()).toMatchObject({ 'workshop/trap': 2, 'beast-trainer/trap': 1 })
    // It lies there without harm to who is there already.
    expect(t.heroes()).toContain('rogue/beast-trainer')

    // A swarm attack removes two heroes.
    t.choose('play gang-up', 'use-left swarm-melee', 'in apothecary')
    t.choose('hit mage/apothecary', 'hit archer/apothecary')
    expect(t.heroes()).toEqual(['warrior/cells', 'rogue/beast-trainer'])

    // The frog buys a Potion; the second Activate stays unused.
    t.expectDeal({ loot: ['haste'] }).choose('play busy-paws', 'use-left activate')
    t.choose('use-room apothecary')
    t.expectEvents('spent frog apothecary', 'acquired 1 bitter-brew', 'offered haste')
    t.choose('finish')

    // An attack at the Beast Trainer.
    t.choose('play scurry', 'use-right melee')
    expect(t.heroes()).toEqual(['warrior/cells'])

    // Nothing is kept: all eight cards are discarded, and five come.
    expect([t.pile('hand/1'), t.pile('play/1').length]).toEqual([[], 8])
    expect(t.options()).toEqual(['end-turn'])
    t.invade('bell').expectEvents('cleaned-up 1 8', 'invasion 1 1')
    expect(t.pile('hand/1')).toHaveLength(5)
    expect(t.pile('play/1')).toEqual([])
  })
})
