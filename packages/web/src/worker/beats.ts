/** What a choice brought, cut into beats that a watcher can follow. */
import type { AnyGame, EngineState, LanguageCode, Telling } from '@muster/engine'
import type { Beat } from '../host/protocol.ts'

/** More than these would keep everybody waiting. */
const MOST_BEATS = 8

interface Stretch {
  readonly events: readonly Telling[]
  readonly state: EngineState
}

/** Does an event draw the eye elsewhere? `before`: what was told just before it. */
export type OpensBeat = (event: Telling, before?: Telling) => boolean

/** Watches a table while rules run. */
export class Watcher {
  private readonly game: AnyGame
  private readonly opensBeat: OpensBeat
  private stretches: Stretch[] = []

  constructor(game: AnyGame, opensBeat: OpensBeat) {
    this.game = game
    this.opensBeat = opensBeat
  }

  readonly watch = (event: Telling, state: Readonly<EngineState>): void => {
    const last = this.stretches.at(-1)
    const seen = this.game.copy(state)
    if (last === undefined || this.opensBeat(event, last.events.at(-1))) {
      this.stretches.push({ events: [event], state: seen })
    } else {
      this.stretches[this.stretches.length - 1] = { events: [...last.events, event], state: seen }
    }
  }

  forget(): void {
    this.stretches = []
  }

  /** What was seen since last asked. The last beat leaves the table as it lies now. */
  take(now: EngineState, language: LanguageCode): Beat[] {
    const seen = shortened(this.stretches)
    this.forget()
    return seen.map(({ events, state }, i) => ({
      state: i === seen.length - 1 ? now : state,
      events,
      say: this.game.sayEvents(state, events, language),
    }))
  }
}

/** Joins the neighbours with the least to tell until few enough are left. */
function shortened(stretches: readonly Stretch[]): readonly Stretch[] {
  const left = [...stretches]
  while (left.length > MOST_BEATS) {
    const told = left.slice(1).map(({ events }, i) => events.length + left[i].events.length)
    const at = told.indexOf(Math.min(...told))
    const [first, second] = left.slice(at, at + 2)
    left.splice(at, 2, { events: [...first.events, ...second.events], state: second.state })
  }
  return left
}
