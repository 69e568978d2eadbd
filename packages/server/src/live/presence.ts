/**
 * Who is there. A vote waits for who is here, so coming and going are entries of the table: coming at once, going some
 * time after the last connection is gone, since pages are reloaded and tunnels end. Looking elsewhere is only told.
 */
import { MusterError } from '@muster/engine'
import { presenceOf, whereIs } from '../matches/answers.ts'
import type { Hall } from '../matches/hall.ts'
import type { OpenMatch } from '../matches/open-match.ts'
import type { Listener } from './crowd.ts'
import { print } from './messages.ts'

const AWAY_AFTER = 20_000
/** The same for who acts or sits down without being connected. */
const SILENT_AFTER = 120_000

export class Presence {
  private readonly hall: Hall
  /** Those whose going is waited for, with how to call that off. */
  private readonly going = new Map<string, () => void>()
  private readonly report: (error: unknown) => void

  constructor(hall: Hall, report: (error: unknown) => void) {
    this.hall = hall
    this.report = report
    hall.watch((open) => this.comeBack(open))
    hall.watchLoads((open) => this.begun(open))
  }

  /** A connection has begun to listen to a match. */
  came(open: OpenMatch, listener: Listener): void {
    const { crowd } = this.hall
    const { person } = listener
    this.callOff(open.id, person)
    const people = presenceOf(crowd, open)
    listener.send(print({ kind: 'presence', match: open.id, people }))
    this.tell(open, person, listener)
    this.enter(open, person, 'here').catch(this.report)
  }

  /** A connection has stopped listening to a match. */
  went(match: string, person: string): void {
    if (!this.hall.crowd.has(match, person)) this.expect(match, person, AWAY_AFTER)
  }

  /** Who acts is here, connected or not: a bot may only ask now and then. */
  async acts(open: OpenMatch, person: string): Promise<void> {
    if (this.hall.crowd.has(open.id, person)) return
    await this.enter(open, person, 'here')
    this.expect(open.id, person, SILENT_AFTER)
  }

  /**
   * All who sit down are here, and all who were before a server lost power; of who is not connected nobody would notice
   * that it goes. Whoever is connected to another node is called back by that one.
   */
  begun(open: OpenMatch): void {
    for (const { id } of open.table?.company.people ?? []) {
      if (!this.hall.crowd.has(open.id, id)) this.expect(open.id, id, SILENT_AFTER)
    }
  }

  looks(listener: Listener, elsewhere: boolean): void {
    if (listener.elsewhere === elsewhere) return
    listener.elsewhere = elsewhere
    for (const match of listener.places.keys()) {
      const open = this.hall.find(match)
      if (open !== undefined) this.tell(open, listener.person)
    }
  }

  close(): void {
    for (const stop of this.going.values()) stop()
    this.going.clear()
  }

  private tell(open: OpenMatch, person: string, except?: Listener): void {
    const { crowd } = this.hall
    if (open.personOf(person) === undefined) return
    const people = [{ person, is: whereIs(crowd, open, person) }]
    crowd.tell(open.id, print({ kind: 'presence', match: open.id, people }), except)
  }

  /** Away after a time, unless it comes back. */
  private expect(match: string, person: string, after: number): void {
    const { crowd, world } = this.hall
    this.callOff(match, person)
    const key = `${match} ${person}`
    const stop = world.after(after, () => {
      this.going.delete(key)
      if (!crowd.has(match, person)) this.goAway(match, person).catch(this.report)
    })
    this.going.set(key, stop)
  }

  private async goAway(match: string, person: string): Promise<void> {
    const open = await this.hall.get(match)
    await this.enter(open, person, 'away')
    this.tell(open, person)
  }

  private callOff(match: string, person: string): void {
    const key = `${match} ${person}`
    this.going.get(key)?.()
    this.going.delete(key)
  }

  /** Another node has lost sight of somebody who is connected here. */
  private comeBack(open: OpenMatch): void {
    for (const { id, here } of open.table?.company.people ?? []) {
      if (!here && this.hall.crowd.has(open.id, id)) {
        this.enter(open, id, 'here').catch(this.report)
      }
    }
  }

  private async enter(open: OpenMatch, person: string, kind: 'here' | 'away'): Promise<void> {
    const noted = open.table?.company.people.find(({ id }) => id === person)
    if (noted === undefined || noted.here === (kind === 'here') || open.table?.isOver) return
    try {
      await this.hall.perform(open.id, (table) => table.act(person, { kind }))
    } catch (error) {
      // It left the table meanwhile.
      if (!(error instanceof MusterError)) throw error
    }
  }
}
