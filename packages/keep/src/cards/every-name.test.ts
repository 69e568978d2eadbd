/** No clan, room, scenario or scenario card without a test that plays it; cards and treasures are played from the pack. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { housePack } from './house-pack.ts'

const here = new URL('.', import.meta.url)
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
const tested = tests.flatMap((text) => [...text.matchAll(/^ *it\('([a-z0-9-]+): /gm)])

it('has a test for every clan, room, scenario and scenario card of the house pack, by its name', () => {
  const { clans, rooms, scenarios } = housePack
  const cards = scenarios.flatMap((scenario) => scenario.cards)
  const names: string[] = [...clans, ...rooms, ...scenarios, ...cards].map(({ name }) => name)
  const known = new Set(tested.map(([, name]) => name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([])
})
