import 'fake-indexeddb/auto'
import { packHash } from '@muster/engine'
import { housePack as keepPack } from '@muster/keep'
import { housePack } from '@muster/tenefyr'
import { housePack as terrinothPack } from '@muster/terrinoth'
import { describe, expect, test } from 'vitest'
import { freshStore, hallWith, isOver, playUntil, solo } from '../testing/hall-play.ts'

/** Each game has its own. */
const HOUSES = 3

const moors = { ...housePack, name: 'moors' }
const bring = (hall: ReturnType<typeof hallWith>, pack: unknown) =>
  hall.bringPack({ text: JSON.stringify(pack) })

/** What the desk says to the moors with something spoilt in them. */
async function problems(spoil: (orc: object) => object, language: 'en' | 'fr' | 'pt' = 'en') {
  const hall = hallWith(freshStore())
  await hall.speak({ language })
  const dungeonCards = housePack.dungeonCards.map((card) =>
    card.name === 'orc' ? { ...card, ...spoil(card) } : card,
  )
  const answer = await bring(hall, { ...moors, dungeonCards })
  expect(answer.pack).toBeUndefined()
  expect(await hall.packs({})).toHaveLength(HOUSES)
  return answer.problems
}

describe('packs on this device', () => {
  test('begin with the house’s, then the last one that was brought', async () => {
    const hall = hallWith(freshStore())
    const house = { name: 'house', version: '1.0.0', isHouse: true, own: 0 }
    expect(await hall.packs({})).toEqual([
      { ...house, game: 'tenefyr', hash: packHash(housePack) },
      { ...house, game: 'keep', hash: packHash(keepPack) },
      { ...house, game: 'terrinoth', hash: packHash(terrinothPack) },
    ])
    const { pack } = await bring(hall, moors)
    expect(pack).toMatchObject({ name: 'moors', hash: packHash(moors), isHouse: false, own: 0 })
    await bring(hall, { ...moors, name: 'fens' })
    expect((await hall.packs({})).map(({ name }) => name)).toEqual([
      'house',
      'house',
      'house',
      'fens',
      'moors',
    ])
    await hall.dropPack({ hash: packHash(moors) })
    expect((await hall.packs({})).map(({ name }) => name)).toEqual([
      'house',
      'house',
      'house',
      'fens',
    ])
  })

  test('are played with, and a match goes on when its pack is gone', async () => {
    const store = freshStore()
    const hall = hallWith(store)
    const hash = packHash(moors)
    await bring(hall, moors)
    const { view } = await hall.start({ ...solo, pack: hash })
    expect(view.pack).toBe(hash)
    await hall.dropPack({ hash })
    const later = hallWith(store, 2)
    const opened = await later.open({ id: view.id })
    expect(opened.pack).toEqual(moors)
    expect((await playUntil(later, opened, isOver)).view.result).toBeDefined()
    await expect(hallWith(freshStore()).start({ ...solo, pack: hash })).rejects.toMatchObject({
      code: 'pack',
    })
  })

  test('of the same name and version take each other’s place', async () => {
    const hall = hallWith(freshStore())
    const tracks = { ...moors.tracks, quick: moors.tracks.quick.slice(1) }
    const skills = moors.skills.map((skill, n) => (n === 0 ? { ...skill, power: 3 } : skill))
    await bring(hall, { ...moors, tracks })
    const { pack } = await bring(hall, { ...moors, tracks, skills })
    expect(pack?.own).toBe(1)
    expect((await hall.packs({})).map(({ hash }) => hash).slice(HOUSES)).toEqual([pack?.hash])
    await bring(hall, { ...moors, version: '2' })
    expect(await hall.packs({})).toHaveLength(HOUSES + 2)
  })

  test('are saved as files that can be brought again', async () => {
    const hall = hallWith(freshStore())
    const text = await hall.printPack({ hash: packHash(housePack) })
    expect(JSON.parse(text)).toEqual(housePack)
    const { pack } = await hall.bringPack({ text: text.replace('"name": "house"', '"name": "my"') })
    expect(JSON.parse(await hall.printPack({ hash: pack?.hash ?? '' }))).toMatchObject({
      name: 'my',
    })
  })
})

