import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpoints, pathWords } from './endpoints.ts'
import { event, MOST_WATCHED, parsePlaces, printPlaces, socketMessage } from './events.ts'

describe('Places', () => {
  it('are read as they were printed', () => {
    const places = [
      { match: 'k3v9x2ab', entry: 37, chat: 5, lobby: 2 },
      { match: 'zzzz11112222', entry: -1, chat: -1, lobby: 0 },
    ]
    expect(parsePlaces(printPlaces(places))).toEqual(places)
  })

  it('know nothing of a match that is named alone', () => {
    expect(parsePlaces('k3v9x2ab')).toEqual([{ match: 'k3v9x2ab', entry: -1, chat: -1, lobby: -1 }])
  })

  it.each([
    '',
    'short',
    'k3v9x2ab:1',
    'k3v9x2ab:1.2',
    'k3v9x2ab:1.2.3,',
    'K3V9X2AB',
    'k3v9x2ab:-2.0.0',
  ])('are not “%s”', (text) => expect(parsePlaces(text)).toBeUndefined())

  it('are not more than a stream carries', () => {
    const many = Array.from({ length: MOST_WATCHED + 1 }, (_, i) => `k3v9x2${i + 10}`)
    expect(parsePlaces(many.slice(1).join(','))).toHaveLength(MOST_WATCHED)
    expect(parsePlaces(many.join(','))).toBeUndefined()
  })
})

describe('The API', () => {
  const all = Object.entries(endpoints)

  it('has each method and path once, with words that are checked', () => {
    const ways = all.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(ways).size).toBe(ways.length)
    const words = all.flatMap(([, { path }]) =>
      [...path.matchAll(/:(\w+)/g)].map(([, word]) => word),
    )
    for (const word of words) expect(Object.keys(pathWords)).toContain(word)
  })

  it('takes a body only where something may change', () => {
    for (const [name, one] of all) {
      const takesBody = one.method === 'POST' || one.method === 'PATCH'
      expect('sends' in one, name).toBe(takesBody)
    }
  })
})

describe('Messages', () => {
  it('of a socket are known by their kind', () => {
    const watch = v.parse(socketMessage, { kind: 'watch', match: 'k3v9x2ab' })
    expect(watch).toEqual({ kind: 'watch', match: 'k3v9x2ab', entry: -1, chat: -1, lobby: -1 })
    const acts = { kind: 'act', match: 'k3v9x2ab', key: 'a', action: { kind: 'here' } }
    expect(v.is(socketMessage, acts)).toBe(true)
    expect(v.is(socketMessage, { ...acts, match: '../etc' })).toBe(false)
    expect(v.is(socketMessage, { ...acts, more: 1 })).toBe(false)
  })

  it('of a server carry nothing that has no name', () => {
    const entries = { kind: 'entries', match: 'k3v9x2ab', n: 3, hash: '0123456789abcdef' }
    const note = { kind: 'note', name: 'here', text: 'ana' }
    expect(v.is(event, { ...entries, entries: [note] })).toBe(true)
    expect(v.is(event, { ...entries, entries: [{ ...note, seed: '1' }] })).toBe(false)
  })
})
