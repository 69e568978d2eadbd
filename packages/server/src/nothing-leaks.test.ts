/**
 * Over everything that anybody was ever sent in 200 random matches: no seed and no key before the end, no secret of a
 * link but to who made it, and nothing of the table that a page without a key could not say itself.
 */
import { dealerOf, dealingKey, type EngineState, openDeal, verifyDeal } from '@muster/engine'
import { event, type NewMatch } from '@muster/table/online'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGame, GAMES } from './games/games.ts'
import { readHeader, sealedDeal } from './matches/header.ts'
import { type House, openHouse } from './testing/http/house.ts'
import { type Chance, chanceOf, SeededWorld } from './testing/wrong/chance.ts'
import { Keeper, KeepingPerson, type Sent } from './testing/wrong/keeper.ts'
import { type Party, type Played, playRandomly } from './testing/wrong/random-match.ts'
import { Secrets } from './testing/wrong/secrets.ts'

const MATCHES = 200
/** One of five is played to its end, the others for a while. */
const isWhole = (n: number): boolean => n % 5 === 0
const A_WHILE = 16
/** Then others come: a list of one's matches has only so many. */
const MATCHES_A_PARTY = 25
const DAY = 24 * 60 * 60_000

let world: SeededWorld
let house: House
let chance: Chance
let keeper: Keeper
let secrets: Secrets
const played: Played[] = []
const people: KeepingPerson[] = []

async function come(name: string): Promise<KeepingPerson> {
  const person = new KeepingPerson(house.server.address, name, keeper)
  person.id = (await person.ask('signIn', {}, { name })).id
  people.push(person)
  return person
}

async function newParty(n: number): Promise<Party> {
  const [host, friend] = [await come(`Host ${n}`), await come(`Friend ${n}`)]
  return { house, keeper, chance, host, friend, watcher: await come(`Watcher ${n}`) }
}

function anyMatch(n: number): NewMatch {
  const { name } = GAMES[n % GAMES.length].house
  return {
    game: name,
    options: { players: 2 + chance.below(2) },
    bots: [null, null, 'random'],
    settings: { allRoutine: chance.oneIn(2) },
  }
}

const seedOf = async (match: string): Promise<string> =>
  (await house.storage.matches.seed(match)) ?? ''

async function dealOf(match: string) {
  const stored = await house.storage.matches.get(match)
  return sealedDeal(readHeader(stored?.header ?? ''))
}

const NEVER = () => false

/** The seed and the key of a match: the seed from its end on, where a deal is opened, and the key never. */
async function addSeed(match: string, mayBeSeen: (sent: Sent) => boolean): Promise<void> {
  const seed = await seedOf(match)
  const deal = await dealOf(match)
  const mayBe = (sent: Sent) => mayBeSeen(sent) && onlyOpened(sent.text, seed)
  secrets.addKey(Buffer.from(seed, 'hex'), { what: `the seed of ${match}`, mayBe })
  const key = dealingKey(seed, deal.match, deal.nonces)
  secrets.addKey(key, { what: `the key of ${match}`, mayBe: NEVER })
}

/** In JSON, or in notation. */
const onlyOpened = (text: string, seed: string): boolean =>
  !text.replaceAll(`"seed":"${seed}"`, '').replaceAll(`· seed ${seed} ·`, '').includes(seed)

async function addSecrets({ match, nonces, links, begunAt, endsAfter }: Played): Promise<void> {
  await addSeed(match, ({ n }) => n >= endsAfter)
  for (const nonce of nonces) {
    secrets.addText(nonce, { what: `a nonce of ${match}`, mayBe: ({ n }) => n >= begunAt })
  }
  for (const { secret, by } of links) {
    secrets.addText(secret.slice(match.length + 1), {
      what: `a link to ${match}`,
      mayBe: ({ to, as }) => to === by && as === `POST /api/v1/matches/${match}/invitations`,
    })
  }
}

const leaks = (): string[] => keeper.sent.flatMap((sent) => secrets.leaksIn(sent)).slice(0, 20)

beforeAll(async () => {
  chance = chanceOf('nothing leaks')
  world = new SeededWorld(chance.seed)
  keeper = new Keeper()
  secrets = new Secrets()
  house = await openHouse({ world })
})
afterAll(async () => {
  await house.close()
})

