/** What a scenario asks for besides the Vault: a count to reach by the last card, or one not to reach. */
import { type Effect, raised } from '@muster/engine'
import type { Scenario } from '../cards/types.ts'
import type { Content } from '../content.ts'
import type { KeepState } from '../state.ts'

interface Count {
  readonly counter: number
  readonly than: number
}

interface Goals {
  /** Lost at the last card while it is below. */
  readonly reach: Count | undefined
  /** Lost when it is reached. */
  readonly avoid: Count | undefined
}

let known: Content | undefined
let goals: readonly Goals[] = []

function goalsOf(content: Content, s: KeepState): Goals {
  if (known !== content) {
    known = content
    goals = content.pack.scenarios.map((scenario) => ({
      reach: lostIf(scenario, 'counter-below'),
      avoid: lostIf(scenario, 'counter-at-least'),
    }))
  }
  return goals[s.scenario]
}

function lostIf({ moments }: Scenario, is: string): Count | undefined {
  for (const moment of moments) {
    for (const effect of moment.do) {
      if (effect.word === 'if' && hasList(effect) && effect.then.some(isLoss)) {
        const { condition } = effect
        if (condition.is === is) return condition
      }
    }
  }
  return undefined
}

const isLoss = ({ word }: Effect): boolean => word === 'lose'

const hasList = (
  effect: Effect,
): effect is Effect & {
  readonly condition: Count & { readonly is: string }
  readonly then: readonly Effect[]
} => Array.isArray(effect.then)

/** How much of a count is still to be reached. */
export function missing(content: Content, s: KeepState): number {
  const { reach } = goalsOf(content, s)
  return reach === undefined ? 0 : Math.max(0, reach.than - s.counters[reach.counter])
}

/** How many more until a count is lost on; many where there is none. */
export function spared(content: Content, s: KeepState): number {
  const { avoid } = goalsOf(content, s)
  return avoid === undefined ? 9 : avoid.than - s.counters[avoid.counter]
}

/** Guild cards that one step towards a count takes, and how likely it then is. */
const CARDS_A_STEP = 5
const STEP_CHANCE = 0.93
const SPARED_CHANCE = [0, 0.5, 0.8, 0.92]

/** How likely the scenario itself does not lose the match, with so many Guild cards to come. */
export function goalChance(content: Content, s: KeepState, cardsLeft: number): number {
  const steps = missing(content, s)
  const inTime = steps === 0 ? 1 : Math.min(1, cardsLeft / (steps * CARDS_A_STEP))
  const left = spared(content, s)
  const safe = left >= SPARED_CHANCE.length ? 1 : SPARED_CHANCE[Math.max(0, left)]
  return inTime * raised(STEP_CHANCE, steps) * safe
}
