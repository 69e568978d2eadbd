import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { endpoints, event, socketMessage } from '@muster/table/online'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { FakeWorld } from './testing/http/clock.ts'
import { begun, type House, lobbyWith, nonce, openHouse } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'

const TWO = { game: 'tenefyr', options: { players: 2 } }
const lines: string[] = []
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

let house: House
let ana: TestPerson
let page: string
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'muster-page-'))
  await writeFile(join(page, 'index.html'), `<!doctype html>${'<p>Hello</p>'.repeat(200)}`)
  await writeFile(join(page, 'service-worker.js'), 'self')
  await writeFile(join(page, '.sources'), 'hidden')
  await mkdir(join(page, 'assets'))
  await writeFile(join(page, 'assets', 'app-abc123.js'), 'export const a = 1\n'.repeat(200))
  house = await openHouse({ page, logLevel: 'info', logTo })
  ana = await house.person('Ana')
})
afterAll(async () => {
  await house.close()
})

describe('What cannot be read is refused, and changes nothing', () => {
  const bodies: readonly [string, string][] = [
    ['no JSON', '{'],
    ['another kind of value', '[]'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['an unknown field', '{"action":{"kind":"here"},"key":"k","more":1}'],
    ['an unknown action', '{"action":{"kind":"fly"},"key":"k"}'],
    ['no key', '{"action":{"kind":"here"}}'],
    ['a key of no form', '{"action":{"kind":"here"},"key":"a b"}'],
    ['a prototype', '{"__proto__":{"a":1},"action":{"kind":"here"},"key":"k"}'],
    ['a number that is none', '{"action":{"kind":"choose","entry":1e400,"texts":["a"]},"key":"k"}'],
    ['deep nesting', `{"action":${'['.repeat(5_000)}${']'.repeat(5_000)},"key":"k"}`],
    [
      'many texts',
      JSON.stringify({
        action: { kind: 'choose', entry: 1, texts: Array(65).fill('a') },
        key: 'k',
      }),
    ],
    ['control letters', JSON.stringify({ action: { kind: 'say', text: 'a\u0000b' }, key: 'k' })],
    ['a long line', JSON.stringify({ action: { kind: 'say', text: 'a'.repeat(501) }, key: 'k' })],
  ]

  it.each(bodies)('%s', async (_what, body) => {
    const match = await begun([ana, await house.person('Bo')], TWO)
    const before = await ana.ask('match', { match })
    const { status } = await ana.send('POST', `/api/v1/matches/${match}/actions`, body)
    expect(status).toBe(400)
    expect(await ana.ask('match', { match })).toEqual(before)
  })

  it('huge bodies', async () => {
    const say = { action: { kind: 'say', text: 'a'.repeat(100_000) }, key: 'k' }
    const { match } = await lobbyWith([ana], TWO)
    const small = await ana.send('POST', `/api/v1/matches/${match}/actions`, JSON.stringify(say))
    expect(small.status).toBe(413)
    const pack = { muster: 'pack 1', game: 'tenefyr', more: 'x'.repeat(2_000_000) }
    const large = await ana.send('POST', '/api/v1/matches', JSON.stringify({ ...TWO, pack }))
    expect(large.status).toBe(413)
  })

  it.each([
    ['GET', '/api/v1/matches/..%2f..%2fetc'],
    ['GET', '/api/v1/matches/%00'],
    ['GET', '/api/v1/matches/%ff%fe'],
    ['GET', `/api/v1/matches/${'a'.repeat(300)}`],
    ['GET', '/api/v1/matches/AAAAAAAAAAAA'],
    ['GET', '/..%2f..%2fpackage.json'],
    ['GET', '/.sources'],
    ['GET', '/assets/../.sources'],
    ['GET', '/assets/'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/api/v1/games'],
    ['PUT', '/api/v1/account'],
    ['POST', '/api/v1/matches/aaaaaaaaaaaa/seats/-1/take'],
    ['POST', '/api/v1/matches/aaaaaaaaaaaa/seats/1e3/take'],
  ])('%s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : '{}'
    const { status } = await ana.send(method, path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('a stream of no match', async () => {
    const { status } = await ana.send('GET', '/api/v1/stream?watch=../x')
    expect(status).toBe(400)
    const nobody = new TestPerson(house.server.address)
    expect((await nobody.send('GET', '/api/v1/stream?watch=aaaaaaaaaaaa')).status).toBe(401)
  })

  it('bytes that are no request', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(house.server.port, '127.0.0.1', () =>
        socket.write('\u0000\u0001 HTTP\r\n\r\n'),
      )
      socket.on('data', (data) => resolve(String(data)))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1.1 400/)
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ cookie: '' }, 401],
  ])('a socket with %j', async (headers, status) => {
    const response = await fetch(`${house.server.address}/api/v1/socket`, {
      headers: { cookie: ana.cookie, ...headers },
    })
    // Fetch cannot upgrade: the plain address is nothing, and the handshake is tried by hand.
    expect(response.status).toBe(404)
    const lines = Object.entries({ cookie: ana.cookie, ...headers }).map(
      ([a, b]) => `${a}: ${b}\r\n`,
    )
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(house.server.port, '127.0.0.1', () => {
        socket.write(
          `GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:${house.server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${lines.join('')}\r\n`,
        )
      })
      socket.on('data', (data) => resolve(String(data)))
    })
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  })
})

