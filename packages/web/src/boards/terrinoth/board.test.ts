/** What the board draws of what was told: the dice with their sum, the story of a new place. */
import type { Telling } from '@muster/engine'
import { housePack, terrinoth } from '@muster/terrinoth'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import type { BoardSize } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { SettingsProvider } from '../../settings/settings.tsx'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { terrinothBoard } from './module.ts'
import { asTerrinoth } from './table.ts'

const match = vi.hoisted(() => ({ now: {} }))
vi.mock('../../frame/match-context.ts', () => ({
  useMatch: () => match.now,
  useSpots: () => match.now,
}))
// Settings begin with the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] })

const board = terrinothBoard.boardOf(housePack)
const tables: MatchView[] = []

beforeAll(async () => {
  const { view } = await hallWith(freshStore()).start({
    game: 'terrinoth',
    options: { players: 2, heroes: ['kari', 'lissa'] },
    seats: [{ name: 'Ana' }, { name: 'Rui' }],
    routine: true,
  })
  tables.push(view)
})

const tell = (name: string, a = 0, b = 0, c = 0, d = 0): Telling => ({ name, a, b, c, d })

/** The page after all this was told, as plain words. */
function drawn(told: readonly Telling[], size: BoardSize): { page: string; words: string } {
  const [view] = tables
  match.now = { board, view, past: undefined, state: view.state, size, spots: new Map() }
  const props = { view, state: view.state, events: [], told, preview: undefined, size }
  const page = renderToStaticMarkup(
    createElement(SettingsProvider, null, createElement(board.Board, props)),
  )
  return { page, words: page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
}

const SUCCESS = 0
const BOTH = 1
const COUNTERATTACK = 4
/** Piles. */
const LOCATION = 21
const ENGAGED = [8, 9]

it.each(['laptop', 'phone', 'turned'] as const)(
  'a roll that is over stays with its sum on %s',
  (size) => {
    const { piles } = asTerrinoth(tables[0].state)
    const foe = terrinoth.content.kindOf.findIndex(
      (kind) => terrinoth.content.kinds[kind].name === 'bandit',
    )
    const told = [
      tell('chose', 0, piles[0][0]),
      tell('roll', 0, 2, 1),
      tell('hero-die', 0, SUCCESS, 0),
      tell('hero-die', 0, BOTH, 1),
      tell('enemy-die', 0, COUNTERATTACK, 0),
      tell('successes', 0, 2),
      tell('dealt', foe, 2, 1, 1),
    ]
    const { page, words } = drawn(told, size)
    expect(page.match(/data-spot="die:/g)).toHaveLength(3)
    expect(words).toContain('Kari: Precise Strike')
    expect(words).toMatch(/a success \+ a success with defense = 2/)
    expect(words).toMatch(/Bandit two successes − 1 = 1/)
    // Once another card is chosen the dice are gone.
    expect(drawn([...told, tell('chose', 0, piles[0][1])], size).page).not.toContain('die:')
  },
)

it('a new place tells its story over the quest, and nothing else does', () => {
  const card = asTerrinoth(tables[0].state).piles[LOCATION][0]
  const says = housePack.locations[terrinoth.content.kinds[terrinoth.content.kindOf[card]].of].says
  expect(drawn([tell('arrived', card, 2)], 'laptop').words).toContain(says.en)
  expect(drawn([tell('round', 2)], 'laptop').words).not.toContain(says.en)
})

it('three places for enemies are drawn for each hero, also free ones', () => {
  const engaged = ENGAGED.flatMap((pile) => asTerrinoth(tables[0].state).piles[pile])
  const { page } = drawn([], 'laptop')
  expect(page.match(/>free</g)).toHaveLength(6 - engaged.length)
})
