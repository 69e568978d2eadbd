import { describe, expect, it } from 'vitest'
import { copies, fight, holding, MIGHT, numberOn, powerOf, printed } from '../testing/card-play.ts'
import { expectNoTricks, expectPowerOnly } from '../testing/plain-card.ts'

describe('enemies of level 1', () => {
  it('kobold: has no tricks', () => expectNoTricks('kobold'))

  it('orc: the starting player discards from the deck at the start', () => {
    const t = fight('orc')
    expect(t.times('discarded 1')).toBe(numberOn('orc', 'discard-top'))
    expect(t.count('discard/1')).toBe(numberOn('orc', 'discard-top'))
    expect(t.times('discarded')).toBe(numberOn('orc', 'discard-top'))
    expect(t.prompt()).toBe('keep-hand')
  })

  it('bandit: the starting player gives up cards, or it is stronger', () => {
    const purse = fight('bandit')
    expect([purse.by(), purse.options()]).toEqual([0, ['choose 1 bandit', 'choose 2 bandit']])
    purse.choose('choose 1 bandit')
    expect(purse.count('discard/1')).toBe(numberOn('bandit', 'discard-top'))
    expect(purse.choose('keep').enemy()).toBe(printed('bandit'))

    const lunch = fight('bandit').choose('choose 2 bandit')
    expect(lunch.count('discard/1')).toBe(0)
    expect(lunch.enemy()).toBe(printed('bandit') + numberOn('bandit', 'enemy-power'))
  })

  it('cellar-rats: stronger for each card under them', () => {
    const each = numberOn('cellar-rats', 'enemy-power')
    for (const under of [0, 1, 3]) {
      expect(fight('cellar-rats', { under }).enemy()).toBe(printed('cellar-rats') + each * under)
    }
  })

  it('larder-mimic: nobody gets a second hand', () => {
    const t = fight('larder-mimic')
    t.expectEvents('turn 1', 'turn 2', 'turn 3', 'turn 4', 'lost-combat larder-mimic level-1/a')
    expect(t.times('drew')).toBe(4 * 3)
  })

  it('brewery-ghost: everybody has a larger hand', () => {
    const t = fight('brewery-ghost')
    expect(t.count('hand/1')).toBe(3 + numberOn('brewery-ghost', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3 + numberOn('brewery-ghost', 'hand-size'))
  })

  it('spiderling: the starting player has a smaller hand', () => {
    const t = fight('spiderling')
    expect(t.count('hand/1')).toBe(3 + numberOn('spiderling', 'hand-size'))
    expect(t.choose('new-hand').count('hand/1')).toBe(3 + numberOn('spiderling', 'hand-size'))
    expect(t.choose('keep').count('hand/2')).toBe(3)
  })

  it('kobold-sapper: when it falls the starting player discards from the deck', () => {
    const t = fight('kobold-sapper', { piles: { 'deck/2': MIGHT } }).choose('keep')
    expect(t.times('discarded')).toBe(0)
    t.choose('keep')
    t.expectEvents('defeated kobold-sapper 2 level-1/a 2', 'discarded 1 basic-0')
    expect(t.times('discarded 1')).toBe(numberOn('kobold-sapper', 'discard-top'))
    expect(t.times('discarded')).toBe(numberOn('kobold-sapper', 'discard-top'))
  })

  it('stray-hound: has no tricks', () => expectNoTricks('stray-hound'))

  it('gravedigger: when it falls each player may remove discarded cards', () => {
    const most = numberOn('gravedigger', 'remove')
    const discards = { 'discard/1': copies(most + 1, 'basic-0'), 'discard/3': ['basic-1'] }
    const t = fight('gravedigger', { piles: { 'deck/1': MIGHT, ...discards } }).choose('keep')
    expect([t.by(), t.options()]).toEqual([0, ['remove basic-0', 'enough']])
    t.choose(...copies(most, 'remove basic-0'))
    expect([t.by(), t.options()]).toEqual([2, ['remove basic-1', 'enough']])
    t.choose('enough').expectEvents('looted 1 gravedigger')
    expect(t.pile('reserve/none')).toEqual(copies(most, 'basic-0'))
    expect(t.pile('discard/3')).toEqual(['basic-1'])
  })

  it('tavern-brawler: has no tricks', () => expectNoTricks('tavern-brawler'))
})

describe('loot of level 1', () => {
  it('crooked-spear: is worth its power', () => expectPowerOnly('crooked-spear'))

  it('quick-strike: draws', () => {
    const drawn = numberOn('quick-strike', 'draw')
    const t = holding('quick-strike', { deck: copies(drawn + 1, 'basic-1') })
    t.choose('play quick-strike').expectEvents('drew 1 basic-1', 'played 1 basic-1')
    expect(t.times('drew 1')).toBe(drawn)
    expect(t.power()).toBe(powerOf('quick-strike') + drawn)
  })

  it('ambush: the starting player gains power', () => {
    const first = holding('ambush').choose('play ambush')
    expect(first.power()).toBe(powerOf('ambush') + numberOn('ambush', 'gain-power'))
    const second = holding('ambush', { first: 'barbarian', by: 'bard' }).choose('play ambush')
    expect(second.power()).toBe(powerOf('ambush'))
  })

  it('rat-bite: power for cards from the hand', () => {
    const t = holding('rat-bite').choose('play rat-bite')
    expect(t.options()).toEqual(['pay cellar-rats', 'decline cellar-rats'])
    t.choose('pay cellar-rats')
    expect(t.pile('discard/1')).toEqual(copies(numberOn('rat-bite', 'discard-hand'), 'basic-0'))
    expect(t.power()).toBe(powerOf('rat-bite') + numberOn('rat-bite', 'gain-power'))

    const kept = holding('rat-bite').choose('play rat-bite', 'decline cellar-rats')
    expect([kept.count('discard/1'), kept.power()]).toEqual([0, powerOf('rat-bite')])
  })

  it('barrel-lid: is worth its power', () => expectPowerOnly('barrel-lid'))

  it('drinking-song: the Bard has the next player draw and play', () => {
    const drawn = numberOn('drinking-song', 'draw')
    const piles = { 'deck/3': copies(4, 'basic-1') }
    const t = holding('drinking-song', { by: 'bard', piles }).choose('play drinking-song')
    t.expectEvents('drew 3 basic-1', 'played 3 basic-1')
    expect([t.times('played 3'), t.times('played')]).toEqual([drawn, 3 + drawn])
    expect(t.power()).toBe(powerOf('drinking-song') + drawn)
    const other = holding('drinking-song').choose('play drinking-song')
    expect([other.times('played 2'), other.power()]).toEqual([0, powerOf('drinking-song')])
  })

  it('eight-eyes: looks at the deck, and discards what it will', () => {
    const seen = numberOn('eight-eyes', 'sift')
    const deck = ['basic-1', 'basic-0', ...copies(seen, 'basic-1')]
    const t = holding('eight-eyes', { deck }).choose('play eight-eyes')
    expect(t.times('looked 1')).toBe(seen)
    expect(t.options()).toEqual(['discard basic-0', 'discard basic-1', 'enough'])
    t.choose('discard basic-0', 'enough')
    expect(t.pile('discard/1')).toEqual(['basic-0'])
    expect(t.pile('deck/1').slice(0, seen - 1)).toEqual(copies(seen - 1, 'basic-1'))
  })

  it('firecracker: power for leaving the game', () => {
    const t = holding('firecracker').choose('play firecracker', 'pay kobold-sapper')
    t.expectEvents('left-game kobold-sapper')
    expect(t.pile('box')).toContain('kobold-sapper')
    // T4.7: its own power has been added already.
    expect(t.power()).toBe(powerOf('firecracker') + numberOn('firecracker', 'gain-power'))
    const kept = holding('firecracker').choose('play firecracker', 'decline kobold-sapper')
    expect(kept.power()).toBe(powerOf('firecracker'))
    expect(kept.pile('played/1')).toContain('kobold-sapper')
  })

  it('fetch: discarded cards go on top of the deck', () => {
    const back = numberOn('fetch', 'recover')
    const t = holding('fetch', { discard: ['basic-0', ...copies(back, 'basic-1')] })
    t.choose('play fetch', ...copies(back, 'recover basic-1'))
    expect(t.pile('discard/1')).toEqual(['basic-0'])
    expect(t.pile('deck/1').slice(0, back + 1)).toEqual([...copies(back, 'basic-1'), '?'])
  })

  it('blessed-spade: may bury the next enemy; the Cleric gets cards back', () => {
    const t = holding('blessed-spade', { below: ['hydra'] }).choose('play blessed-spade')
    t.expectEvents('looked-below hydra')
    expect(t.options()).toEqual(['leave-there hydra', 'bury hydra'])
    t.choose('bury hydra')
    expect(t.pile('level-5/a')).toEqual(['horned-duke', '?', '?', 'hydra'])
    expect(t.prompt()).toBe('keep-hand')

    const back = numberOn('blessed-spade', 'recover')
    const discard = copies(back + 1, 'basic-1')
    const cleric = holding('blessed-spade', { by: 'cleric', discard, below: ['hydra'] })
    const size = cleric.count('deck/3')
    cleric.choose('play blessed-spade', 'leave-there hydra')
    expect(cleric.pile('level-5/a')).toEqual(['horned-duke', 'hydra', '?', '?'])
    expect(cleric.times('recovered 3')).toBe(back)
    expect([cleric.count('deck/3'), cleric.times('shuffled 3')]).toEqual([size + back, 1])
  })

  it('broken-bottle: the Barbarian gains power', () => {
    const t = holding('broken-bottle').choose('play broken-bottle')
    expect(t.power()).toBe(powerOf('broken-bottle') + numberOn('broken-bottle', 'gain-power'))
    const other = holding('broken-bottle', { by: 'thief' }).choose('play broken-bottle')
    expect(other.power()).toBe(powerOf('broken-bottle'))
  })
})