describe('The page', () => {
  it('comes with strict headers, asked for anew; its parts are kept for good', async () => {
    const start = await fetch(`${house.server.address}/`)
    expect(start.status).toBe(200)
    expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(start.headers.get('cache-control')).toBe('no-cache')
    const policy = start.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(start.headers.get('x-content-type-options')).toBe('nosniff')
    expect(start.headers.get('referrer-policy')).toBe('no-referrer')
    expect(start.headers.get('x-frame-options')).toBe('DENY')
    const etag = start.headers.get('etag') ?? ''
    const again = await fetch(`${house.server.address}/`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const part = await fetch(`${house.server.address}/assets/app-abc123.js`)
    expect(part.headers.get('cache-control')).toContain('immutable')
    expect(await part.text()).toContain('export const a')
    const worker = await fetch(`${house.server.address}/service-worker.js`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  it('is squeezed as far as who asks can read: at once somewhat, and soon as far as it goes', async () => {
    const coding = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const answer = await fetch(`${house.server.address}/`, { headers })
      expect(await answer.text()).toContain('<')
      return answer.headers.get('content-encoding')
    }
    expect(await coding('gzip')).toBe('gzip')
    await expect.poll(() => coding('gzip, br')).toBe('br')
    expect(await coding('identity')).toBe(null)
  })
})

describe('The description', () => {
  it('is valid OpenAPI 3.1, and has every endpoint', async () => {
    const { body } = await ana.send<{ paths: { [path: string]: object } }>(
      'GET',
      '/api/v1/openapi.json',
    )
    const result = await new Validator().validate(structuredClone(body))
    expect(result).toMatchObject({ valid: true })
    for (const { method, path } of Object.values(endpoints)) {
      const known = body.paths[path.replace(/:(\w+)/g, '{$1}')]
      expect(Object.keys(known)).toContain(method.toLowerCase())
    }
  })

  it('is there for people, without a script', async () => {
    const { body } = await ana.send<string>('GET', '/api')
    expect(body).toContain('POST /matches/:match/choices')
    // What goes there is said, too.
    const [, choice = ''] = body.split('POST /matches/:match/choices')
    expect(choice.split('<dt>')[0]).toMatch(/Body<.*entry: .*texts: \[string, …\]/s)
    expect(body).not.toContain('<script')
    expect((await ana.send('GET', '/api/style.css')).status).toBe(200)
  })

  it('holds for events too', async () => {
    const bo = await house.person('Bo')
    const match = await begun([ana, bo], TWO)
    const ear = await bo.socket()
    const watch = { kind: 'watch', match } as const
    expect(v.is(socketMessage, watch)).toBe(true)
    ear.say(watch)
    await ear.until('presence')
    await ana.ask('act', { match }, { action: { kind: 'phrase', phrase: 'agree' }, key: 'p' })
    await ear.until('chat')
    const { decision } = await ana.ask('decision', { match })
    const texts = [decision?.options[0].text ?? '']
    ear.say({
      kind: 'act',
      match,
      key: 'v',
      action: { kind: 'choose', entry: decision?.entry, texts },
    })
    await ear.until('done')
    for (const heard of ear.heard) expect(v.safeParse(event, heard).issues).toBeUndefined()
    ear.close()
  })
})

describe('Operation', () => {
  it('is alive, ready and counted', async () => {
    expect((await ana.send('GET', '/healthz')).body).toEqual({ alive: true })
    expect((await ana.send('GET', '/readyz')).body).toEqual({ ready: true })
    const { body } = await ana.send<string>('GET', '/metrics')
    expect(body).toMatch(/^muster_requests_total\{method="GET",status="200"\} \d+$/m)
    expect(body).toMatch(/^muster_open_matches \d+$/m)
    expect(body).toMatch(/^muster_request_seconds_bucket\{le="\+Inf"\} \d+$/m)
  })

  it('keeps numbers from strangers where a token is set', async () => {
    const other = await openHouse({ metricsToken: 'open sesame' })
    const nobody = new TestPerson(other.server.address)
    expect((await nobody.send('GET', '/metrics')).status).toBe(404)
    const headers = { authorization: 'Bearer open sesame' }
    expect((await nobody.send('GET', '/metrics', undefined, headers)).status).toBe(200)
    await other.close()
  })

  it('logs what was asked, and no secret', async () => {
    const bo = await house.person('Bo')
    const { match } = await lobbyWith([ana, bo], { game: 'tenefyr', options: { players: 3 } })
    const secrets: string[] = []
    const link = await ana.ask('invite', { match }, { seat: 2 })
    const words = nonce()
    await bo.ask('lookAtInvitation', {}, { secret: link.secret })
    await bo.send('GET', `/api/v1/stream?watch=../${link.secret}`)
    const { token } = await ana.ask('makeToken', {}, { label: 'Bot' })
    const device = await ana.ask('makeDeviceLink')
    const cy = await house.person('Cy')
    await cy.ask('takeInvitation', {}, { secret: link.secret, nonce: words })
    await ana.ask('begin', { match }, {})
    const seed = await house.storage.matches.seed(match)
    secrets.push(link.secret, token, device.secret, ana.cookie.split('=')[1], seed ?? '', words)
    const log = lines.join('')
    expect(log).toContain('"route":"/api/v1/matches/:match/begin"')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20)
      expect(log).not.toContain(secret)
    }
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level')
  })
})

describe('Limits', () => {
  it('hold for persons, addresses, secrets and talk, and say when to come back', async () => {
    const strict = await openHouse({ limits: true })
    const bo = await strict.person('Bo')
    const many = Array.from({ length: LIMITS.secrets.burst + 5 }, () =>
      bo.try('lookAtInvitation', {}, { secret: 'x'.repeat(30) }),
    )
    const met = await Promise.all(many)
    const refused = met.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0)
    const asked = await Promise.all(
      Array.from({ length: LIMITS.person.burst + 20 }, () => bo.refusal('account')),
    )
    expect(asked).toContain('429 too-many')
    const other = new TestPerson(strict.server.address)
    expect((await other.try('signIn')).status).toBe(200)
    await strict.close()
  })

  it('know who opens a socket behind a proxy, and believe nobody else who says so', async () => {
    /** What the next one meets after as many as may come from one address. */
    const nextOne = async (proxies: number, address: string) => {
      const strict = await openHouse({ limits: true, proxies, world: new FakeWorld() })
      const knock = async (from: string) => {
        const headers = { 'x-forwarded-for': from, upgrade: 'websocket', connection: 'upgrade' }
        const asked = request({ port: strict.server.port, path: '/api/v1/socket', headers }).end()
        const [answer]: IncomingMessage[] = await once(asked, 'response')
        answer.resume()
        return answer.statusCode
      }
      const many = Array.from({ length: LIMITS.address.burst }, (_, n) => `10.0.0.${n}, 192.0.2.1`)
      // Not all at once: a system lets only so many wait at the door.
      for (let from = 0; from < many.length; from += 50) {
        await Promise.all(many.slice(from, from + 50).map(knock))
      }
      const status = await knock(address)
      await strict.close()
      return status
    }
    // Who has no cookie is refused in any case.
    expect(await nextOne(1, '10.0.0.1, 192.0.2.1')).toBe(429)
    expect(await nextOne(1, '192.0.2.1, 192.0.2.2')).toBe(401)
    expect(await nextOne(0, '192.0.2.2')).toBe(429)
  })
})

describe('Closing', () => {
  it('tells who listens to come back, and loses nothing that was answered', async () => {
    const other = await openHouse()
    const [bo, cy] = [await other.person('Bo'), await other.person('Cy')]
    const match = await begun([bo, cy], TWO)
    const [stream, socket] = [await bo.stream(match), await cy.socket()]
    socket.say({ kind: 'watch', match })
    await socket.until('presence')
    await stream.until('presence')
    const { decision } = await bo.ask('decision', { match })
    const texts = [decision?.options[0].text ?? '']
    const done = await bo.ask('choose', { match }, { entry: decision?.entry ?? 0, texts, key: 'k' })
    await other.server.close()
    await stream.until('reconnect')
    await socket.until('reconnect')
    const kept = await other.storage.log.entries(match, done.entries[0].n)
    expect(kept.map(({ json }) => JSON.parse(json))).toEqual(done.entries.map(({ entry }) => entry))
    await other.storage.close()
  })
})
