import { tenefyr } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  isSeedWrong,
  limitsAt,
  newDraft,
  newMatchOf,
  offered,
  queryOf,
  readSeed,
  withOption,
  withQuery,
  withSeat,
} from './draft.ts'
import type { OptionValue } from './games/game-set-up.ts'
import { setUps } from './games/registry.ts'
import { tenefyrSetUp } from './games/tenefyr.ts'

const fields = tenefyr.optionFields
const fresh = newDraft(tenefyrSetUp, fields)
const with_ = (draft: Draft, name: string, value: OptionValue) =>
  withOption(tenefyrSetUp, fields, draft, name, value)
const field = (name: string) => {
  const found = fields.find((known) => known.name === name)
  if (found === undefined) throw new Error(`no field ${name}`)
  return found
}

/** Every way through the fields, each value chosen as the form would offer it. */
function everyDraft(left = fields, draft = fresh): Draft[] {
  const [next, ...rest] = left
  if (next === undefined) return [draft]
  return offered(tenefyrSetUp, next, draft.options).flatMap((value) =>
    everyDraft(rest, with_(draft, next.name, value)),
  )
}

describe('a match being set up', () => {
  it('begins with a person, the best bots and the usual options', () => {
    const match = newMatchOf(tenefyrSetUp, fresh)
    expect(match.seats).toEqual([
      { name: '' },
      { name: '', bot: 'adept' },
      { name: '', bot: 'adept' },
    ])
    expect(tenefyr.readOptions(match.options)).toEqual(tenefyr.readOptions({}))
  })

  it('is one the rules take, whatever was chosen in whatever order', () => {
    const drafts = [...everyDraft(), ...everyDraft([...fields].reverse())]
    expect(drafts.length).toBeGreaterThan(500)
    for (const draft of drafts) {
      const { options, seats } = newMatchOf(tenefyrSetUp, draft)
      expect(tenefyr.readOptions(options).players).toBe(seats.length)
    }
  })

  it('offers no Quick game with older rules, and says why', () => {
    const old = with_(fresh, 'profile', '2018')
    expect(offered(tenefyrSetUp, field('mode'), old.options)).toEqual(['normal'])
    expect(limitsAt(tenefyrSetUp, field('mode'), old.options)).toEqual(['quick-2019'])
    expect(limitsAt(tenefyrSetUp, field('mode'), fresh.options)).toEqual([])
  })

  it('gives up what no longer goes with a new value', () => {
    const four = with_(with_(fresh, 'players', 4), 'start', 4)
    expect(with_(four, 'players', 2).options.start).toBe('random')
    expect(with_(four, 'level', 'hard').options.start).toBe(4)
  })

  it('does not send what does not matter', () => {
    const quick = newMatchOf(
      tenefyrSetUp,
      with_(with_(fresh, 'boss', 'dark-lord'), 'mode', 'quick'),
    )
    expect(Object.keys(quick.options)).not.toContain('boss')
    expect(Object.keys(quick.options)).not.toContain('level')
  })

  it('remembers a seat while there are fewer players', () => {
    const named = withSeat(fresh, 2, { name: ' Zoé ' })
    const back = with_(with_(named, 'players', 1), 'players', 3)
    expect(newMatchOf(tenefyrSetUp, back).seats[2]).toEqual({ name: 'Zoé' })
  })

  it('reads the code of a deal however it is spaced', () => {
    const code = '0123456789abcdef0123456789abcdef'
    expect(readSeed(`  ${code.toUpperCase().replace(/(.{8})/g, '$1 ')}`)).toBe(code)
    expect(readSeed(code.slice(1))).toBeUndefined()
    expect(isSeedWrong({ ...fresh, seed: '' })).toBe(false)
    expect(isSeedWrong({ ...fresh, seed: 'xyz' })).toBe(true)
    expect(newMatchOf(tenefyrSetUp, { ...fresh, seed: code }).seed).toBe(code)
    expect(newMatchOf(tenefyrSetUp, fresh)).not.toHaveProperty('seed')
  })
})

describe('what the pages know of Tenefyr', () => {
  it('has a text for every field and value, in three languages', () => {
    for (const texts of Object.values(tenefyrSetUp.texts)) {
      for (const { name, values } of fields) {
        expect(texts.fields[name].label).not.toBe('')
        const said = values.map((value) => texts.fields[name].values[String(value)])
        expect(new Set(said).size).toBe(values.length)
        expect(said).not.toContain(undefined)
      }
      for (const { name } of tenefyrSetUp.limits) {
        if (name !== undefined) expect(texts.limits[name]).toBeTruthy()
      }
    }
  })

  it('recommends a first match that the rules take', () => {
    const { options, seats } = tenefyrSetUp.first
    const read = tenefyr.readOptions(options)
    expect([read.level, read.boss, read.players]).toEqual(['easy', 'dark-lord', seats.length])
  })

  it('goes one step harder, up to the last', () => {
    const normal = tenefyrSetUp.harder({ players: 1, mode: 'normal', level: 'easy' })
    expect(normal?.level).toBe('normal')
    expect(tenefyrSetUp.harder({ players: 1, mode: 'normal', level: 'hard' })).toBeUndefined()
    expect(tenefyrSetUp.harder({ players: 1, mode: 'quick', level: 'easy' })).toBeUndefined()
  })

  it('estimates within the minutes on the cover', () => {
    for (const setUp of setUps) {
      const [least, most] = setUp.minutes
      for (const draft of everyDraft()) {
        const people = newMatchOf(setUp, draft).seats.map(({ name }) => ({ name }))
        const minutes = setUp.minutesOf(draft.options, people)
        expect(minutes).toBeGreaterThanOrEqual(least)
        expect(minutes).toBeLessThanOrEqual(most)
      }
    }
  })
})

describe('an address', () => {
  const asked = (query: string) =>
    withQuery(tenefyrSetUp, fields, fresh, new URLSearchParams(query)).options

  it('sets up what it asks for, and is read as it was written', () => {
    const options = {
      players: 2,
      level: 'hard',
      boss: 'stone-titan',
      heroes: ['bard+thief', 'barbarian+cleric'],
    }
    expect(asked(queryOf(options))).toMatchObject(options)
  })

  it('leaves as it was what it does not name, or what is not offered', () => {
    expect(asked('')).toEqual(fresh.options)
    expect(asked('level=nightmare&players=9&cat=1')).toEqual(fresh.options)
    const quick = asked('mode=quick&profile=2018&heroes=nobody')
    expect(() => tenefyr.readOptions(quick)).not.toThrow()
  })
})
