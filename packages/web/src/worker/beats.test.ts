import type { Telling } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { expect, test } from 'vitest'
import { Watcher } from './beats.ts'
import { loadGame } from './games.ts'

const event = (name: string, a = 0): Telling => ({ name, a, b: 0, c: 0, d: 0 })

async function watcher() {
  const { house, opensBeat } = await loadGame('tenefyr')
  return new Watcher(house, opensBeat)
}

const blank = () => tenefyr.newState(tenefyr.readOptions({ players: 3 }))

test('a beat begins where the eye is drawn elsewhere, and shows the table after it', async () => {
  const watch = await watcher()
  const state = blank()
  const told = [event('entered', 2), event('token'), event('turn', 1), event('token', 1)]
  told.forEach((one, i) => {
    state.track = i
    watch.watch(one, state)
  })
  const now = blank()
  const beats = watch.take(now, 'en')
  expect(beats.map(({ events }) => events)).toEqual([told.slice(0, 2), told.slice(2)])
  // A copy of the table as it lay then, not the table that went on.
  expect(beats[0].state).toMatchObject({ track: 1 })
  expect(beats[1].state).toBe(now)
  expect(beats[1].say[0].text).toMatch(/^The Cleric/)
  expect(watch.take(now, 'en')).toEqual([])
})

test('a long stretch is no more than eight beats, and leaves nothing out', async () => {
  const watch = await watcher()
  const told = Array.from({ length: 30 }, (_, i) => event(i % 3 === 2 ? 'token' : 'turn', i % 3))
  for (const one of told) watch.watch(one, blank())
  const beats = watch.take(blank(), 'fr')
  expect(beats).toHaveLength(8)
  expect(beats.flatMap(({ events }) => events)).toEqual(told)
})

test('what was seen before something failed is forgotten', async () => {
  const watch = await watcher()
  watch.watch(event('turn'), blank())
  watch.forget()
  expect(watch.take(blank(), 'pt')).toEqual([])
})

test('in Terrinoth who is turned up to act is seen acting, and a roll in two beats', async () => {
  const { opensBeat } = await loadGame('terrinoth')
  const told = [
    ...[event('roll'), event('hero-die'), event('successes'), event('dealt', 3)],
    ...[event('counterattack', 3), event('blow'), event('defeated', 3)],
    ...[event('turned-up', 5), event('acts', 5), event('wounded'), event('acts', 6)],
  ]
  const opens = told.filter((one, i) => opensBeat(one, told[i - 1])).map(({ name, a }) => [name, a])
  expect(opens).toEqual([
    ['roll', 0],
    ['successes', 0],
    ['turned-up', 5],
    ['acts', 6],
  ])
})
