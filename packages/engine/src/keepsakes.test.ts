import { expect, it } from 'vitest'
import { keepsakesFrom } from './keepsakes.ts'
import { type EngineState, newEngineState, WON } from './state.ts'

interface Cave extends EngineState {
  gems: number
}

const cave = (gems: number): Cave => ({ ...newEngineState(0, 0), gems, result: WON })
const event = (name: string) => ({ name, a: 0, b: 0, c: 0, d: 0 })

const keepsakes = keepsakesFrom(
  {
    title: 'the Cave',
    isState: (state: object): state is Cave => 'gems' in state,
    storyOf: (content: { name: string }, moments, names, language) => ({
      sentences: [{ kind: 'end', say: `${content.name} ${names.join()} ${language}` }],
      honours: moments.map(({ state }) => ({ seat: 0, title: 'Gems', say: `${state.gems}` })),
    }),
    newDeeds: () => ({ found: 0 }),
    note(deeds, _content, state, { name }) {
      if (name === 'found') deeds.found += state.gems
    },
    earned: ({ found }, _content, _state, year) => (found >= 3 ? [`rich ${year}`] : []),
    progressOf: ({ found }) => [{ rule: 'rich', have: found, need: 3 }],
    stampsOf: ({ name }, { gems }) => [`${name}/${gems}`],
  },
  { name: 'deep' },
)

const MOMENTS = [
  { entry: 0, events: [event('found'), event('rested')], state: cave(1) },
  { entry: 1, events: [event('found')], state: cave(2) },
]

it('tells the story of the moments', () => {
  expect(keepsakes.story(MOMENTS, ['Ann'], 'fr')).toEqual({
    sentences: [{ kind: 'end', say: 'deep Ann fr' }],
    honours: [
      { seat: 0, title: 'Gems', say: '1' },
      { seat: 0, title: 'Gems', say: '2' },
    ],
  })
})

it('notes each event at its table, and judges at the last', () => {
  expect(keepsakes.earned(MOMENTS, 2026)).toEqual({
    stamps: ['deep/2'],
    achievements: ['rich 2026'],
    progress: [{ rule: 'rich', have: 3, need: 3 }],
  })
  expect(keepsakes.earned([], 2026)).toEqual({ stamps: [], achievements: [], progress: [] })
})

it('refuses the table of another game', () => {
  const other = [{ entry: 0, events: [], state: newEngineState(0, 0) }]
  expect(() => keepsakes.earned(other, 2026)).toThrow('this is no table of the Cave')
  expect(() => keepsakes.story(other, [], 'en')).toThrow('this is no table of the Cave')
})
