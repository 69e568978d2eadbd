import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { HEROES, housePack } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import { frameDrawings, framePictures } from '../../../look/frame-icons.ts'
import {
  backPictures,
  bossCardPictures,
  bossPictures,
  enemyPicture,
  enemyPictures,
  heldPictures,
  heroPictures,
  plainPictures,
  rewardPictures,
} from './plates.ts'

const { dungeonCards, skills, bosses, bossCards, rewards } = housePack
const names = (cards: readonly { readonly name: string }[]): string[] =>
  cards.map(({ name }) => name)

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const symbolsOf = (file: string): string[] =>
  [...read(file).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const icons: { readonly icons: object } = JSON.parse(readFileSync(iconFile, 'utf8'))

const tables: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] =
  [
    ['enemies', enemyPictures, names(dungeonCards)],
    [
      'held cards',
      heldPictures,
      ['basic-0', 'basic-1', ...names(skills), ...dungeonCards.map(({ loot }) => loot.name)],
    ],
    ['rewards', rewardPictures, names(rewards)],
    ['Bosses', bossPictures, names(bosses)],
    ['Boss cards', bossCardPictures, names(bossCards)],
    ['heroes', heroPictures, HEROES],
  ]

describe.each(tables)('pictures of %s', (_, table, cards) => {
  it('has one for every card of the house pack, and none besides', () => {
    expect(Object.keys(table).sort((a, b) => (a < b ? -1 : 1))).toEqual(
      [...cards].sort((a, b) => (a < b ? -1 : 1)),
    )
  })

  it('shares none', () => {
    const pictures = Object.values(table)
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

it('names pictures that exist, and carries them all', () => {
  const used = [...tables.map(([, table]) => table), plainPictures, backPictures].flatMap((table) =>
    Object.values<string>(table),
  )
  const sprite = symbolsOf('./plates.svg')
  for (const picture of used) {
    expect(icons.icons).toHaveProperty([picture])
    expect(sprite).toContain(`plate-${picture}`)
  }
  expect(sprite).toHaveLength(new Set(used).size)
})

it('carries every icon of the frame', () => {
  const wanted = [...Object.keys(framePictures), ...Object.keys(frameDrawings)]
  expect(symbolsOf('../../../look/frame-icons.svg')).toEqual(wanted.map((name) => `icon-${name}`))
})

it('lets no unknown card look like one it knows', () => {
  const unknown = { name: 'owl-of-another-box', title: '', short: [], full: [], level: 2, power: 3 }
  expect(enemyPicture(unknown)).toBe(plainPictures.enemy)
  expect(Object.values(enemyPictures)).not.toContain(plainPictures.enemy)
  expect(Object.values(rewardPictures)).not.toContain(plainPictures.reward)
  for (const type of ['basic', 'skill', 'loot'] as const) {
    expect(Object.values(heldPictures)).not.toContain(plainPictures[type])
  }
})
