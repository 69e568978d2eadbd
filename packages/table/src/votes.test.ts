import { describe, expect, it } from 'vitest'
import { choose, PEOPLE, refusal, refused, sit, THREE, toWork, vote } from './testing/people.ts'

const last = (table: ReturnType<typeof sit>) => table.entries[table.version]

describe('a weighty decision', () => {
  it('is taken when everyone here agrees; the last vote and the choice are one entry', () => {
    const table = sit()
    expect(table.view().decides).toEqual({
      how: 'vote',
      why: 'weighty',
      seats: [0, 1, 2],
      standIns: [],
      settles: 0,
    })
    expect(vote(table, 'bo', 'hill').entries).toHaveLength(1)
    expect(table.view().votes).toEqual([{ seat: 1, person: 'bo', texts: ['hill'] }])
    vote(table, 'cy', 'hill')
    const { entries } = vote(table, 'ana', 'hill')
    expect(entries).toHaveLength(1)
    expect(last(table)).toMatchObject({
      kind: 'choice',
      by: 'party',
      texts: ['hill'],
      agreed: [0, 1, 2],
    })
    expect(table.view().votes).toEqual([])
  })

  it('waits while votes differ, and a vote can be changed', () => {
    const table = sit()
    vote(table, 'ana', 'hill')
    vote(table, 'bo', 'forest')
    vote(table, 'cy', 'hill')
    expect(table.decision?.prompt).toBe('where')
    vote(table, 'bo', 'hill')
    expect(table.decision?.prompt).toBe('lead')
  })

  it('takes a tap on an option for a vote', () => {
    const table = sit()
    for (const person of ['ana', 'bo', 'cy']) choose(table, person, 'stay')
    expect(last(table)).toMatchObject({ texts: ['stay'], agreed: [0, 1, 2] })
  })

  it('is settled by the arbiter at any time, and by nobody else', () => {
    const table = sit()
    vote(table, 'bo', 'hill')
    vote(table, 'cy', 'forest')
    const { entry } = table.view()
    expect(refusal(table, 'bo', { kind: 'settle', entry, texts: ['hill'] })).toBe('seat')
    expect(refusal(table, 'ana', { kind: 'settle', entry, texts: ['hil'] })).toBe('choice')
    table.act('ana', { kind: 'settle', entry, texts: ['hill'] })
    expect(last(table)).toMatchObject({ texts: ['hill'], agreed: [0, 1] })
    expect(
      refusal(table, 'ana', { kind: 'settle', entry: table.view().entry, texts: ['lead 1'] }),
    ).toBe('seat')
  })

  it('refuses votes that are stale, not on the list, or of who has no seat', () => {
    const table = sit({ people: [...PEOPLE, { id: 'dee', name: 'Dee' }] })
    expect(refused(table, () => vote(table, 'ana', 'hil'))).toBe('choice')
    const stale = { kind: 'vote', entry: 40, texts: ['hill'] } as const
    expect(refusal(table, 'ana', stale)).toBe('stale')
    expect(refused(table, () => vote(table, 'dee', 'hill'))).toBe('seat')
    expect(refused(table, () => vote(table, 'nobody', 'hill'))).toBe('seat')
    expect(refused(table, () => vote(table, 'ana', 'hill', 1))).toBe('seat')
    const row = { kind: 'vote', entry: 0, texts: ['hill', 'forest'] } as const
    expect(refusal(table, 'ana', row)).toBe('choice')
  })

  it('drops the votes when something is chosen or undone', () => {
    const table = sit()
    vote(table, 'ana', 'hill')
    const { entry } = table.view()
    table.act('ana', { kind: 'settle', entry, texts: ['stay'] })
    expect(refusal(table, 'bo', { kind: 'vote', entry, texts: ['hill'] })).toBe('stale')
    expect(table.view().votes).toEqual([])
  })
})

