/**
 * Whatever is sent, a server answers with a clear refusal, keeps all as it was, and the match goes on: streams, sockets
 * and all that is said on them.
 */
import { ERROR_STATUS, event } from '@muster/table/online'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkAfterAll } from './testing/wrong/after-all.ts'
import { rawRequest, sendBytes, UPGRADE } from './testing/wrong/raw.ts'
import { readJson } from './testing/wrong/read-json.ts'
import { callReferee } from './testing/wrong/referee.ts'
import { RawSocket, WRONG_FRAMES, wrongMessages } from './testing/wrong/sockets.ts'

const referee = callReferee('wrong sockets')
const { chance, refused } = referee

describe('A stream and a socket', () => {
  it('that go on from where nobody was begin anew', async () => {
    const { cy, match } = referee.stage
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
    const { bo, other, match } = referee.stage
    const socket = await RawSocket.of(bo)
    const wrong = wrongMessages()
    for (const text of wrong) socket.say(text)
    const bytes = [chance.bytes(10), chance.bytes(3_000), Buffer.from([0xff, 0xfe])]
    for (const data of bytes) socket.say(data)
    const act = { kind: 'act', key: 'k', action: { kind: 'say', text: 'hello' } }
    const elsewhere = [
      { ...act, match: other },
      { ...act, match: 'zzzzzzzzzzzz' },
      { ...act, match: referee.stage.lobby },
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
    const { bo, house } = referee.stage
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
    const { bo, house } = referee.stage
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

checkAfterAll(referee, { lines: 80, secrets: 10 })
