import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

function holding(card: string, laid: Laid = {}, clan = 'ratfolk') {
  const quiet = { monsters: { [`${clan}/vault`]: 3 }, heroes: [], tokens: {}, portals: {} }
  return table({ clans: [clan] }).put({ ...quiet, hands: { 1: [card] }, ...laid })
}

describe('K3 Choice, Combo and Swarm', () => {
  it('K3.14 does the left group of actions or the right one', () => {
    const t = holding('sword', { heroes: ['mage/vault', 'mage/vault'] })
    t.choose('play sword')
    expect(t.options()).toEqual(['use-left melee', 'use-right move', 'finish'])
    t.choose('use-left melee')
    expect(t.options()).toEqual(['use melee', 'finish'])
    t.choose('use melee')
    expect([t.heroes(), t.prompt()]).toEqual([[], 'turn'])
    const right = holding('sword', { heroes: ['mage/vault'] })
    right.choose('play sword', 'use-right move', 'to sewers')
    expect([right.prompt(), right.heroes()]).toEqual(['turn', ['mage/vault']])
  })

  it('K3.15 lets the right be done where the left was: an attack that dealt damage', () => {
    const t = holding('scent', {
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 2 },
      heroes: ['mage/vault', 'rogue/sewers'],
    })
    t.choose('play scent', 'use melee+summon-1+move', 'hit rogue/sewers')
    expect([t.prompt(), t.rule()]).toEqual(['combo', 'K3.15'])
    expect(t.options()).toEqual(['use summon-1', 'use move', 'finish'])
    t.choose('use summon-1')
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1, 'ratfolk/sewers': 3 })
    // The move too is made from the Sewers: those in the Vault are not asked.
    t.choose('use move')
    expect([t.prompt(), t.options()]).toEqual([
      'move-to',
      ['to vault', 'to apothecary', 'to builder'],
    ])
    t.choose('to builder')
    expect(t.prompt()).toBe('turn')
    // Without a hero to hit there is nothing on the right either.
    const none = holding('scent').choose('play scent')
    expect(none.prompt()).toBe('turn')
  })

  it('K3.15 needs no kill, and may be left undone', () => {
    const t = holding('scent', { heroes: ['warrior/vault'] })
    t.state.heroWounds[0] = -1
    t.refresh().choose('play scent', 'use melee+summon-1+move')
    expect([t.heroes(), t.prompt()]).toEqual([['warrior/vault'], 'combo'])
    t.choose('finish')
    expect([t.prompt(), t.monsters()]).toEqual(['turn', { 'ratfolk/vault': 3 }])
  })

  it('K3.15 takes the room where a ranged attack dealt its damage, and where a move arrived', () => {
    // Only the hero's room counts, and there is a monster of yours only in the second case.
    const t = holding('long-scent', { monsters: { 'ratfolk/vault': 1 }, heroes: ['mage/sewers'] })
    t.choose('play long-scent', 'use ranged+trap+melee')
    expect([t.prompt(), t.heroes()]).toEqual(['turn', []])
    const two = holding('long-scent', {
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
      heroes: ['mage/sewers', 'rogue/sewers', 'rogue/vault'],
    })
    two.choose('play long-scent', 'use ranged+trap+melee', 'hit mage/sewers')
    expect(two.options()).toEqual(['use trap', 'use melee', 'finish'])
    two.choose('use melee')
    expect(two.heroes()).toEqual(['rogue/vault'])
    two.choose('use trap')
    expect(two.tokens()).toEqual({ 'sewers/trap': 1 })
    const moved = holding('dash', { heroes: ['mage/sewers', 'rogue/vault'] })
    moved.choose('play dash', 'use move+melee+trap', 'to sewers', 'use melee')
    expect(moved.heroes()).toEqual(['rogue/vault'])
    moved.choose('use trap')
    expect(moved.tokens()).toEqual({ 'sewers/trap': 1 })
  })

  it('K3.15 K3.2 activates nothing in a room without one of your monsters, not even the ability', () => {
    const t = holding('far-call', { heroes: ['mage/sewers'], portals: { sewers: 'uncompleted' } })
    t.choose('play far-call', 'use ranged+activate')
    expect([t.prompt(), t.heroes(), t.monsters()]).toEqual(['turn', [], { 'ratfolk/vault': 3 }])
    const there = holding('far-call', {
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
      heroes: ['mage/sewers'],
    })
    there.choose('play far-call', 'use ranged+activate', 'use activate')
    expect(there.options()).toEqual(['use-room sewers', 'ability'])
    there.choose('ability')
    expect(there.monsters()).toEqual({ 'ratfolk/vault': 1, 'ratfolk/sewers': 2 })
  })

  it('K3.15 wants a cost paid in full, in a room with one of your monsters', () => {
    const t = holding('bargain', {
      monsters: { 'ratfolk/vault': 1, 'ratfolk/library': 1 },
      tokens: { 'vault/book': 1, 'library/book': 2, 'study/book': 2 },
    })
    t.choose('play bargain', 'use book-2+draw-2+activate')
    expect([t.prompt(), t.tokens()]).toEqual(['combo', { 'vault/book': 1, 'study/book': 2 }])
    // The Activate is done in the Library: not in the Vault.
    t.choose('use activate')
    expect(t.options()).toEqual(['use-room library', 'ability'])
    t.choose('ability')
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1, 'ratfolk/library': 2 })
    t.choose('use draw-2')
    expect([t.prompt(), t.times('drew')]).toEqual(['turn', 2])
  })

  it('K3.15 chooses where a cost is paid, and binds cards paid to no room', () => {
    const t = holding('hire', {
      monsters: { 'ratfolk/vault': 1, 'ratfolk/forge': 1 },
      tokens: { 'vault/coin': 1, 'forge/coin': 1, 'study/coin': 1 },
    })
    t.choose('play hire', 'use coin+summon-3')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'pay',
      'K3.15',
      ['pay-in vault', 'pay-in forge'],
    ])
    t.choose('pay-in forge', 'use summon-3')
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1, 'ratfolk/forge': 4 })
    const cards = holding('tithe', { hands: { 1: ['tithe', 'step', 'bite', 'bite'] } })
    cards.choose('play tithe', 'use card-2+draw-1+activate')
    expect([cards.prompt(), cards.options()]).toEqual([
      'pay-card',
      ['discard step', 'discard bite'],
    ])
    cards.choose('discard step')
    expect(cards.pile('discard/1')).toEqual(['bite', 'step'])
    cards.choose('use activate')
    expect(cards.options()).toContain('use-room vault')
    // Two cards are the price, and one is left.
    const poor = holding('tithe', { hands: { 1: ['tithe', 'bite'] } }).choose('play tithe')
    expect([poor.prompt(), poor.pile('hand/1')]).toEqual(['turn', ['bite']])
  })

  it('K3.16 lets each monster of one room do it once, each with its own way and load', () => {
    const t = holding('flock', {
      monsters: { 'ratfolk/vault': 3, 'ratfolk/sewers': 1 },
      tokens: { 'vault/coin': 1, 'vault/trap': 1 },
    })
    t.choose('play flock', 'use-left swarm-move')
    expect([t.prompt(), t.rule(), t.options()]).toEqual([
      'swarm-room',
      'K3.16',
      ['in vault', 'in sewers'],
    ])
    t.choose('in vault')
    expect(t.options()).toEqual([
      'go ratfolk/vault sewers',
      'go ratfolk/vault workshop',
      'go ratfolk/vault cells',
      'enough',
    ])
    t.choose('go ratfolk/vault sewers', 'carry coin', 'go ratfolk/vault workshop', 'carry trap')
    t.choose('go ratfolk/vault cells')
    expect(t.prompt()).toBe('turn')
    expect(t.monsters()).toEqual({
      'ratfolk/sewers': 2,
      'ratfolk/workshop': 1,
      'ratfolk/cells': 1,
    })
    expect(t.tokens()).toEqual({ 'sewers/coin': 1, 'workshop/trap': 1 })
  })

  it('K3.16 counts the monsters there at that moment, and not all need to', () => {
    const t = holding('gang', {
      monsters: { 'ratfolk/vault': 2, 'ratfolk/sewers': 5 },
      heroes: ['mage/vault', 'mage/vault', 'rogue/vault'],
    })
    t.choose('play gang', 'use-left swarm-melee', 'hit mage/vault', 'hit rogue/vault')
    expect([t.prompt(), t.heroes()]).toEqual(['turn', ['mage/vault']])
    // Ranged, from the Vault into rooms beside it.
    const far = holding('gang', { heroes: ['mage/sewers', 'rogue/cells', 'mage/forge'] })
    far.choose('play gang', 'use-right swarm-ranged', 'hit rogue/cells')
    expect(far.options()).toEqual(['hit mage/sewers', 'enough'])
    far.choose('enough')
    expect([far.prompt(), far.heroes()]).toEqual(['turn', ['mage/sewers', 'mage/forge']])
    const traps = holding('trappers').choose('play trappers', 'use swarm-trap', 'in vault')
    traps.choose('in vault', 'in vault')
    expect([traps.prompt(), traps.tokens()]).toEqual(['turn', { 'vault/trap': 3 }])
  })

  it('K3.20 summons from the Lair: in a Combo to its room, else to a room with one of yours', () => {
    const laid = { monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 }, heroes: ['mage/study'] }
    const t = holding('scent', laid)
    t.choose('play scent', 'use melee+summon-1+move', 'use summon-1', 'finish')
    expect([t.monsters(), t.state.lair[0]]).toEqual([{ 'ratfolk/vault': 1, 'ratfolk/study': 2 }, 6])
    const free = holding('growth', laid).choose('play growth', 'use summon-2')
    expect([free.rule(), free.options()]).toEqual(['K3.20', ['in vault', 'in study']])
    free.choose('in vault')
    expect(free.monsters()).toEqual({ 'ratfolk/vault': 3, 'ratfolk/study': 1 })
    const empty = holding('growth', { monsters: { 'ratfolk/vault': 9 } }).choose('play growth')
    expect(empty.prompt()).toBe('turn')
  })
})
