import { describe, expect, it } from 'vitest'
import { table } from '../testing/table.ts'

const WALKS = (cards: number) => Array.from({ length: cards }, () => 'ratfolk-walk')

/** Seat 1 with these cards, Ratfolk in the Vault. */
function holding(...cards: string[]) {
  return table().put({ monsters: { 'ratfolk/vault': 3 }, heroes: [], hands: { 1: cards } })
}

describe('K2 A turn', () => {
  it('K2.1 plays any number of cards, their actions in any order and by any monster', () => {
    const t = holding('spider', 'spider', 'step')
    t.put({
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1, 'ratfolk/forge': 1 },
      heroes: ['rogue/forge', 'mage/sewers', 'mage/vault'],
    })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['turn', 'K2.1', 0])
    t.choose('play spider')
    expect(t.options()).toEqual(['use move', 'use melee', 'finish'])
    // Melee, then the move, then melee again, each by another monster.
    t.choose('use melee', 'hit rogue/forge', 'use move', 'with ratfolk/vault', 'to workshop')
    t.choose('use melee')
    t.expectEvents('hit 1 mage sewers 12', 'finished 1 spider')
    expect(t.heroes()).toEqual(['mage/vault'])
    expect(t.pile('play/1')).toEqual(['spider'])
    // Of the next card only one action is used.
    t.choose('play step', 'use move', 'with ratfolk/forge', 'to library', 'finish')
    expect(t.pile('play/1')).toEqual(['step', 'spider'])
    expect(t.options()).toContain('play spider')
  })

  it('K2.2 lets cards be kept for later turns', () => {
    const t = holding('sword', 'shield')
    t.choose('play sword', 'finish')
    t.invade('bell')
    expect(t.pile('hand/1')).toContain('shield')
    expect(t.options()).toContain('play shield')
  })

  it('K2.2 ends a turn only when its player says so, even with nothing left to do', () => {
    const t = table({ scenario: 'corridor' }).put({ heroes: [], hands: { 1: ['step'] } })
    t.choose('play step', 'finish')
    expect([t.prompt(), t.options()]).toEqual(['turn', ['end-turn']])
    expect(t.times('invasion')).toBe(0)
    expect(t.choose('end-turn').times('invasion')).toBe(1)
  })

  it('K2.3 shuffles only the discard pile, only when a card is needed, with what was bought meanwhile', () => {
    const t = holding('brew', 'brew', 'toolbox')
    t.put({ monsters: { 'ratfolk/forge': 1 }, tokens: { 'forge/coin': 1 }, row: ['sword'] })
    t.arrange({ 'discard/1': WALKS(3) })
    // One card is left in the deck: the second one drawn needs the shuffle.
    t.state.piles[0].splice(0, t.state.piles[0].length - 1)
    t.choose('play toolbox', 'use activate', 'use-room forge', 'finish')
    expect([t.pile('deck/1').length, t.pile('discard/1')]).toEqual([1, ['sword', ...WALKS(3)]])
    expect(t.times('shuffled')).toBe(0)
    t.expectDeal({ 'deck/1': ['ratfolk-work', 'sword'] }).choose('play brew', 'use draw-2')
    t.expectEvents('drew 1 ratfolk-work', 'shuffled 1', 'drew 1 sword')
    expect(t.pile('discard/1')).toEqual([])
    // Brew and toolbox stay in the play area.
    expect(t.pile('play/1')).toEqual(['brew', 'toolbox'])
    expect(t.pile('deck/1')).toHaveLength(3)
  })

  it('K2.5 puts the play area on the discard pile and draws up to five', () => {
    const t = holding('step', 'step', 'bite', 'shield')
    t.choose('play step', 'finish', 'play bite')
    t.invade('bell').expectEvents('cleaned-up 1 2')
    expect(t.pile('discard/1')).toEqual(['bite', 'step'])
    expect([t.pile('play/1'), t.pile('hand/1').length]).toEqual([[], 5])
    expect(t.times('drew')).toBe(3)
    // With five or more nothing is drawn.
    const full = holding('step', 'step', 'step', 'bite', 'bite', 'bite')
    full.invade('bell')
    expect([full.pile('hand/1').length, full.times('drew')]).toEqual([6, 0])
    const five = holding('step', 'step', 'step', 'bite', 'bite').invade('bell')
    expect([five.pile('hand/1').length, five.times('drew')]).toEqual([5, 0])
  })

  it('K2.6 draws Guild cards one by one after the clean-up, each resolved before the next', () => {
    const t = table({ level: 'hardcore' }).put({ monsters: { 'ratfolk/vault': 3 }, heroes: [] })
    t.invade('rogue-jewel', 'mage-jewel')
    t.expectEvents(
      'cleaned-up 1 0',
      'invasion 1 2',
      'guild rogue-jewel',
      'monster-gone ratfolk/vault',
      'guild mage-jewel',
      'woke rogue vault 6 0',
    )
  })

  it('K2.7 hands the token to the left; each turn brings its own invasion', () => {
    const t = table({ clans: ['red-dragon', 'ratfolk', 'gnolls'] }).put({ heroes: [] })
    const turns: unknown[] = []
    for (let i = 0; i < 4; i++) {
      turns.push(t.by(), t.invade('bell').times('invasion'))
      t.put({ guild: ['bell', 'archer-jewel'] })
    }
    expect(turns).toEqual([0, 1, 1, 1, 2, 1, 0, 1])
  })

  it('K2.8 has no hand limit, and draws no more where deck and discard pile are empty', () => {
    const t = holding('brew', 'brew', 'brew', 'brew')
    t.choose('play brew', 'use draw-2', 'play brew', 'use draw-2')
    t.put({ guild: ['bell', 'bell'] }).choose('cells')
    expect(t.pile('hand/1')).toHaveLength(7)
    expect([t.pile('deck/1').length, t.pile('discard/1').length]).toEqual([0, 0])
    // Nothing is left to draw: the card's action is not offered, and hands stay as they are.
    t.choose('play brew')
    expect(t.prompt()).toBe('turn')
    t.invade('bell')
    expect(t.pile('hand/1')).toHaveLength(6)
  })

  it('K2.9 plays a card for nothing, pays in full or not at all, and else does as much as possible', () => {
    const t = holding('sword', 'bargain', 'hire', 'hire')
    t.choose('play sword', 'finish')
    expect(t.pile('play/1')).toEqual(['sword'])
    // Two books are asked for, and one is there.
    t.put({ tokens: { 'vault/book': 1 } }).choose('play bargain')
    expect([t.prompt(), t.tokens()]).toEqual(['turn', { 'vault/book': 1 }])
    // Summon three, with two in the Lair.
    t.put({ monsters: { 'ratfolk/vault': 7 }, tokens: { 'vault/coin': 1 } })
    t.choose('play hire', 'use coin+summon-3', 'use summon-3')
    expect([t.monsters(), t.state.lair[0]]).toEqual([{ 'ratfolk/vault': 9 }, 0])
  })
})
