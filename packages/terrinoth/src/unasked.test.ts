import { describe, expect, it } from 'vitest'
import { house } from './testing/as-printed.ts'
import { atTheLast, endRound, lastRest, withoutNemesis } from './testing/house-table.ts'
import { type Laid, type Table, table } from './testing/table.ts'
import { unasked } from './unasked.ts'

type Faces = NonNullable<Parameters<Table['dice']>[0]['hero']>

/** What is taken without asking, as notation spells it. */
function taken(t: Table): string | undefined {
  const at = unasked(t.umpire.content, t.state, t.umpire.decision)
  return at === undefined ? undefined : t.options()[at]
}

describe('rerolls', () => {
  const focused: Laid = {
    engaged: { sal: ['brute.1'] },
    shadows: [],
    conditions: { sal: ['focused'] },
  }
  const rolled = (card: string, hero: Faces, enemy: Faces, laid: Laid = focused): Table =>
    table().put(laid).toRoll(card).dice({ hero, enemy }).choose('roll 0')

  it('wait for criticals, which keep their success and leave the other dice as they lie', () => {
    const t = rolled('scout-explore', ['critical', 'defense'], ['counterattack'])
    expect([t.prompt(), taken(t)]).toEqual(['reroll', 'keep'])
    t.dice({ hero: ['defense'] }).choose('keep')
    expect([t.prompt(), taken(t)]).toEqual(['reroll', undefined])
  })

  it('are asked for as long as a die may do better, and while one is in use', () => {
    const t = rolled('scout-explore', ['success', 'defense'], ['blank'])
    expect(taken(t)).toBeUndefined()
    t.dice({ hero: ['critical'] }).choose('reroll defense focused')
    expect([t.prompt(), taken(t)]).toEqual(['reroll', undefined])
  })

  it('are of no use to who has all the wounds to recover, and suffers none', () => {
    const resting = (wounds: number, enemy: 'blank' | 'threat'): Table =>
      rolled('scout-rest', ['success', 'success'], [enemy], { ...focused, wounds: { sal: wounds } })
    expect(taken(resting(1, 'blank'))).toBe('keep')
    expect(taken(resting(1, 'threat'))).toBeUndefined()
    expect(taken(resting(5, 'blank'))).toBeUndefined()
  })
})

describe('an effect that one may leave', () => {
  const camp = (laid: Laid = {}): Table =>
    endRound(lastRest({ location: 'brigand-camp' }).dice({ enemy: ['blank'] }), laid)

  it('is left where there is nothing to ready, only a die to roll', () => {
    const t = camp()
    expect(taken(t)).toBe('hero bram')
    t.choose('hero bram')
    expect([t.prompt(), taken(t)]).toEqual(['may', 'decline brigand-camp'])
  })

  it('goes to the one hero with a card to ready, who may still say no', () => {
    const t = camp().put({ spent: { kari: ['precise-strike'] } })
    expect(t.options()).toEqual(['hero bram', 'hero kari'])
    expect(taken(t)).toBe('hero kari')
    const both = camp().put({ spent: { kari: ['precise-strike'], bram: ['slash'] } })
    expect(taken(both)).toBeUndefined()
    t.choose('hero kari')
    expect([t.prompt(), taken(t)]).toEqual(['may', undefined])
  })

  it('is left where the quest is won without it', () => {
    const won = withoutNemesis(atTheLast(lastRest({ location: 'brigand-camp' })), 'splig')
    const spent = { kari: ['precise-strike'], bram: ['slash'] }
    const t = endRound(won, { progress: 8, spent })
    expect([t.prompt(), taken(t)]).toEqual(['who', 'hero bram'])
    t.choose('hero bram')
    expect(taken(t)).toBe('decline brigand-camp')
    t.choose('decline brigand-camp')
    expect(t.umpire.isOver).toBe(true)
  })
})

describe('the order of enemies', () => {
  const ordered = (laid: Laid): Table =>
    table({ heroes: ['sal', 'wick'] })
      .toLastRoll()
      .toEnemies(laid)

  it('is not asked for where every order ends alike', () => {
    const t = ordered({ engaged: { sal: ['archer.1', 'brute.1'] }, shadows: [] })
    if (t.prompt() === 'enemy') expect(taken(t)).toBe('any')
  })

  it('is asked for where it decides who is left standing', () => {
    const t = ordered({
      engaged: { sal: ['archer.1', 'brute.1'], wick: ['runt.1'] },
      shadows: ['rats.1'],
      wounds: { sal: 11 },
    })
    expect([t.prompt(), taken(t)]).toEqual(['enemy', undefined])
  })
})

it('nothing else is taken without asking', () => {
  const t = table({ game: house, quest: 'goblin-problem', heroes: ['kari', 'lissa'] })
  expect(taken(t)).toBeUndefined()
})