describe('who follows', () => {
  it('agrees with the proposal that all votes share', () => {
    const table = sit()
    table.act('cy', { kind: 'follow', on: true })
    vote(table, 'ana', 'hill')
    expect(table.decision?.prompt).toBe('where')
    vote(table, 'bo', 'hill')
    expect(last(table)).toMatchObject({ texts: ['hill'], agreed: [0, 1, 2] })
  })

  it('can still vote otherwise, and switch it off', () => {
    const table = sit()
    table.act('cy', { kind: 'follow', on: true })
    vote(table, 'cy', 'stay')
    vote(table, 'ana', 'hill')
    vote(table, 'bo', 'hill')
    expect(table.decision?.prompt).toBe('where')
    vote(table, 'cy', 'hill')
    expect(table.decision?.prompt).toBe('lead')
    expect(table.act('cy', { kind: 'follow', on: false }).entries).toHaveLength(1)
    expect(table.act('cy', { kind: 'follow', on: false }).entries).toHaveLength(0)
    expect(table.view().seats[2].follows).toBe(false)
  })

  it('waits for the arbiter where everyone follows', () => {
    const table = sit()
    for (const person of ['ana', 'bo', 'cy']) table.act(person, { kind: 'follow', on: true })
    vote(table, 'bo', 'hill')
    expect(table.decision?.prompt).toBe('where')
    vote(table, 'ana', 'hill')
    expect(last(table)).toMatchObject({ texts: ['hill'], agreed: [0, 1, 2] })
  })

  it('waits for who sits next to an arbiter that is a bot', () => {
    const table = sit({ seats: [{ bot: 'greedy' }, { people: ['bo'] }, { people: ['cy'] }] })
    for (const person of ['bo', 'cy']) table.act(person, { kind: 'follow', on: true })
    vote(table, 'cy', 'hill')
    expect(table.decision?.prompt).toBe('where')
    vote(table, 'bo', 'hill')
    expect(table.decision?.prompt).toBe('lead')
  })

  it('brings the choice when it begins to follow after the others have voted', () => {
    const table = sit()
    vote(table, 'ana', 'hill')
    vote(table, 'bo', 'hill')
    const { entries } = table.act('cy', { kind: 'follow', on: true })
    expect(entries.map(({ entry }) => entry.kind)).toEqual(['note', 'choice'])
  })
})

describe('bots and who is away', () => {
  it('follow: only people here are asked', () => {
    const table = sit({ seats: [{ people: ['ana'] }, { bot: 'greedy' }, { people: ['cy'] }] })
    expect(table.view().decides?.seats).toEqual([0, 2])
    vote(table, 'ana', 'hill')
    const { entries } = table.act('cy', { kind: 'away' })
    expect(entries).toHaveLength(2)
    expect(last(table)).toMatchObject({ texts: ['hill'], agreed: [0] })
    expect(refused(table, () => vote(table, 'cy', 'lead 1'))).toBe('seat')
  })

  it('leave it to the people together where the arbiter is a bot or away', () => {
    const table = sit()
    table.act('ana', { kind: 'away' })
    expect(table.view().decides).toEqual({
      how: 'vote',
      why: 'no-arbiter',
      seats: [1, 2],
      standIns: [],
    })
    const { entry } = table.view()
    expect(refusal(table, 'bo', { kind: 'settle', entry, texts: ['hill'] })).toBe('seat')
    vote(table, 'bo', 'hill')
    vote(table, 'cy', 'hill')
    expect(table.view().decides).toMatchObject({ how: 'vote', why: 'no-arbiter' })
  })

  it('wait for people who hold seats and are all away', () => {
    const table = sit({ seats: [{ bot: 'greedy' }, { people: ['bo'] }, {}] })
    table.act('bo', { kind: 'away' })
    expect(table.view().decides).toMatchObject({ how: 'wait', seats: [] })
    expect(refused(table, () => table.chooseAsBot(['hill'], 0))).toBe('seat')
    expect(refused(table, () => choose(table, 'bo', 'hill'))).toBe('seat')
  })

  it('decide by the arbiter’s bot where no people hold seats', () => {
    const table = sit({ seats: [{ bot: 'greedy' }, { bot: 'random' }, {}] })
    expect(table.view().decides).toMatchObject({
      how: 'bot',
      why: 'bots',
      bot: { seat: 0, name: 'greedy' },
    })
    expect(refused(table, () => table.chooseAsBot(['hil'], 0))).toBe('choice')
    expect(refused(table, () => table.chooseAsBot(['hill'], 1))).toBe('stale')
    table.chooseAsBot(['hill'], 0)
    expect(last(table)).toMatchObject({ by: 'party', agreed: [0] })
    expect(refused(table, () => choose(table, 'ana', 'lead 1'))).toBe('seat')
  })
})

describe('a routine decision', () => {
  it('is the arbiter’s alone', () => {
    const table = sit()
    for (const person of ['ana', 'bo', 'cy']) vote(table, person, 'forest')
    expect(table.view('bo')).toMatchObject({
      decides: { how: 'arbiter', why: 'routine', seats: [0] },
      mine: { mayChoose: false, mayVote: false },
    })
    expect(table.view('ana').mine?.mayChoose).toBe(true)
    expect(refused(table, () => choose(table, 'bo', 'lead 2'))).toBe('seat')
    expect(refused(table, () => vote(table, 'ana', 'lead 2'))).toBe('seat')
    choose(table, 'ana', 'lead 2')
    expect(last(table)).toMatchObject({ texts: ['lead 2'], agreed: [0] })
  })

  it('is every party decision where the table wants it so', () => {
    const table = sit({ settings: { allRoutine: true } })
    expect(table.view().decides).toMatchObject({ how: 'arbiter', seats: [0] })
    choose(table, 'ana', 'hill')
    expect(table.decision?.prompt).toBe('lead')
    table.act('bo', { kind: 'settings', allRoutine: false })
    expect(table.view().settings.allRoutine).toBe(false)
    expect(table.act('bo', { kind: 'settings', allRoutine: false }).entries).toHaveLength(0)
    expect(refusal(table, 'dee', { kind: 'settings', allRoutine: true })).toBe('seat')
  })
})

