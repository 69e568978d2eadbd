import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun, type House, lobbyWith, nonce, openHouse } from './testing/http/house.ts'
import type { TestPerson } from './testing/http/person.ts'

let house: House
let ana: TestPerson
let bo: TestPerson
let cy: TestPerson
const TWO = { game: 'tenefyr', options: { players: 2 } }

beforeAll(async () => {
  house = await openHouse()
  ana = await house.person('Ana')
  bo = await house.person('Bo')
  cy = await house.person('Cy')
})
afterAll(async () => {
  await house.close()
})

describe('A lobby', () => {
  it('shows its commitment, seats and set-up to those who were let in, and to nobody else', async () => {
    const lobby = await lobbyWith([ana, bo], TWO)
    expect(lobby).toMatchObject({ phase: 'lobby', game: 'tenefyr', host: ana.id })
    expect(lobby.seats.map(({ person }) => person)).toEqual([ana.id, bo.id])
    expect(lobby.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(lobby)).not.toContain(await house.storage.matches.seed(lobby.match))
    expect(await cy.refusal('match', { match: lobby.match })).toBe('404 not-found')
    expect((await bo.ask('matches')).matches.map(({ match }) => match)).toContain(lobby.match)
    expect(JSON.stringify(await cy.ask('matches'))).not.toContain(lobby.match)
  })

  it('is told to all on every change', async () => {
    const { match, revision } = await lobbyWith([ana, bo], TWO)
    const ear = await bo.stream(match)
    await ana.ask('changeLobby', { match }, { revision, options: { players: 3 } })
    const told = await ear.until('lobby', ({ lobby }) => lobby.seats.length === 3)
    expect(told.lobby.options.players).toBe(3)
    ear.close()
  })

  it('lets everybody who sits choose heroes, and only the host the rest', async () => {
    const { match, revision } = await lobbyWith([ana, bo], TWO)
    const heroes = ['barbarian+bard', 'cleric+thief']
    const changed = await bo.ask(
      'changeLobby',
      { match },
      { revision, options: { players: 2, heroes } },
    )
    expect(changed.options.heroes).toEqual(heroes)
    const now = changed.revision
    const more = { revision: now, options: { players: 3 } }
    expect(await bo.refusal('changeLobby', { match }, more)).toBe('403 host')
    const rules = { revision: now, settings: { allRoutine: true } }
    expect(await bo.refusal('changeLobby', { match }, rules)).toBe('403 host')
    expect(await ana.refusal('changeLobby', { match }, { ...rules, revision })).toBe('409 stale')
    const wrong = { revision: now, options: { players: 99 } }
    expect(await ana.refusal('changeLobby', { match }, wrong)).toBe('400 options')
    expect((await ana.ask('changeLobby', { match }, rules)).settings.allRoutine).toBe(true)
  })

  it('plays with hints unless its host wants none, and the match says so', async () => {
    const { match, revision, settings } = await lobbyWith([ana, bo], {
      game: 'tenefyr',
      options: { players: 3 },
    })
    expect(settings.hints).toBe(true)
    const without = { revision, settings: { hints: false } }
    expect((await ana.ask('changeLobby', { match }, without)).settings.hints).toBe(false)
    await ana.ask('seatBot', { match, seat: 2 }, { bot: 'apprentice' })
    const { record } = await ana.ask('begin', { match }, {})
    const notes = record?.entries.flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []))
    expect(notes?.some((text) => text.endsWith('hints off'))).toBe(true)
  })

  it('gives seats to people and bots, and frees them', async () => {
    const { match } = await lobbyWith([ana, bo], { game: 'tenefyr', options: { players: 3 } })
    expect(await bo.refusal('takeSeat', { match, seat: 0 }, { nonce: nonce() })).toBe('409 taken')
    expect(await bo.refusal('takeSeat', { match, seat: 7 }, { nonce: nonce() })).toBe('403 seat')
    expect(await bo.refusal('freeSeat', { match, seat: 0 })).toBe('403 host')
    expect(await bo.refusal('seatBot', { match, seat: 2 }, { bot: 'greedy' })).toBe('403 host')
    expect(await ana.refusal('seatBot', { match, seat: 2 }, { bot: 'genius' })).toBe('403 seat')
    const botted = await ana.ask('seatBot', { match, seat: 2 }, { bot: 'greedy' })
    expect(botted.seats[2]).toMatchObject({ bot: 'greedy', ready: true })
    const freed = await ana.ask('freeSeat', { match, seat: 1 })
    expect(freed.seats[1]).not.toHaveProperty('person')
    const back = await bo.ask('takeSeat', { match, seat: 1 }, { nonce: nonce() })
    expect(back.seats[1].person).toBe(bo.id)
    const waits = await bo.ask('setReady', { match }, { ready: false })
    expect(waits.seats[1].ready).toBe(false)
  })

  it('begins by its host’s word, once every seat is somebody’s', async () => {
    const { match } = await lobbyWith([ana, bo], { game: 'tenefyr', options: { players: 3 } })
    expect(await bo.refusal('begin', { match }, {})).toBe('403 host')
    expect(await ana.refusal('begin', { match }, {})).toBe('409 not-ready')
    expect(await ana.refusal('decision', { match })).toBe('409 not-begun')
    await ana.ask('seatBot', { match, seat: 2 }, { bot: 'random' })
    const ear = await bo.stream(match)
    const whole = await ana.ask('begin', { match }, {})
    expect(whole.record?.deal).toMatchObject({ kind: 'sealed', match })
    expect((await ear.until('lobby', ({ lobby }) => lobby.phase === 'playing')).lobby.match).toBe(
      match,
    )
    expect(await ana.refusal('begin', { match }, {})).toBe('409 begun')
    expect(await ana.refusal('deleteMatch', { match })).toBe('409 begun')
    ear.close()
  })

  it('is closed by its host, or when its host leaves', async () => {
    const { match } = await lobbyWith([ana, bo], TWO)
    const ear = await bo.stream(match)
    expect(await bo.refusal('deleteMatch', { match })).toBe('403 host')
    await ana.ask('leaveMatch', { match })
    expect((await ear.until('gone')).why).toBe('deleted')
    expect(await bo.refusal('match', { match })).toBe('404 not-found')
    const second = await lobbyWith([ana, bo], TWO)
    await bo.ask('leaveMatch', { match: second.match })
    const { lobby } = await ana.ask('match', { match: second.match })
    expect(lobby.people.map(({ id }) => id)).toEqual([ana.id])
    expect(lobby.seats[1]).not.toHaveProperty('person')
    ear.close()
  })

  it('takes a pack through the game’s own door, and a match carries it', async () => {
    const { housePack } = await import('@muster/tenefyr')
    const pack = { ...housePack, name: 'ours', muster: 'pack 1' as const }
    const broken = { ...pack, tracks: {} }
    expect(await ana.refusal('createMatch', {}, { ...TWO, pack: broken })).toBe('400 pack')
    const match = await begun([ana, bo], { ...TWO, pack })
    const { lobby, record } = await bo.ask('match', { match })
    expect(lobby.pack).toMatchObject({ name: 'ours', house: false })
    expect(record?.pack.hash).toBe(lobby.pack.hash)
    expect(await bo.ask('pack', { hash: lobby.pack.hash })).toEqual(pack)
    house.server.parts.hall.forget(match)
    expect((await bo.ask('decision', { match })).decision).toBeDefined()
  })
})

