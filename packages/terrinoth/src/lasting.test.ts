import { describe, expect, it } from 'vitest'
import {
  attackBy,
  defense,
  dice,
  engagedWithYou,
  explored,
  foes,
  has,
  noFoes,
  not,
  pierce,
  reroll,
  resilienceBy,
  success,
} from './cards/build.ts'
import type { Lasting } from './cards/effects.ts'
import {
  attackOf,
  defenseOf,
  diceOf,
  isUntouchable,
  pierceOf,
  rerollSources,
  resilienceOf,
  successesOf,
} from './lasting.ts'
import { BY_ABILITY, BY_FOCUS, cardsOf, EXPLORE, itemsOf, REST, SHADOWS } from './state.ts'
import { drillPack } from './testing/drill-pack.ts'
import { drillWith, type Laid, table } from './testing/table.ts'

const SAL = 0

/** Rules of the hero Sal, of the place, and of the quest. */
function laid(
  rules: { hero?: readonly Lasting[]; place?: readonly Lasting[]; quest?: readonly Lasting[] },
  more: Laid = {},
) {
  const locations = drillPack.locations.map((card) => ({ ...card, always: rules.place ?? [] }))
  const game = drillWith({
    hero: { name: 'sal', always: rules.hero ?? [] },
    quest: { always: rules.quest ?? [] },
    pack: { locations },
  })
  return table({ game }).put({ engaged: {}, shadows: [], ...more })
}

const cardOf = (t: ReturnType<typeof laid>, slot: number) => t.state.piles[cardsOf(SAL)][slot]
const enemyOf = (t: ReturnType<typeof laid>, name: string) => {
  const { kindOf, kinds } = t.umpire.content
  return kindOf.findIndex((kind) => kinds[kind].name === name)
}

describe('lasting rules of a hero’s action', () => {
  it('add dice, by action and by what is so', () => {
    const rules = [dice(1, { action: 'explore', when: noFoes({ in: 'mine' }) })]
    const t = laid({ place: rules })
    expect(diceOf(t.umpire, SAL, cardOf(t, EXPLORE))).toBe(3)
    expect(diceOf(t.umpire, SAL, cardOf(t, REST))).toBe(1)
    t.put({ engaged: { sal: ['runt.1'] } })
    expect(diceOf(t.umpire, SAL, cardOf(t, EXPLORE))).toBe(2)
  })

  it('never leave fewer than no dice', () => {
    const t = laid({ place: [dice(-5)] })
    expect(diceOf(t.umpire, SAL, cardOf(t, EXPLORE))).toBe(0)
  })

  it('add successes, each with its cause', () => {
    const t = laid({ hero: [success(1, { when: has('wounds', 6) })], quest: [success(2)] })
    const told: number[][] = []
    const each = (...one: number[]) => told.push(one)
    expect(successesOf(t.umpire, SAL, each, cardOf(t, REST))).toBe(2)
    t.put({ wounds: { sal: 6 } })
    expect(successesOf(t.umpire, SAL, undefined, cardOf(t, REST))).toBe(3)
    expect(told).toHaveLength(1)
  })

  it('add defense and pierce resilience, also by items', () => {
    const shield = { ...drillPack.exploration[0], always: [defense(1)] }
    const exploration = drillPack.exploration.map((card, n) => (n === 0 ? shield : card))
    const game = drillWith({
      pack: { exploration },
      hero: { name: 'sal', always: [defense(1, { when: has('enemies', 2) }), pierce(1)] },
    })
    const t = table({ game }).put({ engaged: { sal: ['runt.1'] }, items: { sal: ['coin.1'] } })
    expect(defenseOf(t.umpire, SAL)).toBe(1)
    t.put({ engaged: { sal: ['runt.1', 'runt.2'] } })
    expect(defenseOf(t.umpire, SAL)).toBe(2)
    expect(pierceOf(t.umpire, SAL)).toBe(1)
  })

  it('of an activation card count in its own action only', () => {
    const cards = drillPack.cards.map((card) =>
      card.name === 'scout-rest' ? { ...card, with: [success(1)] } : card,
    )
    const t = table({ game: drillWith({ pack: { cards } }) }).put({ engaged: {}, shadows: [] })
    expect(successesOf(t.umpire, SAL)).toBe(0)
    t.toRoll('scout-rest')
    expect(successesOf(t.umpire, SAL)).toBe(1)
  })
})

describe('rerolls at hand', () => {
  const sources = (t: ReturnType<typeof laid>) => {
    const found: number[][] = []
    rerollSources(t.umpire, SAL, (...one) => found.push(one))
    return found
  }

  it('are those of hero, condition and items', () => {
    const t = laid(
      { hero: [reroll(1, 'hero', 'round')] },
      { items: { sal: ['coin.1'] }, conditions: { sal: ['focused'] } },
    )
    t.toRoll('scout-explore')
    const [coin] = t.state.piles[itemsOf(SAL)]
    expect(sources(t)).toEqual([
      [BY_ABILITY, 1, 0, 4],
      [BY_FOCUS, 2, 2, -1],
      [coin, 2, 2, -1],
    ])
  })

  it('are gone for the round when they were used, if they say so', () => {
    const t = laid({ hero: [reroll(1, 'hero', 'round')] }).toRoll('scout-explore')
    t.state.used[SAL] = 1 << 4
    expect(sources(t)).toEqual([])
  })
})

describe('lasting rules of enemies', () => {
  it('change attack and resilience, of a trait or of all', () => {
    const t = laid({ place: [attackBy(1, { trait: 'goblin' }), resilienceBy(1)] })
    expect(attackOf(t.umpire, enemyOf(t, 'runt'))).toBe(2)
    expect(attackOf(t.umpire, enemyOf(t, 'brute'))).toBe(2)
    expect(resilienceOf(t.umpire, enemyOf(t, 'brute'))).toBe(1)
  })

  it('H4.22 leave resilience at zero or above', () => {
    const t = laid({ quest: [resilienceBy(-3, { when: explored })] })
    expect(resilienceOf(t.umpire, enemyOf(t, 'guard'))).toBe(1)
    t.put({ progress: 4 })
    expect(resilienceOf(t.umpire, enemyOf(t, 'guard'))).toBe(0)
  })

  it('are read with the hero whom the enemy is engaged with', () => {
    const rules = [attackBy(1, { when: engagedWithYou })]
    const t = laid({ place: rules }, { engaged: { wick: ['runt.1'] }, shadows: ['runt.2'] })
    const runt = enemyOf(t, 'runt')
    expect(attackOf(t.umpire, runt)).toBe(2)
    expect(attackOf(t.umpire, runt + 1)).toBe(1)
  })

  it('keep some from being touched', () => {
    const rules: Lasting[] = [
      { always: 'untouchable', foe: 'nemesis', when: foes({ trait: 'goblin' }) },
      { always: 'untouchable', foe: 'face-down', when: not(explored) },
    ]
    const t = laid({ quest: rules }, { shadows: ['tyrant', 'runt.1', '?'] })
    const hidden = t.state.piles[SHADOWS][2]
    const tyrant = enemyOf(t, 'tyrant')
    expect(isUntouchable(t.umpire, tyrant)).toBe(true)
    expect(isUntouchable(t.umpire, hidden)).toBe(true)
    expect(isUntouchable(t.umpire, enemyOf(t, 'runt'))).toBe(false)
    t.put({ shadows: ['tyrant'], progress: 4 })
    expect(isUntouchable(t.umpire, tyrant)).toBe(false)
    expect(isUntouchable(t.umpire, hidden)).toBe(false)
  })
})