describe('a person with several seats', () => {
  it('votes for all of them at once, or for one', () => {
    const seats = [{ people: ['ana'] }, { people: ['ana'] }, { people: ['bo'] }]
    const table = sit({ seats })
    vote(table, 'ana', 'hill', 1)
    expect(table.view().votes.map(({ seat }) => seat)).toEqual([1])
    vote(table, 'ana', 'stay')
    expect(table.view().votes).toMatchObject([
      { seat: 0, texts: ['stay'] },
      { seat: 1, texts: ['stay'] },
    ])
    const alone = sit({ seats: THREE.map(() => ({ people: ['ana'] })) })
    vote(alone, 'ana', 'hill')
    expect(last(alone)).toMatchObject({ agreed: [0, 1, 2] })
  })

  it('may act for every seat that people hold around one device', () => {
    const table = sit({ settings: { oneDevice: true } })
    for (const seat of [0, 1, 2]) vote(table, 'ana', 'hill', seat)
    expect(table.decision?.prompt).toBe('lead')
    choose(table, 'bo', 'lead 1')
    choose(table, 'cy', 'rest')
    expect(table.decision).toMatchObject({ prompt: 'work', by: 1 })
  })
})

describe('a shared seat', () => {
  it('is spoken for by each of its people; the last word counts', () => {
    const table = sit({ seats: [{ people: ['ana', 'bo'] }, { people: ['cy'] }, { bot: 'x' }] })
    vote(table, 'ana', 'hill')
    vote(table, 'bo', 'stay')
    expect(table.view().votes).toEqual([{ seat: 0, person: 'bo', texts: ['stay'] }])
    table.act('ana', { kind: 'away' })
    expect(table.view().seats[0].here).toBe(true)
    table.act('bo', { kind: 'away' })
    expect(table.view().seats[0].here).toBe(false)
  })
})

describe('closed hands', () => {
  it('show a vote only to who gave it', () => {
    const table = sit({ settings: { closedHands: true } })
    vote(table, 'ana', 'hill')
    expect(table.view('ana').votes).toEqual([{ seat: 0, person: 'ana', texts: ['hill'] }])
    expect(table.view('bo').votes).toEqual([{ seat: 0, person: 'ana' }])
    expect(table.lines('en').at(-1)?.text).toBe('Ana votes.')
  })
})

describe('a seat’s own decision', () => {
  it('is its people’s', () => {
    const table = toWork(sit())
    expect(table.view('bo')).toMatchObject({
      decides: { how: 'seat', why: 'own', seats: [0], standIns: [] },
      mine: { mayChoose: false },
    })
    expect(refused(table, () => choose(table, 'bo', 'rest'))).toBe('seat')
    choose(table, 'ana', 'rest')
    expect(last(table)).toEqual({ kind: 'choice', by: 0, texts: ['rest'], dealt: [] })
  })

  it('is its bot’s', () => {
    const table = sit({ seats: [{ people: ['ana'] }, { bot: 'greedy' }, { people: ['cy'] }] })
    for (const person of ['ana', 'cy']) vote(table, person, 'hill')
    choose(table, 'ana', 'lead 1')
    expect(refused(table, () => table.chooseAsBot(['rest'], table.view().entry))).toBe('seat')
    choose(table, 'ana', 'rest')
    expect(table.view().decides).toMatchObject({ how: 'bot', bot: { seat: 1, name: 'greedy' } })
    expect(refused(table, () => choose(table, 'ana', 'rest'))).toBe('seat')
    table.chooseAsBot(['rest'], table.view().entry)
    expect(table.decision?.by).toBe(2)
  })

  it('is nobody’s when the match is over', () => {
    const table = sit({ options: { rounds: 1 } })
    toWork(table)
    for (const person of ['ana', 'bo', 'cy']) choose(table, person, 'rest')
    expect(table.isOver).toBe(true)
    expect(table.view()).toMatchObject({ result: 'won' })
    expect(table.view()).not.toHaveProperty('decision')
    expect(refused(table, () => choose(table, 'cy', 'rest'))).toBe('choice')
  })
})
