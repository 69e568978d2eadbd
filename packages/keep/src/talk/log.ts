/** The log: events in runs, each run a sentence. */
import type { LogSentence, Telling } from '@muster/engine'
import { heaviestOf, isTold, joins, type Run, sentenceOf } from './events.ts'
import type { Scene } from './scene.ts'
import type { Sentences } from './talk.ts'
import { ruleOf, WEIGHTS } from './tellings.ts'

interface Told {
  name: keyof Sentences
  run: [Telling, ...Telling[]]
  /** There was only one option, so nobody was asked. */
  readonly unasked: boolean
}

/** The remark that there was no choice belongs to what a player would have liked to choose. */
const CHOSEN: readonly string[] = ['discarded', 'acquired']
/** K6.12: the heroes that charge are told before the charge. */
const CHARGE = 8

export function logOf(scene: Scene, events: readonly Telling[]): LogSentence[] {
  const { grammar, talk } = scene
  const before: string[] = []
  return runsOf(events).map(({ name, run, unasked }) => {
    const rule = ruleOf(run[0], before)
    before.push(name)
    const remark = unasked ? ` (${talk.onlyChoice})` : ''
    const text = sentenceOf(scene, name, run).replace(/[.!]$/, (end) => remark + end)
    return {
      text: grammar.finish(text),
      ...(rule === undefined ? {} : { rule }),
      weight: Math.max(WEIGHTS[name], WEIGHTS[heaviestOf(run)]),
    }
  })
}

function runsOf(events: readonly Telling[]): Told[] {
  const told: Told[] = []
  let chargers: Telling[] = []
  let onlyOption = false
  for (const event of events) {
    const { name } = event
    const unasked = onlyOption && CHOSEN.includes(name)
    onlyOption = name === 'only-option' && (onlyOption || event.b === 0)
    if (name === 'step' && event.d === CHARGE) chargers.push(event)
    if (!isTold(name) || (name === 'cleaned-up' && event.b === 0)) continue
    const last = told.at(-1)
    if (name === 'charged') {
      told.push({ name, run: [event, ...chargers], unasked })
      chargers = []
    } else if (name === 'looted' && last?.name === 'exhausted' && last.run[0].b === event.a) {
      // K6.10: who loots is exhausted first.
      const who: Run = last.run
      last.name = name
      last.run = [event, ...who]
    } else if (name === 'scenario' && last?.name === 'guild' && last.run[0].a === event.a) {
      last.name = name
    } else if (last !== undefined && !unasked && joins(last.run, event)) last.run.push(event)
    else told.push({ name, run: [event], unasked })
  }
  return told
}
