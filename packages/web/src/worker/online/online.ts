/** Tables that a server keeps: the worker's part, loaded when somebody comes to one. */
import { verifyDeal } from '@muster/engine'
import type { OnlineEventOf } from '@muster/table/online'
import type { Calls } from '../../host/protocol.ts'
import { api, codeOf } from '../../online/api.ts'
import type { Behind } from '../desk.ts'
import type { OpenTable } from '../open-table.ts'
import { Refusal } from '../serve.ts'
import { Hosted, type Rules } from './hosted.ts'
import { Line } from './line.ts'
import { onlineTexts } from './texts.ts'

type Answer = Calls['online']['answer']

class Online {
  private readonly hall: Behind
  private readonly line: Line
  private readonly hosted = new Map<string, Promise<Hosted>>()
  private readonly open = new Map<string, Hosted>()
  private person: Promise<string> | undefined
  /** The rules of the node at the other end of the line. */
  private rules: Rules = []

  constructor(hall: Behind) {
    this.hall = hall
    this.line = new Line({
      heard: (event) => {
        if (event.kind === 'version') this.tellRules(event)
        else if ('match' in event && event.match !== undefined) {
          this.open.get(event.match)?.hear(event)
        }
      },
      changed: (state) => {
        if (state === 'live') for (const one of this.open.values()) one.hurry()
        hall.push({ kind: 'line', state })
      },
    })
  }

  private tellRules({ games }: OnlineEventOf<'version'>): void {
    this.rules = games
    for (const one of this.open.values()) one.hearRules(games)
  }

  async answer(ask: Calls['online']['ask']): Promise<Answer> {
    const { line } = this
    switch (ask.kind) {
      case 'watch': {
        const { around } = await this.hostedOf(ask.match, true)
        return { around, line: line.state }
      }
      case 'unwatch':
        line.unwatch(ask.match)
        this.hosted.delete(ask.match)
        this.open.delete(ask.match)
        return { line: line.state }
      case 'attention':
        line.attend(ask.elsewhere)
        return { line: line.state }
      case 'network':
        line.turnNetwork(ask.there)
        return { line: line.state }
      case 'verify':
        return { line: line.state, verdict: await this.verdictOn(ask.match) }
    }
  }

  async tableOf(match: string): Promise<OpenTable> {
    try {
      return await (await this.hostedOf(match, false)).open()
    } catch (error) {
      throw this.refusalOf(error)
    }
  }

  /** `again`: it is asked for anew, as who comes to a table does. */
  private hostedOf(match: string, again: boolean): Promise<Hosted> {
    const known = this.hosted.get(match)
    if (known !== undefined && !again) return known
    const coming = this.come(match)
    this.hosted.set(match, coming)
    coming.catch(() => {
      if (this.hosted.get(match) === coming) this.hosted.delete(match)
    })
    return coming
  }

  private async come(match: string): Promise<Hosted> {
    try {
      this.person ??= api('signIn', {}, {}).then(({ id }) => id)
      const me = await this.person
      const whole = await api('match', { match })
      const hosted = new Hosted(whole, me, this.hall)
      hosted.hearRules(this.rules)
      this.open.set(match, hosted)
      this.line.watch(match, () => hosted.place)
      return hosted
    } catch (error) {
      this.person = undefined
      throw this.refusalOf(error)
    }
  }

  private async verdictOn(match: string): Promise<NonNullable<Answer['verdict']>> {
    const { game, record } = await this.tableOf(match)
    const { deal } = record
    if (deal.kind !== 'opened') return { fair: false, why: 'the deal is not open yet' }
    return verifyDeal(game, record, deal.seed)
  }

  private refusalOf(error: unknown): unknown {
    const code = codeOf(error)
    const texts = onlineTexts[this.hall.language()]
    if (code === 'no-answer' || code === 'unavailable') return new Refusal(code, texts.noServer)
    if (code === 'not-found') return new Refusal('unknown-match', texts.removed)
    return code === '' ? error : new Refusal(code, error instanceof Error ? error.message : code)
  }
}

const onlines = new WeakMap<Behind, Online>()

function onlineOf(hall: Behind): Online {
  const online = onlines.get(hall) ?? new Online(hall)
  onlines.set(hall, online)
  return online
}

export const answer = (ask: Calls['online']['ask'], hall: Behind): Promise<Answer> =>
  onlineOf(hall).answer(ask)

export const tableOf = (match: string, hall: Behind): Promise<OpenTable> =>
  onlineOf(hall).tableOf(match)
