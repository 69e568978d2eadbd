import { describe, expect, it } from 'vitest'
import { choose, PEOPLE, refusal, refused, sit, toWork } from './testing/people.ts'

const last = (table: ReturnType<typeof sit>) => table.entries[table.version]

describe('answering for another', () => {
  it('is allowed by the seat itself, and recorded', () => {
    const table = toWork(sit())
    table.act('ana', { kind: 'allow', seat: 0, on: true })
    expect(table.view('bo')).toMatchObject({
      decides: { how: 'seat', standIns: [1, 2] },
      mine: { mayChoose: true },
    })
    choose(table, 'bo', 'roll')
    expect(last(table)).toMatchObject({ by: 0, texts: ['roll'], agreed: [1] })
    expect(table.lines('en', table.version - 1)[0].text).toBe('Bo answers for Ana: roll.')
    choose(table, 'ana', 'roll')
    expect(last(table)).not.toHaveProperty('agreed')
    table.act('ana', { kind: 'allow', seat: 0, on: false })
    expect(refused(table, () => choose(table, 'bo', 'rest'))).toBe('seat')
  })

  it('needs the consent of everyone here while the seat is away', () => {
    const table = toWork(sit())
    const consent = { kind: 'allow', seat: 0, on: true } as const
    expect(refusal(table, 'bo', consent)).toBe('seat')
    table.act('ana', { kind: 'away' })
    expect(table.view().decides?.how).toBe('wait')
    table.act('bo', consent)
    expect(table.view().seats[0]).toMatchObject({ consents: [1], answeredFor: false })
    expect(refused(table, () => choose(table, 'bo', 'rest'))).toBe('seat')
    table.act('cy', consent)
    expect(table.view().seats[0]).toMatchObject({ consents: [1, 2], answeredFor: true })
    choose(table, 'cy', 'roll')
    expect(last(table)).toMatchObject({ by: 0, agreed: [2] })
    table.act('bo', { ...consent, on: false })
    expect(refused(table, () => choose(table, 'cy', 'rest'))).toBe('seat')
    table.act('bo', consent)
    table.act('ana', { kind: 'here' })
    expect(table.view().seats[0].consents).toEqual([])
    expect(refused(table, () => choose(table, 'cy', 'rest'))).toBe('seat')
  })

  it('is no matter for bots, strangers or who is here', () => {
    const table = sit({ seats: [{ people: ['ana'] }, { bot: 'x' }, { people: ['cy'] }] })
    expect(refusal(table, 'ana', { kind: 'allow', seat: 1, on: true })).toBe('seat')
    expect(refusal(table, 'dee', { kind: 'allow', seat: 0, on: true })).toBe('seat')
    expect(refusal(table, 'ana', { kind: 'allow', seat: 3, on: true })).toBe('seat')
  })

  it('serves an open seat too', () => {
    const table = sit({ seats: [{}, { people: ['bo'] }, { people: ['bo'] }] })
    choose(table, 'bo', 'hill')
    choose(table, 'bo', 'lead 1')
    expect(refused(table, () => choose(table, 'bo', 'rest'))).toBe('seat')
    table.act('bo', { kind: 'allow', seat: 0, on: true })
    choose(table, 'bo', 'rest')
    expect(last(table)).toMatchObject({ by: 0, agreed: [1, 2] })
  })
})

