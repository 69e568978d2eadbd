import { expect, it } from 'vitest'
import { honouredDeeds } from './honours.ts'
import { finishedStory, storyTurn, wording } from './story.ts'

const event = { name: 'drew', a: 0, b: 0, c: 0, d: 0 }

it('picks wordings by the match, and not the same for every line', () => {
  const telling = { turn: storyTurn([{ events: [event, event] }, { events: [event] }]) }
  expect(telling.turn).toBe(3)
  expect(wording(telling, 0, ['a', 'b'])).toBe('b')
  expect(wording(telling, 1, ['a', 'b'])).toBe('b')
  expect(wording(telling, 2, ['a', 'b', 'c'])).toBe('b')
  expect(wording(telling, 3, ['a', 'b', 'c'])).toBe('a')
})

it('finishes sentences and honours, and leaves the rest', () => {
  const story = finishedStory(
    {
      sentences: [{ kind: 'end', say: "L'ennemi tombe !", entry: 7 }],
      honours: [{ seat: 1, hero: 'Barde', title: "L'Audace", say: 'Oui !' }],
    },
    'fr',
  )
  expect(story).toEqual({
    sentences: [{ kind: 'end', say: 'L’ennemi tombe\u202f!', entry: 7 }],
    honours: [{ seat: 1, hero: 'Barde', title: 'L’Audace', say: 'Oui\u202f!' }],
  })
})

const HONOURABLE = {
  deeds: ['hits', 'gave', 'played'],
  least: { hits: 3, gave: 1, played: 1 },
  otherwise: 'played',
} as const
type Deed = (typeof HONOURABLE.deeds)[number]

const honoured = (...tallies: Readonly<Record<Deed, number>>[]): Deed[] =>
  honouredDeeds(HONOURABLE, tallies.length, (seat, deed) => tallies[seat][deed])

it('honours each player for what the others did less of', () => {
  const fighter = { hits: 9, gave: 2, played: 20 }
  const giver = { hits: 8, gave: 4, played: 20 }
  expect(honoured(fighter, giver)).toEqual(['hits', 'gave'])
  expect(honoured(giver, fighter)).toEqual(['gave', 'hits'])
})

it('honours no deed twice while there are others, and nobody for too little', () => {
  const alike = { hits: 5, gave: 0, played: 10 }
  expect(honoured(alike, alike)).toEqual(['hits', 'played'])
  expect(honoured({ hits: 2, gave: 0, played: 1 })).toEqual(['played'])
  expect(honoured({ hits: 0, gave: 0, played: 0 })).toEqual(['played'])
  expect(honoured()).toEqual([])
})
