import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { all, at, atLeast, count, nemesisIs, said, wound } from '../cards/build.ts'
import type { Quest } from '../cards/types.ts'
import { BOX, LAIR, LOCATIONS, SET_ASIDE } from '../state.ts'
import { drillWith, type Laid, lastRoll, table } from '../testing/table.ts'

const text = said('-', '-', '-')
const withQuest = (quest: Partial<Quest>) => drillWith({ quest })

describe('H13.1 the game goes on until the quest says so', () => {
  it('H13.1 victory: at the moment it names, once all of it holds', () => {
    const t = lastRoll({ heroes: ['sal', 'wick'] })
    t.state.piles[BOX].push(...t.state.piles[LOCATIONS].splice(0))
    const { nemesis } = t.umpire.content.quests[t.state.quest]
    t.state.piles[SET_ASIDE].push(
      ...t.state.piles[LAIR].splice(t.state.piles[LAIR].indexOf(nemesis), 1),
    )
    t.put({ progress: 4 }).choose('roll 0').expectEvents('won')
    expect(t.isOver).toBe(true)
    expect(t.state.result).toBe(WON)
  })

  it('H13.1 not while a part of it is missing', () => {
    const t = lastRoll({ heroes: ['sal', 'wick'] })
    t.state.piles[BOX].push(...t.state.piles[LOCATIONS].splice(0))
    t.put({ progress: 4 }).choose('roll 0')
    expect(t.isOver).toBe(false)
    expect(t.state.round).toBe(2)
  })

  it('H13.1 defeat: a quest’s own', () => {
    const game = withQuest({
      defeat: [{ when: atLeast(0, 2), text }],
      triggers: [at('round-end', {}, count(0, 1))],
    })
    const t = lastRoll({ game }).put({ counters: [1] })
    t.choose('roll 0').expectEvents('counter 0 1 2', 'lost 1')
    expect(t.state.result).toBe(LOST)
  })
})

describe('H13.2 the usual defeat', () => {
  const mortal: Laid = {
    engaged: { sal: ['brute.1'] },
    shadows: [],
    wounds: { sal: 19, wick: 0 },
  }
  const blow = (t: ReturnType<typeof table>) =>
    t
      .toRoll('scout-attack')
      .dice({ hero: ['success', 'success', 'success'], enemy: ['counterattack'] })
      .choose('roll 0')

  it('H13.2 all heroes are defeated', () => {
    const t = table().put(mortal)
    t.state.fallen[1] = 1
    blow(t.refresh()).expectEvents('fell sal', 'lost 0')
    expect(t.state.result).toBe(LOST)
  })

  it('H13.2 not while one lives', () => {
    const t = blow(table().put(mortal))
    expect(t.hero('sal').fallen).toBe(true)
    expect(t.isOver).toBe(false)
    expect(t.leader()).toBe('wick')
  })
})

describe('H13.3 when it is checked', () => {
  it('H13.3 defeat at once, in the midst of an effect', () => {
    const game = withQuest({
      defeat: [{ when: atLeast(0, 1), text }],
      triggers: [at('after-activation', {}, count(0, 1), wound('each', 1))],
    })
    const t = table({ game }).put({ engaged: {}, shadows: [] }).toRoll('scout-rest')
    t.choose('roll 0')
    expect(t.events().at(-1)).toBe('lost 1')
    expect(t.times('wounded')).toBe(0)
  })

  it('H13.3 victory only at its moment', () => {
    const game = withQuest({
      victory: { at: 'round-end', when: atLeast(0, 1), text },
      triggers: [at('after-activation', {}, count(0, 1))],
    })
    const t = table({ game }).put({ engaged: {}, shadows: [] })
    for (const card of ['scout-rest', 'warrior-rest', 'scout-rest']) {
      t.toRoll(card).choose('roll 0')
      expect(t.isOver).toBe(false)
    }
    t.toRoll('warrior-rest').choose('roll 0').expectEvents('won')
  })

  it('H13.3 if both hold together, defeat counts', () => {
    const game = withQuest({
      victory: { at: 'round-end', when: atLeast(0, 1), text },
      defeat: [{ when: all(atLeast(0, 1)), text }],
      triggers: [at('round-end', {}, count(0, 1))],
    })
    lastRoll({ game }).choose('roll 0').expectEvents('lost 1')
  })

  it('H13.3 a Nemesis that falls together with the last hero wins nothing', () => {
    const game = withQuest({
      victory: { at: 'enemy-defeated', when: nemesisIs('defeated'), text },
    })
    const laid: Laid = { engaged: { sal: ['tyrant -7'] }, shadows: [], wounds: { sal: 19 } }
    const strike = (t: ReturnType<typeof table>) =>
      t
        .toRoll('scout-attack')
        .dice({ hero: ['success', 'success', 'success'], enemy: ['counterattack'] })
        .choose('roll 0')
    const alone = table({ game }).put(laid)
    alone.state.fallen[1] = 1
    strike(alone.refresh()).expectEvents('defeated tyrant sal', 'fell sal', 'lost 0')
    const two = strike(table({ game }).put(laid))
    two.expectEvents('defeated tyrant sal', 'fell sal', 'won')
  })

  it('H13.3 all who fall at one moment are counted before', () => {
    const game = withQuest({ triggers: [at('after-activation', {}, wound('each', 1))] })
    const t = table({ game }).put({ engaged: {}, shadows: [], wounds: { sal: 19, wick: 21 } })
    t.toRoll('scout-explore').choose('roll 0').expectEvents('fell sal', 'fell wick', 'lost 0')
  })
})
