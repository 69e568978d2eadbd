import { describe, expect, it } from 'vitest'
import { ROOMS } from '../state.ts'
import { type Laid, table } from '../testing/table.ts'

function holding(card: string, laid: Laid = {}, clan = 'ratfolk') {
  const quiet = { monsters: { [`${clan}/vault`]: 1 }, heroes: [], tokens: {}, portals: {} }
  return table({ clans: [clan] }).put({ ...quiet, hands: { 1: [card] }, ...laid })
}

const portalIn = (t: ReturnType<typeof table>, room: (typeof ROOMS)[number]) =>
  t.state.portal[ROOMS.indexOf(room)]

describe('K3 Portals, traps and what lies about', () => {
  it('K3.8 places a trap in a room with one of your monsters', () => {
    const t = holding('snare', { monsters: { 'ratfolk/vault': 1, 'ratfolk/forge': 1 } })
    t.choose('play snare', 'use trap')
    expect([t.rule(), t.options()]).toEqual(['K3.8', ['in vault', 'in forge']])
    t.choose('in forge', 'use trap', 'in forge')
    expect([t.tokens(), t.supply('trap')]).toEqual([{ 'forge/trap': 2 }, 8])
  })

  it('K3.9 places a completed portal in a room with one of your monsters', () => {
    const t = holding('doorway', { monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 } })
    const before = t.supply('portal')
    t.choose('play doorway', 'use portal')
    expect([t.rule(), t.options()]).toEqual(['K3.9', ['in vault', 'in study']])
    t.choose('in study').expectEvents('portal study 2')
    expect([portalIn(t, 'study'), t.supply('portal')]).toEqual([2, before - 1])
  })

  it('K3.13 completes a portal with an Activate; two completed ones are adjacent for movement only', () => {
    const t = holding('toolbox', { portals: { vault: 'uncompleted', study: 'completed' } })
    t.put({ heroes: ['mage/study'], hands: { 1: ['toolbox', 'step', 'bolt'] } })
    t.choose('play step', 'use move')
    expect(t.options()).not.toContain('to study')
    t.choose('to sewers', 'use move', 'to vault')
    t.choose('play toolbox', 'use activate', 'complete vault', 'finish')
    expect(portalIn(t, 'vault')).toBe(2)
    t.choose('play bolt')
    expect(t.prompt()).toBe('turn')
    t.put({ hands: { 1: ['step'] } }).choose('play step', 'use move')
    expect(t.options()).toContain('to study')
    // Someone who is elsewhere cannot complete it.
    const far = holding('toolbox', { portals: { study: 'uncompleted' } })
    expect(far.choose('play toolbox', 'use activate').options()).not.toContain('complete study')
  })

  it('K3.13 is ignored by heroes when they move', () => {
    // By the portal the Library would lie beside the Vault.
    const t = holding('step', {
      monsters: {},
      portals: { library: 'completed', vault: 'completed' },
      treasure: { forge: 0 },
    })
    t.invade('mage-hats').choose('resolve mage/library')
    t.expectEvents('charged library forge 1', 'charged forge workshop 1')
  })

  it('K3.17 hurts a hero that enters, summoned or moving, and is discarded', () => {
    const t = holding('step', { monsters: {}, tokens: { 'library/trap': 1, 'forge/trap': 2 } })
    t.put({ treasure: { apothecary: 2 } })
    t.invade('mage-hats')
    t.expectEvents('trapped mage library 12', 'hero-gone mage library 12')
    expect([t.tokens(), t.supply('trap')]).toEqual([{ 'forge/trap': 2 }, 8])
    // One that charges from the Library dies in the Forge.
    t.put({ heroes: [] }).invade('archer-hats').choose('resolve archer/library')
    t.expectEvents('charged library forge 1', 'trapped archer forge 18')
    expect(t.tokens()).toEqual({ 'forge/trap': 1 })
  })

  it('K3.17 can be carried like a resource', () => {
    const t = holding('step', { tokens: { 'vault/trap': 1 } })
    t.choose('play step', 'use move', 'to sewers', 'carry trap')
    expect(t.tokens()).toEqual({ 'sewers/trap': 1 })
  })

  it('K3.18 belongs to nobody: all use what anyone left', () => {
    const t = table({ clans: ['gnolls', 'ratfolk'] })
    t.put({
      monsters: { 'gnolls/vault': 1, 'ratfolk/vault': 1, 'gnolls/forge': 1 },
      tokens: {},
      portals: { vault: 'uncompleted', study: 'completed' },
      heroes: [],
      hands: { 1: ['toolbox', 'step'], 2: ['toolbox', 'step', 'step'] },
      row: ['sword'],
    })
    // Gnolls make a coin and complete the portal; Ratfolk carry, spend and go through it.
    t.choose('play toolbox', 'use activate', 'use-room vault', 'use activate', 'complete vault')
    t.choose('finish').invade('bell')
    t.put({ monsters: { 'ratfolk/vault': 2 } })
    t.choose('play step', 'use move', 'to workshop', 'carry coin')
    t.choose('use move', 'with ratfolk/workshop', 'to forge', 'carry coin')
    t.choose('play toolbox', 'use activate', 'use-room forge').expectEvents('acquired 2 sword')
    t.choose('finish', 'play step', 'use move', 'with ratfolk/vault')
    expect(t.options()).toContain('to study')
  })

  it('K3.19 carries by a clan ability as by any Move', () => {
    const t = holding('toolbox', { tokens: { 'vault/frog': 1 } }, 'gremlins')
    t.choose('play toolbox', 'use activate', 'ability', 'to sewers', 'carry frog')
    expect([t.monsters(), t.tokens()]).toEqual([{ 'gremlins/sewers': 1 }, { 'sewers/frog': 1 }])
  })

  it('K3.23 does nothing to heroes that are there already, until one enters', () => {
    const t = holding('snare', {
      monsters: { 'ratfolk/vault': 5 },
      heroes: ['mage/vault', 'mage/vault'],
    })
    t.choose('play snare', 'use trap', 'use trap')
    expect([t.heroes().length, t.tokens()]).toEqual([2, { 'vault/trap': 2 }])
    t.invade('archer-jewel').expectEvents('trapped archer vault 18', 'hero-gone archer vault 18')
    expect([t.heroes(), t.tokens()]).toEqual([['mage/vault', 'mage/vault'], { 'vault/trap': 1 }])
  })

  it('K3.23 lets tokens go through portals, and through walls with Ghosts', () => {
    const portals = { vault: 'completed', study: 'completed' } as const
    const t = holding('step', { tokens: { 'vault/coin': 1 }, portals })
    t.choose('play step', 'use move', 'to study', 'carry coin')
    expect(t.tokens()).toEqual({ 'study/coin': 1 })
    // The wall between Sewers and Forge.
    const laid = { monsters: { 'ghosts/sewers': 1 }, tokens: { 'sewers/frog': 1 } }
    const ghost = holding('toolbox', laid, 'ghosts')
    ghost.choose('play toolbox', 'use activate', 'ability', 'to forge', 'carry frog')
    expect([ghost.tokens(), ghost.monsters()]).toEqual([{ 'forge/frog': 1 }, { 'ghosts/forge': 1 }])
    const plain = holding('step', { monsters: { 'ratfolk/sewers': 1 } })
    expect(plain.choose('play step', 'use move').options()).not.toContain('to forge')
  })

  it('K3.24 completes an uncompleted portal with a Portal action, and cannot be done at a completed one', () => {
    const t = holding('doorway', { portals: { vault: 'uncompleted' } })
    const before = t.supply('portal')
    t.put({ hands: { 1: ['doorway', 'doorway'] } }).choose('play doorway', 'use portal')
    expect([portalIn(t, 'vault'), t.supply('portal')]).toEqual([2, before])
    t.choose('play doorway')
    expect(t.prompt()).toBe('turn')
    // Without a token in the supply an uncompleted one can still be turned.
    const last = holding('doorway', { portals: { vault: 'uncompleted' } })
    last.state.supply[5] = 0
    last.refresh().choose('play doorway', 'use portal').expectEvents('portal vault 2')
    const none = holding('doorway')
    none.state.supply[5] = 0
    expect(none.refresh().choose('play doorway').prompt()).toBe('turn')
  })
})
