import type { Action } from '@muster/table'
import type { DecisionAnswer } from '@muster/table/online'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun, type House, nonce, openHouse } from './testing/http/house.ts'
import type { TestPerson } from './testing/http/person.ts'

let house: House
let ana: TestPerson
let bo: TestPerson
beforeAll(async () => {
  house = await openHouse()
  ana = await house.person('Ana')
  bo = await house.person('Bo')
})
afterAll(async () => {
  await house.close()
})

const TWO = { game: 'tenefyr', options: { players: 2 }, settings: { allRoutine: true } }

/** Whoever is asked takes the first option, so many times. */
async function play(match: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { decision } = await ana.ask('decision', { match })
    const who = (await ana.ask('decision', { match })).yourTurn ? ana : bo
    await who.ask('choose', { match }, first(decision, nonce()))
  }
}

function first(decision: DecisionAnswer['decision'], key: string) {
  if (decision === undefined) throw new Error('nothing is asked')
  return { entry: decision.entry, texts: [decision.options[0].text], key }
}

const versionOf = async (match: string): Promise<number> =>
  (await ana.ask('decision', { match })).version

describe('A choice', () => {
  it('is taken from who is asked, for what is asked, from the list, and from nobody else', async () => {
    const match = await begun([ana, bo], TWO)
    const { decision, version, yourTurn } = await ana.ask('decision', { match })
    const [asked, other] = yourTurn ? [ana, bo] : [bo, ana]
    const choice = first(decision, 'a')
    expect(await other.refusal('choose', { match }, choice)).toBe('403 seat')
    const stale = { ...choice, entry: choice.entry + 1 }
    expect(await asked.refusal('choose', { match }, stale)).toBe('409 stale')
    const foreign = { ...choice, texts: ['fly away'] }
    expect(await asked.refusal('choose', { match }, foreign)).toBe('422 choice')
    const cy = await house.person('Cy')
    expect(await cy.refusal('choose', { match }, choice)).toBe('404 not-found')
    expect(await versionOf(match)).toBe(version)
    const done = await asked.ask('choose', { match }, choice)
    expect(done.entries[0]).toMatchObject({ n: version + 1, entry: { texts: choice.texts } })
  })

  it('with the same key is done once, and answered the same', async () => {
    const match = await begun([ana, bo], TWO)
    const { decision, yourTurn } = await ana.ask('decision', { match })
    const asked = yourTurn ? ana : bo
    const choice = first(decision, 'same')
    const once = await asked.ask('choose', { match }, choice)
    expect(await asked.ask('choose', { match }, choice)).toEqual(once)
    // Also when the server has forgotten it.
    house.server.parts.hall.forget(match)
    expect(await asked.ask('choose', { match }, choice)).toEqual(once)
    expect(await versionOf(match)).toBe(once.version)
    const say = { action: { kind: 'say', text: 'Hm' }, key: 'say' } as const
    const said = await bo.ask('act', { match }, say)
    house.server.parts.hall.forget(match)
    expect(await bo.ask('act', { match }, say)).toEqual(said)
    expect((await bo.ask('match', { match })).chat).toHaveLength(1)
  })

  it('of two at one time is taken from one', async () => {
    const match = await begun([ana, bo], TWO)
    const { decision, yourTurn } = await ana.ask('decision', { match })
    const asked = yourTurn ? ana : bo
    const all = Array.from({ length: 8 }, (_, i) => first(decision, `k${i}`))
    const met = await Promise.all(all.map((one) => asked.refusal('choose', { match }, one)))
    expect(met.filter((one) => one === 'done')).toHaveLength(1)
    expect(met.filter((one) => one === '409 stale')).toHaveLength(7)
  })
})

describe('Votes and undo', () => {
  it('a weighty decision is taken when all agree', async () => {
    const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2 } })
    const { decision, version } = await ana.ask('decision', { match })
    expect(decision).toMatchObject({ weighty: true, how: 'vote', seats: [0, 1] })
    await ana.ask('choose', { match }, first(decision, 'a'))
    const open = await bo.ask('decision', { match })
    expect(open.version).toBe(version + 1)
    expect(open.decision?.entry).toBe(decision?.entry)
    await bo.ask('choose', { match }, first(decision, 'b'))
    expect((await bo.ask('decision', { match })).decision?.entry).toBe(version + 2)
  })

  it('past what was dealt, an undo needs everybody’s word', async () => {
    const match = await begun([ana, bo], TWO)
    const before = await ana.ask('decision', { match })
    await play(match, 3)
    const now = await ana.ask('decision', { match })
    const entry = now.decision?.entry ?? 0
    const to = before.decision?.entry ?? 0
    await ana.ask('act', { match }, { action: { kind: 'undo-propose', entry, to }, key: 'u' })
    const asked = await ana.ask('match', { match })
    const proposal = (asked.record?.entries.length ?? 0) - 1
    expect(asked.record?.entries[proposal]).toMatchObject({ kind: 'note', name: 'asks' })
    const late = { kind: 'undo-agree', proposal: proposal - 1 } as const
    expect(await bo.refusal('act', { match }, { action: late, key: 'l' })).toBe('409 stale')
    await bo.ask('act', { match }, { action: { kind: 'undo-agree', proposal }, key: 'g' })
    const back = await bo.ask('decision', { match })
    expect(back.hash).toBe(before.hash)
    expect((await bo.ask('match', { match })).record?.entries.at(-1)).toMatchObject({
      kind: 'undo',
      to,
      pastSeal: true,
    })
  })
})

