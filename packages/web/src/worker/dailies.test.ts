import 'fake-indexeddb/auto'
import { keep } from '@muster/keep'
import { tenefyr } from '@muster/tenefyr'
import { terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import type { News } from '../host/protocol.ts'
import { freshStore, hallOf, isOver, playUntil, step } from '../testing/hall-play.ts'
import { matchOf } from './dailies.ts'
import { dailyGames } from './daily-games.ts'
import { daysBefore, lastDays } from './days.ts'
import type { Hall } from './hall.ts'
import type { Store } from './store.ts'

const noon = (day: string): number => new Date(`${day}T12:00:00`).getTime()

/** A hall with a clock that the test sets. */
function hallOn(day: string, store: Store = freshStore()) {
  const clock = { now: noon(day) }
  let names = 0
  const hall = hallOf({
    store,
    now: () => clock.now++,
    random: (bytes) => (++names).toString(16).padStart(bytes * 2, day.slice(-1)),
  })
  return { hall, store, clock }
}

const today = (hall: Hall) => hall.dailies({ game: 'tenefyr' })

/** Begins today's and goes straight to its Boss, who wins. */
async function lose(hall: Hall): Promise<News> {
  const { start } = await today(hall)
  const first = await hall.start(start)
  return await playUntil(hall, await step(hall, first, 'fight-boss'), isOver)
}

describe('the deal of a day', () => {
  it('follows from the date and the game alone', () => {
    expect(matchOf('tenefyr', '2026-11-16')).toEqual({
      game: 'tenefyr',
      options: {
        players: 1,
        profile: '2019',
        level: 'easy',
        boss: 'chaos-dragon',
        heroes: ['barbarian+cleric'],
      },
      seats: [{ name: '' }],
      // printf 'muster daily tenefyr 2026-11-16' | sha256sum | head -c 32
      seed: '5ecf60cf09c9a6511c872a9b01f1ece4',
      routine: false,
      daily: '2026-11-16',
    })
    expect(() => matchOf('chess', '2026-11-16')).toThrow('chess')
  })

  it('is a scenario and a clan of the keep for one player', () => {
    const matches = lastDays('2026-12-31', 365).map((day) => matchOf('keep', day))
    for (const { options, seats } of matches) {
      expect(keep.readOptions(options)).toEqual(options)
      expect(seats).toHaveLength(1)
    }
    const different = (field: string) =>
      new Set(matches.map(({ options }) => String(options[field]))).size
    expect([different('scenario'), different('level'), different('clans')]).toEqual([20, 3, 9])
    expect(new Set(matches.map(({ seed }) => seed)).size).toBe(365)
  })

  it('tells how the keep was held without telling what came', () => {
    const told = (...names: readonly string[]) =>
      dailyGames.keep.signsOf(
        names.map((name) => {
          const [verb, value = '0'] = name.split(' ')
          return { name: verb, a: 0, b: Number(value), c: 0, d: 0 }
        }),
      )
    expect(told('turn', 'looted 2', 'wave', 'looted 1', 'won')).toBe('◇★◇★♛')
    expect(told('looted 3', 'looted 4', 'lost')).toBe('◇☠')
  })

  it('is a quest for two heroes of Terrinoth, harder towards the end of the week', () => {
    const matches = lastDays('2026-12-31', 365).map((day) => matchOf('terrinoth', day))
    for (const { options, seats } of matches) {
      expect(terrinoth.readOptions(options)).toEqual(options)
      expect(seats).toHaveLength(1)
    }
    const different = (field: string) =>
      new Set(matches.map(({ options }) => String(options[field]))).size
    // Six pairs of types, three heroes of each.
    expect([different('quest'), different('grim')]).toEqual([8, 1])
    expect(different('heroes')).toBeGreaterThan(50)
    const { quests } = terrinoth.content.pack
    const week = lastDays('2026-11-22', 7).map((day) => matchOf('terrinoth', day).options.quest)
    expect(week.map((quest) => quests.find(({ name }) => name === quest)?.difficulty)).toEqual([
      'trivial',
      'trivial',
      'trivial',
      'challenging',
      'challenging',
      'formidable',
      'formidable',
    ])
  })

  it('tells how a quest went without telling what was met', () => {
    const told = (...names: string[]) =>
      dailyGames.terrinoth.signsOf(names.map((name) => ({ name, a: 0, b: 0, c: 0, d: 0 })))
    expect(told('round', 'explored', 'arrived', 'fell', 'explored', 'nemesis', 'won')).toBe('★◇★♛')
    expect(told('fell', 'fell', 'lost')).toBe('◇◇☠')
  })

  it('is one that the game takes, on every day of a year, and no two are dealt alike', () => {
    const matches = lastDays('2026-12-31', 365).map((day) => matchOf('tenefyr', day))
    for (const { options } of matches) expect(() => tenefyr.readOptions(options)).not.toThrow()
    expect(new Set(matches.map(({ seed }) => seed)).size).toBe(365)
    const different = (field: string) =>
      new Set(matches.map(({ options }) => String(options[field]))).size
    expect([different('boss'), different('heroes'), different('level')]).toEqual([4, 6, 3])
  })

  it('gets harder towards the end of the week', () => {
    const levels = lastDays('2026-11-22', 7).map((day) => matchOf('tenefyr', day).options.level)
    expect(levels).toEqual(['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard'])
  })
})

describe('signs', () => {
  const told = (...names: string[]) =>
    dailyGames.tenefyr.signsOf(names.map((name) => ({ name, a: 0, b: 0, c: 0, d: 0 })))

  it('tell each dungeon and the Boss, and nothing that was met', () => {
    expect(told('entered', 'fights', 'cleared', 'left', 'entered', 'lost-combat', 'left')).toBe(
      '★☆',
    )
    expect(told('entered', 'cleared', 'left', 'boss-attacks', 'won')).toBe('★♛')
    expect(told('boss-attacks', 'lost')).toBe('☠')
  })
})

describe('a daily', () => {
  it('is under way until it is over, and is found again', async () => {
    const { hall, store } = hallOn('2026-11-16')
    const before = await today(hall)
    expect(before).toMatchObject({ today: '2026-11-16', streak: 0, played: 0, kept: true })
    expect(before.underWay).toBeUndefined()
    expect(before.days.map(({ day }) => day)).toEqual(lastDays('2026-11-16', 14))
    const { view } = await hall.start(before.start)
    expect([view.daily, view.unranked]).toEqual(['2026-11-16', 'daily'])
    expect((await today(hall)).underWay).toBe(view.id)
    const [kept] = await hall.list()
    expect(kept.daily).toBe('2026-11-16')
    const elsewhere = hallOn('2026-11-16', store).hall
    expect((await elsewhere.open({ id: view.id })).view.daily).toBe('2026-11-16')
  })

  it('keeps how it ended, and brings no stamps', async () => {
    const { hall } = hallOn('2026-11-16')
    const { view } = await lose(hall)
    const { days, streak, played, won, underWay } = await today(hall)
    expect(days.at(-1)?.result).toMatchObject({
      match: view.id,
      won: false,
      tookBack: false,
      signs: '☠',
    })
    expect(days.at(-1)?.result?.choices).toBeGreaterThan(1)
    expect([streak, played, won, underWay]).toEqual([1, 1, 0, undefined])
    expect(await hall.daily({ id: view.id })).toMatchObject({ day: '2026-11-16', practice: false })
    expect(await hall.ending({ id: view.id })).toMatchObject({ unranked: 'daily', stamps: [] })
  })

  it('counts once: later tries and another end of the same are practice', async () => {
    const { hall } = hallOn('2026-11-16')
    const { view } = await lose(hall)
    const first = (await today(hall)).days.at(-1)?.result
    const again = await lose(hall)
    expect(await hall.daily({ id: again.view.id })).toMatchObject({ practice: true, result: first })
    const [person] = view.table.seats[0].people
    const action = { kind: 'undo-propose', entry: view.entry, to: view.undo[0].to } as const
    const back = await hall.act({ id: view.id, person, action })
    expect((await today(hall)).underWay).toBe(view.id)
    await playUntil(hall, back, isOver)
    expect((await today(hall)).days.at(-1)?.result).toEqual(first)
  })

  it('notes that something dealt was taken back', async () => {
    const { hall } = hallOn('2026-11-16')
    const { start } = await today(hall)
    const fight = await step(hall, await hall.start(start), 'fight-boss')
    const { id, table, entry, undo } = fight.view
    expect(undo[0].pastSeal).toBe(true)
    const [person] = table.seats[0].people
    const action = { kind: 'undo-propose', entry, to: undo[0].to } as const
    const back = await hall.act({ id, person, action })
    await playUntil(hall, await step(hall, back, 'fight-boss'), isOver)
    expect((await today(hall)).days.at(-1)?.result?.tookBack).toBe(true)
  })

  it('begun before midnight stays that day’s, and the next has its own', async () => {
    const { hall, clock } = hallOn('2026-11-16')
    const { start } = await today(hall)
    const first = await hall.start(start)
    clock.now = noon('2026-11-17')
    expect((await today(hall)).underWay).toBeUndefined()
    await playUntil(hall, await step(hall, first, 'fight-boss'), isOver)
    const { days, streak, today: day } = await today(hall)
    expect([day, streak]).toEqual(['2026-11-17', 1])
    expect(days.at(-1)?.result).toBeUndefined()
    expect(days.at(-2)?.result?.match).toBe(first.view.id)
  })

  it('goes on where the clock was set back', async () => {
    const { hall, clock } = hallOn('2026-11-16')
    await lose(hall)
    clock.now = noon(daysBefore('2026-11-16', 400))
    expect(await today(hall)).toMatchObject({ today: '2025-10-12', streak: 0, played: 1 })
    await lose(hall)
    expect(await today(hall)).toMatchObject({ streak: 1, played: 2 })
    clock.now = noon('2026-11-17')
    expect(await today(hall)).toMatchObject({ streak: 1, played: 2 })
  })

  it('can be played where nothing is kept', async () => {
    const refusing = freshStore()
    const refuse = () => Promise.reject(new Error('no storage'))
    Object.assign(refusing, { list: refuse, keep: refuse, keepsakes: refuse, addKeepsakes: refuse })
    const { hall } = hallOn('2026-11-16', refusing)
    const { view } = await lose(hall)
    expect(await today(hall)).toMatchObject({ kept: false, streak: 0 })
    expect(await hall.daily({ id: view.id })).toMatchObject({
      practice: false,
      result: { won: false },
    })
  })

  it('of another match is not told', async () => {
    const { hall } = hallOn('2026-11-16')
    const { daily: _, ...match } = (await today(hall)).start
    const { view } = await hall.start(match)
    await expect(hall.daily({ id: view.id })).rejects.toThrow('no daily')
  })
})
