/** What is said around the board: buttons, the end, the table in words, and what Enter does. */
import { type Options, RandomDealer, RandomStream, type Telling, Umpire } from '@muster/engine'
import { housePack, type TerrinothState, terrinoth } from '@muster/terrinoth'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchStory, MatchView } from '../../host/protocol.ts'
import { terrinothSetUp } from '../../pages/set-up/games/terrinoth.ts'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { decisionView } from '../../worker/views.ts'
import { letters } from './letters.ts'
import { terrinothBoard } from './module.ts'

const { content } = terrinoth
const board = terrinothBoard.boardOf(housePack)
const words = await board.words()
const LANGUAGES = ['en', 'fr', 'pt'] as const

interface Moment {
  readonly state: TerrinothState
  readonly prompt: string
  readonly events: readonly Telling[]
}

/** A whole match, table by table. */
function played(options: Options, seed: number): Moment[] {
  const state = terrinoth.newState(terrinoth.readOptions(options))
  const umpire = new Umpire(terrinoth, content, state, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  let told: Telling[] = []
  umpire.events = (name, a, b, c, d) => told.push({ name, a, b, c, d })
  umpire.begin()
  const moments: Moment[] = []
  while (true) {
    const prompt = umpire.isOver ? '' : umpire.decision.prompt
    moments.push({ state: terrinoth.copy(umpire.state), prompt, events: told })
    if (umpire.isOver) return moments
    told = []
    umpire.choose(terrinoth.policy(umpire, (below) => stream.below(below)))
  }
}

const options = { players: 1, quest: 'goblin-problem', grim: false, heroes: ['kari', 'lissa'] }
const moments = played(options, 2)
const story: MatchStory = {
  entries: moments.map(({ state, events }, entry) => ({ entry, state, events })),
}

let bare: MatchView

beforeAll(async () => {
  const { view } = await hallWith(freshStore()).start({
    game: 'terrinoth',
    options,
    seats: [{ name: 'Ana' }],
    routine: true,
  })
  bare = view
})

const viewAt = ({ state }: Moment, language: 'en' | 'fr' | 'pt' = 'en'): MatchView => ({
  ...bare,
  state,
  decision: decisionView(terrinoth, state, 0, language),
})
const asked = (prompt: string): Moment => {
  const found = moments.find((moment) => moment.prompt === prompt)
  if (found === undefined) throw new Error(`nobody was asked ${prompt}`)
  return found
}
const end = (): Moment => moments[moments.length - 1]

describe('a roll', () => {
  it('says on its button what it brings, below what it is', () => {
    for (const language of LANGUAGES) {
      const view = viewAt(asked('roll'), language)
      const [option] = view.decision?.options ?? []
      const { label, detail = '' } = board.faceOf(view, option, language)
      expect(label).not.toMatch(/[:%]/)
      expect(detail).toMatch(/\d/)
      expect(option.say.startsWith(label)).toBe(true)
    }
  })

  it('is made by Enter without tokens; cards, targets and what all decide are not', () => {
    expect(board.mainOption(viewAt(asked('roll')))).toBe('roll 0')
    for (const prompt of ['activate', 'aim', 'travel', 'enemy']) {
      expect(board.mainOption(viewAt(asked(prompt))), prompt).toBeUndefined()
    }
  })
})

describe('letters', () => {
  it('choose options that there are, and none stands for two of one question', () => {
    const verbs = Object.keys(terrinoth.verbs)
    for (const { verb = 'roll' } of letters) expect(verbs).toContain(verb)
    for (const moment of moments.slice(0, -1)) {
      const offered = viewAt(moment).decision?.options.map(({ verb }) => verb) ?? []
      const keys = letters.filter(({ verb = '' }) => offered.includes(verb)).map(({ key }) => key)
      expect(new Set(keys).size, moment.prompt).toBe(keys.length)
    }
  })
})

describe('the end', () => {
  it('has three charts that begin and end with the match', async () => {
    for (const language of LANGUAGES) {
      const { charts } = await board.ending(story, viewAt(end()), language)
      expect(charts).toHaveLength(3)
      for (const { title, say, series } of charts) {
        expect(title).not.toBe('')
        expect(say).toMatch(/\d.*\.$/)
        for (const { points } of series) {
          expect(points[0][0]).toBe(0)
          expect(points.at(-1)?.[0]).toBe(moments.length - 1)
        }
      }
      expect(charts[0].series.map(({ name }) => name)).toEqual(['Kari', 'Lissa'])
    }
  })

  it('says why, in sentences of each language', async () => {
    for (const language of LANGUAGES) {
      const { reasons } = await board.ending(story, viewAt(end()), language)
      expect(reasons.length).toBeGreaterThan(3)
      for (const reason of reasons) expect(reason).toMatch(/^[^\s].*\.$/)
    }
    const { state } = end()
    const [why] = (await board.ending(story, viewAt(end()), 'en')).reasons
    expect(why).toMatch(state.result === 1 ? /^The quest was done/ : /^(The last hero|Round)/)
    expect(why).toContain(`${state.round}`)
  })
})

describe('the table in words', () => {
  it('has the match, the shadows and each hero with cards and enemies, at every question', () => {
    const seen = new Set<string>()
    for (const moment of moments) {
      if (seen.has(moment.prompt)) continue
      seen.add(moment.prompt)
      for (const language of LANGUAGES) {
        const view = viewAt(moment, language)
        const passages = words.passages(view, view.state, language)
        expect(passages.map(({ heading }) => heading)).toEqual(
          expect.arrayContaining(['Kari', 'Lissa']),
        )
        const lines = passages.flatMap((passage) => passage.lines)
        for (const line of lines) expect(line.trim()).not.toBe('')
        expect(lines.join(' ')).not.toMatch(/undefined|NaN|\[object/)
      }
    }
    expect(seen.size).toBeGreaterThan(8)
  })

  it('tells the dice of a roll that waits for a choice', () => {
    const rolled = played({ players: 2, quest: 'the-ninth-bell' }, 1).find(
      ({ prompt }) => prompt === 'reroll',
    )
    if (rolled === undefined) throw new Error('nobody was asked to reroll')
    const view = { ...bare, state: rolled.state }
    const [roll] = words
      .passages(view, rolled.state, 'en')
      .filter(({ heading }) => heading === 'The roll')
    expect(roll.lines[1]).toMatch(/^On the table: Hero die: /)
  })

  it('tells every hero and card by name', () => {
    for (const language of LANGUAGES) {
      const cards = words.cards(language)
      expect(cards.length).toBe(content.kinds.length + housePack.heroes.length)
      for (const { heading, lines } of cards) {
        expect(heading).not.toBe('')
        expect(lines.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('the time that is left', () => {
  it('begins about as the set-up said, and is none at the end', () => {
    const said = terrinothSetUp.minutesOf(options, [{ name: '' }])
    const first = board.minutesLeft({ ...bare, state: moments[0].state })
    expect(Math.abs(first - said)).toBeLessThanOrEqual(5)
    const late = moments[Math.round(moments.length * 0.8)]
    expect(board.minutesLeft({ ...bare, state: late.state })).toBeLessThan(first)
    expect(board.minutesLeft({ ...bare, state: end().state })).toBe(0)
  })
})

describe('the heading', () => {
  it('has quest and difficulty', () => {
    expect(board.heading(viewAt(end()), 'fr')).toBe('Terrinoth · L’Affaire des gobelins · Trivial')
  })
})
