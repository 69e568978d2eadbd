/** What happens to heroes: wounds, tokens, conditions, cards. Whoever wounds calls `settle` when all is done. */
import { MOMENTS } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { cardsOf, isAlive, isSpent, MOST_TOKENS } from '../state.ts'
import { atMoment } from './moment.ts'

const ALLY_RECOVERED = MOMENTS.indexOf('ally-recovered')

export function wound(u: U, hero: number, wounds: number, cause: number): void {
  const s = u.state
  if (wounds <= 0 || !isAlive(s, hero)) return
  s.wounds[hero] += wounds
  u.tell('wounded', hero, wounds, s.wounds[hero], cause)
}

/** As many as there are (H12.5). */
export function recover(u: U, hero: number, wounds: number, cause: number): number {
  const s = u.state
  if (!isAlive(s, hero)) return 0
  const gone = Math.min(wounds, s.wounds[hero])
  if (gone <= 0) return 0
  s.wounds[hero] -= gone
  u.tell('recovered', hero, gone, s.wounds[hero], cause)
  if (s.activating === 1 && hero !== s.active) atMoment(u, ALLY_RECOVERED, s.active)
  return gone
}

/** H4.13 */
export function claim(u: U, hero: number, tokens: number, cause: number): void {
  const s = u.state
  if (tokens <= 0 || !isAlive(s, hero)) return
  const taken = Math.min(tokens, MOST_TOKENS - s.tokens[hero])
  if (taken > 0) {
    s.tokens[hero] += taken
    u.tell('claimed', hero, taken, s.tokens[hero], cause)
  }
  if (tokens > taken) u.tell('excess', hero, tokens - taken)
}

export function loseTokens(u: U, hero: number, tokens: number, cause: number): number {
  const s = u.state
  const lost = isAlive(s, hero) ? Math.min(tokens, s.tokens[hero]) : 0
  if (lost <= 0) return 0
  s.tokens[hero] -= lost
  u.tell('lost-tokens', hero, lost, s.tokens[hero], cause)
  return lost
}

/** A condition by its number; nobody has the same one twice (H12.7). */
export function gain(u: U, hero: number, condition: number, cause: number): void {
  const s = u.state
  const bit = 1 << condition
  if (!isAlive(s, hero) || (s.conditions[hero] & bit) !== 0) return
  s.conditions[hero] |= bit
  u.tell('condition', hero, condition, cause)
}

export function cure(u: U, hero: number, condition: number, cause: number): void {
  const s = u.state
  const bit = 1 << condition
  if ((s.conditions[hero] & bit) === 0) return
  s.conditions[hero] &= ~bit
  u.tell('condition-gone', hero, condition, cause)
}

export function setSpent(u: U, hero: number, slot: number, spent: boolean, cause: number): void {
  const s = u.state
  if (isSpent(s, hero, slot) === spent) return
  s.spent[hero] ^= 1 << slot
  u.tell(spent ? 'exhausted' : 'readied', hero, s.piles[cardsOf(hero)][slot], cause)
}

export function readyAll(u: U, hero: number, cause: number): void {
  const s = u.state
  if (s.spent[hero] === 0) return
  s.spent[hero] = 0
  u.tell('readied-all', hero, cause)
}