describe('In 200 random matches', () => {
  it('of three games a page without a key says all that the server says', async () => {
    let party = await newParty(0)
    for (let n = 0; n < MATCHES; n++) {
      if (n % MATCHES_A_PARTY === MATCHES_A_PARTY - 1) party = await newParty(n)
      const one = await playRandomly(party, anyMatch(n), isWhole(n) ? undefined : A_WHILE)
      played.push(one)
      await addSecrets(one)
      expect(one.page.problems).toEqual([])
      expect(one.page.table.isOver || !isWhole(n)).toBe(true)
    }
  }, 180_000)

  it('whose deals are opened when they are over, and were fair', async () => {
    const over = played.filter(({ page }) => page.table.isOver)
    expect(over.length).toBeGreaterThanOrEqual(MATCHES / 5)
    for (const { match, page } of over.slice(0, 12)) {
      const { game, record } = page.table
      expect(verifyDeal(game, record, await seedOf(match))).toEqual({ fair: true })
    }
    for (const person of people) {
      await person.ask('exportAccount')
      for (const { match } of (await person.ask('matches')).matches.slice(0, 5)) {
        await person.ask('notation', { match })
        await person.ask('match', { match })
      }
    }
  })

  it('a deal once more shows its seed no sooner than the first did', async () => {
    const [host, friend] = people
    const { match } = played[0]
    const { match: again } = await host.ask(
      'rematch',
      { match },
      { same: true, nonce: 'a'.repeat(32) },
    )
    await friend.ask('setReady', { match: again }, { ready: true, nonce: 'b'.repeat(32) })
    const from = keeper.sent.length
    await host.ask('begin', { match: again }, {})
    await host.ask('decision', { match: again })
    await host.ask('notation', { match: again })
    const seed = await seedOf(again)
    expect(seed).toBe(await seedOf(match))
    expect(keeper.sent.slice(from).filter(({ text }) => text.includes(seed))).toEqual([])
  })

  it('nothing that was sent holds a seed, a key, a nonce or the secret of a link too early', async () => {
    const [maker, other] = people
    const made = await maker.ask('makeToken', {}, { label: 'Bot' })
    const device = await maker.ask('makeDeviceLink')
    for (const person of [maker, other]) {
      for (const name of ['account', 'tokens', 'exportAccount', 'matches', 'games'] as const) {
        await person.ask(name)
      }
    }
    const toMaker = (path: string) => (sent: Sent) =>
      sent.to === maker.name && sent.as === `POST ${path}`
    secrets.addText(made.token.slice(7), {
      what: 'a token',
      mayBe: toMaker('/api/v1/account/tokens'),
    })
    secrets.addText(device.secret, { what: 'a device', mayBe: toMaker('/api/v1/account/link') })
    for (const { cookie, name } of people) {
      const mayBe = ({ to, as }: Sent) => to === name && as === 'headers of POST /api/v1/account'
      secrets.addText(cookie.split('.')[1], { what: `the cookie of ${name}`, mayBe })
    }
    secrets.addText(await house.storage.house.secret('cookies', ''), {
      what: 'cookies',
      mayBe: NEVER,
    })
    expect(keeper.sent.length).toBeGreaterThan(20_000)
    expect(leaks()).toEqual([])
  })

  it('no event has more than its schema says', () => {
    const events = keeper.sent.filter(({ as }) => as.startsWith('event '))
    const wrong = events.filter(({ text }) => !v.is(event, JSON.parse(text)))
    expect(wrong).toEqual([])
    const kinds = new Set(events.map(({ as }) => as))
    for (const kind of ['lobby', 'entries', 'opened', 'done', 'presence']) {
      expect(kinds).toContain(`event ${kind}`)
    }
  })

  it('how a bag is listed says nothing of how it is dealt', async () => {
    const pairs: [listed: number, dealt: number][] = []
    for (const { match, page } of played) {
      const dealer = dealerOf(openDeal(await dealOf(match), await seedOf(match)))
      const state: EngineState = page.table.game.copy(page.table.stateAfter(0))
      state.bagPlaces.forEach((places, bag) => {
        const last = places.length - 1
        if (last < 3) return
        places.forEach((_, at) => {
          pairs.push([at / last - 0.5, dealer.deal(state, bag, at) / last - 0.5])
        })
      })
    }
    expect(pairs.length).toBeGreaterThan(10_000)
    expect(Math.abs(correlation(pairs))).toBeLessThan(0.05)
  })
})

describe('The daily', () => {
  it.each(GAMES.map(({ house: { name } }) => name))(
    'of %s shows its seed when its day is over',
    async (game) => {
      const [ana, bo] = [await come('Ana'), await come('Bo')]
      const day = new Date(world.now()).toISOString().slice(0, 10)
      const { match } = await ana.ask('beginDaily', { game })
      let choices = 0
      for (;;) {
        const { decision, version } = await ana.ask('decision', { match })
        if (decision === undefined) break
        const { text } = chance.pick(decision.options)
        await ana.ask(
          'choose',
          { match },
          { entry: decision.entry, texts: [text], key: `k${version}` },
        )
        choices++
      }
      expect(choices).toBeGreaterThan(3)
      await bo.ask('beginDaily', { game })
      const seed = await seedOf(match)
      const ask = async () => {
        for (const person of [ana, bo]) await person.ask('daily', { game, day })
        for (const name of ['match', 'notation', 'log', 'statistics', 'decision'] as const) {
          await ana.ask(name, { match })
        }
        await ana.ask('exportAccount')
      }
      await ask()
      const end = keeper.sent.length
      await addSeed(match, ({ n }) => n >= end)
      world.pass(DAY)
      await ask()
      expect(leaks()).toEqual([])
      const opened = keeper.sent.slice(end).filter(({ text }) => text.includes(seed))
      expect(opened.map(({ as }) => as)).toContain(`GET /api/v1/daily/${game}/${day}`)
      const { record } = await ana.ask('match', { match })
      if (record === undefined) throw new Error('the match is gone')
      expect(verifyDeal(findGame(GAMES, game).house, record, seed)).toEqual({ fair: true })
    },
  )
})

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x, y), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}
