/** What an enemy would do to the hero who activates it, as far as nobody has to choose and no card is turned. */
import { Chance, FRAME, stopping, Umpire, zeros } from '@muster/engine'
import type { Content, U } from './content.ts'
import { foreseenActs } from './rules/foreseen.ts'
import { CONDITIONS, type ConditionName, copyState, type TerrinothState } from './state.ts'
import { procedures } from './vocabulary.ts'

export interface Foresight {
  readonly wounds: number
  /** Activation cards that it exhausts. */
  readonly cards: number
  readonly conditions: readonly ConditionName[]
  readonly engages: boolean
}

/** Played on a copy to the first question, hidden card or die. */
export function foresee(
  content: Content,
  state: TerrinothState,
  enemy: number,
  hero: number,
): Foresight {
  const copy = copyState(state)
  copy.stack = zeros(FRAME)
  copy.stack.splice(0, 4, foreseenActs.index, 0, enemy, hero)
  copy.agenda = []
  // Also while a hero's own activation runs: who falls here breaks nothing off.
  copy.activating = 0
  copy.acting = 0
  copy.active = hero
  const u: U = new Umpire<TerrinothState, Content>({ procedures }, content, copy, stopping)
  u.resume(copy)
  let wounds = 0
  let cards = 0
  let engages = false
  const conditions: ConditionName[] = []
  u.events = (name, a, b) => {
    if (name === 'wounded' && a === hero) wounds += b
    else if (name === 'exhausted' && a === hero) cards++
    else if (name === 'condition' && a === hero) conditions.push(CONDITIONS[b])
    else if (name === 'engaged' && b === hero) engages = true
  }
  try {
    u.choose(0)
  } catch (error) {
    if (!(error instanceof Chance)) throw error
  }
  return { wounds, cards, conditions, engages }
}
