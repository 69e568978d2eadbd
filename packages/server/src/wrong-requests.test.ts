/**
 * Whatever is sent, a server answers with a clear refusal, keeps all as it was, and the match goes on: requests that
 * cannot be read, and people who are not asked.
 */
import { actionSchema } from '@muster/table/messages'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkAfterAll } from './testing/wrong/after-all.ts'
import { rawRequest, sendBytes, WRONG_PATHS } from './testing/wrong/raw.ts'
import { readJson } from './testing/wrong/read-json.ts'
import { callReferee } from './testing/wrong/referee.ts'
import {
  ALL,
  bodiesFor,
  CHANGING,
  pathOf,
  SENDING,
  sendTo,
  wordsIn,
} from './testing/wrong/requests.ts'
import { samplesOf, wrongOnes } from './testing/wrong/schemas.ts'
import { spoilt } from './testing/wrong/texts.ts'

const referee = callReferee('wrong requests')
const { chance, refused, fromHere } = referee

describe('What cannot be read', () => {
  it.each(SENDING)('$name: every field in every wrong way', async (endpoint) => {
    const { ana, match } = referee.stage
    const wrong = wrongOnes(endpoint.sends)
    for (const { what, value } of wrong) {
      const reply = await sendTo(ana, endpoint, { match }, JSON.stringify(value))
      refused(what, reply, 'message')
    }
    expect(wrong.length).toBeGreaterThan(20)
  })

  it.each(SENDING)('$name: no JSON, of another type, or too much', async (endpoint) => {
    const { ana, match } = referee.stage
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
    const path = pathOf(of, { match: referee.stage.match })
    const fields = samplesOf(of.query ?? v.object({})).flatMap((one) => Object.keys(one ?? {}))
    const junk = ['', 'x', '-1', '1e3', '1.5', '9'.repeat(40), '%00', '%ff', '../x', 'en,fr']
    for (const field of [...fields, 'more', '__proto__', 'constructor']) {
      for (const value of [...junk, 'x'.repeat(3_000), `x&${field}=x`]) {
        const asked = `${path}?${field}=${value}`
        refused(asked, await referee.stage.ana.send('GET', asked), 'message')
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
          const words = { match: referee.stage.match, [word]: encodeURIComponent(value) }
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
    const { house, ana } = referee.stage
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
    const { ana, bo, cy } = referee.stage
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
    referee.stage.secrets.add(made.token)
    const bearers = [
      ...['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer x', `Bearer ${made.token}`, 'Bearer null'],
      ...[`Bearer muster_${'a'.repeat(32)}`, `bearer ${made.token}`, `Bearer ${mark}`],
      // Who brings a token is who it says, whatever cookie comes along.
    ].map((authorization) => ({ authorization, cookie: ana.cookie }))
    await fromHere()
    for (const headers of [...cookies, ...bearers]) {
      const reply = await referee.nobody.send('GET', '/api/v1/account', undefined, headers)
      refused(JSON.stringify(headers), reply, 'signed-out')
    }
    for (const endpoint of ALL.filter((one) => one.for !== 'anyone')) {
      const [body] = bodiesFor(endpoint)
      refused(
        endpoint.name,
        await sendTo(referee.nobody, endpoint, { match: referee.stage.match }, body),
        'signed-out',
      )
      for (const headers of [chance.pick(cookies), chance.pick(bearers)]) {
        const reply = await sendTo(
          referee.nobody,
          endpoint,
          { match: referee.stage.match },
          body,
          headers,
        )
        refused(endpoint.name, reply, 'signed-out')
      }
    }
  })

  it('somebody else, and about matches that there are not', async () => {
    const { ana, dee, match, lobby, over } = referee.stage
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
    const { cy, match, lobby } = referee.stage
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
    const { ana, lobby, house } = referee.stage
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

checkAfterAll(referee, { lines: 3_000, secrets: 11 })

/** As Ana, byte by byte, so that nothing puts a path right on the way. */
async function asAna(method: string, path: string, sent?: string) {
  const headers = { Cookie: referee.stage.ana.cookie, 'Content-Type': 'application/json' }
  const { status, body } = await rawRequest(referee.stage.house, method, path, headers, sent)
  return { status, body: readJson(body) }
}