describe('At the table', () => {
  it('people point, nudge, and use set phrases', async () => {
    const match = await begun([ana, bo], TWO)
    const ear = await bo.socket()
    ear.say({ kind: 'watch', match })
    await ear.until('presence')
    const point = { kind: 'point', thing: { kind: 'card', n: 3 } } as const
    await ana.ask('act', { match }, { action: point, key: 'p' })
    expect(await ear.until('point')).toMatchObject({ person: ana.id, thing: point.thing })
    await ana.ask('act', { match }, { action: { kind: 'phrase', phrase: 'wait' }, key: 'w' })
    expect((await ear.until('chat')).lines).toMatchObject([{ person: ana.id, phrase: 'wait' }])
    const { decision } = await ana.ask('decision', { match })
    const [seat] = decision?.seats ?? []
    await bo.ask('nudge', { match }, { seat })
    expect(await ear.until('nudge')).toMatchObject({ seat, by: bo.id })
    expect(await bo.refusal('nudge', { match }, { seat: 1 - seat })).toBe('403 seat')
    ear.close()
  })

  it('a seat is given to a bot, taken back, and left', async () => {
    const match = await begun([ana, bo], TWO)
    const act = (action: Action, key: string) => bo.try('act', { match }, { action, key })
    expect((await act({ kind: 'seat-bot', seat: 1, bot: 'genius' }, 'g')).status).toBe(403)
    expect((await act({ kind: 'seat-bot', seat: 1, bot: 'random' }, 'b')).status).toBe(200)
    expect((await bo.ask('decision', { match })).mine).toEqual([])
    expect((await act({ kind: 'take-seat', seat: 1, name: 'Somebody else' }, 't')).status).toBe(200)
    const { record } = await bo.ask('match', { match })
    expect(JSON.stringify(record)).not.toContain('Somebody else')
    expect((await bo.ask('decision', { match })).mine).toEqual([1])
    await bo.ask('leaveMatch', { match })
    expect(await bo.refusal('match', { match })).toBe('404 not-found')
    const { lobby } = await ana.ask('match', { match })
    expect(lobby.people.map(({ id }) => id)).toEqual([ana.id])
  })

  it('log, position and statistics are there to read', async () => {
    const match = await begun([ana, bo], TWO)
    await play(match, 2)
    const log = await ana.ask('log', { match }, undefined, '?language=fr&after=0')
    expect(log.lines.length).toBeGreaterThan(0)
    expect(log.lines.every(({ entry }) => entry > 0)).toBe(true)
    expect(await ana.ask('position', { match })).toMatch(/^muster 1 position/)
    const early = await ana.ask('position', { match }, undefined, '?entry=0')
    expect(early).not.toBe(await ana.ask('position', { match }))
    // With some deals the rules answer something by themselves, which stands among the entries and counts, too.
    const ear = await ana.stream(match)
    const { entries } = await ear.until('entries')
    ear.close()
    const choices = entries.filter(({ kind }) => kind === 'choice').length
    expect(choices).toBeGreaterThanOrEqual(2)
    expect((await ana.ask('statistics', { match })).choices).toBe(choices)
    expect((await ana.try('position', { match }, undefined, '?entry=99999')).status).toBe(404)
    expect((await ana.try('log', { match }, undefined, '?language=xx')).status).toBe(400)
  })
})

describe('A stream', () => {
  it('goes on where it broke off', async () => {
    const match = await begun([ana, bo], TWO)
    const ear = await bo.stream(match)
    await ear.until('entries')
    await play(match, 1)
    const version = await versionOf(match)
    await ear.until('entries', ({ n, entries }) => n + entries.length - 1 >= version)
    ear.close()
    await play(match, 2)
    const say = { action: { kind: 'say', text: 'Back soon' }, key: 'x' } as const
    await ana.ask('act', { match }, say)
    const again = await bo.stream(match, ear.last)
    const missed = await again.until('entries')
    expect(missed.n).toBe(version + 1)
    expect((await again.until('chat')).lines).toHaveLength(1)
    expect(again.heard.some(({ kind }) => kind === 'lobby')).toBe(false)
    again.close()
  })

  it('names the rules first, and says when a match is none of one’s business', async () => {
    const match = await begun([ana, bo], TWO)
    const cy = await house.person('Cy')
    const ear = await cy.stream(match)
    expect(await ear.until('gone')).toMatchObject({ match, why: 'unknown' })
    expect(ear.heard[0]).toMatchObject({ kind: 'version' })
    await play(match, 1)
    expect(ear.heard.map(({ kind }) => kind)).toEqual(['version', 'gone'])
    ear.close()
  })

  it('of a socket refuses what it cannot read, and goes on', async () => {
    const ear = await ana.socket()
    for (const message of [
      { kind: 'fly' },
      { kind: 'act', match: '../x', key: 'k' },
      { kind: 'watch' },
    ]) {
      ear.say(message)
    }
    await ear.until('error', () => ear.heard.filter(({ kind }) => kind === 'error').length === 3)
    ear.say({ kind: 'act', match: 'aaaaaaaaaaaa', key: 'k1', action: { kind: 'here' } })
    const met = await ear.until('error', ({ error }) => error.key === 'k1')
    expect(met).toMatchObject({ match: 'aaaaaaaaaaaa', error: { code: 'not-found' } })
    ear.say({ kind: 'ping' })
    await ear.until('pong')
    ear.close()
  })
})
