import { describe, expect, it } from 'vitest'
import { reroll } from '../cards/build.ts'
import { drillWith, type Laid, type Setting, table } from '../testing/table.ts'

const focused: Laid = {
  engaged: { sal: ['brute.1'] },
  shadows: [],
  conditions: { sal: ['focused'] },
}

const exploring = (laid: Laid = focused, setting: Setting = {}) =>
  table(setting).put(laid).toRoll('scout-explore')

describe('H4 Rerolls', () => {
  it('H4.14 spends rerolls one after another, also on the same die', () => {
    const t = exploring()
      .dice({ hero: ['defense', 'success'], enemy: ['blank'] })
      .choose('roll 0')
    expect([t.prompt(), t.rule()]).toEqual(['reroll', 'H4.18'])
    t.dice({ hero: ['defense', 'both'] }).choose('reroll defense focused', 'reroll defense focused')
    t.expectEvents(
      'condition-gone sal focused focused',
      'rerolled sal defense defense focused',
      'rerolled sal defense both focused',
      'successes sal 2 2 0',
    )
    expect(t.prompt()).toBe('activate')
  })

  it('H4.14 allows hero and enemy dice where no kind is named', () => {
    const t = exploring()
      .dice({ hero: ['defense', 'success'], enemy: ['threat'] })
      .choose('roll 0')
    expect(t.options()).toEqual([
      'reroll defense focused',
      'reroll success focused',
      'reroll threat focused',
      'keep',
    ])
    t.dice({ enemy: ['blank'] }).choose('reroll threat focused', 'keep')
    t.expectEvents('rerolled sal threat blank focused')
    expect(t.times('threat')).toBe(0)
  })

  it('H4.14 allows only the kind that is named', () => {
    const laid = { ...focused, conditions: {} }
    const of = (kind: 'hero' | 'enemy') =>
      drillWith({ card: { name: 'scout-explore', with: [reroll(1, kind)] } })
    const hero = exploring(laid, { game: of('hero') })
    hero.dice({ hero: ['defense', 'success'], enemy: ['threat'] }).choose('roll 0')
    expect(hero.options()).toEqual([
      'reroll defense scout-explore',
      'reroll success scout-explore',
      'keep',
    ])
    const enemy = exploring(laid, { game: of('enemy') })
    enemy.dice({ hero: ['defense', 'success'], enemy: ['threat'] }).choose('roll 0')
    expect(enemy.options()).toEqual(['reroll threat scout-explore', 'keep'])
    // Used once in an action.
    expect(
      enemy
        .dice({ enemy: ['threat'] })
        .choose('reroll threat scout-explore')
        .prompt(),
    ).toBe('activate')
  })

  it('H4.18 replaces the last result before successes take effect', () => {
    const t = exploring()
      .dice({ hero: ['success', 'success'], enemy: ['blank'] })
      .choose('roll 0')
    expect(t.state.progress).toBe(0)
    t.dice({ hero: ['defense'] }).choose('reroll success focused', 'keep')
    t.expectEvents('rerolled sal success defense focused', 'successes sal 1 1 0')
    expect(t.state.progress).toBe(1)
  })

  it('H4.18 takes the success of a critical that is rerolled at once', () => {
    const t = exploring()
      .dice({ hero: ['critical', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    t.dice({ hero: ['defense'] }).choose('reroll critical focused', 'keep')
    t.expectEvents('rerolled sal critical defense focused', 'successes sal 0 0 0')
  })

  it('H4.18 leaves the success of a critical that was rolled again', () => {
    const t = exploring()
    t.dice({ hero: ['critical', 'defense', 'success'], enemy: ['blank'] }).choose('roll 0', 'keep')
    // The die that was critical shows a success now; it is rerolled, and the critical still counts.
    expect(t.options()).toEqual([
      'reroll success focused',
      'reroll defense focused',
      'reroll blank focused',
      'keep',
    ])
    t.dice({ hero: ['defense'] }).choose('reroll success focused', 'keep')
    t.expectEvents('successes sal 1 1 0')
  })

  it('H4.18 rolls a critical again that a reroll has brought', () => {
    const t = exploring()
      .dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    t.dice({ hero: ['critical', 'success'] }).choose('reroll defense focused', 'keep')
    t.expectEvents('hero-die sal success 0 1', 'successes sal 2 2 0')
  })

  it('H4.19 uses a Focused card once', () => {
    const t = exploring()
      .dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    t.dice({ hero: ['defense', 'defense'] })
    t.choose('reroll defense focused', 'reroll defense focused')
    // Two dice, and it is gone: nothing is left to use in this action.
    expect([t.hero('sal').conditions, t.prompt()]).toEqual([[], 'activate'])
    const one = exploring()
      .dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    one.dice({ hero: ['success'] }).choose('reroll defense focused', 'keep')
    expect([one.hero('sal').conditions, one.prompt()]).toEqual([[], 'activate'])
  })

  it('H4.19 lets a hero who becomes focused again use the new one, in the same action', () => {
    const t = exploring()
      .dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      .choose('roll 0')
    t.dice({ hero: ['defense'] }).choose('reroll defense focused')
    t.put({ conditions: { sal: ['focused'] } })
    t.dice({ hero: ['defense'] }).choose('reroll defense focused')
    expect([t.prompt(), t.hero('sal').conditions]).toEqual(['reroll', ['focused']])
    t.dice({ hero: ['success'] }).choose('reroll defense focused', 'keep')
    t.expectEvents('condition-gone sal focused focused', 'successes sal 1 1 0')
  })

  it('H4.19 offers a second source when the first is done with', () => {
    const laid = { ...focused, items: { sal: ['coin.1'] } }
    const t = exploring(laid).dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
    t.choose('roll 0')
    expect(t.options()).toContain('reroll defense coin')
    t.dice({ hero: ['success'] }).choose('reroll defense coin')
    t.expectEvents('item-used sal coin', 'rerolled sal defense success coin')
    // Only the coin, until it is kept or used up.
    expect(t.options().every((option) => option === 'keep' || option.endsWith('coin'))).toBe(true)
    t.choose('keep')
    expect(t.options()).toContain('reroll defense focused')
    t.dice({ hero: ['success'] }).choose('reroll defense focused', 'keep')
    t.expectEvents('successes sal 2 2 0')
    expect([t.hero('sal').items, t.hero('sal').conditions]).toEqual([[], []])
  })

  it('H4.19 offers two items of a kind as one, and uses one of them', () => {
    const laid = { ...focused, conditions: {}, items: { sal: ['coin.1', 'coin.2'] } }
    const t = exploring(laid).dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
    t.choose('roll 0')
    expect(t.options()).toEqual(['reroll defense coin', 'reroll blank coin', 'keep'])
    t.dice({ hero: ['success'] }).choose('reroll defense coin')
    expect(t.hero('sal').items).toHaveLength(1)
  })
})