describe('An invitation', () => {
  const open = { game: 'tenefyr', options: { players: 3 } }

  it('tells what it is for, and is good once', async () => {
    const { match } = await lobbyWith([ana], open)
    const { secret } = await ana.ask('invite', { match }, { seat: 1 })
    expect((await ana.ask('match', { match })).lobby.seats[1].invited).toBe(true)
    const look = await bo.ask('lookAtInvitation', {}, { secret })
    expect(look).toMatchObject({ match, seat: 1, from: 'Ana', game: 'tenefyr', inside: false })
    const taken = await bo.ask('takeInvitation', {}, { secret, nonce: nonce() })
    expect(taken).toEqual({ match, seat: 1 })
    expect(await bo.ask('takeInvitation', {}, { secret, nonce: nonce() })).toEqual(taken)
    expect(await cy.refusal('takeInvitation', {}, { secret, nonce: nonce() })).toBe('410 revoked')
    expect(await cy.refusal('lookAtInvitation', {}, { secret })).toBe('410 revoked')
    const kept = JSON.stringify(await house.storage.invitations.of(match))
    expect(kept).not.toContain(secret)
  })

  it('is called back by who made it, or the host', async () => {
    const { match } = await lobbyWith([ana, bo], open)
    const { id, secret } = await ana.ask('invite', { match }, { seat: 2 })
    const { invitations } = await bo.ask('invitations', { match })
    expect(invitations).toMatchObject([{ id, seat: 2, by: ana.id }])
    expect(JSON.stringify(invitations)).not.toContain(secret)
    expect(await bo.refusal('revokeInvitation', { match, invitation: id })).toBe('403 host')
    await ana.ask('revokeInvitation', { match, invitation: id })
    expect(await cy.refusal('takeInvitation', {}, { secret, nonce: nonce() })).toBe('410 revoked')
    expect(await ana.refusal('revokeInvitation', { match, invitation: id })).toBe('404 not-found')
  })

  it('does not bring anybody to a seat that was taken meanwhile', async () => {
    const { match } = await lobbyWith([ana, bo], TWO)
    expect(await ana.refusal('invite', { match }, { seat: 1 })).toBe('409 taken')
    await ana.ask('freeSeat', { match, seat: 1 })
    const { secret } = await ana.ask('invite', { match }, { seat: 1 })
    await bo.ask('takeSeat', { match, seat: 1 }, { nonce: nonce() })
    expect(await cy.refusal('takeInvitation', {}, { secret, nonce: nonce() })).toBe('409 full')
    expect(await cy.refusal('takeInvitation', {}, { secret: 'x'.repeat(40) })).toBe('404 not-found')
  })

  it('lets people watch by a link of their own, who may speak and not play', async () => {
    const match = await begun([ana, bo], TWO)
    const { secret } = await ana.ask('invite', { match }, { seat: null })
    expect(await cy.ask('takeInvitation', {}, { secret })).toEqual({ match, seat: null })
    const whole = await cy.ask('match', { match })
    expect(whole.you).toBe('watcher')
    expect(whole.record).toEqual((await ana.ask('match', { match })).record)
    const { decision } = await cy.ask('decision', { match })
    const [{ text }] = decision?.options ?? []
    const choice = { entry: decision?.entry ?? 0, texts: [text], key: 'k' }
    expect(await cy.refusal('choose', { match }, choice)).toBe('403 seat')
    const sit = { action: { kind: 'take-seat', seat: 0 }, key: 's' } as const
    expect(await cy.refusal('act', { match }, sit)).toBe('403 seat')
    const ear = await ana.stream(match)
    await cy.ask('act', { match }, { action: { kind: 'say', text: 'Good luck!' }, key: 't' })
    expect((await ear.until('chat')).lines[0]).toMatchObject({ person: cy.id, text: 'Good luck!' })
    const dee = await house.person('Dee')
    expect(await dee.ask('takeInvitation', {}, { secret })).toEqual({ match, seat: null })
    ear.close()
  })

  it('hands a seat to a friend in the middle of a match, or shares it', async () => {
    const match = await begun([ana, bo], TWO)
    const dee = await house.person('Dee')
    const { secret } = await bo.ask('invite', { match }, { seat: 1, hand: true })
    await dee.ask('takeInvitation', {}, { secret })
    const { record } = await dee.ask('match', { match })
    const notes = record?.entries.flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []))
    expect(notes?.at(-1)).toBe(`2 held by ${dee.id}`)
    expect((await dee.ask('decision', { match })).mine).toEqual([1])
    const shared = await dee.ask('invite', { match }, { seat: 1 })
    await cy.ask('takeInvitation', {}, { secret: shared.secret })
    expect((await cy.ask('decision', { match })).mine).toEqual([1])
    expect((await dee.ask('decision', { match })).mine).toEqual([1])
  })
})
