/** A house with people and tables at which everything wrong can be tried, and all that it must not give away. */
import { Writable } from 'node:stream'
import { begun, type House, lobbyWith, openHouse } from '../http/house.ts'
import type { TestPerson } from '../http/person.ts'
import { Player } from '../http/player.ts'
import { type Chance, SeededWorld } from './chance.ts'

export interface Stage {
  readonly house: House
  /** Plays with Bo and hosts. */
  readonly ana: TestPerson
  readonly bo: TestPerson
  /** Watches the match and the lobby. */
  readonly cy: TestPerson
  /** Has nothing to do with them. */
  readonly dee: TestPerson
  /** Of Ana and Bo, watched by Cy; when it is over, the next one. */
  match: string
  /** Of Ana and Bo, with a third seat open. */
  readonly lobby: string
  /** Of Ana and Bo, played to its end. */
  readonly over: string
  /** Dee's own. */
  readonly other: string
  readonly log: string[]
  /** What no log and no number tells. */
  readonly secrets: Set<string>
}

const TWO = { game: 'tenefyr', options: { players: 2 } }

export async function setStage(chance: Chance): Promise<Stage> {
  const log: string[] = []
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk))
      done()
    },
  })
  const world = new SeededWorld(chance.seed)
  const house = await openHouse({ world, logLevel: 'debug', logTo })
  const ana = await house.person('Ana')
  const [bo, cy, dee] = [
    await house.person('Bo'),
    await house.person('Cy'),
    await house.person('Dee'),
  ]
  const secrets = new Set<string>()
  const match = await watched(ana, bo, cy, secrets)
  const { match: lobby } = await lobbyWith([ana, bo], { ...TWO, options: { players: 3 } })
  await letWatch(ana, cy, lobby, secrets)
  const other = await begun([dee], { ...TWO, options: { players: 1 } })
  const over = await playedOut(ana, bo)
  for (const id of [match, lobby, other, over]) {
    secrets.add((await house.storage.matches.seed(id)) ?? '')
  }
  for (const { cookie } of [ana, bo, cy, dee]) secrets.add(cookie.split('=')[1])
  secrets.add(await house.storage.house.secret('cookies', 'there is one'))
  return { house, ana, bo, cy, dee, match, lobby, over, other, log, secrets }
}

async function letWatch(
  host: TestPerson,
  watcher: TestPerson,
  match: string,
  secrets: Set<string>,
): Promise<void> {
  const { secret } = await host.ask('invite', { match }, { seat: null })
  secrets.add(secret)
  await watcher.ask('takeInvitation', {}, { secret })
}

async function watched(
  ana: TestPerson,
  bo: TestPerson,
  cy: TestPerson,
  secrets: Set<string>,
): Promise<string> {
  const match = await begun([ana, bo], TWO)
  await letWatch(ana, cy, match, secrets)
  return match
}

async function playedOut(ana: TestPerson, bo: TestPerson): Promise<string> {
  const match = await begun([ana, bo], { game: 'tenefyr', options: { players: 2, mode: 'quick' } })
  const players = [await Player.at(ana, match), await Player.at(bo, match)]
  const ears = [await players[0].overHttp(), await players[1].overSocket()]
  await ears[0].until('opened')
  for (const ear of ears) ear.close()
  return match
}

/** The match as each of its people is told it: what lies in memory, and not only on disk. */
export async function asTold({ ana, bo, match, lobby }: Stage): Promise<unknown[]> {
  const told: unknown[] = []
  for (const person of [ana, bo]) {
    for (const id of [match, lobby]) told.push(await person.ask('match', { match: id }))
    told.push(await person.ask('decision', { match }))
  }
  return told
}

let keys = 0

/** Whoever is asked chooses, and the table goes on; a page that follows it from its log has the same. */
export async function goesOn(stage: Stage, chance: Chance): Promise<void> {
  const { ana, bo, match } = stage
  const { version, decision } = await ana.ask('decision', { match })
  if (decision === undefined) return await beginAnew(stage)
  const { text } = chance.pick(decision.options)
  for (const person of [ana, bo]) {
    const now = await person.ask('decision', { match })
    if (!now.yourTurn || now.decision?.entry !== decision.entry) continue
    const body = { entry: decision.entry, texts: [text], key: `on-${keys++}` }
    await person.ask('choose', { match }, body)
  }
  const { hash } = await bo.ask('match', { match })
  const { table } = await Player.at(bo, match)
  if (table.version <= version) throw new Error('the table waits for nobody')
  if (table.hash() !== hash) throw new Error('the tables differ')
  if (table.isOver) await beginAnew(stage)
}

async function beginAnew(stage: Stage): Promise<void> {
  const { house, ana, bo, cy, secrets } = stage
  stage.match = await watched(ana, bo, cy, secrets)
  secrets.add((await house.storage.matches.seed(stage.match)) ?? '')
}
