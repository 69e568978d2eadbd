import { describe, expect, it } from 'vitest'
import { upgrade } from '../cards/build.ts'
import { CLASSES, cardsOf } from '../state.ts'
import { abilityTable } from '../testing/ability-table.ts'
import type { Laid } from '../testing/table.ts'

const ONE = [upgrade('you')] as const
const cardsOfSal = (t: ReturnType<typeof abilityTable>) => t.pile('cards/1').reverse()
const upgraded = (laid: Laid = {}) => abilityTable(ONE, laid)

/** Upgrades by the first card that is offered, so often. */
function upgrades(times: number, first = 'thief-attack') {
  const t = abilityTable([upgrade('you'), upgrade('you'), upgrade('you'), upgrade('you')])
  t.choose('use sal', `upgrade ${first}`)
  for (let n = 1; n < times; n++) t.choose(t.options()[0])
  return t
}

describe('H12.9 upgrading', () => {
  it('H12.9 the first may be of any class of the hero’s type', () => {
    const t = upgraded().choose('use sal')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['upgrade', 'H12.9', 0])
    expect(t.options()).toEqual(
      ['thief', 'wildlander'].flatMap((of) =>
        ['attack', 'explore', 'rest', 'aid'].map((action) => `upgrade ${of}-${action}`),
      ),
    )
  })

  it('H12.9 it takes the place of the basic card with the same action', () => {
    const t = upgraded().choose('use sal', 'upgrade thief-rest')
    t.expectEvents('upgraded sal thief-rest scout-rest')
    expect(cardsOfSal(t)).toEqual(['scout-attack', 'scout-explore', 'thief-rest', 'scout-aid'])
    expect(CLASSES[t.state.classIs[0]]).toBe('thief')
  })

  it('H12.9 all later ones must be of that class', () => {
    const t = upgrades(1, 'wildlander-aid')
    expect(t.options()).toEqual([
      'upgrade wildlander-attack',
      'upgrade wildlander-explore',
      'upgrade wildlander-rest',
    ])
  })

  it('H12.9 it enters ready or exhausted as the replaced card was', () => {
    const t = upgraded({ spent: { sal: ['scout-rest'] } }).choose('use sal', 'upgrade thief-rest')
    expect(t.hero('sal').spent).toEqual(['scout-explore', 'thief-rest'])
    const other = upgraded({ spent: { sal: ['scout-rest'] } }).choose(
      'use sal',
      'upgrade thief-aid',
    )
    expect(other.hero('sal').spent).toEqual(['scout-explore', 'scout-rest'])
  })

  it('H12.9 the replaced card leaves the game', () => {
    const t = upgraded().choose('use sal', 'upgrade thief-aid')
    expect(t.pile('box')).toContain('scout-aid')
    expect(t.pile('box')).not.toContain('thief-aid')
  })

  it('H12.9 the card that is in use goes on, though it was replaced', () => {
    const t = upgraded().choose('use sal', 'upgrade thief-explore')
    t.dice({ hero: ['success', 'success'] })
      .choose('roll 0')
      .expectEvents('successes sal 2 2 0')
  })
})

describe('H12.13 upgrading is not optional', () => {
  it('H12.13 there is no way around it, but the card is chosen', () => {
    const t = upgraded().choose('use sal')
    expect(t.options().every((option) => option.startsWith('upgrade '))).toBe(true)
  })

  it('H12.13 with all four upgraded nothing happens', () => {
    const t = upgrades(3)
    expect(t.prompt()).toBe('roll')
    expect(t.state.piles[cardsOf(0)]).toHaveLength(4)
    expect(cardsOfSal(t)).toEqual(['thief-attack', 'thief-explore', 'thief-rest', 'thief-aid'])
    t.choose('roll 0').toRoll('warrior-rest').choose('roll 0').toRoll('thief-rest')
    expect(t.options()).not.toContain('use sal')
  })
})
