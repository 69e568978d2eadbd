/** No hero, Nemesis or location without a test that plays it; quests, cards and enemies are played from the pack. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { housePack } from './house-pack.ts'

const here = new URL('.', import.meta.url)
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
const tested = new Set(
  tests.flatMap((text) => [...text.matchAll(/^ *it\('([a-z0-9-]+): /gm)]).map(([, name]) => name),
)

/** Played by a loop over the pack: used at a moment, or simply happening. */
const LOOPED = housePack.exploration.filter(
  ({ item, triggers, do: does, quest }) =>
    quest === undefined &&
    (item ? triggers.length > 0 : does.every(({ word }) => word !== 'enemy-die')),
)

it('has a test for every hero, Nemesis, location and odd card, by its name', () => {
  const { heroes, nemeses, locations, exploration } = housePack
  const odd = exploration.filter((card) => !LOOPED.includes(card))
  const names = [...heroes, ...nemeses, ...locations, ...odd].map(({ name }) => name)
  expect(names.filter((name) => !tested.has(name))).toEqual([])
})

it('has no test for what is not in the pack', () => {
  const { heroes, nemeses, locations, quests, exploration, sets, cards } = housePack
  const enemies = sets.flatMap(({ name }) => [{ name }, { name: `${name}-master` }])
  const all = [...heroes, ...nemeses, ...locations, ...quests, ...exploration, ...cards, ...enemies]
  const names = new Set(all.map(({ name }) => name))
  expect([...tested].filter((name) => !names.has(name))).toEqual([])
})
