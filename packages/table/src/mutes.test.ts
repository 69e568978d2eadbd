import { RandomDealer } from '@muster/engine'
import { delve } from '@muster/engine/testing'
import { describe, expect, it } from 'vitest'
import { openTable } from './table.ts'
import { choose, game, refusal, refused, sit, toWork, vote } from './testing/people.ts'

/** Ana draws: Bo is asked about the raid. */
function raided(span: string, rounds = 2) {
  const table = toWork(sit({ options: { span, rounds } }))
  choose(table, 'ana', 'draw')
  expect(table.decision).toMatchObject({ by: 1, mute: { key: 'raid', span, pass: 'decline' } })
  return table
}

const mute = (table: ReturnType<typeof sit>, person: string) =>
  table.act(person, { kind: 'mute', entry: table.view().entry })

describe('a mute', () => {
  it('passes as an ordinary choice, now and while it stands', () => {
    const table = raided('turn')
    const { entries } = mute(table, 'bo')
    expect(entries.map(({ entry }) => entry)).toMatchObject([
      { kind: 'note', name: 'mute', text: '2 turn 1 raid' },
      { kind: 'choice', by: 1, texts: ['decline'] },
    ])
    expect(table.view().mutes).toEqual([{ seat: 1, key: 'raid', span: 'turn' }])
    expect(choose(table, 'ana', 'draw').entries).toHaveLength(2)
    expect(table.state.raids).toBe(2)
    expect(table.lines('en', table.version - 1)[0].text).toBe('Bo passes unasked: decline.')
  })

  it('for a turn ends with the turn', () => {
    const table = raided('turn')
    mute(table, 'bo')
    choose(table, 'ana', 'rest')
    expect(table.view().mutes).toEqual([])
    choose(table, 'bo', 'rest')
    choose(table, 'cy', 'rest')
    for (const person of ['bo', 'ana', 'cy']) vote(table, person, 'hill')
    choose(table, 'bo', 'lead 1')
    choose(table, 'ana', 'draw')
    expect(table.decision).toMatchObject({ by: 1, prompt: 'raid' })
  })

  it('for a round ends with the round, one for the match never', () => {
    for (const span of ['round', 'match']) {
      const table = raided(span)
      mute(table, 'bo')
      choose(table, 'ana', 'rest')
      expect(table.view().mutes).toHaveLength(1)
      choose(table, 'bo', 'rest')
      choose(table, 'cy', 'rest')
      expect(table.view().mutes).toHaveLength(span === 'match' ? 1 : 0)
      for (const person of ['bo', 'ana', 'cy']) vote(table, person, 'hill')
      choose(table, 'bo', 'lead 1')
      choose(table, 'ana', 'draw')
      expect(table.decision?.prompt).toBe(span === 'match' ? 'work' : 'raid')
    }
  })

  it('is the seat’s own, and can be revoked', () => {
    const table = raided('match')
    mute(table, 'bo')
    choose(table, 'ana', 'rest')
    choose(table, 'bo', 'draw')
    expect(table.decision).toMatchObject({ by: 2, prompt: 'raid' })
    choose(table, 'cy', 'defend')
    expect(refusal(table, 'ana', { kind: 'unmute', seat: 1, key: 'raid' })).toBe('seat')
    expect(refusal(table, 'bo', { kind: 'unmute', seat: 1, key: 'rain' })).toBe('choice')
    table.act('bo', { kind: 'unmute', seat: 1, key: 'raid' })
    expect(table.view().mutes).toEqual([])
  })

  it('is refused where nothing can be muted, or by another', () => {
    const table = toWork(sit())
    expect(refusal(table, 'ana', { kind: 'mute', entry: table.view().entry })).toBe('choice')
    choose(table, 'ana', 'draw')
    expect(refusal(table, 'cy', { kind: 'mute', entry: table.view().entry })).toBe('seat')
    expect(refusal(table, 'bo', { kind: 'mute', entry: 0 })).toBe('stale')
  })

  it('needs to know when a turn ends', () => {
    const { clock: _, ...timeless } = game
    const seats = [0, 1, 2].map(() => ({ people: ['ana'] }))
    for (const [span, code] of [
      ['turn', 'choice'],
      ['match', 'done'],
    ]) {
      const table = openTable(timeless, { seats, options: { span } }, new RandomDealer(1))
      for (const text of ['hill', 'lead 1', 'draw']) choose(table, 'ana', text)
      expect(refusal(table, 'ana', { kind: 'mute', entry: table.view().entry })).toBe(code)
    }
  })

  it('ends when its seat changes hands, and passes for no bot', () => {
    const table = raided('match')
    mute(table, 'bo')
    table.act('bo', { kind: 'seat-bot', seat: 1, bot: 'greedy' })
    expect(table.view().mutes).toEqual([])
    choose(table, 'ana', 'draw')
    expect(table.view().decides).toMatchObject({ how: 'bot', bot: { seat: 1 } })
  })
})

describe('a pass that the rules fail at', () => {
  it('is left to its seat, who sees the error', () => {
    let fails = true
    const watch = ({ name }: { name: string }) => {
      if (fails && name === 'raided') throw new Error('no raid')
    }
    const table = toWork(sit({ watch }))
    choose(table, 'ana', 'draw')
    expect(mute(table, 'bo').entries).toHaveLength(1)
    expect(table.decision).toMatchObject({ by: 1, prompt: 'raid' })
    expect(refused(table, () => choose(table, 'bo', 'decline'))).toBe('rules')
    fails = false
    choose(table, 'bo', 'decline')
    expect(table.decision).toMatchObject({ by: 0, prompt: 'work' })
  })
})

describe('a game without mutes', () => {
  it('is played at a table all the same', () => {
    const seats = [{ people: ['ana'] }, { people: ['bo'] }]
    const table = openTable(delve(), { seats }, new RandomDealer(3))
    table.act('ana', { kind: 'choose', entry: 0, texts: ['draw'] })
    expect(table.view('ana').mine?.mayChoose).toBe(true)
    expect(table.undoMenu('ana').map(({ to }) => to)).toEqual([4, 4, 4])
  })
})
