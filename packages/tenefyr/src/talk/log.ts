/** The log: events in runs, each run a sentence. */
import type { LogSentence, Telling } from '@muster/engine'
import { isSolo } from '../state.ts'
import { isTold, joins, sentenceOf } from './events.ts'
import type { Scene } from './scene.ts'
import type { Sentences } from './talk.ts'
import { ruleOf, WEIGHTS } from './tellings.ts'

interface Run {
  readonly name: keyof Sentences
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

export function logOf(scene: Scene, events: readonly Telling[]): LogSentence[] {
  const { grammar, talk } = scene
  const before: string[] = []
  return runsOf(events).flatMap(({ name, events: run, unasked }) => {
    const isAgain = name === 'turn' && before.at(-1) === 'checked' && isSolo(scene.state)
    const text = isAgain ? talk.secondTurn : sentenceOf(scene, run)
    const rule = ruleOf(run[0], scene.state, before)
    before.push(name)
    if (text === undefined) return []
    const remark = unasked ? ` (${talk.onlyChoice})` : ''
    return [
      {
        text: grammar.finish(text.replace(/[.!]$/, (end) => remark + end)),
        ...(rule === undefined ? {} : { rule }),
        weight: WEIGHTS[name],
      },
    ]
  })
}

function runsOf(events: readonly Telling[]): Run[] {
  const runs: Run[] = []
  let onlyOption = false
  for (const event of events) {
    const { name } = event
    const unasked = onlyOption && CHOSEN.includes(name)
    // Further picks of a row say nothing: the first of them was forced, or there was a choice.
    onlyOption = name === 'only-option' && (onlyOption || event.b === 0)
    if (!isTold(name)) continue
    const last = runs.at(-1)
    // What was chosen and what was not are told apart; an effect goes on without being chosen again.
    const fits = last !== undefined && (last.unasked || !unasked)
    if (fits && joins(last.events, event)) last.events.push(event)
    else runs.push({ name, events: [event], unasked })
  }
  return runs
}
