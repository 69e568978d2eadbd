import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { housePack } from '@muster/keep'
import { describe, expect, it } from 'vitest'
import {
  clanPictures,
  classPictures,
  deedPictures,
  kindPictures,
  lootPictures,
  plainPictures,
  roomPictures,
  symbolPictures,
  tokenPictures,
} from './pictures.ts'

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const sprite = [...read('./pictures.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const icons: { readonly icons: object } = JSON.parse(readFileSync(iconFile, 'utf8'))

const tables: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['clans', clanPictures],
  ['classes', classPictures],
  ['rooms', roomPictures],
  ['symbols', symbolPictures],
  ['tokens', tokenPictures],
  ['kinds of Loot', kindPictures],
  ['deeds', deedPictures],
  ['Loot', lootPictures],
]

describe.each(tables)('pictures of %s', (_, table) => {
  it('share none', () => {
    const pictures = Object.values(table)
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

it('are there for all Loot of the house, and for none besides', () => {
  const names = housePack.loot.map(({ name }) => name)
  expect(Object.keys(lootPictures).sort((a, b) => (a < b ? -1 : 1))).toEqual(
    names.sort((a, b) => (a < b ? -1 : 1)),
  )
})

it('exist, and the sprite carries them all', () => {
  const used = [...tables.map(([, table]) => table), plainPictures].flatMap((table) =>
    Object.values<string>(table),
  )
  for (const picture of used) {
    expect(icons.icons).toHaveProperty([picture])
    expect(sprite).toContain(`keep-${picture}`)
  }
  expect(sprite).toHaveLength(new Set(used).size)
})

it('tell tokens, symbols and deeds apart: none of them is a picture of something else', () => {
  const signs = [symbolPictures, tokenPictures, deedPictures].flatMap((table) =>
    Object.values<string>(table),
  )
  expect(new Set(signs).size).toBe(signs.length)
  const others = [clanPictures, classPictures, roomPictures, lootPictures].flatMap((table) =>
    Object.values<string>(table),
  )
  expect(others.filter((picture) => signs.includes(picture))).toEqual([])
})
