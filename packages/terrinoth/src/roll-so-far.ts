/** The roll that lies on the table: what it comes to if nothing is rolled again by choice. */
import type { U } from './content.ts'
import { defenseOf } from './lasting.ts'
import { neededNow, sureNow } from './odds.ts'
import { attacksOf } from './rules/enemies.ts'
import { BOTH, COUNTERATTACK, DEFENSE } from './state.ts'

export interface SoFar {
  readonly successes: number
  /** Successes that bring all the action is after, whoever lies face down; what is beyond is of no use. */
  readonly needed: number
  /** By counterattacks, less all defenses. */
  readonly wounds: number
}

const count = (dice: readonly number[], ...faces: readonly number[]): number =>
  dice.filter((face) => faces.includes(face)).length

export function rollSoFar(u: U): SoFar {
  const { heroDice, enemyDice, active } = u.state
  const attacks: number[] = []
  attacks.length = attacksOf(u, active, attacks)
  const struck = attacks.slice(0, count(enemyDice, COUNTERATTACK))
  const blow = struck.reduce((sum, attack) => sum + attack, 0)
  const defenses = Math.max(0, count(heroDice, DEFENSE, BOTH) + defenseOf(u, active))
  return {
    successes: sureNow(u),
    needed: neededNow(u).length - 1,
    wounds: Math.max(0, blow - defenses),
  }
}
