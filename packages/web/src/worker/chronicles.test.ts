import 'fake-indexeddb/auto'
import { newMatch, printMatch, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { keep } from '@muster/keep'
import { optionsFor } from '@muster/keep/chronicle'
import { describe, expect, test } from 'vitest'
import type { ChapterView, ScenarioView } from '../host/chronicle.ts'
import { idOfLink } from '../links/place.ts'
import { freshStore, hallWith } from '../testing/hall-play.ts'
import type { Hall } from './hall.ts'
import type { Store } from './store.ts'

const GAME = 'keep'
const party = { level: 'family', clans: ['slimes'] }

const isIdle = (text: string): boolean => text === 'end-turn'

/** A scenario played to its end: won by who plays well, lost by who does nothing. */
function played(scenario: string, result: 'won' | 'lost'): string {
  for (let seed = 1; seed < 60; seed++) {
    const deal = { kind: 'random', note: `seed ${seed}` } as const
    const match = newMatch(keep, optionsFor(scenario, party, []), new RandomDealer(seed), { deal })
    const stream = new RandomStream(seed)
    const umpire = new Umpire(keep, keep.content, keep.copy(match.state), new RandomDealer(seed))
    const good = (): number => {
      umpire.resume(keep.copy(match.state))
      return keep.policy(umpire, (below) => stream.below(below))
    }
    while (!match.isOver) {
      const texts = match.texts()
      match.choose(result === 'won' ? texts[good()] : (texts.find(isIdle) ?? texts[0]))
    }
    if (match.record.result === result) return printMatch(match.record)
  }
  throw new Error(`no match of ${scenario} is ${result}`)
}

const first = async (hall: Hall): Promise<ChapterView> =>
  (await hall.chronicle({ game: GAME })).chapters[0]
const resultsOf = ({ scenarios }: ChapterView) =>
  scenarios.map(({ result }) => (result === undefined ? '' : result.won ? 'won' : 'lost'))

async function scenario(hall: Hall, n: number): Promise<ScenarioView> {
  return (await first(hall)).scenarios[n]
}

describe('a chronicle', () => {
  test('begins with the first scenario of each chapter', async () => {
    const hall = hallWith(freshStore())
    const { chapters, levels, kept, bot } = await hall.chronicle({ game: GAME })
    expect(chapters.map(({ next }) => next)).toEqual([
      'witchs-cauldron',
      'flooded-cellars',
      'jailbreak',
      'twin-doors',
      'siege-engines',
    ])
    for (const { scenarios } of chapters) {
      expect(scenarios.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false])
      for (const { options } of scenarios) expect(keep.readOptions(options)).toEqual(options)
    }
    expect([levels.length, kept, bot]).toEqual([4, true, 'adept'])
    expect(chapters.every(({ withBots }) => withBots)).toBe(true)
    await expect(hall.chronicle({ game: 'tenefyr' })).rejects.toThrow('no chronicle')
  })

  test('speaks the language of the page', async () => {
    const hall = hallWith(freshStore())
    await hall.speak({ language: 'fr' })
    expect((await first(hall)).name).toBe('Emménagement')
  })

  test('goes on with a match that is not over', async () => {
    const hall = hallWith(freshStore())
    const { options } = await scenario(hall, 0)
    const { view } = await hall.start({ game: GAME, options, seats: [], routine: false })
    expect((await scenario(hall, 0)).underWay).toBe(view.id)
    // With the people who sat there.
    expect((await first(hall)).withBots).toBe(false)
    // Another match of the same scenario is none of a chronicle.
    await hall.drop({ id: view.id })
    await hall.start({ game: GAME, options: { players: 1 }, seats: [], routine: false })
    expect((await scenario(hall, 0)).underWay).toBeUndefined()
  })

  test('lets what was lost be tried again, with the party that lost it', async () => {
    const hall = hallWith(freshStore())
    const { id } = await hall.read({ notation: played('witchs-cauldron', 'lost') })
    const chapter = await first(hall)
    expect(resultsOf(chapter)).toEqual(['lost', '', '', ''])
    expect(chapter.next).toBe('witchs-cauldron')
    expect(chapter.scenarios[0].options).toMatchObject(party)
    await hall.drop({ id })
    expect(resultsOf(await first(hall))).toEqual(['lost', '', '', ''])
    await expect(
      hall.chronicle({ game: GAME, take: { scenario: 'witchs-cauldron', reward: 'frog' } }),
    ).rejects.toThrow('not offered')
  })

  test('keeps what was won, and the reward goes along', async () => {
    const hall = hallWith(freshStore())
    await hall.read({ notation: played('witchs-cauldron', 'won') })
    await hall.read({ notation: played('witchs-cauldron', 'lost') })
    const before = await first(hall)
    expect(resultsOf(before)).toEqual(['won', '', '', ''])
    expect(before.scenarios[0].result).toMatchObject({ level: 'Family' })
    expect(before.scenarios[0].rewards.map(({ key }) => key)).toEqual(['frog', 'sword'])
    expect(before.next).toBe('rent-day')
    const take = (reward: string) =>
      hall.chronicle({ game: GAME, take: { scenario: 'witchs-cauldron', reward } })
    await expect(take('axe')).rejects.toThrow('not offered')
    await take('sword')
    // What was chosen stays.
    await take('frog')
    const after = await first(hall)
    expect(after.scenarios[0].taken).toBe('sword')
    expect(after.scenarios[0].options.rewards).toBeUndefined()
    expect(after.scenarios[1].options).toMatchObject({ rewards: ['sword'], ...party })
    expect(after.scenarios[1].isOpen).toBe(true)
  })

  test('goes home in a file with everything, and the better result stands', async () => {
    const home = hallWith(freshStore())
    await home.read({ notation: played('witchs-cauldron', 'won') })
    await home.chronicle({ game: GAME, take: { scenario: 'witchs-cauldron', reward: 'frog' } })
    const text = await home.printAll({})
    const store = freshStore()
    const away = hallWith(store, 2)
    await away.read({ notation: played('witchs-cauldron', 'lost') })
    expect((await away.bring({ text })).also.chronicle).toBe(2)
    expect(await first(away)).toEqual(await first(home))
    expect((await away.bring({ text })).also.chronicle).toBe(0)
    // A worse one does not come back.
    const lost = hallWith(freshStore(), 3)
    await lost.read({ notation: played('witchs-cauldron', 'lost') })
    await away.bring({ text: await lost.printAll({}) })
    expect(resultsOf(await first(away))).toEqual(['won', '', '', ''])
  })

  test('refuses what only looks like a result', async () => {
    const hall = hallWith(freshStore())
    const line = (key: string, value: object) => `keepsake ${JSON.stringify([key, value])}`
    const sound = { match: 'm', time: 1, won: true, stars: 2, level: 'family', worth: 8 }
    const text = [
      '# Muster, 0 matches',
      line('chronicle:keep:witchs-cauldron', { ...sound, stars: 'many' }),
      line('chronicle:keep:witchs-cauldron/reward', { match: 'm', time: 1 }),
      line('chronicle:keep:rent-day', sound),
      '',
    ].join('\n')
    const { also, refused } = await hall.bring({ text })
    expect([also.chronicle, refused.length]).toEqual([1, 2])
    expect(resultsOf(await first(hall))).toEqual(['', 'won', '', ''])
  })

  test('does not count what came with a link: it is somebody else’s', async () => {
    const home = hallWith(freshStore())
    const { id } = await home.read({ notation: played('witchs-cauldron', 'won') })
    const away = hallWith(freshStore(), 2)
    const seen = idOfLink((await home.link({ id })).letters)
    const { view } = await away.open({ id: seen })
    expect(view.options).toMatchObject({ chronicle: true, ...party })
    await away.chronicle({ game: GAME, id: seen })
    expect(resultsOf(await first(away))).toEqual(['', '', '', ''])
  })

  test('shows the end of a match that the storage does not take', async () => {
    const store: Store = freshStore()
    const hall = hallWith(store)
    store.addKeepsakes = () => Promise.reject(new Error('full'))
    const { id } = await hall.read({ notation: played('witchs-cauldron', 'won') })
    expect(resultsOf(await first(hall))).toEqual(['', '', '', ''])
    const { chapters } = await hall.chronicle({ game: GAME, id })
    expect(resultsOf(chapters[0])).toEqual(['won', '', '', ''])
    store.keepsakes = () => Promise.reject(new Error('gone'))
    expect(await hall.chronicle({ game: GAME })).toMatchObject({ kept: false })
  })
})
