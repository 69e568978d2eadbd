/**
 * Whatever is sent, a server answers with a clear refusal, keeps all as it was, and the match goes on. Around every
 * test all that is kept and told is compared, and afterwards somebody chooses.
 */
import { actionSchema } from '@muster/table/messages'
import { ERROR_STATUS, event, type OnlineErrorCode } from '@muster/table/online'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GAMES } from './games/games.ts'
import { begun, lobbyWith, nonce } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'
import { type Chance, chanceOf } from './testing/wrong/chance.ts'
import { allKept, differences } from './testing/wrong/kept.ts'
import { rawRequest, sendBytes, UPGRADE, WRONG_PATHS } from './testing/wrong/raw.ts'
import {
  ALL,
  bodiesFor,
  CHANGING,
  pathOf,
  SENDING,
  sendTo,
  unclear,
  wordsIn,
} from './testing/wrong/requests.ts'
import { samplesOf, wrongOnes } from './testing/wrong/schemas.ts'
import { RawSocket, WRONG_FRAMES, wrongMessages } from './testing/wrong/sockets.ts'
import { asTold, goesOn, type Stage, setStage } from './testing/wrong/stage.ts'
import { spoilt, spoiltPack } from './testing/wrong/texts.ts'

let chance: Chance
let stage: Stage
let nobody: TestPerson
let kept: string[]
let told: unknown[]
let problems: string[]

/** What was done up to here was right; from here on nothing changes. */
async function fromHere(): Promise<void> {
  kept = await allKept(stage.house)
  told = await asTold(stage)
}

/** It is refused clearly, with one of these codes. */
function refused(
  what: string,
  reply: { readonly status: number; readonly body: unknown },
  ...codes: OnlineErrorCode[]
): void {
  const problem = unclear(reply, codes)
  if (problem !== undefined) problems.push(`${what.slice(0, 100)}: ${problem}`)
}

beforeAll(async () => {
  chance = chanceOf('wrong requests')
  stage = await setStage(chance)
  nobody = new TestPerson(stage.house.server.address)
})
afterAll(async () => {
  await stage.house.close()
})
beforeEach(async () => {
  problems = []
  await fromHere()
})
afterEach(async () => {
  expect(problems).toEqual([])
  expect(differences(kept, await allKept(stage.house))).toEqual([])
  expect(await asTold(stage)).toEqual(told)
  await goesOn(stage, chance)
})

