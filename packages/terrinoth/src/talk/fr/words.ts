/** Small words that the sentences of this language share. */
import type { CardFacts, EnemyFacts, HeroFacts, RollTold } from '../facts.ts'

const SMALL = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n < 2 ? one : many}`
/** The same for what is feminine. */
export const several = (n: number, one: string, many = `${one}s`): string =>
  n < 2 ? `${n === 0 ? 'aucune' : 'une'} ${one}` : `${word(n)} ${many}`
export const wounds = (n: number): string => several(n, 'blessure')
export const ofWounds = (n: number): string => (n === 1 ? 'd’une blessure' : `de ${wounds(n)}`)
export const tokens = (n: number): string => some(n, 'jeton')
export const successes = (n: number): string => some(n, 'succès', 'succès')
export const by = (cause: string): string => (cause === '' ? '' : ` (${cause})`)

/** « Bandit face à Mok (reste 1 sur 2, épuisé) ». */
export function enemy(facts: EnemyFacts): string {
  const { enemy: who, faceDown, group, left, health, ready, count } = facts
  const signs = [
    ...(faceDown ? [] : [left < health ? `reste ${left} sur ${health}` : `santé ${health}`]),
    ...(group > 0 ? [`groupe ${group}`] : []),
    ...(ready ? [] : [who.feminine ? 'épuisée' : 'épuisé']),
    ...(faceDown && who.title !== HIDDEN ? ['face cachée'] : []),
  ]
  const many = count > 1 ? ` ×${count}` : ''
  return `${upper(who.title)}${place(facts)}${many}${signs.length === 0 ? '' : ` (${signs.join(', ')})`}`
}

const HIDDEN = 'ennemi caché'
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function place({ at, hero: who }: EnemyFacts): string {
  if (who !== undefined) return ` face ${who.to}`
  if (at === 'shadows') return ' dans l’ombre'
  return at === 'lair' ? ' dans l’antre' : ''
}

/** « Kari (7 sur 11, deux jetons) ». */
export function hero({ hero: who, left, health, tokens: held }: HeroFacts, does = ''): string {
  return `${who.title}${does} (${left} sur ${health}${held > 0 ? `, ${tokens(held)}` : ''})`
}

export const whole = ({ title, text, alike }: CardFacts): string =>
  `${title}${alike}${text === '' ? '' : ` : ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

/** « , un de plus (un jeton), soit quatre succès ». */
export function sum({ added, total }: Pick<RollTold, 'added' | 'total'>): string {
  const more = added.map(({ by: n, cause }) => `, ${word(n)} de plus${by(cause)}`).join('')
  return `${more}${total === undefined ? '' : `, soit ${successes(total)}`}`
}