describe('seats', () => {
  it('are taken when free or a bot’s, and left', () => {
    const table = sit({ people: [], seats: [{ bot: 'x' }, {}, {}] })
    table.act('ana', { kind: 'take-seat', seat: 0, name: 'Ana' })
    table.act('bo', { kind: 'take-seat', seat: 1 })
    expect(table.view().people).toEqual([
      { id: 'ana', name: 'Ana', here: true },
      { id: 'bo', name: 'bo', here: true },
    ])
    expect(table.view().seats[0]).toMatchObject({ people: ['ana'], here: true })
    expect(table.view().seats[0]).not.toHaveProperty('bot')
    expect(refusal(table, 'bo', { kind: 'take-seat', seat: 0 })).toBe('seat')
    expect(refusal(table, 'bo', { kind: 'take-seat', seat: 7 })).toBe('seat')
    expect(refusal(table, 'bo', { kind: 'leave-seat', seat: 0 })).toBe('seat')
    table.act('ana', { kind: 'leave-seat', seat: 0 })
    expect(table.view().seats[0]).toMatchObject({ people: [], here: false })
  })

  it('are shared with whom their people bring', () => {
    const table = sit()
    expect(refusal(table, 'bo', { kind: 'take-seat', seat: 0, person: 'dee' })).toBe('seat')
    table.act('ana', { kind: 'follow', on: true })
    table.act('ana', { kind: 'take-seat', seat: 0, person: 'dee', name: 'Dee' })
    expect(table.view().seats[0]).toMatchObject({ people: ['ana', 'dee'], follows: true })
    expect(table.act('dee', { kind: 'take-seat', seat: 0 }).entries).toEqual([])
    table.act('ana', { kind: 'leave-seat', seat: 0 })
    expect(table.view('dee').mine?.seats).toEqual([0])
  })

  it('are given to bots by their people, or by others while nobody holds them', () => {
    const table = sit()
    expect(refusal(table, 'bo', { kind: 'seat-bot', seat: 0, bot: 'greedy' })).toBe('seat')
    expect(refusal(table, 'dee', { kind: 'seat-bot', seat: 0, bot: 'greedy' })).toBe('seat')
    table.act('ana', { kind: 'follow', on: true })
    table.act('ana', { kind: 'seat-bot', seat: 0, bot: 'greedy' })
    expect(table.view().seats[0]).toMatchObject({ people: [], bot: 'greedy', follows: false })
    table.act('bo', { kind: 'seat-bot', seat: 0, bot: 'random' })
    expect(table.act('bo', { kind: 'seat-bot', seat: 0, bot: 'random' }).entries).toEqual([])
    expect(table.view().seats[0].bot).toBe('random')
  })

  it('are given to bots by consent while their people are away', () => {
    const table = sit()
    table.act('ana', { kind: 'away' })
    expect(refusal(table, 'bo', { kind: 'seat-bot', seat: 0, bot: 'greedy' })).toBe('seat')
    for (const person of ['bo', 'cy']) table.act(person, { kind: 'allow', seat: 0, on: true })
    table.act('bo', { kind: 'seat-bot', seat: 0, bot: 'greedy' })
    expect(table.view().seats[0].bot).toBe('greedy')
  })

  it('may be away by themselves around one device', () => {
    const table = sit({ settings: { oneDevice: true } })
    table.act('ana', { kind: 'away', seat: 1 })
    expect(table.view().seats[1]).toMatchObject({ away: true, here: false })
    expect(table.act('ana', { kind: 'away', seat: 1 }).entries).toEqual([])
    expect(table.view().decides?.seats).toEqual([0, 2])
    table.act('ana', { kind: 'here', seat: 1 })
    expect(table.view().seats[1].here).toBe(true)
  })

  it('know who is here and under which name', () => {
    const table = sit()
    expect(refusal(table, 'dee', { kind: 'away' })).toBe('seat')
    table.act('dee', { kind: 'here', name: 'Dee' })
    table.act('dee', { kind: 'here', name: 'Deirdre' })
    expect(table.act('dee', { kind: 'here' }).entries).toEqual([])
    expect(table.view('dee').mine).toMatchObject({ seats: [], mayVote: false })
    expect(table.view().people.at(-1)).toEqual({ id: 'dee', name: 'Deirdre', here: true })
    expect(table.view('stranger')).not.toHaveProperty('mine')
  })

  it('must fit the table when it is opened', () => {
    expect(() => sit({ seats: [{}, {}, {}, {}] })).toThrow('the table has 3 seats, not 4')
    expect(() => sit({ seats: [{ people: ['ana'], bot: 'x' }] })).toThrow('not both')
    expect(() => sit({ people: [{ id: 'a b', name: 'A' }] })).toThrow('must be one word')
    expect(() => sit({ people: [{ id: 'a', name: ' ' }] })).toThrow('a person’s name')
    expect(() => sit({ seats: [{ bot: 'the best' }] })).toThrow('a bot’s name')
    expect(sit({ people: PEOPLE.slice(0, 1) }).view().people).toMatchObject([
      { name: 'Ana' },
      { name: 'bo' },
      { name: 'cy' },
    ])
  })
})

describe('chat', () => {
  it('is numbered apart and is no part of the match', () => {
    const table = sit()
    const { version } = table
    expect(table.act('ana', { kind: 'say', text: ' Shall we? ' })).toEqual({
      entries: [],
      chat: { n: 0, person: 'ana', at: version, text: 'Shall we?' },
    })
    const { chat } = table.act('bo', { kind: 'phrase', phrase: 'wait' })
    expect(chat).toEqual({ n: 1, person: 'bo', at: version, phrase: 'wait' })
    expect(table.version).toBe(version)
    expect(table.view().chat).toHaveLength(2)
    expect(refusal(table, 'dee', { kind: 'say', text: 'Hi' })).toBe('seat')
  })

  it('sends what is pointed at, and keeps nothing of it', () => {
    const table = sit()
    const thing = { kind: 'card', n: 3 }
    expect(table.act('ana', { kind: 'point', thing })).toEqual({
      entries: [],
      point: { person: 'ana', thing },
    })
    expect(table.chat).toEqual([])
  })
})

describe('a bot’s choice', () => {
  it('is known by who sat there when it was made', () => {
    const table = sit({ seats: [{ bot: 'x' }, { bot: 'y' }, { people: ['cy'] }] })
    choose(table, 'cy', 'hill')
    expect(table.botOf(table.version, 'z')).toBeUndefined()
    choose(table, 'cy', 'lead 1')
    table.chooseAsBot(['roll'], table.view().entry)
    const made = table.version
    expect(table.botOf(made, 'z')).toBe('x')
    table.act('cy', { kind: 'take-seat', seat: 0 })
    expect(table.botOf(made, 'z')).toBe('x')
    expect(table.botOf(table.version, 'z')).toBeUndefined()
  })

  it('made for who is away is the stand-in’s', () => {
    const table = toWork(sit())
    table.act('ana', { kind: 'away' })
    table.chooseForAway(['roll'], table.view().entry)
    expect(table.botOf(table.version, 'z')).toBe('z')
  })
})