describe('a pack that is refused', () => {
  test('names card and field', async () => {
    expect(await problems(() => ({ power: [4, 'five', 6] }))).toEqual([
      'Orc: power for 3 players: expected a number, found "five"',
    ])
    expect(await problems(() => ({ speed: 3 }))).toEqual(['Orc: speed: there is no such field'])
    expect(await problems(() => ({ copies: undefined }))).toEqual(['Orc: copies: is missing'])
    expect(await problems(() => ({ copies: 2 }))).toEqual([
      'dungeonCards: level 1 has 15 cards, and must have 14',
    ])
  })

  test('does so in the reader’s language', async () => {
    expect(await problems(() => ({ power: [4, 5] }), 'fr')).toEqual([
      'Orc\u00a0: puissance à 4 joueurs\u00a0: manque',
    ])
    expect(await problems(() => ({ from: 'attic' }), 'pt')).toEqual([
      'Orc: from: esperava um destes: "rulebook", "public", "house", achei "attic"',
    ])
  })

  test('tells a broken rule and an unknown word in the reader’s language', async () => {
    const said = async (language: 'en' | 'fr' | 'pt') => [
      ...(await problems(() => ({ copies: 2 }), language)),
      ...(await problems(() => ({ rules: [{ when: 'start', do: [{ word: 'drow' }] }] }), language)),
    ]
    const words = /may, pay, choose, .*upgrade$/
    const [inEnglish, , ...more] = await said('en')
    expect([inEnglish, more]).toEqual(['dungeonCards: level 1 has 15 cards, and must have 14', []])
    expect(await said('fr')).toEqual([
      'dungeonCards\u00a0: le niveau 1 a 15 cartes\u202f; il en faut 14',
      expect.stringMatching(
        /^Orc\u00a0: rules\[1\]\.do\[1\]\.word\u00a0: le mot "drow" n’existe pas/,
      ),
    ])
    const pt = await said('pt')
    expect(pt[0]).toBe('dungeonCards: o nível 1 tem 15 cartas, e precisa de 14')
    expect(pt[1]).toMatch(/^Orc: .*: a palavra "drow" não existe; há /)
    expect(pt[1]).toMatch(words)
  })

  test('lists ten problems and counts the rest', async () => {
    const hall = hallWith(freshStore())
    const dungeonCards = housePack.dungeonCards.map((card) => ({ ...card, level: 'deep' }))
    const found = (await bring(hall, { ...moors, dungeonCards })).problems
    expect(found).toHaveLength(11)
    expect(found[10]).toMatch(/^And \d+ more problems\.$/)
  })

  test('is no pack, of no game here, or the house’s own', async () => {
    const hall = hallWith(freshStore())
    const said = async (text: string) => (await hall.bringPack({ text })).problems.join()
    expect(await said('{\n  "muster": "pack 1",\n  oops\n}')).toMatch(/not JSON; look at line 3/)
    expect(await said('[1, 2]')).toMatch(/no pack of cards/)
    expect(await said(JSON.stringify({ ...moors, game: 'chess' }))).toMatch(/“chess”/)
    expect(await said(JSON.stringify(housePack))).toMatch(/already/)
    expect(await said(JSON.stringify({ ...housePack, version: '2' }))).toMatch(/another “name”/)
    expect(await hall.packs({})).toHaveLength(HOUSES)
  })

  test('of the keep is told so in the reader’s language', async () => {
    const hall = hallWith(freshStore())
    const cellar = { ...keepPack, name: 'cellar', treasures: keepPack.treasures.slice(1) }
    expect((await bring(hall, cellar)).problems).toEqual([])
    const [first, ...rest] = keepPack.clans
    const spoilt = { ...keepPack, name: 'attic', clans: [{ ...first, cards: [] }, ...rest] }
    await hall.speak({ language: 'fr' })
    expect((await bring(hall, spoilt)).problems).toEqual([
      'Dragonne rouge\u00a0: un clan a 10 cartes Tactique, et en a ici 0',
    ])
  })
  test('of Terrinoth is told so in the reader’s language', async () => {
    const hall = hallWith(freshStore())
    const moor = { ...terrinothPack, name: 'moor', heroes: terrinothPack.heroes.slice(1) }
    expect((await bring(hall, moor)).problems).toEqual([])
    const heroes = terrinothPack.heroes.filter(({ type }) => type !== 'mage')
    await hall.speak({ language: 'fr' })
    const { problems } = await bring(hall, { ...terrinothPack, name: 'heath', heroes })
    expect(problems.join()).toMatch(/aucun héros/)
  })
})
