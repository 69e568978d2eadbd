/**
 * The hands of the bots: whenever a table waits for one, it is asked, in a thread; and where a table wished it, one
 * answers for people who have been away too long. What comes too late meets a decision that is gone, and is dropped.
 */
import { USUAL } from '@muster/bots'
import { MusterError } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import { OnlineError } from '../errors.ts'
import type { Hall } from '../matches/hall.ts'
import type { OpenMatch } from '../matches/open-match.ts'
import type { Thinker } from './pool.ts'

/** Short, since a node that was killed cannot end it; whoever thinks longer renews it on the way. */
const LEASE = 1_000
/** A bot that failed is tried again after so long. */
const AGAIN_AFTER = 5_000
/** Matches that are asked for at one time after a start. */
const AT_ONCE = 50

export class Hands {
  private readonly hall: Hall
  private readonly thinker: Thinker
  private readonly node: string
  private readonly report: (error: unknown) => void
  /** The decisions that a bot thinks about. */
  private readonly busy = new Map<string, number>()
  /** When a match is looked at again, and how to call that off. */
  private readonly alarms = new Map<string, { readonly at: number; readonly stop: () => void }>()
  private closed = false

  constructor(hall: Hall, thinker: Thinker, node: string, report: (error: unknown) => void) {
    this.hall = hall
    this.thinker = thinker
    this.node = node
    this.report = report
    hall.watch((open) => this.look(open))
  }

  /** After a start: tables that wait for a bot, or for who is away, have nobody else who would wake them. */
  async wakeAll(): Promise<void> {
    const { storage } = this.hall
    let after: string | undefined
    do {
      const ids = await storage.matches.inPhase('playing', after, AT_ONCE)
      for (const id of ids) {
        if (this.closed) return
        // Taking it up again looks at it.
        await this.hall.get(id).catch(this.report)
      }
      after = ids.at(-1)
    } while (after !== undefined && !this.closed)
  }

  close(): void {
    this.closed = true
    for (const { stop } of this.alarms.values()) stop()
    this.alarms.clear()
  }

  look(open: OpenMatch): void {
    const { table } = open
    if (table === undefined || table.isOver || this.closed) return
    const { decides, question } = table
    if (decides === undefined || question === undefined) return
    if (decides.bot !== undefined) {
      this.take(open, table, decides.bot.name, question.entry)
      return
    }
    const { standIn } = open.header.settings
    if (standIn === null || decides.how !== 'wait') return
    // From when the last of them went, or the question was put, whichever came later: both are entries.
    const due = open.playedAt + standIn * 1_000
    if (due <= this.hall.world.now()) this.take(open, table, USUAL, question.entry, true)
    else this.wake(open.id, due)
  }

  private wake(match: string, at: number): void {
    const set = this.alarms.get(match)
    if (set?.at === at) return
    set?.stop()
    const stop = this.hall.world.after(at - this.hall.world.now(), () => {
      this.alarms.delete(match)
      this.hall.get(match).then((open) => this.look(open), this.report)
    })
    this.alarms.set(match, { at, stop })
  }

  private take(
    open: OpenMatch,
    table: AnyTable,
    bot: string,
    entry: number,
    forAway = false,
  ): void {
    if (this.busy.get(open.id) === entry) return
    this.busy.set(open.id, entry)
    this.play(open, table, bot, entry, forAway)
      .catch((error: unknown) => {
        if (this.closed || isTooLate(error)) return
        this.report(error)
        this.wake(open.id, this.hall.world.now() + AGAIN_AFTER)
      })
      .finally(() => {
        if (this.busy.get(open.id) === entry) this.busy.delete(open.id)
        // What was entered meanwhile found this one busy.
        const now = this.hall.find(open.id)
        if (now?.table?.decision?.entry !== entry && now !== undefined) this.look(now)
      })
  }

  private async play(
    open: OpenMatch,
    table: AnyTable,
    bot: string,
    entry: number,
    forAway: boolean,
  ): Promise<void> {
    const { storage, world, boxes } = this.hall
    const name = `bots ${open.id}`
    if (storage.kind === 'postgres') {
      const now = world.now()
      if (!(await storage.house.lease(name, this.node, now, now + LEASE))) {
        // Another node does it; should that die, this one looks again.
        this.wake(open.id, now + LEASE)
        return
      }
    }
    const { pack } = open.header
    const { state, version, game } = table
    const own = await boxes.other(game.name, pack.hash)
    const question = { game: game.name, packHash: pack.hash, ...own, state, bot, version }
    const release = storage.kind === 'postgres' ? this.hold(name) : undefined
    const text = await this.thinker.think(question).finally(release)
    await this.hall.perform(open.id, (now) =>
      forAway ? now.chooseForAway([text], entry) : now.chooseAsBot([text], entry),
    )
  }

  /** Keeps a lease until it is released. */
  private hold(name: string): () => void {
    const { storage, world } = this.hall
    const renew = () => {
      const now = world.now()
      storage.house.lease(name, this.node, now, now + LEASE).catch(this.report)
      stop = world.after(LEASE / 2, renew)
    }
    let stop = world.after(LEASE / 2, renew)
    return () => stop()
  }
}

/** The table went on without it. */
const isTooLate = (error: unknown): boolean =>
  (error instanceof MusterError && ['stale', 'seat', 'choice'].includes(error.code)) ||
  (error instanceof OnlineError && error.code === 'not-found')
