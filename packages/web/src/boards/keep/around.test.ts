/** What is said around the board: buttons, moments, the end, and what Enter does. */
import { type Options, RandomDealer, RandomStream, type Telling, Umpire } from '@muster/engine'
import { housePack, type KeepState, keep } from '@muster/keep'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchStory, MatchView, OptionView } from '../../host/protocol.ts'
import { keepSetUp } from '../../pages/set-up/games/keep.ts'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { keepPaths } from '../../worker/keep-paths.ts'
import { pathsAt } from '../../worker/paths.ts'
import { decisionView } from '../../worker/views.ts'
import { sayMute } from './buttons.ts'
import { letters } from './letters.ts'
import { keepBoard } from './module.ts'
import { isMoment, momentIn } from './moment.ts'
import { tableOf } from './table.ts'
import { aroundIn } from './texts/around/texts.ts'

const { content } = keep
const board = keepBoard.boardOf(housePack)
const LANGUAGES = ['en', 'fr', 'pt'] as const

interface Moment {
  readonly state: KeepState
  readonly prompt: string
  readonly events: readonly Telling[]
}

/** A whole match, table by table. */
function played(options: Options, seed: number): Moment[] {
  const state = keep.newState(keep.readOptions(options))
  const umpire = new Umpire(keep, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  let told: Telling[] = []
  umpire.events = (name, a, b, c, d) => told.push({ name, a, b, c, d })
  umpire.begin()
  const moments: Moment[] = []
  for (let n = 0; n < 3000; n++) {
    const prompt = umpire.isOver ? '' : umpire.decision.prompt
    moments.push({ state: keep.copy(umpire.state), prompt, events: told })
    if (umpire.isOver) break
    told = []
    umpire.choose(keep.policy(umpire, (below) => stream.below(below)))
  }
  return moments
}

const options = { players: 2, clans: ['slimes', 'red-dragon'] }
const moments = played(options, 5)
const storyOf = (all: readonly Moment[]): MatchStory => ({
  entries: all.map(({ state, events }, entry) => ({ entry, state, events })),
})

let bare: MatchView

beforeAll(async () => {
  const seats = [{ name: 'Ana' }, { name: '' }]
  const { view } = await hallWith(freshStore()).start({
    game: 'keep',
    options,
    seats,
    routine: true,
  })
  bare = view
})

const gestures = keepPaths(keep)
/** With the gestures that the worker finds. */
const viewAt = ({ state }: Moment): MatchView => {
  const decision = decisionView(keep, state, 0, 'en')
  if (decision === undefined) return { ...bare, state, decision }
  return { ...bare, state, decision: { ...decision, paths: pathsAt(keep, gestures, state, 'en') } }
}
const optionOf = ({ decision }: MatchView, verb: string): OptionView => {
  const found = decision?.options.find((option) => option.verb === verb)
  if (found === undefined) throw new Error(`${decision?.prompt} has no ${verb}`)
  return found
}
const asked = (prompt: string): Moment => {
  const found = moments.find((moment) => moment.prompt === prompt)
  if (found === undefined) throw new Error(`nobody was asked ${prompt}`)
  return found
}
const end = (): Moment => moments[moments.length - 1]

describe('a turn', () => {
  it('says on its button what comes, and asks before playable cards are left', () => {
    const view = viewAt(asked('turn'))
    const option = optionOf(view, 'end-turn')
    expect(board.faceOf(view, option, 'en')).toEqual({
      label: 'End turn',
      detail: '1 Guild card to come',
    })
    expect(board.askFirst?.(view, option, 'en')).toMatch(/could still be played/)
    expect(board.askFirst?.(view, optionOf(view, 'renew'), 'en')).toMatch(
      /^No card is played after/,
    )
    expect(board.mainOption(view)).toBeUndefined()
  })

  it('is ended unasked where no card in hand could do anything', () => {
    const view = viewAt(asked('turn'))
    const idle = { ...view, decision: view.decision && { ...view.decision, paths: [] } }
    expect(board.askFirst?.(idle, optionOf(idle, 'end-turn'), 'en')).toBeUndefined()
    expect(board.askFirst?.(idle, optionOf(idle, 'renew'), 'en')).toBeUndefined()
  })

  it('asks before a gesture leaves the open card unfinished, and not for another card', () => {
    const opened = moments.filter(({ prompt }) => prompt === 'action').slice(0, 80)
    const views = opened.map(viewAt)
    const leaving = views.flatMap((view) =>
      (view.decision?.paths ?? [])
        .filter(({ steps: [first] }) => first.verb === 'finish')
        .map((path) => ({ path, question: board.askFirst?.(view, path, 'en') })),
    )
    const isAnother = ({ path }: (typeof leaving)[number]) => path.verb === 'play'
    expect(leaving.filter(isAnother).some(({ question }) => question !== undefined)).toBe(false)
    const others = leaving.filter((one) => !isAnother(one))
    expect(others.length).toBeGreaterThan(0)
    for (const { question } of others) expect(question).toMatch(/is not used up/)
  })

  it('is ended by Enter, unasked, when the hand is empty', () => {
    const { state } = asked('turn')
    const empty = keep.copy(state)
    const hand = 4 * empty.active + 1
    empty.piles[hand - 1].push(...empty.piles[hand].splice(0))
    const view = viewAt({ state: empty, prompt: 'turn', events: [] })
    const text = board.mainOption(view)
    expect(text).toBe('end-turn')
    const option = view.decision?.options.find((one) => one.text === text)
    if (option === undefined) throw new Error('a turn can be ended')
    expect(board.askFirst?.(view, option, 'fr')).toBeUndefined()
  })
})

describe('letters', () => {
  it('choose options that there are, with no letter for two that stand side by side', () => {
    const verbs = Object.keys(keep.verbs)
    for (const { verb = 'play' } of letters) expect(verbs).toContain(verb)
    const turn = letters.filter(({ verb = '' }) =>
      ['end-turn', 'end-with-cells', 'renew', 'cells'].includes(verb),
    )
    expect(new Set(turn.map(({ key }) => key)).size).toBe(4)
  })
})

describe('great moments', () => {
  const table = () => tableOf(content, end().state, 'en')
  const told = (name: string, a = 0, b = 0): Telling => ({ name, a, b, c: 0, d: 0 })

  it('are told: a treasure looted, the second wave, the end', () => {
    const say = (...events: Telling[]) => momentIn(events, table(), aroundIn('en'))
    expect(say(told('looted', 5, 2))).toMatchObject({
      title: 'Treasure looted in the Forge',
      note: 'worth 2',
    })
    expect(say(told('looted', 0, 4), told('lost', 0))?.title).toBe('Defeat')
    expect(say(told('lost', 1))?.note).toBe('The scenario is lost')
    expect(say(told('wave', 2))?.tone).toBe('good')
    expect(say(told('won'))?.tone).toBe('won')
    expect(say(told('moved'))).toBeUndefined()
    expect(isMoment([told('moved'), told('looted')])).toBe(true)
    expect(isMoment([told('moved')])).toBe(false)
  })
})

describe('the end', () => {
  it('has three charts that begin and end with the match', async () => {
    for (const language of LANGUAGES) {
      const { charts } = await board.ending(storyOf(moments), viewAt(end()), language)
      expect(charts).toHaveLength(3)
      for (const { title, say, series } of charts) {
        expect(title).not.toBe('')
        expect(say).toMatch(/\d/)
        for (const { points } of series) {
          expect(points[0][0]).toBe(0)
          expect(points.at(-1)?.[0]).toBe(moments.length - 1)
        }
      }
    }
  })

  it('says why, in sentences of each language', async () => {
    for (const language of LANGUAGES) {
      const { reasons } = await board.ending(storyOf(moments), viewAt(end()), language)
      expect(reasons.length).toBeGreaterThan(2)
      for (const reason of reasons) expect(reason).toMatch(/\.$/)
    }
    const { reasons: why } = await board.ending(storyOf(moments), viewAt(end()), 'en')
    expect(why[0]).toMatch(/^(The Vault was looted|Both waves were held)/)
  })
})

describe('the time that is left', () => {
  it('shrinks to nothing, and begins as the set-up said', () => {
    const left = moments
      .filter((_, n) => n % 25 === 0)
      .map(({ state }) => board.minutesLeft({ ...bare, state }))
    for (const [n, minutes] of left.entries()) {
      if (n > 0) expect(minutes).toBeLessThanOrEqual(left[n - 1])
    }
    expect(left[0]).toBe(
      keepSetUp.minutesOf({ ...options, level: 'family' }, [{ name: '' }, { name: '' }]),
    )
    expect(board.minutesLeft({ ...bare, state: end().state })).toBe(0)
  })
})

describe('what is not asked any more', () => {
  it('is told by its room', () => {
    const say = (language: 'en' | 'fr' | 'pt', key: string) =>
      sayMute(tableOf(content, end().state, language), key)
    expect(say('en', 'defend forge')).toBe('Defending in the Forge')
    expect(say('fr', 'defend workshop')).toBe('Défendre dans l’Atelier')
    expect(say('pt', 'defend vault')).toBe('Defender no Cofre')
    expect(say('en', 'another')).toBe('another')
  })
})

describe('the heading', () => {
  it('has scenario and level', () => {
    expect(board.heading(viewAt(end()), 'fr')).toBe('Keep · Le Chaudron de la sorcière · Familial')
  })
})
