import 'fake-indexeddb/auto'
import { packHash } from '@muster/engine'
import { housePack } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import type { DailyResult } from '../host/daily.ts'
import { freshStore, hallWith, isOver, playUntil, solo, step } from '../testing/hall-play.ts'
import type { BrowserStore } from './store.ts'

const DAILY = 'daily:tenefyr:2026-11-16'
const STAMP = 'stamp:tenefyr:dark-lord/easy/thief'
const YEAR = 'achievement:tenefyr:T12.12 2026'
const NONE = { stamps: 0, achievements: 0, dailies: 0, chronicle: 0, packs: 0 }

/** Packs that are there without being brought: a game's own. */
const HOUSES = 3
const moors = { ...housePack, name: 'moors' }
const moorsAgain = { ...moors, tracks: { ...moors.tracks, quick: moors.tracks.quick.slice(1) } }

const result = (change: Partial<DailyResult> = {}): DailyResult => ({
  match: 'm1',
  time: 2000,
  won: true,
  choices: 40,
  tookBack: false,
  signs: '★♛',
  ...change,
})

/** A device with these keepsakes, and packs of its own. */
async function device(
  keepsakes: Readonly<Record<string, unknown>> = {},
  packs: readonly unknown[] = [],
) {
  const store = freshStore()
  const hall = hallWith(store)
  await store.addKeepsakes(new Map(Object.entries(keepsakes)))
  for (const pack of packs) {
    const { problems } = await hall.bringPack({ text: JSON.stringify(pack) })
    expect(problems).toEqual([])
  }
  return { store, hall, file: () => hall.printAll({}) }
}

const on = async (store: BrowserStore) => Object.fromEntries(await store.keepsakes(''))

describe('a file with everything', () => {
  test('brings stamps, achievements, dailies and packs to an empty device, once', async () => {
    const mine = {
      [STAMP]: { match: 'm1', time: 1000 },
      [YEAR]: { match: 'm1', time: 1000 },
      [DAILY]: result(),
    }
    const home = await device(mine, [moors])
    const text = await home.file()
    const away = await device()
    const also = { stamps: 1, achievements: 1, dailies: 1, chronicle: 0, packs: 1 }
    expect(await away.hall.bring({ text })).toEqual({ ids: [], known: 0, also, refused: [] })
    expect(await on(away.store)).toEqual(mine)
    expect(await away.hall.packs({})).toEqual(await home.hall.packs({}))
    expect(await away.hall.bring({ text })).toMatchObject({ also: NONE, refused: [] })
    // And on again from there, as it came.
    expect(await away.file()).toBe(text)
  })

  test('brings a streak', async () => {
    const hall = hallWith(freshStore())
    const { today } = await hall.dailies({ game: 'tenefyr' })
    const home = await device({ [`daily:tenefyr:${today}`]: result() })
    await hall.bring({ text: await home.file() })
    expect(await hall.dailies({ game: 'tenefyr' })).toMatchObject({ streak: 1, played: 1, won: 1 })
  })

  test('brings the cards of a match whose pack is off the list', async () => {
    const home = await device({}, [moors])
    const hash = packHash(moors)
    const { view } = await home.hall.start({ ...solo, pack: hash })
    await playUntil(home.hall, await step(home.hall, await home.hall.open({ id: view.id })), isOver)
    await home.hall.dropPack({ hash })
    const away = await device()
    const { ids, also, refused } = await away.hall.bring({ text: await home.file() })
    expect([ids.length, also, refused]).toEqual([1, NONE, []])
    expect((await away.hall.open({ id: ids[0] })).pack).toEqual(moors)
    expect(await away.hall.packs({})).toHaveLength(HOUSES)
  })
})

describe('what both have', () => {
  const lost = result({ won: false, signs: '☠', time: 1000 })
  const early = { match: 'm0', time: 500 }
  const late = { match: 'm9', time: 9000 }

  test.each([
    ['a won daily, not a lost one', DAILY, result(), lost],
    ['a daily without taking back', DAILY, result(), result({ tookBack: true, time: 1000 })],
    ['the first of two dailies alike', DAILY, result(), result({ time: 3000 })],
    ['the first date of a stamp', STAMP, early, late],
    ['the first date of an achievement', YEAR, early, late],
  ])('keeps %s, whichever way it goes', async (_, key, better, worse) => {
    for (const [here, there] of [
      [better, worse],
      [worse, better],
    ]) {
      const away = await device({ [key]: here })
      await away.hall.bring({ text: await (await device({ [key]: there })).file() })
      expect(await on(away.store)).toEqual({ [key]: better })
    }
  })

  test('keeps both of two packs with one name', async () => {
    const away = await device({}, [moors])
    const { also } = await away.hall.bring({ text: await (await device({}, [moorsAgain])).file() })
    expect(also.packs).toBe(1)
    const names = (await away.hall.packs({})).map(({ name }) => name)
    expect(names.slice(HOUSES)).toEqual(['moors', 'moors'])
  })
})

describe('a broken part', () => {
  test('is told by its line and language, and all else comes', async () => {
    const home = await device({ [STAMP]: { match: 'm1', time: 1 }, [DAILY]: result() }, [moors])
    const lines = (await home.file()).split('\n')
    const at = (part: string) => lines.findIndex((line) => line.includes(part))
    const dailyLine = at(DAILY)
    const packLine = at('"moors"')
    lines[dailyLine] = lines[dailyLine].replace('true', '"maybe"')
    lines[packLine] = lines[packLine].replace('"copies":1', '"copies":2')
    lines.splice(packLine + 1, 0, 'keepsake ["stamp:tenefyr:dark', 'trophy {}')
    const away = await device({ [YEAR]: { match: 'm2', time: 2 } })
    await away.hall.speak({ language: 'fr' })
    const { also, refused } = await away.hall.bring({ text: lines.join('\n') })
    expect(also).toEqual({ ...NONE, stamps: 1 })
    expect(refused.map((one) => one.slice(0, 9))).toEqual(
      [dailyLine, packLine, packLine + 1, packLine + 2].map((n) => `Ligne ${n + 1}\u00a0:`),
    )
    expect(refused[1]).toMatch(/le niveau \d a 15 cartes\u202f; il en faut 14/)
    expect(new Set(Object.keys(await on(away.store)))).toEqual(new Set([YEAR, STAMP]))
    expect(await away.hall.packs({})).toHaveLength(HOUSES)
  })

  test('of a storage that takes nothing is told, and what is here stays', async () => {
    const text = await (await device({ [STAMP]: { match: 'm1', time: 1 } }, [moors])).file()
    const away = await device({ [YEAR]: { match: 'm2', time: 2 } })
    away.store.addKeepsakes = () => Promise.reject(new Error('full'))
    away.store.bringPack = () => Promise.reject(new Error('full'))
    const { also, refused } = await away.hall.bring({ text })
    expect(also).toEqual(NONE)
    expect(refused).toEqual([
      'Line 3: this browser’s storage did not take it. Keep the file.',
      'Line 2: this browser’s storage did not take it. Keep the file.',
    ])
    expect(Object.keys(await on(away.store))).toEqual([YEAR])
  })
})

test('a file from before there was more than matches still opens', async () => {
  const home = await device()
  const { view } = await playUntil(home.hall, await home.hall.start(solo), isOver)
  const text = `# Muster, 1 match\n\n${await home.hall.print({ id: view.id })}`
  expect(await home.file()).toBe(text)
  const away = await device()
  expect(await away.hall.bring({ text })).toMatchObject({ known: 0, also: NONE, refused: [] })
  expect(await away.hall.bring({ text })).toMatchObject({ ids: [], known: 1 })
})