describe('What cannot be read', () => {
  it.each(SENDING)('$name: every field in every wrong way', async (endpoint) => {
    const { ana, match } = stage
    const wrong = wrongOnes(endpoint.sends)
    for (const { what, value } of wrong) {
      const reply = await sendTo(ana, endpoint, { match }, JSON.stringify(value))
      refused(what, reply, 'message')
    }
    expect(wrong.length).toBeGreaterThan(20)
  })

  it.each(SENDING)('$name: no JSON, of another type, or too much', async (endpoint) => {
    const { ana, match } = stage
    const [right = '{}'] = bodiesFor(endpoint)
    for (const text of ['', ' ', '{', '{"a":}', 'undefined', '\u0000', '{"__proto__":{"a":1}}']) {
      refused(text, await sendTo(ana, endpoint, { match }, text), 'message')
    }
    for (const text of spoilt(right, endpoint.sends, chance, 25)) {
      refused(text, await sendTo(ana, endpoint, { match }, text), 'message')
    }
    for (const type of [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'],
      ...['application/xml', 'application/octet-stream', 'application/jsonx', 'x'],
    ]) {
      const headers = { 'content-type': type }
      refused(type, await sendTo(ana, endpoint, { match }, right, headers), 'message')
    }
    const much = `${right}${' '.repeat(40_000)}`
    const most = ['createMatch', 'changeLobby'].includes(endpoint.name) ? ' '.repeat(800_000) : ''
    refused('too much', await sendTo(ana, endpoint, { match }, much + most), 'too-large')
  })

  it.each(ALL.filter(({ query }) => query !== undefined))('$name: wrong queries', async (of) => {
    const path = pathOf(of, { match: stage.match })
    const fields = samplesOf(of.query ?? v.object({})).flatMap((one) => Object.keys(one ?? {}))
    const junk = ['', 'x', '-1', '1e3', '1.5', '9'.repeat(40), '%00', '%ff', '../x', 'en,fr']
    for (const field of [...fields, 'more', '__proto__', 'constructor']) {
      for (const value of [...junk, 'x'.repeat(3_000), `x&${field}=x`]) {
        const asked = `${path}?${field}=${value}`
        refused(asked, await stage.ana.send('GET', asked), 'message')
      }
    }
  })

  it('words of paths that are none', async () => {
    const junk = [
      ...['', '.', '..', ' ', '-1', '1e3', '999', 'AAAAAAAAAAAA', '__proto__', '\u0000', '%', '*'],
      ...['a'.repeat(101), 'a'.repeat(5_000), 'é', 'a b', 'a/b', '../..', ':match', 'a'.repeat(12)],
    ]
    for (const endpoint of ALL) {
      const [body] = bodiesFor(endpoint)
      for (const word of wordsIn(endpoint.path)) {
        for (const value of junk) {
          const words = { match: stage.match, [word]: encodeURIComponent(value) }
          const reply = await asAna(endpoint.method, pathOf(endpoint, words), body)
          refused(pathOf(endpoint, words), reply, 'not-found', 'unknown-game', 'message', 'begun')
        }
      }
    }
  })

  it('paths at which there is nothing, and methods that nobody has', async () => {
    for (const [method, path] of WRONG_PATHS) {
      const reply = await asAna(method, path)
      refused(`${method} ${path}`, reply, 'not-found', 'message', 'too-large')
    }
  })

  it('bytes that are no request', async () => {
    const { house, ana } = stage
    const host = `Host: 127.0.0.1\r\nCookie: ${ana.cookie}\r\n`
    for (const bytes of [
      ...['\u0000\u0001\r\n\r\n', 'GETX / HTTP/1.1\r\n\r\n', 'get / HTTP/1.1\r\n\r\n'],
      ...[`GET /api/v1/account HTTP/9.9\r\n${host}\r\n`, `GET /a b HTTP/1.1\r\n${host}\r\n`],
      `POST /api/v1/account HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      `POST /api/v1/account HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      `POST /api/v1/account HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      `GET /api/v1/account HTTP/1.1\r\n${host}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      `GET /api/v1/account HTTP/1.1\r\n${host}a\u0000b: c\r\n\r\n`,
      chance.bytes(500),
    ]) {
      const { status, body } = await sendBytes(house, bytes)
      refused(String(bytes), { status, body: readJson(body) }, 'message', 'too-large')
    }
  })
})

