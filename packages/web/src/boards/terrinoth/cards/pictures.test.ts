import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { housePack } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import {
  enemyPicture,
  enemyPictures,
  explorationPictures,
  heroPictures,
  locationPictures,
  plainPictures,
} from './pictures.ts'

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const sprite = [...read('./pictures.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const icons: { readonly icons: object } = JSON.parse(readFileSync(iconFile, 'utf8'))

const sorted = (names: readonly string[]): string[] => [...names].sort((a, b) => (a < b ? -1 : 1))
const { heroes, sets, nemeses, locations, exploration } = housePack

const tables: readonly (readonly [
  string,
  Readonly<Record<string, string>>,
  readonly { readonly name: string }[],
])[] = [
  ['heroes', heroPictures, heroes],
  ['enemies', enemyPictures, [...sets, ...nemeses]],
  ['locations', locationPictures, locations],
  ['exploration cards', explorationPictures, exploration],
]

describe.each(tables)('pictures of %s', (_, table, cards) => {
  it('share none', () => {
    const pictures = Object.values(table)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('are there for all of the house, and for none besides', () => {
    const names = new Set(cards.map(({ name }) => name))
    expect(sorted(Object.keys(table))).toEqual(sorted([...names]))
  })
})

it('exist, and the sprite carries them all', () => {
  const used = [...tables.map(([, table]) => table), plainPictures].flatMap((table) =>
    Object.values<string>(table),
  )
  for (const picture of used) {
    expect(icons.icons).toHaveProperty([picture])
    expect(sprite).toContain(`terrinoth-${picture}`)
  }
  expect(sprite).toHaveLength(new Set(used).size)
})

it('tell heroes from enemies, and a master shows its set', () => {
  const foes = Object.values(enemyPictures)
  expect(Object.values(heroPictures).filter((picture) => foes.includes(picture))).toEqual([])
  expect(enemyPicture('ogre-master')).toBe(enemyPictures.ogre)
  expect(enemyPicture('nobody-knows-it')).toBe(plainPictures.enemy)
})
