/** The log: events in runs, each run a sentence. */
import type { Telling } from '@muster/engine'
import { isSolo } from '../state.ts'
import { isTold, joins, sentenceOf } from './events.ts'
import type { Scene } from './scene.ts'

interface Run {
  readonly events: Telling[]
  /** There was only one option, so nobody was asked. */
  readonly unasked: boolean
}

/** What an option can bring about: the remark that there was only one belongs to these alone. */
const CHOSEN: readonly string[] = [
  'entered',
  'left',
  'drew',
  'discarded',
  'played',
  'chose-reward',
  'removed',
  'recovered',
  'looked-into',
  'found',
  'gave',
  'gained-power',
  'enemy-changed',
  'doubled',
  'doubled-total',
  'buried',
  'wandered',
  'took',
  'refused',
]

export function logOf(scene: Scene, events: readonly Telling[]): string[] {
  return runsOf(events).flatMap(({ events: run, unasked }, i, runs) => {
    const isSecond = run[0].name === 'turn' && runs[i - 1]?.events[0].name === 'checked'
    const isAgain = isSecond && isSolo(scene.state)
    const text = isAgain ? scene.talk.secondTurn : sentenceOf(scene, run)
    if (text === undefined) return []
    const { grammar, talk } = scene
    const remark = unasked ? ` (${talk.onlyChoice})` : ''
    return [grammar.finish(text.replace(/[.!]$/, (end) => remark + end))]
  })
}

function runsOf(events: readonly Telling[]): Run[] {
  const runs: Run[] = []
  let onlyOption = false
  for (const event of events) {
    const unasked = onlyOption && CHOSEN.includes(event.name)
    onlyOption = event.name === 'only-option'
    if (!isTold(event.name)) continue
    const last = runs.at(-1)
    // What was chosen and what was not are told apart; an effect goes on without being chosen again.
    const fits = last !== undefined && (last.unasked || !unasked)
    if (fits && joins(last.events, event)) last.events.push(event)
    else runs.push({ events: [event], unasked })
  }
  return runs
}