describe('Who is not asked', () => {
  it('nobody, and who sends a cookie or token that is none', async () => {
    const { ana, bo, cy } = stage
    const [id, mark] = ana.cookie.split('=')[1].split('.')
    const other = bo.cookie.split('.')[1]
    const cookies = [
      ...['', 'muster', 'muster=', 'muster=.', 'muster=a.b', `muster=${id}`, `muster=${id}.`],
      ...[`muster=${id}.${other}`, `muster=${bo.id}.${mark}`, `muster=${id}.${mark}x`],
      ...[`muster=${id}.${mark.slice(1)}`, `muster=__proto__.${mark}`, `muster=%00.${mark}`],
      ...[`other=${id}.${mark}`, `muster=x; muster=${id}.${mark}`, `muster=${'x'.repeat(4_000)}`],
      ...[
        `muster=${id}.${mark.toUpperCase()}`,
        ';;;=;',
        `muster=${chance.bytes(40).toString('hex')}`,
      ],
    ].map((cookie) => ({ cookie }))
    const made = await cy.ask('makeToken', {}, { label: 'Old' })
    await cy.ask('dropToken', { token: made.id })
    stage.secrets.add(made.token)
    const bearers = [
      ...['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer x', `Bearer ${made.token}`, 'Bearer null'],
      ...[`Bearer muster_${'a'.repeat(32)}`, `bearer ${made.token}`, `Bearer ${mark}`],
      // Who brings a token is who it says, whatever cookie comes along.
    ].map((authorization) => ({ authorization, cookie: ana.cookie }))
    await fromHere()
    for (const headers of [...cookies, ...bearers]) {
      const reply = await nobody.send('GET', '/api/v1/account', undefined, headers)
      refused(JSON.stringify(headers), reply, 'signed-out')
    }
    for (const endpoint of ALL.filter((one) => one.for !== 'anyone')) {
      const [body] = bodiesFor(endpoint)
      refused(
        endpoint.name,
        await sendTo(nobody, endpoint, { match: stage.match }, body),
        'signed-out',
      )
      for (const headers of [chance.pick(cookies), chance.pick(bearers)]) {
        const reply = await sendTo(nobody, endpoint, { match: stage.match }, body, headers)
        refused(endpoint.name, reply, 'signed-out')
      }
    }
  })

  it('somebody else, and about matches that there are not', async () => {
    const { ana, dee, match, lobby, over } = stage
    for (const endpoint of ALL.filter((one) => one.for === 'member')) {
      for (const body of bodiesFor(endpoint)) {
        for (const id of [match, lobby, over]) {
          refused(endpoint.name, await sendTo(dee, endpoint, { match: id }, body), 'not-found')
        }
        const unknown = await sendTo(ana, endpoint, { match: 'zzzzzzzzzzzz' }, body)
        refused(endpoint.name, unknown, 'not-found')
      }
    }
    for (const id of [match, 'zzzzzzzzzzzz']) {
      const ear = await dee.stream(`${id}:0.0.0`)
      expect(await ear.until('gone')).toEqual({ kind: 'gone', match: id, why: 'unknown' })
      ear.close()
    }
  })

  it('who watches: it may talk and point, and nothing else', async () => {
    const { cy, match, lobby } = stage
    for (const action of samplesOf(actionSchema)) {
      if (!v.is(actionSchema, action) || ['say', 'phrase', 'point'].includes(action.kind)) continue
      const body = JSON.stringify({ action, key: 'w' })
      refused(action.kind, await cy.send('POST', `/api/v1/matches/${match}/actions`, body), 'seat')
    }
    const { decision } = await cy.ask('decision', { match })
    const texts = [decision?.options[0].text ?? '']
    refused(
      'choose',
      await cy.try('choose', { match }, { entry: decision?.entry ?? 0, texts, key: 'w' }),
      'seat',
    )
    for (const endpoint of CHANGING.filter((one) => one.for === 'member')) {
      if (['act', 'leaveMatch', 'setReady'].includes(endpoint.name)) continue
      for (const id of [match, lobby]) {
        for (const body of bodiesFor(endpoint)) {
          refused(`${endpoint.name} at ${id}`, await sendTo(cy, endpoint, { match: id }, body))
        }
      }
    }
  })

  it('another site, by whoever visits it', async () => {
    const { ana, lobby, house } = stage
    const sites = [
      ...[
        'https://evil.example',
        'null',
        'http://127.0.0.1',
        `http://127.0.0.1:${house.server.port}.evil.example`,
      ],
      ...[
        `http://evil.example:${house.server.port}`,
        'file://',
        '',
        `http://127.0.0.1:${house.server.port}/`,
      ],
    ].map((origin) => ({ origin }))
    const fetched = ['cross-site', 'same-site', 'x', ''].map((site) => ({ 'sec-fetch-site': site }))
    const own = { origin: house.server.address, 'sec-fetch-site': 'cross-site' }
    for (const endpoint of CHANGING) {
      const [body] = bodiesFor(endpoint)
      for (const headers of [...sites, ...fetched, own]) {
        const reply = await sendTo(ana, endpoint, { match: lobby }, body, headers)
        refused(`${endpoint.name} ${JSON.stringify(headers)}`, reply, 'cross-site')
      }
    }
  })
})

