import { WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { dungeon } from '../cards/scenarios/build.ts'
import { GUILD, GUILD_DISCARD, treasureIn } from '../state.ts'
import { drillWith, type Laid, table } from '../testing/table.ts'

const bare: Laid = { monsters: { 'ratfolk/vault': 3 }, heroes: [], tokens: {}, hands: { 1: [] } }
const lone = (laid: Laid = {}) => table().put({ ...bare, ...laid })

describe('K8 Rulings', () => {
  it('K8.1 draws the three cards of the Cells also on a scenario card', () => {
    const t = lone()
    t.expectDeal({ guild: ['bell'] }).choose('cells')
    t.expectEvents('guild bell')
    expect([t.times('drew'), t.times('scenario'), t.pile('hand/1').length]).toEqual([3, 0, 3])
  })

  it('K8.1 draws them before freed heroes act; they are played after', () => {
    const t = lone({ heroes: ['rogue/cells'] })
    t.expectDeal({ guild: ['mage-eye'] }).choose('cells')
    expect(t.pile('hand/1')).toHaveLength(3)
    expect(t.prompt()).toBe('next-hero')
    t.expectEvents('freed 1', 'drew 1 ratfolk-walk')
  })

  it('K8.2 the Archer aims at the monster whose room is nearest to the Vault', () => {
    const t = lone({ monsters: { 'ratfolk/vault': 1, 'ratfolk/apothecary': 1 } })
    // From the Cells both are one passage away.
    t.expectDeal({ guild: ['archer-eye'] }).choose('cells')
    t.expectEvents('shot cells ratfolk/vault', 'monster-gone ratfolk/vault')
    expect(t.monsters()).toEqual({ 'ratfolk/apothecary': 1 })
  })

  it('K8.2 ties are the players’ choice, and nobody can defend', () => {
    const t = table({ clans: ['ratfolk', 'slimes'] }).put({
      monsters: { 'ratfolk/vault': 1, 'slimes/vault': 1, 'slimes/apothecary': 1 },
      heroes: [],
      hands: { 1: ['shield'], 2: ['shield', 'shield', 'shield', 'shield', 'shield'] },
    })
    t.expectDeal({ guild: ['archer-eye'] }).choose('cells')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['shot', 'K8.2', 'party'])
    expect(t.options()).toEqual(['hurt ratfolk/vault', 'hurt slimes/vault'])
    t.choose('hurt slimes/vault')
    t.expectEvents('wounded slimes/vault 1')
    expect(t.prompt()).toBe('turn')
  })

  it('K8.3 heroes that charge into the Cells inspire those there', () => {
    // The Cells lie between the Apothecary and the Vault.
    const game = drillWith({ map: dungeon('apothecary@0 cells@2 .', '. vault@0=4 sewers@0') })
    const t = table({ game }).put({ ...bare, heroes: ['rogue/cells'] })
    expect(t.state.distance.slice(0, 10)).toMatchObject({ 0: 0, 7: 2, 9: 1 })
    t.invade('mage-hats')
    t.expectEvents('charged apothecary cells 1', 'woke rogue cells 6 0', 'charged cells vault 2')
  })

  it('K8.4 a hero without a way to the Vault waits', () => {
    const game = drillWith({ map: dungeon('vault@0=4 study@0 sewers@0') })
    const t = table({ game }).put(bare)
    t.invade('rogue-eye')
    t.expectEvents('hero-in rogue study 6', 'waits rogue study 6')
    expect(t.heroes()).toEqual(['rogue/study'])
  })

  it('K8.5 Guild cards drawn for the Cells shorten the wave, and may begin the second', () => {
    const t = lone({ guild: ['warrior-eye'] })
    const discarded = t.pile('guild-discard').length
    t.choose('cells')
    t.expectEvents('guild warrior-eye', 'wave 2')
    expect(t.state.wave).toBe(2)
    expect(t.pile('guild')).toHaveLength(discarded + 1)
    expect(t.state.shuffles[GUILD]).toBe(2)
  })

  it('K8.5 in the second wave the last card drawn for the Cells wins, once heroes are resolved', () => {
    const t = lone({
      wave: 2,
      guild: ['mage-eye'],
      heroes: ['rogue/cells'],
      hands: { 1: ['step'] },
    })
    t.choose('cells')
    expect(t.prompt()).toBe('next-hero')
    while (!t.isOver) t.choose(t.options()[0])
    expect(t.state.result).toBe(WON)
    t.expectEvents('won')
  })

  it('K8.7 a Slime turns a wound into a new Slime of the same room', () => {
    const t = table({ clans: ['slimes'] }).put({
      monsters: { 'slimes/vault/1': 1, 'slimes/sewers': 1 },
      heroes: [],
      hands: { 1: ['toolbox'] },
    })
    expect(t.state.lair[0]).toBe(6)
    t.choose('play toolbox', 'use activate', 'ability')
    expect(t.monsters()).toEqual({ 'slimes/vault': 2, 'slimes/sewers': 1 })
    expect(t.state.lair[0]).toBe(5)
    // No wound is left to turn.
    t.choose('use activate')
    expect(t.options()).not.toContain('ability')
  })

  it('K8.7 with an empty Lair it cannot', () => {
    const t = table({ clans: ['slimes'] }).put({
      monsters: { 'slimes/vault/1': 8 },
      heroes: [],
      hands: { 1: ['toolbox'] },
    })
    t.choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('ability')
  })

  it('K8.8 the card read last in the first wave is in the shuffle, and is still resolved', () => {
    const t = lone({ guild: ['rogue-jewel'] })
    const all = t.state.piles[GUILD].length + t.state.piles[GUILD_DISCARD].length
    t.choose('end-turn')
    t.expectEvents(
      'guild rogue-jewel',
      'wave 2',
      'hero-in rogue vault 6',
      'attacks rogue ratfolk/vault 6',
    )
    expect([t.pile('guild').length, t.pile('guild-discard')]).toEqual([all, []])
  })

  it('K8.8 the number of cards is fixed when the invasion starts', () => {
    // Family: one card in the first wave. The second wave, with two, begins in mid-invasion.
    const t = lone({ guild: ['bell'] })
    t.choose('end-turn')
    expect([t.times('guild'), t.state.wave]).toEqual([1, 2])
    t.invade('bell', 'bell')
    expect(t.times('guild')).toBe(2)
  })

  it('K8.10 what players choose together the active player settles', () => {
    const t = table({ clans: ['ratfolk', 'slimes'] }).put({
      monsters: { 'ratfolk/vault': 1, 'slimes/vault': 1 },
      heroes: [],
      hands: { 1: [], 2: [] },
    })
    expect(t.by()).toBe(0 + t.state.active)
    t.invade('rogue-jewel')
    expect([t.prompt(), t.by()]).toEqual(['victim', 'party'])
    expect(t.umpire.decision.arbiter).toBe(t.state.active)
    expect(t.umpire.decision.weighty).toBe(false)
  })

  it('K8.11 Ghosts need only the shared edge', () => {
    const t = table({ clans: ['ghosts'] }).put({
      monsters: { 'ghosts/study': 1 },
      heroes: [],
      hands: { 1: ['ghost-step', 'step'] },
    })
    t.choose('play step', 'use move')
    // The Study has one passage on the example map, to the Library.
    expect(t.monsters()).toEqual({ 'ghosts/library': 1 })
    t.put({ monsters: { 'ghosts/study': 1 } }).choose('finish', 'play ghost-step', 'use walls')
    expect(t.options()).toEqual(['to library', 'to cemetery'])
  })

  it('K8.12 for Archers a room without a way to the Vault is the farthest; no monster, no shot', () => {
    // Three rooms that are cut off from the Vault: none of them is nearer than another.
    const game = drillWith({ map: dungeon('study@1 forge@0 sewers@0', '. . .', 'vault@0=4 . .') })
    const t = table({ game }).put({
      ...bare,
      monsters: { 'ratfolk/study': 1, 'ratfolk/sewers': 1 },
    })
    t.invade('archer-swords')
    expect([t.prompt(), t.options()]).toEqual([
      'shot',
      ['hurt ratfolk/sewers', 'hurt ratfolk/study'],
    ])
    const none = table({ game }).put({ ...bare, monsters: { 'ratfolk/vault': 1 } })
    none.invade('archer-swords')
    expect(none.times('shot')).toBe(0)
    expect(none.heroes()).toEqual(['archer/forge'])
  })

  it('K8.13 hands and piles are open; only order and treasures are hidden', () => {
    const t = lone({ hands: { 1: ['spider'] } })
    expect(t.pile('hand/1')).toEqual(['spider'])
    expect(t.pile('guild').every((card) => card === '?')).toBe(true)
    // What is in the deck is known: its bag lists the cards, in no order.
    const [bag] = t.state.bagCards.filter((cards) => cards.length === t.pile('guild').length)
    expect([...bag].sort((a, b) => a - b)).toEqual(bag)
    expect(t.state.piles[treasureIn(0)][0]).toBeLessThan(0)
  })
})
