import { describe, expect, it } from 'vitest'
import { BOX } from '../state.ts'
import { drill, type Laid, table } from '../testing/table.ts'

function facing(laid: Laid = {}, clans = ['ratfolk']) {
  return table({ clans }).put({ monsters: {}, heroes: [], tokens: {}, ...laid })
}

describe('K6 Attack, loot, wait', () => {
  it('K6.8 exhausts a hero that attacks and hurts a monster, which goes to its Lair without vitality', () => {
    const t = facing({ monsters: { 'ratfolk/vault': 2 } }).invade('mage-jewel')
    t.expectEvents('attacks mage ratfolk/vault 12', 'monster-gone ratfolk/vault')
    expect([t.heroes(), t.monsters(), t.state.lair[0]]).toEqual([
      ['mage/vault'],
      { 'ratfolk/vault': 1 },
      8,
    ])
    // It attacks also where it could loot: the guard saves the treasure.
    const slime = facing({ monsters: { 'slimes/cemetery': 1, 'slimes/study': 1 } }, ['slimes'])
    slime.invade('mage-eye').expectEvents('wounded slimes/cemetery 1')
    expect(slime.monsters()).toEqual({ 'slimes/cemetery/1': 1, 'slimes/study/1': 1 })
    expect(slime.state.value[3]).toBe(1)
  })

  it('K6.9 lets the players choose together which monster is hurt', () => {
    const clans = ['ratfolk', 'slimes']
    const monsters = { 'ratfolk/vault': 2, 'slimes/vault': 1, 'slimes/vault/1': 1 }
    const t = facing({ monsters }, clans).invade('mage-jewel')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['victim', 'K6.9', 'party'])
    expect(t.options()).toEqual(['hurt ratfolk/vault', 'hurt slimes/vault', 'hurt slimes/vault/1'])
    t.choose('hurt slimes/vault').expectEvents('wounded slimes/vault 1')
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 2, 'slimes/vault/1': 2 })
  })

  it('K6.10 loots with as many active heroes as the treasure is worth, which are exhausted', () => {
    const t = facing({ heroes: ['rogue/study', 'rogue/study'], treasure: { study: 'curse-3' } })
    t.put({ monsters: { 'ratfolk/cemetery': 1 } }).invade('mage-eye')
    t.choose('resolve mage/study')
    t.expectEvents('exhausted mage study 13', 'looted study 3 curse-3', 'cursed 1')
    expect([t.state.value[8], t.pile('treasure/study')]).toEqual([0, []])
    expect(t.heroes()).toEqual(['rogue/study', 'rogue/study', 'mage/cemetery', 'mage/study'])
    // It is out of the game.
    expect(t.state.piles[BOX].map((card) => drill.kindName(card))).toContain('curse-3')
    // A monster in the room keeps it from being looted.
    const guarded = facing({ monsters: { 'ratfolk/cemetery': 1, 'ratfolk/study': 1 } })
    guarded.invade('mage-eye')
    expect([guarded.times('looted'), guarded.state.value[3]]).toEqual([0, 1])
  })

  it('K6.10 lets the players choose the looters where there are more than needed', () => {
    const heroes = ['rogue/cemetery', 'rogue/cemetery', 'archer/cemetery']
    const t = facing({ heroes, treasure: { cemetery: 'spill-2' } })
    t.put({ monsters: { 'ratfolk/study': 1 } })
      .invade('mage-eye')
      .choose('resolve mage/cemetery')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['looters', 'K6.10', 'party'])
    expect(t.options()).toEqual(['exhaust rogue/cemetery', 'exhaust mage/cemetery'])
    t.choose('exhaust rogue/cemetery')
    // A set is offered once: the row goes forward.
    expect(t.options()).toEqual([
      'exhaust rogue/cemetery',
      'exhaust mage/cemetery',
      'exhaust archer/cemetery',
    ])
    t.choose('exhaust archer/cemetery').expectEvents(
      'exhausted rogue cemetery 6',
      'exhausted archer cemetery 18',
      'looted cemetery 2 spill-2',
    )
    expect(t.heroes()).toEqual([
      'rogue/cemetery',
      'rogue/cemetery active',
      'mage/cemetery active',
      'mage/study fresh',
      'archer/cemetery',
    ])
  })

  it('K6.11 exhausts a hero that waits for more', () => {
    const t = facing({ heroes: ['rogue/sewers'] }).invade('mage-jewel')
    t.expectEvents('waits mage vault 12')
    expect([t.heroes(), t.state.value[0]]).toEqual([['rogue/sewers', 'mage/vault'], 4])
  })

  it('K6.22 waits in the Vault with neither monster nor treasure', () => {
    const t = facing({ treasure: { vault: 0, study: 'defeat-4' } }).invade('mage-jewel')
    t.expectEvents('waits mage vault 12')
    expect([t.heroes(), t.prompt()]).toEqual([['mage/vault'], 'turn'])
  })
})
