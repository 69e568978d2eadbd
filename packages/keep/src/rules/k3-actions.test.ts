import { describe, expect, it } from 'vitest'
import { title } from '../cards/build.ts'
import { eachDraws, errand } from '../cards/scenarios/build.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

/** One player's Ratfolk (or another clan) in a quiet dungeon. */
function holding(card: string, laid: Laid = {}, clan = 'ratfolk') {
  const quiet = { monsters: { [`${clan}/vault`]: 1 }, heroes: [], tokens: {}, portals: {} }
  return table({ clans: [clan] }).put({ ...quiet, hands: { 1: [card] }, ...laid })
}

describe('K3 Actions', () => {
  it('K3.1 draws a tactic card, which can be played this turn', () => {
    const t = holding('brew').expectDeal({ 'deck/1': ['ratfolk-work', 'ratfolk-walk'] })
    t.choose('play brew', 'use draw-2')
    t.expectEvents('drew 1 ratfolk-work', 'drew 1 ratfolk-walk')
    expect(t.pile('hand/1')).toEqual(['ratfolk-walk', 'ratfolk-work'])
    expect(t.options()).toContain('play ratfolk-work')
  })

  it('K3.2 activates the ability, a room, a portal, or what else says so', () => {
    const game = drillWith({
      errands: [errand('vault', title('-', 'm -', 'm -'), ['coin', 1], eachDraws(1))],
    })
    const t = table({ game }).put({
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
      tokens: { 'vault/coin': 1 },
      portals: { sewers: 'uncompleted' },
      hands: { 1: ['toolbox', 'toolbox'] },
    })
    t.choose('play toolbox', 'use activate')
    expect([t.prompt(), t.rule()]).toEqual(['activate', 'K3.2'])
    expect(t.options()).toEqual([
      'use-room vault',
      'use-room sewers',
      'complete sewers',
      'ability',
      'errand vault',
    ])
    t.choose('errand vault').expectEvents('spent coin vault', 'drew 1 ratfolk-walk')
    t.choose('use activate', 'ability', 'in sewers').expectEvents('summoned ratfolk/sewers')
    t.choose('use activate', 'use-room vault').expectEvents('placed coin vault')
    t.choose('play toolbox', 'use activate', 'complete sewers').expectEvents('portal sewers 2')
  })

  it('K3.2 needs a monster of the clan in the dungeon for its ability', () => {
    const none = holding('toolbox', { monsters: {} }).choose('play toolbox')
    expect(none.prompt()).toBe('turn')
    const wounded = { monsters: { 'red-dragon/forge/4': 1 } }
    const dragon = holding('toolbox', wounded, 'red-dragon').choose('play toolbox', 'use activate')
    dragon.expectEvents('mended red-dragon/forge/4')
    expect(dragon.monsters()).toEqual({ 'red-dragon/forge': 1 })
    // An unwounded dragon has nothing to heal.
    expect(dragon.prompt()).toBe('turn')
    const lizard = holding('toolbox', { heroes: ['mage/cells', 'mage/forge'] }, 'lizardfolk')
    lizard.choose('play toolbox', 'use activate', 'ability')
    expect(lizard.heroes()).toEqual(['mage/forge'])
    const bones = holding('toolbox', {}, 'skeletons')
    bones.choose('play toolbox', 'use activate', 'ability')
    expect(bones.tokens()).toEqual({ 'vault/bone': 1 })
  })

  it('K3.3 moves one monster through a passage or a completed portal, with at most one token', () => {
    const t = holding('step', {
      monsters: { 'ratfolk/vault': 2, 'ratfolk/study': 1 },
      tokens: { 'vault/coin': 2, 'vault/trap': 1 },
      portals: { vault: 'completed', cemetery: 'completed', library: 'uncompleted' },
    })
    t.choose('play step', 'use move')
    expect(t.options()).toEqual(['with ratfolk/vault', 'with ratfolk/study'])
    t.choose('with ratfolk/vault')
    expect(t.options()).toEqual(['to sewers', 'to cemetery', 'to workshop', 'to cells'])
    t.choose('to cemetery')
    expect([t.prompt(), t.options()]).toEqual([
      'carry',
      ['carry coin', 'carry trap', 'empty-handed'],
    ])
    t.choose('carry coin').expectEvents('carried coin vault cemetery')
    expect(t.tokens()).toEqual({ 'vault/coin': 1, 'vault/trap': 1, 'cemetery/coin': 1 })
    expect(t.monsters()).toEqual({
      'ratfolk/vault': 1,
      'ratfolk/cemetery': 1,
      'ratfolk/study': 1,
    })
    // From a room without tokens nobody asks; without a portal only the passage is open.
    t.choose('use move', 'with ratfolk/study')
    expect([t.prompt(), t.monsters()['ratfolk/library']]).toEqual(['turn', 1])
  })

  it('K3.4 hits a hero in the same room for one damage', () => {
    const t = holding('bite', { heroes: ['mage/vault', 'rogue/sewers', 'archer/vault active'] })
    t.choose('play bite', 'use melee')
    expect([t.rule(), t.options()]).toEqual(['K3.4', ['hit mage/vault', 'hit archer/vault']])
    t.choose('hit archer/vault').expectEvents('hit 1 archer vault 18', 'hero-gone archer vault 18')
    expect(t.heroes()).toEqual(['rogue/sewers', 'mage/vault'])
    expect(
      holding('bite', { heroes: ['rogue/sewers'] })
        .choose('play bite')
        .prompt(),
    ).toBe('turn')
  })

  it('K3.5 shoots a hero in a room joined by a passage; portals do not count', () => {
    const t = holding('bolt', {
      heroes: ['mage/vault', 'rogue/sewers', 'mage/cells', 'archer/cemetery', 'rogue/forge'],
      portals: { vault: 'completed', cemetery: 'completed' },
    })
    t.choose('play bolt', 'use ranged')
    expect([t.rule(), t.options()]).toEqual(['K3.5', ['hit rogue/sewers', 'hit mage/cells']])
    t.choose('hit mage/cells').expectEvents('hero-gone mage cells 13')
  })

  it('K3.6 sends a hero away when its vitality is gone, one unless something says otherwise', () => {
    const t = holding('bite', { heroes: ['mage/vault'] })
    t.choose('play bite', 'use melee').expectEvents('hero-gone mage vault 12')
    expect([t.heroes(), t.state.heroRoom.filter((room) => room >= 0)]).toEqual([[], []])
    const tough = drillWith({ always: [{ always: 'hero-vitality', hero: 'warrior', is: 2 }] })
    const two = table({ game: tough }).put({
      monsters: { 'ratfolk/vault': 1 },
      heroes: ['warrior/vault'],
      hands: { 1: ['sword'] },
    })
    two.choose('play sword', 'use-left melee')
    expect([two.heroes(), two.times('hero-gone')]).toEqual([['warrior/vault'], 0])
    two.choose('use melee').expectEvents('hero-gone warrior vault 0')
    expect(two.heroes()).toEqual([])
    // The token comes back unhurt.
    two.put({ monsters: { 'ratfolk/vault': 3 }, hands: { 1: ['sword'] } }).invade('warrior-jewel')
    two.put({ hands: { 1: ['bite'] } }).choose('play bite', 'use melee')
    expect(two.heroes()).toEqual(['warrior/vault'])
  })

  it('K3.7 places a resource in a room with one of your monsters', () => {
    const t = holding('gift', { monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 } })
    t.choose('play gift', 'use-right frog')
    expect([t.rule(), t.options()]).toEqual(['K3.7', ['in vault', 'in study']])
    t.choose('in study').expectEvents('placed frog study')
    expect([t.tokens(), t.supply('frog')]).toEqual([{ 'study/frog': 1 }, 5])
  })

  it('K3.11 summons up to the shown number, divided among the shown rooms', () => {
    const t = holding('ambush').choose('play ambush', 'use ambush-3')
    expect([t.rule(), t.options()]).toEqual(['K3.11', ['in sewers', 'in beast-trainer']])
    t.choose('in sewers', 'in beast-trainer', 'in beast-trainer')
    expect(t.monsters()).toEqual({
      'ratfolk/vault': 1,
      'ratfolk/sewers': 1,
      'ratfolk/beast-trainer': 2,
    })
    // Fewer, if wanted; and no more than the Lair has.
    const fewer = holding('ambush').choose('play ambush', 'use ambush-3', 'in sewers', 'enough')
    expect(fewer.state.lair[0]).toBe(7)
    const last = holding('ambush', { monsters: { 'ratfolk/vault': 8 } })
    last.choose('play ambush', 'use ambush-3', 'in sewers')
    expect([last.prompt(), last.state.lair[0]]).toEqual(['turn', 0])
    const empty = holding('ambush', { monsters: { 'ratfolk/vault': 9 } }).choose('play ambush')
    expect(empty.prompt()).toBe('turn')
  })

  it('K3.12 K3.25 looks at three cards: those that show the action come to hand', () => {
    // Melee stands alone, on a side of a Choice, in a Swarm, in a Combo; a walk has none.
    const seen = (top: string[]) => {
      const t = holding('call-melee').arrange({ 'deck/1': [...top, 'ratfolk-walk'] })
      t.choose('play call-melee', 'use reinforce-melee')
      return [t.pile('hand/1').reverse(), t.pile('discard/1').reverse(), t.times('looked')]
    }
    expect(seen(['bite', 'ratfolk-walk', 'sword'])).toEqual([
      ['bite', 'sword'],
      ['ratfolk-walk'],
      3,
    ])
    expect(seen(['gang', 'scent', 'spiked-shield'])).toEqual([
      ['gang', 'scent', 'spiked-shield'],
      [],
      3,
    ])
    expect(seen(['step', 'brew', 'shield'])).toEqual([[], ['step', 'brew', 'shield'], 3])
  })

  it('K3.25 shuffles for the missing ones; those already looked at stay out of it', () => {
    const t = holding('call-melee').arrange({ 'discard/1': ['sword', 'step'] })
    t.state.piles[0].length = 0
    t.arrange({ 'deck/1': ['bite'] }).expectDeal({ 'deck/1': ['sword'] })
    t.choose('play call-melee', 'use reinforce-melee')
    t.expectEvents('looked 1 bite', 'shuffled 1', 'looked 1 sword', 'looked 1 step', 'drew 1 bite')
    expect(t.pile('hand/1').reverse()).toEqual(['bite', 'sword'])
    expect([t.pile('deck/1'), t.pile('discard/1')]).toEqual([[], ['step']])
  })
})
