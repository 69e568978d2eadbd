/** What options say, where a table is looked at, and what is told at the end. */
import { type Options, RandomDealer, RandomStream, type Telling, Umpire } from '@muster/engine'
import { type TenefyrState, tenefyr } from '@muster/tenefyr'
import { rulesText } from '@muster/tenefyr/rules-text'
import { BOSS_DECK } from '@muster/tenefyr/view'
import { describe, expect, it } from 'vitest'
import type { DecisionView, MatchStory } from '../../host/protocol.ts'
import { tenefyrSetUp } from '../../pages/set-up/games/tenefyr.ts'
import { decisionView } from '../../worker/views.ts'
import { rulesBehind } from './card-rules.ts'
import { charts, minutesLeft, reasons } from './end.ts'
import { heading } from './heading.ts'
import { readSpot, spotsOf } from './spots.ts'
import { stageOf } from './stage.ts'
import { tableOf } from './table.ts'
import { textsIn } from './texts/texts.ts'

const { content } = tenefyr

interface Moment {
  readonly state: TenefyrState
  readonly decision: DecisionView | undefined
  readonly events: readonly Telling[]
}

/** A whole match, table by table. */
function played(options: Options, seed: number): Moment[] {
  const state = tenefyr.newState(tenefyr.readOptions(options))
  const umpire = new Umpire(tenefyr, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  let told: Telling[] = []
  umpire.events = (name, a, b, c, d) => told.push({ name, a, b, c, d })
  umpire.begin()
  const moments: Moment[] = []
  for (let n = 0; n < 2000; n++) {
    const now = tenefyr.copy(umpire.state)
    moments.push({ state: now, decision: decisionView(tenefyr, now, n, 'en'), events: told })
    if (umpire.isOver) break
    told = []
    umpire.choose(tenefyr.policy(umpire, (below) => stream.below(below)))
  }
  return moments
}

const moments = played({ players: 3, boss: 'dark-lord' }, 5)
const quick = played({ players: 2, mode: 'quick' }, 8)
const tableAt = ({ state }: Moment) => tableOf(content, state, 'en')
const asked = (prompt: string): Moment[] =>
  moments.filter(({ decision }) => decision?.prompt === prompt)

describe('the stage', () => {
  it('follows what is asked', () => {
    const stages = (prompt: string) =>
      asked(prompt).map((moment) => stageOf(tableAt(moment), moment.decision).kind)
    expect(new Set(stages('where-to'))).toEqual(new Set(['dungeons']))
    expect(new Set(stages('keep-hand'))).toEqual(new Set(['combat']))
    expect(new Set(stages('go-on'))).toEqual(new Set(['go-on']))
  })

  it('stays a combat between two cards of the last fight', () => {
    const fought = quick.find(({ state }) => state.here === BOSS_DECK && state.enemy >= 0)
    if (fought === undefined) throw new Error('no last fight')
    const between = tenefyr.copy(fought.state)
    between.enemy = -1
    between.turn = -1
    between.faceUp[BOSS_DECK] = 0
    const stage = stageOf(tableOf(content, between, 'en'), undefined)
    expect(stage).toEqual({ kind: 'combat', enemy: undefined })
    const elsewhere = tenefyr.copy(between)
    elsewhere.here = between.faceUp.findIndex((cards) => cards > 0)
    elsewhere.faceUp[elsewhere.here] = 0
    expect(stageOf(tableOf(content, elsewhere, 'en'), undefined).kind).toBe('go-on')
  })

  it('is the end once the match is over', () => {
    const last = moments[moments.length - 1]
    expect(stageOf(tableAt(last), undefined).kind).toBe('end')
  })
})

describe('spots', () => {
  it('are read as they are written', () => {
    expect(readSpot('dungeon:16')).toEqual({ kind: 'dungeon', n: 16 })
    expect(readSpot('door')).toEqual({ kind: 'door' })
    expect(readSpot('nothing')).toBeUndefined()
    expect(readSpot('card')).toBeUndefined()
  })

  it('light the door and the next card, and no button of the prompt', () => {
    const [{ state, decision }] = asked('go-on')
    const lit = decision?.options.map((option) => spotsOf(content, state, decision, option))
    expect(lit).toEqual([[['next']], [['door']]])
    const [hand] = asked('keep-hand')
    const kept = hand.decision
    expect(kept?.options.flatMap((option) => spotsOf(content, hand.state, kept, option))).toEqual(
      [],
    )
  })
})

describe('the end', () => {
  const story: MatchStory = {
    entries: moments.map(({ state, events }, entry) => ({ entry, state, events })),
  }
  const last = moments[moments.length - 1]

  it.each(['en', 'fr', 'pt'] as const)('is explained and drawn in %s', (language) => {
    const table = tableOf(content, last.state, language)
    const match = { seats: [0, 1, 2].map((seat) => ({ seat, name: `P${seat + 1}`, role: '' })) }
    const speaking = { table, texts: textsIn(language), match }
    const why = reasons(story, speaking)
    expect(why.length).toBeGreaterThan(2)
    for (const sentence of why) expect(sentence).toMatch(/[.!]$/)
    const [track, power, beaten] = charts(story, speaking)
    expect(track.series[0].points.at(-1)?.[1]).toBe(last.state.track)
    expect(power.series).toHaveLength(3)
    const fallen = moments.flatMap(({ events }) => events).filter((e) => e.name === 'defeated')
    const counted = beaten.series.map(({ points }) => points.at(-1)?.[1] ?? 0)
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(fallen.length)
  })

  it('has no minutes left, and fewer all the time before', () => {
    expect(minutesLeft(tableAt(last), [{}, {}, {}])).toBe(0)
    const minutes = asked('where-to').map((moment) => minutesLeft(tableAt(moment), [{}, {}, {}]))
    expect(minutes[minutes.length - 1]).toBeLessThan(minutes[0])
    for (const moment of [...moments, ...quick].slice(0, -1)) {
      const now = minutesLeft(tableAt(moment), [{}, {}, {}])
      if (tableAt(moment).view.result === 'going-on') expect(now).toBeGreaterThan(0)
    }
  })

  it.each([
    [{ players: 3, boss: 'dark-lord' }, []],
    [{ players: 1, level: 'hard' }, []],
    [{ players: 4, mode: 'quick' }, [1, 3]],
  ])('begins with the minutes that the set-up told: %j, bots %j', (options, bots) => {
    const seats = Array.from({ length: options.players }, (_, seat) => ({
      name: '',
      ...(bots.some((one) => one === seat) ? { bot: 'greedy' } : {}),
    }))
    const state = tenefyr.newState(tenefyr.readOptions(options))
    const told = tenefyrSetUp.minutesOf(options, seats)
    expect(minutesLeft(tableOf(content, state, 'en'), seats)).toBe(told)
  })
})

describe('headings and rules', () => {
  it('name level and Boss, or Quick mode', () => {
    expect(heading(tableAt(moments[0]))).toBe('Tenefyr · Easy · Dark Lord')
    const quick = tenefyr.newState(tenefyr.readOptions({ players: 3, mode: 'quick' }))
    expect(heading(tableOf(content, quick, 'en'))).toBe('Tenefyr · Quick game')
  })

  it('name only rules that there are, in their order', () => {
    const numbers = rulesText.map(({ number }) => number)
    for (let kind = 0; kind < content.kinds.length; kind++) {
      for (const rule of rulesBehind(content, kind)) expect(numbers).toContain(rule)
    }
    const goblin = content.kinds.findIndex(({ name }) => name === 'lost-goblin')
    expect(rulesBehind(content, goblin)).toContain('T11.11')
    const skin = content.kinds.findIndex(({ name }) => name === 'granite-skin')
    expect(rulesBehind(content, skin)).toEqual(expect.arrayContaining(['T9.1', 'T9.2', 'T4.16']))
  })
})
