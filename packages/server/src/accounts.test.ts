import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun, type House, lobbyWith, openHouse, visit } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const TWO = { game: 'tenefyr', options: { players: 2 } }

describe('A guest', () => {
  it('is made on the first visit, and known on the next', async () => {
    const guest = new TestPerson(house.server.address)
    expect(await guest.refusal('account')).toBe('401 signed-out')
    const { headers, body } = await guest.try('signIn')
    const cookie = headers.getSetCookie()[0]
    expect(cookie).toMatch(/^muster=[a-z0-9]{12}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax;/)
    expect(body.name).toMatch(/^\w+ \d+$/)
    expect(await guest.ask('account')).toEqual(body)
    expect(await guest.ask('signIn')).toEqual(body)
    expect((await guest.ask('rename', {}, { name: '  Zoé  ' })).name).toBe('Zoé')
    expect((await guest.ask('account')).name).toBe('Zoé')
  })

  it('has its new name wherever it still plays', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const lobby = await lobbyWith([ana, bo], TWO)
    const match = await begun([ana, bo], TWO)
    const ear = await bo.stream(`${lobby.match},${match}`)
    await ana.ask('rename', {}, { name: 'Anna' })
    await ear.until(
      'lobby',
      (told) => told.match === lobby.match && told.lobby.people[0].name === 'Anna',
    )
    const told = await ear.until('entries', ({ entries }) =>
      JSON.stringify(entries).includes('Anna'),
    )
    expect(told.entries).toEqual([{ kind: 'note', name: 'person', text: `${ana.id} Anna` }])
    expect((await bo.ask('match', { match })).lobby.people[0].name).toBe('Anna')
    ear.close()
  })

  it.each(['', ' ', 'x'.repeat(41), 'a\nb', 'a\u2028b'])('has no name like %j', async (name) => {
    const guest = await house.person('Ana')
    expect(await guest.refusal('rename', {}, { name })).toBe('400 message')
  })

  it('is not somebody else by a cookie of one’s own making', async () => {
    const [ana, bo] = [await house.person('Ana'), await house.person('Bo')]
    const [, mark] = bo.cookie.split('.')
    for (const cookie of [
      `muster=${ana.id}.${mark}`,
      `muster=${ana.id}`,
      `muster=${ana.id}.`,
      'muster=',
    ]) {
      const other = new TestPerson(house.server.address)
      other.cookie = cookie
      expect(await other.refusal('account')).toBe('401 signed-out')
    }
  })

  it('takes the account to another device, once', async () => {
    const ana = await house.person('Ana')
    const { secret } = await ana.ask('makeDeviceLink')
    const phone = new TestPerson(house.server.address)
    expect((await phone.ask('takeDeviceLink', {}, { secret })).id).toBe(ana.id)
    expect((await phone.ask('account')).id).toBe(ana.id)
    const thief = new TestPerson(house.server.address)
    expect(await thief.refusal('takeDeviceLink', {}, { secret })).toBe('410 revoked')
  })
})

describe('A token', () => {
  it('lets a bot act for its owner until it is dropped', async () => {
    const ana = await house.person('Ana')
    const { id, token } = await ana.ask('makeToken', {}, { label: 'My bot' })
    const bot = new TestPerson(house.server.address)
    bot.token = token
    expect((await bot.ask('account')).id).toBe(ana.id)
    expect((await bot.ask('createMatch', {}, TWO)).host).toBe(ana.id)
    expect((await ana.ask('tokens')).tokens).toMatchObject([{ id, label: 'My bot' }])
    expect(JSON.stringify(await house.storage.accounts.tokens(ana.id))).not.toContain(token)
    await ana.ask('dropToken', { token: id })
    expect(await bot.refusal('account')).toBe('401 signed-out')
    expect(await ana.refusal('dropToken', { token: id })).toBe('404 not-found')
  })
})

describe('One’s data', () => {
  it('is all given out, and all deleted', async () => {
    const [ana, bo] = [await house.person('Ana Unmistakable'), await house.person('Bo')]
    const match = await begun([ana, bo], TWO)
    await ana.ask('act', { match }, { action: { kind: 'say', text: 'A secret' }, key: 's' })
    await ana.ask('makeToken', {}, { label: 'Bot' })
    const all = await ana.ask('exportAccount')
    expect(all.account.name).toBe('Ana Unmistakable')
    expect(all.matches[0].notation).toMatch(/^muster 1/)
    expect(all.matches[0].said.join()).toContain('A secret')
    expect(all.tokens).toHaveLength(1)

    await ana.ask('deleteAccount')
    expect(await ana.refusal('account')).toBe('401 signed-out')
    const left = await bo.ask('match', { match })
    const text = JSON.stringify([left, await bo.ask('notation', { match })])
    expect(text).not.toContain('Unmistakable')
    expect(text).not.toContain('A secret')
    expect(left.record?.entries.length).toBeGreaterThan(0)
    // The match goes on, and so do the numbers of its chat.
    const said = await bo.ask('act', { match }, { action: { kind: 'say', text: 'Hm' }, key: 't' })
    expect(said.chat).toMatchObject({ n: 1, text: 'Hm' })
  })
})

describe('A request that another site made a browser send', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
  ])('is refused: %j', async (headers) => {
    const ana = await house.person('Ana')
    const body = JSON.stringify({ name: 'Mallory' })
    const { status } = await ana.send('PATCH', '/api/v1/account', body, headers)
    expect(status).toBe(403)
    const gone = await ana.send('DELETE', '/api/v1/account', undefined, headers)
    expect(gone.status).toBe(403)
    expect((await ana.ask('account')).name).toBe('Ana')
  })

  it('is let in from the page itself', async () => {
    const ana = await house.person('Ana')
    const body = JSON.stringify({ name: 'Anna' })
    const headers = { origin: house.server.address, 'sec-fetch-site': 'same-origin' }
    expect((await ana.send('PATCH', '/api/v1/account', body, headers)).status).toBe(200)
  })

  it('as a form has no body that is read', async () => {
    const ana = await house.person('Ana')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type }
      const { status } = await ana.send('POST', '/api/v1/account/link', '{}', headers)
      expect(status).toBe(400)
    }
  })
})

describe('Another server', () => {
  it('signs with a secret of its own', async () => {
    const other = await openHouse()
    const ana = await visit(other.server, 'Ana')
    const here = new TestPerson(house.server.address)
    here.cookie = ana.cookie
    expect(await here.refusal('account')).toBe('401 signed-out')
    await other.close()
  })
})
