/** The board draws what can be chosen, in every match: each option has its spots or is a button. */
import { type Options, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { housePack, PROFILES, tenefyr } from '@muster/tenefyr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardSize, LoadedBoard, Spot } from '../../frame/board-module.ts'
import type { MatchView, OptionView } from '../../host/protocol.ts'
import { SettingsProvider } from '../../settings/settings.tsx'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import type { PageLanguage } from '../../texts/texts.ts'
import { decisionView } from '../../worker/views.ts'
import { tenefyrBoard } from './module.ts'

const SIZES: readonly BoardSize[] = ['laptop', 'phone', 'turned']
const LANGUAGES: readonly PageLanguage[] = ['en', 'fr', 'pt']
/** Tables of one prompt that are looked at in a match. */
const LOOKS = 2
const LONGEST = 500

const match = vi.hoisted(() => ({ now: {} }))
vi.mock('../../frame/match-context.ts', () => ({
  useMatch: () => match.now,
  useSpots: () => match.now,
}))

// Settings begin with the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] })

const board: LoadedBoard = tenefyrBoard.boardOf(housePack)
const words = await board.words()

const matches: Options[] = [
  ...PROFILES.flatMap((profile) => [1, 2, 3, 4].map((players) => ({ players, profile }))),
  ...[1, 2, 3, 4].map((players) => ({ players, mode: 'quick' })),
  { players: 3, 'without-absent': true },
]

/** What the page has before any choice; state and decision are put in. */
const bare: MatchView[] = []

beforeAll(async () => {
  const hall = hallWith(freshStore())
  for (const options of matches) {
    const seats = Array.from({ length: Number(options.players) }, (_, i) => ({ name: `P${i + 1}` }))
    bare.push((await hall.start({ game: 'tenefyr', options, seats, routine: true })).view)
  }
})

const LIT = { lit: true, chosen: false, marked: 0, sealed: false, faces: [], pointed: [] }

/** The spots on board and hand, with those lit that options name. */
function drawnSpots(view: MatchView, lit: readonly Spot[], size: BoardSize): Spot[] {
  const spots = new Map(lit.map((spot) => [spot, { ...LIT, option: undefined }]))
  match.now = { board, view, past: undefined, state: view.state, size, spots, choosing: {} }
  const props = { view, state: view.state, events: [], preview: undefined, size }
  const page = renderToStaticMarkup(
    createElement(
      SettingsProvider,
      null,
      createElement(board.Board, props),
      createElement(board.Hand, props),
    ),
  )
  return [...page.matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot)
}

/** Walks through a match by choices that are mostly sensible, and looks at some tables of each prompt. */
function look(n: number, see: (view: MatchView, size: BoardSize) => void): void {
  const state = tenefyr.newState(tenefyr.readOptions(matches[n]))
  const umpire = new Umpire(tenefyr, tenefyr.content, state, new RandomDealer(n + 1))
  const stream = new RandomStream(n + 1)
  const seen: { [prompt: string]: number } = {}
  umpire.begin()
  for (let choices = 0; choices < LONGEST && !umpire.isOver; choices++) {
    const { prompt, count } = umpire.decision
    const times = (seen[prompt] ?? 0) + 1
    seen[prompt] = times
    if (times <= LOOKS) {
      const now = tenefyr.copy(umpire.state)
      const decision = decisionView(tenefyr, now, choices, 'en')
      see({ ...bare[n], state: now, decision }, SIZES[(times + n) % SIZES.length])
    }
    const random = (below: number): number => stream.below(below)
    umpire.choose(random(3) === 0 ? random(count) : tenefyr.policy(umpire, random))
  }
}

const groupsOf = (view: MatchView, option: OptionView) => board.spotsOf(view, option)
const optionsOf = (view: MatchView): readonly OptionView[] => view.decision?.options ?? []

/** Each spot is there, once; no two options share all of theirs. */
function checkPlaces(view: MatchView, drawn: readonly Spot[], where: string): void {
  const groups = optionsOf(view).map((option) => groupsOf(view, option))
  expect(
    groups.flat(2).filter((spot) => !drawn.includes(spot)),
    where,
  ).toEqual([])
  expect(
    drawn.filter((spot, i) => drawn.indexOf(spot) !== i),
    `${where}, drawn twice`,
  ).toEqual([])
  const placed = groups.filter((group) => group.length > 0).map((group) => JSON.stringify(group))
  expect(new Set(placed).size, where).toBe(placed.length)
}

function checkNames(view: MatchView, drawn: readonly Spot[], language: PageLanguage): void {
  const labels = optionsOf(view).map((option) => board.faceOf(view, option, language).label)
  expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length)
  for (const spot of drawn) {
    expect(board.nameOf(spot, view, view.state, language), spot).toMatch(/\p{L}/u)
  }
}

function checkWords(view: MatchView, language: PageLanguage): void {
  const told = words.passages(view, view.state, language)
  expect(told.length).toBeGreaterThan(2)
  for (const { heading, lines } of told) {
    expect(heading).not.toBe('')
    expect(lines.length, heading).toBeGreaterThan(0)
    for (const line of lines) expect(line, heading).toMatch(/\p{L}/u)
  }
}

/** Enter decides nothing for the party, and Play all plays what can be played. */
function checkShortcuts(view: MatchView): void {
  const texts = optionsOf(view).map(({ text }) => text)
  for (const text of board.allOf(view, 'en')?.texts ?? []) expect(texts).toContain(text)
  const main = board.mainOption(view)
  if (main !== undefined) expect(texts).toContain(main)
  if (view.decision?.by === 'party') expect(main).toBeUndefined()
  expect(board.minutesLeft(view)).toBeGreaterThan(0)
}

describe('a board', () => {
  it.each(matches.map((options, n) => ({ n, about: JSON.stringify(options) })))(
    'draws and names every option, with $about',
    ({ n }) => {
      look(n, (view, size) => {
        const lit = optionsOf(view).flatMap((option) => groupsOf(view, option).flat())
        const drawn = drawnSpots(view, lit, size)
        checkPlaces(view, drawn, `${view.decision?.prompt} on ${size}`)
        checkShortcuts(view)
        for (const language of LANGUAGES) {
          checkNames(view, drawn, language)
          checkWords(view, language)
        }
      })
    },
  )
})

describe('the cards of the pack', () => {
  it('are all told, each with where it comes from', () => {
    for (const language of LANGUAGES) {
      const cards = words.cards(language)
      expect(cards.length).toBe(tenefyr.content.kinds.length)
      for (const { heading, lines } of cards) {
        expect(heading).not.toBe('')
        expect(lines.length, heading).toBeGreaterThan(1)
      }
    }
  })
})
