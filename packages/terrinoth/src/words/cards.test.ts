import { describe, expect, it } from 'vitest'
import {
  discardItem,
  draw,
  exhaust,
  mayReady,
  pay,
  ready,
  readyAll,
  recover,
  upgrade,
} from '../cards/build.ts'
import { abilityTable } from '../testing/ability-table.ts'

const SPENT = ['scout-attack', 'scout-rest', 'scout-aid']

describe('ready', () => {
  it('one card of the hero’s choice', () => {
    const t = abilityTable([ready('you', 1)], { spent: { sal: SPENT } }).choose('use sal')
    expect([t.prompt(), t.rule()]).toEqual(['ready-card', 'H5.2'])
    expect(t.options()).toEqual(['attack', 'explore', 'rest', 'aid'].map((a) => `ready scout-${a}`))
    t.choose('ready scout-rest')
    expect(t.hero('sal').spent).toEqual(['scout-attack', 'scout-explore', 'scout-aid'])
  })

  it('two in one row, each set of two offered once', () => {
    const t = abilityTable([ready('you', 2)], { spent: { sal: ['scout-rest'] } }).choose('use sal')
    expect(t.hero('sal').spent).toEqual([])
    const more = abilityTable([ready('you', 2)], { spent: { sal: SPENT } }).choose('use sal')
    more.choose('ready scout-explore')
    expect(more.umpire.decision.continues).toBe(true)
    expect(more.options()).toEqual(['ready scout-rest', 'ready scout-aid'])
  })

  it('may be declined where it says so, in one question', () => {
    const t = abilityTable([mayReady('you', 1)], { spent: { sal: SPENT } }).choose('use sal')
    expect(t.options().at(-1)).toBe('decline')
    const other = abilityTable([mayReady('another', 1)], { spent: { wick: ['warrior-aid'] } })
    other.choose('use sal')
    expect(other.options()).toEqual(['hero wick', 'decline'])
    other.choose('hero wick').expectEvents('readied wick warrior-aid ability')
  })

  it('all, unasked', () => {
    const t = abilityTable([readyAll], { spent: { sal: SPENT } }).choose('use sal')
    t.expectEvents('readied-all sal ability')
  })
})

describe('exhaust', () => {
  it('a card of the hero’s choice; each hero from the leader clockwise', () => {
    const t = abilityTable([exhaust('each', 1)]).choose('use sal')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['exhaust-card', 'H12.5', 0])
    t.choose('exhaust scout-aid')
    expect(t.by()).toBe(1)
    t.choose('exhaust warrior-rest')
    expect(t.hero('wick').spent).toEqual(['warrior-rest'])
  })

  it('as a price only if there are as many', () => {
    const price = [pay([exhaust('you', 3)], recover('you', 1))] as const
    const wounds = { sal: 2 }
    expect(abilityTable(price, { wounds }).options()).toContain('use sal')
    const laid = { wounds, spent: { sal: ['scout-aid'] } }
    expect(abilityTable(price, laid).options()).not.toContain('use sal')
  })
})

describe('upgrade, discard-item and draw', () => {
  it('upgrade: another hero, chosen', () => {
    const t = abilityTable([upgrade('another')]).choose('use sal', 'upgrade knight-aid')
    t.expectEvents('upgraded wick knight-aid warrior-aid')
  })

  it('discard-item: the owner chooses which', () => {
    const items = { wick: ['coin.1', 'bomb.1', 'bomb.2'] }
    const t = abilityTable([discardItem('others')], { items }).choose('use sal')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['item', 'H12.2', 1])
    expect(t.options()).toEqual(['discard bomb', 'discard coin'])
    t.choose('discard bomb').expectEvents('item-gone wick bomb')
    expect(t.hero('wick').items).toEqual(['bomb', 'coin'])
  })

  it('discard-item: a price for who has one', () => {
    const price = [pay([discardItem('you')], recover('you', 1))] as const
    expect(abilityTable(price, { wounds: { sal: 1 } }).options()).not.toContain('use sal')
    const rich = { wounds: { sal: 1 }, items: { sal: ['coin.1'] } }
    abilityTable(price, rich).choose('use sal', 'pay').expectEvents('recovered sal 1 0 ability')
  })

  it('draw: for each in turn', () => {
    const t = abilityTable([draw('each', 1)], { exploration: ['coin.1', 'bomb.1'] })
    t.choose('use sal').expectEvents('found sal coin', 'found wick bomb')
  })
})
