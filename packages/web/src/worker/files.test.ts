import 'fake-indexeddb/auto'
import { printPosition } from '@muster/engine'
import { tenefyr } from '@muster/tenefyr'
import { describe, expect, test } from 'vitest'
import { asTenefyr } from '../boards/tenefyr/table.ts'
import {
  at,
  freshStore,
  hallWith,
  isOver,
  playUntil,
  solo,
  threeSeats,
} from '../testing/hall-play.ts'

/** A device with a finished match and one that goes on. */
async function played() {
  const hall = hallWith(freshStore(), 1)
  await playUntil(hall, await hall.start(solo), isOver)
  const { view } = await playUntil(hall, await hall.start(threeSeats), at('keep-hand'))
  return { hall, view, text: await hall.printAll({}) }
}

describe('all matches in one file', () => {
  test('come to another device, each as it was', async () => {
    const { hall, text } = await played()
    expect(text).toMatch(/^# Muster, 2 matches\n/)
    const away = hallWith(freshStore(), 5)
    const { ids, known, refused } = await away.bring({ text })
    expect({ came: ids.length, known, refused }).toEqual({ came: 2, known: 0, refused: [] })
    const sayings = async (one: typeof hall) =>
      (await one.list()).map(({ saying }) => saying).sort((a, b) => (a < b ? -1 : 1))
    expect(await sayings(away)).toEqual(await sayings(hall))
  })

  test('are not taken twice', async () => {
    const { hall, text } = await played()
    expect(await hall.bring({ text })).toMatchObject({ ids: [], known: 2, refused: [] })
    expect(await hall.list()).toHaveLength(2)
    // Also from a file that went through another system.
    expect(await hall.bring({ text: text.replaceAll('\n', '\r\n') })).toMatchObject({ known: 2 })
  })

  test('are taken as far as they are whole, and the rest is told by its line', async () => {
    const { text } = await played()
    const lines = text.split('\n')
    const second = lines.lastIndexOf('muster 1')
    lines[second + 4] = 'deal      crooked'
    const away = hallWith(freshStore(), 5)
    const { ids, refused } = await away.bring({ text: lines.join('\n') })
    expect(ids).toHaveLength(1)
    expect(refused).toEqual([
      `Line ${second + 5}: expected a sealed, opened, random or scripted deal`,
    ])
  })
})

describe('one file', () => {
  test('that is wrong says where, in the reader’s language', async () => {
    const { hall, view } = await played()
    const notation = await hall.print({ id: view.id })
    await hall.speak({ language: 'fr' })
    const wrong = (text: string) => expect(hall.bring({ text })).rejects
    await wrong('bonjour').toMatchObject({ code: 'notation', message: /muster 1/ })
    await wrong('{ "muster": "pack 1" }').toMatchObject({ message: /paquet de cartes/ })
    await wrong(notation.replace(/^deal .*$/m, 'deal x')).toMatchObject({
      message: 'Ligne 5\u00a0: expected a sealed, opened, random or scripted deal',
    })
    // What the rules refuse is found in its line too.
    const line = notation.split('\n').findIndex((one) => /party +enter/.test(one)) + 1
    await wrong(notation.replace(/(party +)enter/, '$1march-to')).toMatchObject({
      message: new RegExp(`^Ligne ${line}\u00a0: `),
    })
    const cards = notation.replace(/^pack .*$/m, `pack      moors sha256:${'0'.repeat(64)}`)
    await wrong(cards).toMatchObject({ message: /«\u202fmoors\u202f»/ })
    expect(await hall.list()).toHaveLength(2)
  })

  test('with a position begins a match there', async () => {
    const { view } = await played()
    const options = tenefyr.readOptions(view.options)
    const text = printPosition(tenefyr, options, asTenefyr(view.state))
    const away = hallWith(freshStore(), 5)
    const { ids } = await away.bring({ text })
    const { view: opened } = await away.open({ id: ids[0] })
    expect(opened.state).toEqual(view.state)
    expect(opened.table.decides?.how).toBe('seat')
  })
})
