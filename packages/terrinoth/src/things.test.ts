import { expect, it } from 'vitest'
import { BY_QUEST, BY_TOKEN, IN_LAIR, IN_SHADOWS, SHADOWS } from './state.ts'
import { drill, table } from './testing/table.ts'
import { thingName } from './things.ts'

const t = table().put({ shadows: ['runt.1', 'guard.1 hidden', '?'] })
const named = (kind: string, n: number, exact = false) =>
  thingName(drill.content, t.state, kind, n, exact)
const cardNamed = (name: string) =>
  drill.content.kindOf.findIndex((_, card) => drill.cardName(card) === name)

it('names heroes as the pack does, places by who is there', () => {
  expect([named('hero', 0), named('hero', 1)]).toEqual(['sal', 'wick'])
  const places = [1, IN_SHADOWS, IN_LAIR].map((where) => named('where', where))
  expect(places).toEqual(['wick', 'shadows', 'lair'])
})

it('names enemies by kind, by copy where it must, and hides who lies face down', () => {
  expect(named('enemy', cardNamed('runt.1'))).toBe('runt')
  expect(named('enemy', cardNamed('runt.2'), true)).toBe('runt.2')
  expect(named('enemy', cardNamed('tyrant'), true)).toBe('tyrant')
  expect(named('enemy', cardNamed('guard.1'), true)).toBe('hidden-guard.1')
  expect(named('enemy', t.state.piles[SHADOWS][2])).toBe('hidden-1')
})

it('names causes by their card, or by what they are', () => {
  expect(named('cause', cardNamed('scout-rest'))).toBe('scout-rest')
  expect([named('cause', BY_TOKEN), named('cause', BY_QUEST)]).toEqual(['token', 'quest'])
})

it('names faces, conditions and keywords, and nothing else', () => {
  expect([named('face', 2), named('condition', 1), named('keyword', 3)]).toEqual([
    'critical',
    'weakened',
    'sting',
  ])
  expect(() => named('dragon', 0)).toThrow('nothing here is a dragon')
})
