/** No card without a test that plays it. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { housePack } from './house-pack.ts'

const here = new URL('.', import.meta.url)
const tests = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
const tested = tests.flatMap((text) => [...text.matchAll(/^ *it\('([a-z0-9-]+): /gm)])

it('has a test for every card of the house pack, by its name', () => {
  const { dungeonCards, skills, bossCards, rewards } = housePack
  const loots = dungeonCards.map((card) => card.loot)
  const names = [...dungeonCards, ...loots, ...skills, ...bossCards, ...rewards].map(
    (card) => card.name,
  )
  const known = new Set(tested.map(([, name]) => name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([])
})
