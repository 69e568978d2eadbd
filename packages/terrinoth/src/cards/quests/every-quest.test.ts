/** Every quest is played from its data: what it does at its moments, its perils, how it is won and lost. */
import { describe, expect, it } from 'vitest'
import { isFinal } from '../../state.ts'
import {
  expectPeril,
  expectPerilOfFour,
  expectTrigger,
  nemesisStruck,
  roundWith,
} from '../../testing/quest-play.ts'
import { housePack } from '../house-pack.ts'

const { quests } = housePack
const each = quests.map((quest) => [quest.name, quest] as const)

describe('triggers', () => {
  const triggers = quests.flatMap((quest) =>
    quest.triggers.map((one, n) => [`${quest.name}-${n + 1}`, one.at, quest, one] as const),
  )
  it.each(triggers)('%s: does what it says (%s)', (_, __, quest, trigger) => {
    expectTrigger(quest, trigger)
  })
})

describe('perils', () => {
  it.each(each)('%s: has three, each on its own colour', (_, quest) => {
    for (const n of [0, 1, 2]) expectPeril(quest, n)
  })

  const larger = quests.flatMap((quest) =>
    [0, 1, 2].flatMap((n) =>
      quest.perils[n].do.some(({ word }) => word === 'if') ? [[quest.name, quest, n] as const] : [],
    ),
  )
  it.each(larger)('%s: is harder on a larger party', (_, quest, n) => {
    expectPerilOfFour(quest, n)
  })
})

describe('the end', () => {
  const atRoundEnd = each.filter(([, { victory }]) => victory.at === 'round-end')
  it.each(atRoundEnd)('%s: is won by its condition, at the end of a round', (_, quest) => {
    const { told } = roundWith(quest, quest.victory.when)
    expect(told).toContain('won')
  })

  it.each(atRoundEnd)('%s: is not won without it', (_, quest) => {
    const { t, told } = roundWith(quest, undefined)
    expect(told).not.toContain('won')
    expect(isFinal(t.state)).toBe(quest.locations.length === 1)
  })

  const byFall = each.filter(([, { victory }]) => victory.at === 'enemy-defeated')
  it.each(byFall)('%s: is won when the Nemesis falls', (_, quest) => {
    expect(nemesisStruck(quest).told).toContain('won')
  })

  const others = each.filter(([, { victory }]) => victory.at !== 'enemy-defeated')
  it.each(others)('%s: is not won by that alone', (_, quest) => {
    const { told } = nemesisStruck(quest)
    expect(told.some((one) => one.startsWith('defeated '))).toBe(true)
    expect(told).not.toContain('won')
  })

  it.each(each)('%s: is lost when all heroes have fallen', (_, quest) => {
    const { told } = roundWith(quest, undefined, {
      engaged: { bram: ['bandit.1'], kari: ['bandit.2'] },
      wounds: { bram: 22, kari: 21 },
    })
    expect(told.some((one) => one.startsWith('lost '))).toBe(true)
  })

  const counting = each.filter(([, { defeat }]) => defeat.some(({ when }) => 'counter' in when))
  it.each(counting)('%s: is lost by its counter', (_, quest) => {
    for (const { when } of quest.defeat) expect(roundWith(quest, when).told).toContain('lost 1')
  })
})
