/** Small words that the sentences of this language share. */
import type { CardFacts, EnemyFacts, HeroFacts, RollTold } from '../facts.ts'

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n === 1 ? one : many}`
export const wounds = (n: number): string => some(n, 'wound')
export const tokens = (n: number): string => some(n, 'token')
export const successes = (n: number): string => some(n, 'success', 'successes')
export const by = (cause: string): string => (cause === '' ? '' : ` (${cause})`)

/** "Bandit with Mok (1 of 2, exhausted)". */
export function enemy(facts: EnemyFacts): string {
  const { enemy: who, faceDown, group, left, health, ready, count } = facts
  const signs = [
    ...(faceDown ? [] : [left < health ? `${left} of ${health} left` : `health ${health}`]),
    ...(group > 0 ? [`group ${group}`] : []),
    ...(ready ? [] : ['exhausted']),
    ...(faceDown && who.title !== HIDDEN ? ['face down'] : []),
  ]
  const many = count > 1 ? ` ×${count}` : ''
  return `${upper(who.title)}${place(facts)}${many}${signs.length === 0 ? '' : ` (${signs.join(', ')})`}`
}

const HIDDEN = 'hidden enemy'
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function place({ at, hero: who }: EnemyFacts): string {
  if (who !== undefined) return ` with ${who.the}`
  if (at === 'shadows') return ' in the shadows'
  return at === 'lair' ? ' in the lair' : ''
}

/** "Kari (7 of 11, two tokens)". */
export function hero({ hero: who, left, health, tokens: held }: HeroFacts, does = ''): string {
  return `${who.title}${does} (${left} of ${health}${held > 0 ? `, ${tokens(held)}` : ''})`
}

export const whole = ({ title, text, alike }: CardFacts): string =>
  `${title}${alike}${text === '' ? '' : `: ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

/** "; one more by a token: four successes". */
export function sum({ added, total }: Pick<RollTold, 'added' | 'total'>): string {
  const more = added.map(({ by: n, cause }) => `, ${word(n)} more${by(cause)}`).join('')
  return `${more}${total === undefined ? '' : `: ${successes(total)}`}`
}