describe('What does not fit', () => {
  /** Exactly one is asked: who, and who is not. */
  async function whoIsAsked(): Promise<{
    asked: TestPerson
    other: TestPerson
    entry: number
    texts: string[]
  }> {
    const { ana, bo, match } = stage
    for (let tries = 0; tries < 100; tries++) {
      const [one, two] = [await ana.ask('decision', { match }), await bo.ask('decision', { match })]
      if (one.yourTurn !== two.yourTurn && one.decision !== undefined) {
        const [asked, other] = one.yourTurn ? [ana, bo] : [bo, ana]
        const { entry, options } = one.decision
        return { asked, other, entry, texts: options.map(({ text }) => text) }
      }
      await goesOn(stage, chance)
    }
    throw new Error('always both are asked')
  }

  it('choices: of the wrong seat, too late, of another decision, or on no list', async () => {
    const { dee, match, other: others, over, ana } = stage
    const { asked, other, entry, texts } = await whoIsAsked()
    await fromHere()
    const { decision } = await dee.ask('decision', { match: others })
    const foreign = [
      ...(decision?.options.map(({ text }) => text) ?? []),
      ...[
        'no such option',
        'pass',
        '0',
        '?0/0',
        '__proto__',
        'constructor',
        texts[0].toUpperCase(),
      ],
      ...[`${texts[0]} `.repeat(3).trim(), texts.join(), chance.bytes(20).toString('hex')],
    ].filter((text) => !texts.includes(text))
    expect(foreign.length).toBeGreaterThan(7)
    let keys = 0
    const key = () => `wrong-${keys++}`
    const try_ = (person: TestPerson, at: number, row: string[]) => [
      person.try('choose', { match }, { entry: at, texts: row, key: key() }),
      ...(['choose', 'vote', 'settle'] as const).map((kind) =>
        person.try('act', { match }, { action: { kind, entry: at, texts: row }, key: key() }),
      ),
    ]
    for (const text of foreign) {
      for (const row of [[text], [text, texts[0]], [texts[0], text]]) {
        const tried = try_(asked, entry, row)
        for (const reply of tried) refused(row.join(), await reply, 'choice', 'seat')
      }
    }
    for (const text of texts) {
      for (const reply of try_(other, entry, [text])) refused(text, await reply, 'seat')
      for (const at of [0, entry - 1, entry + 1, entry + 9, 2 ** 40, chance.below(entry)]) {
        for (const reply of try_(asked, at, [text])) refused(`${at}`, await reply, 'stale')
      }
    }
    refused(
      'over',
      await ana.try('choose', { match: over }, { entry: 0, texts, key: 'k' }),
      'stale',
      'choice',
    )
    refused(
      'lobby',
      await ana.try('choose', { match: stage.lobby }, { entry: 0, texts, key: 'k' }),
      'not-begun',
    )
  })

  it('seats of others, and seats that there are not', async () => {
    const { ana, bo, dee, match } = stage
    for (const seat of [1, 2, 11]) {
      for (const action of [
        ...([
          { kind: 'follow', on: true, seat },
          { kind: 'allow', on: true, seat },
        ] as const),
        ...([
          { kind: 'take-seat', seat },
          { kind: 'leave-seat', seat },
        ] as const),
        ...([
          { kind: 'take-seat', seat: 0, person: dee.id },
          { kind: 'here', seat },
        ] as const),
        ...([
          { kind: 'seat-bot', seat, bot: 'greedy' },
          { kind: 'away', seat },
        ] as const),
        ...([
          { kind: 'seat-bot', seat: 0, bot: 'constructor' },
          { kind: 'unmute', seat, key: 'a' },
        ] as const),
        ...([
          { kind: 'undo-agree', proposal: 3 },
          { kind: 'undo-refuse', proposal: 3 },
        ] as const),
        ...([
          { kind: 'undo-propose', entry: 9_999, to: 0 },
          { kind: 'mute', entry: 9_999 },
        ] as const),
        { kind: 'take-seat', seat, person: bo.id } as const,
      ]) {
        refused(
          JSON.stringify(action),
          await ana.try('act', { match }, { action, key: 's' }),
          'seat',
          'stale',
        )
      }
      if (seat > 1) refused('nudge', await ana.try('nudge', { match }, { seat }), 'seat')
    }
  })

  it('a key that comes again: the first answer, whatever comes with it, and nothing twice', async () => {
    const { house, match, ana, bo } = stage
    const { asked, other, entry, texts } = await whoIsAsked()
    const first = await asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'once' })
    expect(first.entries.length).toBeGreaterThan(0)
    const words = { action: { kind: 'say', text: 'Well met' }, key: 'words' } as const
    const said = await asked.ask('act', { match }, words)
    await goesOn(stage, chance)
    await fromHere()
    const again = async () => {
      const replies = await Promise.all([
        asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'once' }),
        asked.ask('choose', { match }, { entry: 0, texts: ['something else'], key: 'once' }),
        asked.ask('act', { match }, { action: { kind: 'choose', entry, texts }, key: 'once' }),
        asked.ask('act', { match }, { ...words, key: 'once' }),
        asked.ask('act', { match }, { action: { kind: 'leave-seat', seat: 0 }, key: 'once' }),
      ])
      for (const reply of replies) expect(reply).toEqual(first)
      const socket = await RawSocket.of(asked)
      socket.say(
        JSON.stringify({
          kind: 'act',
          match,
          key: 'once',
          action: { kind: 'choose', entry, texts },
        }),
      )
      const [done] = await socket.until(1, 'done')
      expect(done).toEqual({ kind: 'done', key: 'once', match, acted: first })
      socket.close()
      expect(await asked.ask('act', { match }, words)).toEqual(said)
      const another = { ...words, action: { kind: 'say', text: 'Another' } } as const
      expect(await asked.ask('act', { match }, another)).toEqual(said)
    }
    await again()
    // Known from storage, too, and not only by who has it in memory.
    house.server.parts.hall.forget(match)
    await again()
    // Another person's key is another key.
    refused(
      'another',
      await other.try('choose', { match }, { entry, texts: [texts[0]], key: 'once' }),
      'stale',
      'choice',
    )
    expect([ana, bo]).toContain(other)
  })

  it('a key with what was refused is not used up', async () => {
    const { match } = stage
    const { asked, entry, texts } = await whoIsAsked()
    refused(
      'wrong',
      await asked.try('choose', { match }, { entry, texts: ['wrong'], key: 'up' }),
      'choice',
    )
    const done = await asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'up' })
    expect(done.entries.length).toBeGreaterThan(0)
    await fromHere()
  })

  it('links: called back, used, invented, of a seat that is gone', async () => {
    const { ana, bo, cy, dee, lobby, secrets } = stage
    const nobodyElse = async (secret: string, ...codes: OnlineErrorCode[]) => {
      secrets.add(secret)
      refused('look', await dee.try('lookAtInvitation', {}, { secret }), ...codes)
      refused('take', await dee.try('takeInvitation', {}, { secret, nonce: nonce() }), ...codes)
    }
    const links = [
      await ana.ask('invite', { match: lobby }, { seat: 2 }),
      await ana.ask('invite', { match: lobby }, { seat: null }),
    ]
    for (const { id } of links) await ana.ask('revokeInvitation', { match: lobby, invitation: id })
    const { match: hers } = await lobbyWith([dee], { game: 'tenefyr', options: { players: 3 } })
    const used = await dee.ask('invite', { match: hers }, { seat: 1 })
    await cy.ask('takeInvitation', {}, { secret: used.secret, nonce: nonce() })
    const gone = await dee.ask('invite', { match: hers }, { seat: 2 })
    const { revision } = (await dee.ask('match', { match: hers })).lobby
    await dee.ask('changeLobby', { match: hers }, { revision, options: { players: 2 } })
    const right = await ana.ask('invite', { match: lobby }, { seat: 2 })
    await fromHere()
    for (const { secret } of links) await nobodyElse(secret, 'revoked')
    secrets.add(used.secret)
    refused(
      'used',
      await bo.try('takeInvitation', {}, { secret: used.secret, nonce: nonce() }),
      'revoked',
    )
    for (const secret of [
      ...[`${lobby}-${'a'.repeat(32)}`, `${lobby}-${used.secret.split('-')[1]}`, 'a'.repeat(40)],
      ...[right.secret.slice(0, -1), `${right.secret}a`, right.secret.replace(lobby, hers)],
      ...[
        `zzzzzzzzzzzz-${right.secret.slice(lobby.length + 1)}`,
        `${lobby}${right.secret.slice(13)}`,
      ],
    ]) {
      await nobodyElse(secret, 'not-found')
    }
    for (const invitation of ['aaaaaaaaaaaaaaaa', used.id, links[0].id]) {
      const reply = await ana.try('revokeInvitation', { match: lobby, invitation })
      refused('call back', reply, 'not-found')
    }
    const take = { secret: gone.secret, nonce: nonce() }
    refused('gone', await bo.try('takeInvitation', {}, take), 'full')
    await dee.ask('begin', { match: hers }, {})
    await fromHere()
    refused('gone', await bo.try('takeInvitation', {}, take), 'full')
    secrets.add(gone.secret).add(right.secret)
  })

  it('links to another device: once, and no other', async () => {
    const { dee, secrets, house } = stage
    const { secret } = await dee.ask('makeDeviceLink')
    secrets.add(secret)
    const phone = new TestPerson(house.server.address)
    expect((await phone.ask('takeDeviceLink', {}, { secret })).id).toBe(dee.id)
    await fromHere()
    for (const one of [secret, `${secret}a`, secret.toLowerCase(), 'a'.repeat(32)]) {
      refused(one, await nobody.try('takeDeviceLink', {}, { secret: one }), 'revoked')
    }
    expect(nobody.cookie).toBe('')
  })

  it('lobbies: of others, changed meanwhile, begun, or not ready', async () => {
    const { ana, bo, lobby, match, over } = stage
    const { revision } = (await ana.ask('match', { match: lobby })).lobby
    const seat = { match: lobby, seat: 0 }
    for (const at of [0, revision - 1, revision + 1, 2 ** 40]) {
      const change = { revision: at, options: { players: 2 } }
      refused('stale', await ana.try('changeLobby', { match: lobby }, change), 'stale')
      refused('stale', await ana.try('begin', { match: lobby }, { revision: at }), 'stale')
    }
    refused('taken', await bo.try('takeSeat', seat, { nonce: nonce() }), 'taken')
    refused('bot', await bo.try('seatBot', seat, { bot: 'greedy' }), 'host')
    refused('no bot', await ana.try('seatBot', seat, { bot: 'constructor' }), 'seat')
    refused('free', await bo.try('freeSeat', seat), 'host')
    refused(
      'no seat',
      await ana.try('takeSeat', { match: lobby, seat: 9 }, { nonce: nonce() }),
      'seat',
    )
    refused('no seat', await ana.try('invite', { match: lobby }, { seat: 9 }), 'seat')
    refused('not all', await ana.try('begin', { match: lobby }, {}), 'not-ready')
    refused('not host', await bo.try('begin', { match: lobby }, {}), 'host')
    refused('not host', await bo.try('deleteMatch', { match: lobby }), 'host')
    const settings = { revision, settings: { allRoutine: true } }
    refused('not host', await bo.try('changeLobby', { match: lobby }, settings), 'host')
    for (const id of [match, over]) {
      refused('begun', await ana.try('begin', { match: id }, {}), 'begun')
      refused('begun', await ana.try('deleteMatch', { match: id }), 'begun')
      refused(
        'begun',
        await ana.try('takeSeat', { match: id, seat: 0 }, { nonce: nonce() }),
        'begun',
      )
    }
    refused('not over', await ana.try('rematch', { match }, { same: false }), 'not-ready')
    refused('no game', await ana.try('createMatch', {}, { game: 'constructor' }), 'unknown-game')
    refused('no nonce', await ana.try('createMatch', {}, { game: 'keep', seat: 0 }), 'message')
    refused('no daily', await ana.try('daily', { game: 'tenefyr', day: '2026-11-17' }), 'not-found')
    refused('no day', await ana.try('daily', { game: 'tenefyr', day: '9999-99-99' }), 'not-found')
    for (const entry of ['99999', '999999999']) {
      refused(
        entry,
        await ana.try('position', { match }, undefined, `?entry=${entry}`),
        'not-found',
      )
    }
  })

  it('set-ups and cards that a game does not take', async () => {
    const { ana, lobby } = stage
    const { revision } = (await ana.ask('match', { match: lobby })).lobby
    for (const { house, housePack } of GAMES) {
      for (const { name } of house.optionFields) {
        for (const value of [-1, 1.5, 1e9, 'x', true, ['x'], '__proto__']) {
          const reply = await ana.try(
            'createMatch',
            {},
            { game: house.name, options: { [name]: value } },
          )
          // Some fields take any word, or many.
          if (reply.status !== 200) refused(`${name}=${value}`, reply, 'options')
        }
      }
      for (const options of [{ toString: 'x' }, { Players: 2 }, { players: '' }]) {
        refused('field', await ana.try('createMatch', {}, { game: house.name, options }), 'options')
      }
      for (let i = 0; i < 60; i++) {
        const pack = spoiltPack(housePack, chance)
        const reply = await ana.send(
          'POST',
          '/api/v1/matches',
          JSON.stringify({ game: house.name, pack }),
        )
        if (reply.status !== 200) refused(JSON.stringify(pack), reply, 'pack', 'message')
      }
    }
    await fromHere()
    for (const { house, housePack } of GAMES) {
      const cards = JSON.stringify(housePack)
      const rest = cards.slice(1, -1)
      for (const pack of [
        cards.replace(/"copies":\d+/, '"copies":1000000000'),
        cards.replace(/"copies":\d+/g, '"copies":900'),
        cards.replace(/:\d+/g, ':1000000000'),
        `{${rest},"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      ]) {
        const body = `{"game":"${house.name}","pack":${pack}}`
        refused(house.name, await ana.send('POST', '/api/v1/matches', body), 'pack')
      }
    }
    const { housePack } = GAMES[1]
    const pack = JSON.stringify({ revision, pack: housePack })
    refused(
      'cards of another game',
      await ana.send('PATCH', `/api/v1/matches/${lobby}`, pack),
      'pack',
    )
  })

  it.each(SENDING)('$name: what can be read, and makes no sense', async (endpoint) => {
    const visitor = await stage.house.person('Visitor')
    const match = await begun([visitor], { game: 'tenefyr', options: { players: 1 } })
    for (const { what, value } of wrongOnes(endpoint.sends, 'taken')) {
      const reply = await sendTo(visitor, endpoint, { match }, JSON.stringify(value))
      if (reply.status !== 200) refused(what, reply)
    }
    await fromHere()
  })
})

describe('A stream and a socket', () => {
  it('that go on from where nobody was begin anew', async () => {
    const { cy, match } = stage
    for (const last of [
      ...['', 'x', '-1', match, `${match}:`, `${match}:1.2`, `${match}:999999.9.9`, 'é', '0'],
      ...[`${match}:-2.0.0`, `${match}:1e9.0.0`, `${match}:0.0.0,`.repeat(40), 'x'.repeat(8_000)],
      ...[`other:0.0.0`, `${match}:0.0.0;DROP`, chance.bytes(30).toString('base64')],
    ]) {
      const ear = await cy.stream(match, last)
      const { n, entries } = await ear.until('entries')
      expect([last, n]).toEqual([last, 0])
      expect(entries.length).toBeGreaterThan(1)
      await ear.until('presence')
      ear.close()
    }
    const many = Array(33).fill(match).join()
    refused('too many', await cy.send('GET', `/api/v1/stream?watch=${many}`), 'message')
  })

  it('hear what is wrong, and nothing happens', async () => {
    const { bo, other, match } = stage
    const socket = await RawSocket.of(bo)
    const wrong = wrongMessages()
    for (const text of wrong) socket.say(text)
    const bytes = [chance.bytes(10), chance.bytes(3_000), Buffer.from([0xff, 0xfe])]
    for (const data of bytes) socket.say(data)
    const act = { kind: 'act', key: 'k', action: { kind: 'say', text: 'hello' } }
    const elsewhere = [
      { ...act, match: other },
      { ...act, match: 'zzzzzzzzzzzz' },
      { ...act, match: stage.lobby },
      { ...act, match, action: { kind: 'choose', entry: 0, texts: ['no'] } },
      { kind: 'nudge', match: other, seat: 0 },
      { kind: 'nudge', match, seat: 11 },
    ]
    for (const message of elsewhere) socket.say(JSON.stringify(message))
    const errors = await socket.until(wrong.length + bytes.length + elsewhere.length, 'error')
    for (const heard of errors) {
      expect(v.safeParse(event, heard).issues).toBeUndefined()
      if (heard.kind !== 'error') continue
      const { key: _, ...body } = heard.error
      refused('socket', { status: ERROR_STATUS[body.code], body })
    }
    socket.say(JSON.stringify({ kind: 'watch', match: other }))
    socket.say(JSON.stringify({ kind: 'unwatch', match: other }))
    expect(await socket.until(1, 'gone')).toEqual([{ kind: 'gone', match: other, why: 'unknown' }])
    socket.say(JSON.stringify({ kind: 'ping' }))
    await socket.until(1, 'pong')
    expect(wrong.length).toBeGreaterThan(1_000)
    expect(socket.heard.length).toBe(errors.length + 3)
    socket.close()
    await socket.closed()
  })

  it('end with what is too large, or against the protocol', async () => {
    const { bo, house } = stage
    for (const data of ['x'.repeat(40_000), Buffer.alloc(5_000_000)]) {
      const socket = await RawSocket.of(bo)
      socket.say(data)
      // "Too big", or no word where not all of it was read.
      expect([1006, 1009]).toContain(await socket.closed())
    }
    for (const frame of Object.values(WRONG_FRAMES)) {
      const head = `GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nCookie: ${bo.cookie}\r\n`
      const lines = Object.entries(UPGRADE).map(([name, value]) => `${name}: ${value}\r\n`)
      const bytes = Buffer.concat([Buffer.from(`${head}${lines.join('')}\r\n`), Buffer.from(frame)])
      expect((await sendBytes(house, bytes)).status).toBe(101)
    }
    expect(house.server.parts.crowd.listeners.size).toBe(0)
  })

  it('open to nobody else', async () => {
    const { bo, house } = stage
    const knock = async (headers: { readonly [name: string]: string }, path = '/api/v1/socket') => {
      const { status, body } = await rawRequest(house, 'GET', path, { ...UPGRADE, ...headers })
      return { status, body: readJson(body) }
    }
    const own = { Cookie: bo.cookie }
    refused('nobody', await knock({}), 'signed-out')
    refused('a cookie', await knock({ Cookie: `${bo.cookie}x` }), 'signed-out')
    refused('a token', await knock({ ...own, Authorization: 'Bearer x' }), 'signed-out')
    for (const site of ['https://evil.example', 'null', `http://127.0.0.1:1`, '']) {
      refused(site, await knock({ ...own, Origin: site }), 'cross-site')
    }
    refused('site', await knock({ ...own, 'Sec-Fetch-Site': 'same-site' }), 'cross-site')
    for (const path of ['/', '/api/v1/socket/', '/api/v1/stream', '/api/v1/../v1/socket', '*']) {
      refused(path, await knock(own, path), 'not-found')
    }
    refused('version', await knock({ ...own, 'Sec-WebSocket-Version': '7' }), 'message')
    refused('key', await knock({ ...own, 'Sec-WebSocket-Key': 'x' }), 'message')
    refused('other', await knock({ ...own, Upgrade: 'h2c' }), 'message')
  })
})

describe('After all of it', () => {
  it('the log has no failure of the server, and neither it nor the numbers a secret', async () => {
    const { ana, log, secrets } = stage
    const { body: numbers } = await ana.send<string>('GET', '/metrics')
    expect(numbers).toContain('status="400"')
    expect(numbers).not.toMatch(/status="5/)
    const all = log.join('')
    expect(all.split('\n').length).toBeGreaterThan(3_000)
    expect(all.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([])
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20)
      for (const form of formsOf(secret)) {
        expect(all.includes(form)).toBe(false)
        expect(numbers.includes(form)).toBe(false)
      }
    }
    expect(secrets.size).toBeGreaterThan(20)
  })
})

/** As it is, and as it may stand in an address or a buffer. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  [...Buffer.from(secret)].join(),
]

/** As Ana, byte by byte, so that nothing puts a path right on the way. */
async function asAna(method: string, path: string, sent?: string) {
  const headers = { Cookie: stage.ana.cookie, 'Content-Type': 'application/json' }
  const { status, body } = await rawRequest(stage.house, method, path, headers, sent)
  return { status, body: readJson(body) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
