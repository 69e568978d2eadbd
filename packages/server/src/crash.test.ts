import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Nodes } from './testing/crash/nodes.ts'
import { type Gathering, Party } from './testing/crash/party.ts'
import { Program, type Settings } from './testing/crash/program.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'

const KILLS = 20
const MOST_CHOICES = 24
const MOST_MS = 16
const MOST_MS_AT_FIRST = 200
/** What people whose node is killed wait at most until they play on at another: what we promise. */
const GOES_ON_WITHIN = 3_000
/** Where a bot's turn comes first: nobody else thinks for it before the killed node's lease runs out. */
const BOTS_GO_ON_WITHIN = 6_000
const LONG = 10 * 60_000

/** MUSTER_CRASH_SEED=… kills at the same moments again, as nearly as a machine can. */
const seed = process.env.MUSTER_CRASH_SEED ?? String(randomInt(1_000_000))

let program: Program
let postgres: TestPostgres
let folder: string
beforeAll(async () => {
  console.info(`MUSTER_CRASH_SEED=${seed}`)
  program = new Program()
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'muster-crash-'))
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
  program?.remove()
})

/** A whole number below a bound, always the same for the same words. */
function chance(words: string, below: number): number {
  return createHash('sha256').update(`${seed} ${words}`).digest().readUInt32BE(0) % below
}

/** After some choices, and in the midst of the next; now and then before anybody has come back. */
async function someMoment(party: Party, name: string): Promise<void> {
  const choices = chance(`${name}, choices`, MOST_CHOICES)
  await party.plays(choices)
  await pass(chance(`${name}, time`, choices === 0 ? MOST_MS_AT_FIRST : MOST_MS))
}

const TWO = [0, 0]
const EIGHT: readonly Gathering[] = [
  { match: { game: 'tenefyr', options: { players: 2 } }, places: TWO },
  { match: { game: 'keep', options: { players: 2 } }, places: TWO },
  { match: { game: 'keep', options: { players: 3 }, bots: [null, null, 'random'] }, places: TWO },
  { match: { game: 'keep', options: { players: 4 } }, places: [0, 0, 0, 0] },
  { match: { game: 'terrinoth', options: { players: 1 } }, places: [0] },
  { match: { game: 'terrinoth', options: { players: 2 } }, places: TWO },
  { match: { game: 'terrinoth', options: { players: 3 } }, places: [0, 0, 0] },
  {
    match: { game: 'terrinoth', options: { players: 4 }, bots: [null, null, 'greedy', 'random'] },
    places: TWO,
  },
]

/** People who share a node or do not; they take their time, so that no match is over before its servers are. */
const THINKS = { thinks: 30 }
const SIX: readonly Gathering[] = [
  { match: { game: 'keep', options: { players: 2 } }, places: [0, 0], ...THINKS },
  { match: { game: 'keep', options: { players: 2 } }, places: [0, 1], ...THINKS },
  { match: { game: 'terrinoth', options: { players: 2 } }, places: [1, 1], ...THINKS },
  { match: { game: 'terrinoth', options: { players: 3 } }, places: [1, 0, 1], ...THINKS },
  {
    match: { game: 'terrinoth', options: { players: 3 }, bots: [null, 'greedy', 'random'] },
    places: [0],
    ...THINKS,
  },
  {
    match: { game: 'terrinoth', options: { players: 3 }, bots: [null, 'greedy', 'random'] },
    places: [1],
    ...THINKS,
  },
]

interface Place {
  readonly kind: string
  readonly settings: Settings
  /** Of its storage. */
  readonly address: string
}

const onSqlite = (): Place => ({
  kind: 'SQLite',
  settings: { MUSTER_DATA: folder },
  address: join(folder, 'muster.db'),
})

async function onPostgres(): Promise<Place> {
  const address = await postgres.fresh()
  return { kind: 'PostgreSQL', settings: { MUSTER_DATABASE: address }, address }
}

/** People play at some nodes while something happens to those; in the end all must be as it was told. */
async function evening(
  { settings, address }: Place,
  many: number,
  gatherings: readonly Gathering[],
  happens: (party: Party, nodes: Nodes) => Promise<void>,
): Promise<void> {
  const nodes = new Nodes(program, settings)
  try {
    for (let place = 0; place < many; place++) await nodes.start(place)
    const party = await Party.gather(nodes, gatherings)
    await happens(party, nodes)
    await party.allPlay(3)
    await party.endsWell(address)
  } finally {
    await nodes.endAll('SIGKILL')
  }
}

async function survives(where: Place): Promise<void> {
  await evening(where, 1, EIGHT, async (party, nodes) => {
    for (let kill = 1; kill <= KILLS; kill++) {
      await someMoment(party, `${where.kind}, kill ${kill}`)
      await nodes.end('SIGKILL')
      await nodes.start()
    }
  })
}

describe(`A server that is killed at ${KILLS} moments`, () => {
  const what = 'has kept each choice that it acknowledged, once, and all matches go on'
  it(`${what}: SQLite`, () => survives(onSqlite()), LONG)
  it(`${what}: PostgreSQL`, async () => survives(await onPostgres()), LONG)
})

describe('Two nodes on one PostgreSQL', () => {
  it(
    'one is killed: its people go on at the other, and nothing is lost',
    async () => {
      await evening(await onPostgres(), 2, SIX, async (party, nodes) => {
        for (const place of [0, 1]) {
          await party.allPlay(3)
          const { address } = await nodes.find(place)
          const at = performance.now()
          const gone = nodes.end('SIGKILL', place)
          const others = Promise.all([party.allPlay(1, address), party.botsPlay()])
          await Promise.all([
            party.allPlay(1, address, party.withoutBots),
            party.allAreBack(at, place),
          ])
          expect(performance.now() - at).toBeLessThan(GOES_ON_WITHIN)
          await others
          expect(performance.now() - at).toBeLessThan(BOTS_GO_ON_WITHIN)
          await gone
          await nodes.start(place)
        }
      })
    },
    LONG,
  )

  it(
    'are started anew one after the other, and nothing is lost',
    async () => {
      await evening(await onPostgres(), 2, SIX, async (party, nodes) => {
        for (const place of [0, 1]) {
          await party.allPlay(3)
          expect(await nodes.end('SIGTERM', place)).toBe(0)
          await nodes.start(place)
        }
      })
    },
    LONG,
  )
})
