import { describe, expect, it } from 'vitest'
import { at, claim, gain, hurt, loseTokens, wound } from '../cards/build.ts'
import { drillWith, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }

/** Kari's ability, as Sal's. */
const keen = {
  name: 'sal',
  triggers: [at('before-action', { may: true, price: [loseTokens('you', 1)] }, hurt({}, 1))],
}

describe('H3 Activation', () => {
  it('H3.5 goes by its order from all cards exhausted to “after a hero’s activation”', () => {
    const game = drillWith({
      card: { name: 'scout-rest', above: [gain('you', 'focused')], below: [claim('you', 1)] },
      hero: {
        name: 'wick',
        triggers: [at('after-activation', { of: 'any' }, claim('you', 1))],
      },
      quest: { triggers: [at('after-action', {}, wound('you', 1))] },
    })
    const t = table({ heroes: ['wick', 'sal'], game }).put({
      ...nobody,
      conditions: { sal: ['poisoned', 'weakened'] },
      spent: { sal: ['scout-attack', 'scout-explore', 'scout-rest', 'scout-aid'] },
      wounds: { sal: 5 },
    })
    t.toRoll('warrior-explore').choose('roll 0')
    // H3.4 comes before Weakened's check: with all cards ready it is gone.
    t.expectEvents(
      'activates sal 1',
      'wounded sal 2 7 spent-cards',
      'readied-all sal spent-cards',
      'condition-gone sal weakened rule',
    )
    t.choose('activate scout-rest')
    t.expectEvents(
      'chose sal scout-rest',
      'condition sal focused scout-rest',
      'wounded sal 1 8 poisoned',
    )
    t.dice({ hero: ['success'] }).choose('roll 0', 'keep')
    t.expectEvents(
      'successes sal 1 1 0',
      'recovered sal 1 7 scout-rest',
      'condition-gone sal poisoned rule',
      'quest drill',
      'wounded sal 1 8 quest',
      'claimed sal 1 1 scout-rest',
      'used wick wick',
      'claimed wick 1 2 ability',
    )
  })

  it('H3.5 asks for Weakened at the end, when the rest of the card is done', () => {
    const t = table().put({
      ...nobody,
      conditions: { sal: ['weakened'] },
      spent: { sal: ['scout-aid'] },
    })
    t.toRoll('scout-explore').choose('roll 0')
    expect([t.prompt(), t.rule()]).toEqual(['weakened', 'H12.7'])
    t.expectEvents('successes sal 2 2 0', 'progress 2 2 scout-explore')
  })

  it('H3.5 offers what is used before the action up to the roll, and aims anew after it', () => {
    const t = table({ game: drillWith({ hero: keen }) }).put({
      engaged: { sal: ['brute.1', 'guard.1'] },
      shadows: [],
      tokens: { sal: 2 },
    })
    t.choose('activate scout-attack')
    expect(t.options()).toContain('use sal')
    t.choose('target brute', 'enough')
    expect([t.prompt(), t.options().includes('use sal')]).toEqual(['roll', true])
    t.choose('use sal', 'enemy brute')
    expect([t.prompt(), t.state.targets]).toEqual(['aim', []])
    t.choose('target guard', 'enough')
    // H12.16: not twice.
    expect([t.prompt(), t.options().includes('use sal')]).toEqual(['roll', false])
  })

  it('H3.6 lets Poisoned defeat at once: no action is taken', () => {
    const t = table().put({ ...nobody, wounds: { sal: 19 }, conditions: { sal: ['poisoned'] } })
    t.choose('activate scout-rest')
    t.expectEvents('wounded sal 1 20 poisoned', 'fell sal', 'broken-off sal', 'activates wick 1')
    expect(t.times('roll')).toBe(0)
  })

  it('H3.6 lets exhausted cards defeat at once: no card is chosen', () => {
    const t = table().put({
      ...nobody,
      wounds: { wick: 20 },
      spent: { wick: ['warrior-attack', 'warrior-explore', 'warrior-rest', 'warrior-aid'] },
    })
    t.toRoll('scout-rest').choose('roll 0')
    t.expectEvents(
      'activates wick 1',
      'wounded wick 2 22 spent-cards',
      'fell wick',
      'activates sal 2',
    )
    expect(t.times('chose wick')).toBe(0)
  })

  it('H3.6 takes the die of an enemy that falls before the action', () => {
    const game = drillWith({ hero: keen })
    const laid = { engaged: { sal: ['runt.1', 'brute.1'] }, shadows: [], tokens: { sal: 1 } }
    const t = table({ game }).put(laid).choose('activate scout-attack')
    expect(t.options()).toEqual(['target runt', 'target brute', 'use sal'])
    t.choose('use sal', 'enemy runt')
    t.expectEvents('lost-tokens sal 1 0 ability', 'hurt runt 1 1 ability', 'defeated runt sal')
    t.choose('roll 0').expectEvents('roll sal 3 1 0')
  })

  it('H3.7 stops an activation in which the hero falls, in an action after step 4', () => {
    const game = drillWith({
      card: { name: 'scout-attack', below: [claim('each', 1)], targets: undefined },
      hero: { name: 'wick', triggers: [at('after-activation', { of: 'any' }, claim('you', 2))] },
    })
    const t = table({ game }).put({
      engaged: { sal: ['brute.1 -2'] },
      shadows: [],
      wounds: { sal: 18 },
    })
    t.toRoll('scout-attack')
    t.dice({ hero: ['success', 'success', 'success'], enemy: ['counterattack'] }).choose('roll 0')
    // Wounded to death, the target still strikes back; both fall in step 4, enemies first.
    t.expectEvents(
      'dealt brute 3 0 3',
      'counterattack brute sal 2',
      'wounded sal 2 20 counterattack',
      'defeated brute sal',
      'fell sal',
      'broken-off sal',
      'activates wick 1',
    )
    // Neither the rest of the card nor "after a hero's activation".
    expect(t.times('claimed')).toBe(0)
  })

  it('H3.7 leaves nothing of the action behind', () => {
    const t = table().put({ engaged: { sal: ['brute.1'] }, shadows: [], wounds: { sal: 18 } })
    t.toRoll('scout-attack')
      .dice({ enemy: ['counterattack'] })
      .choose('roll 0')
    const { acting, slot, targets, heroDice, activating, active } = t.state
    expect([acting, slot, targets, heroDice, activating, active]).toEqual([0, -1, [], [], 1, 1])
    expect(t.shadows()).toEqual([])
  })
})
