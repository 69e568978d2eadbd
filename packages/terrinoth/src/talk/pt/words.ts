/** Small words that the sentences of this language share. */
import type { CardFacts, EnemyFacts, HeroFacts, RollTold } from '../facts.ts'

const SMALL = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const FEMININE = ['nenhuma', 'uma', 'duas']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n < 2 ? one : many}`
/** The same for what is feminine. */
export const several = (n: number, one: string, many = `${one}s`): string =>
  `${FEMININE[n] ?? word(n)} ${n < 2 ? one : many}`
export const wounds = (n: number): string => some(n, 'ferimento')
export const tokens = (n: number): string => several(n, 'ficha')
export const successes = (n: number): string => some(n, 'sucesso')
export const by = (cause: string): string => (cause === '' ? '' : ` (${cause})`)

/** "Bandido com Mok (resta 1 de 2, exaurido)". */
export function enemy(facts: EnemyFacts): string {
  const { enemy: who, faceDown, group, left, health, ready, count } = facts
  const signs = [
    ...(faceDown ? [] : [left < health ? `vida ${left} de ${health}` : `vida ${health}`]),
    ...(group > 0 ? [`grupo ${group}`] : []),
    ...(ready ? [] : [who.feminine ? 'exaurida' : 'exaurido']),
    ...(faceDown && who.title !== HIDDEN ? ['ainda sem se mostrar'] : []),
  ]
  const many = count > 1 ? ` ×${count}` : ''
  return `${upper(who.title)}${place(facts)}${many}${signs.length === 0 ? '' : ` (${signs.join(', ')})`}`
}

const HIDDEN = 'inimigo oculto'
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function place({ at, hero: who }: EnemyFacts): string {
  if (who !== undefined) return ` com ${who.the}`
  if (at === 'shadows') return ' nas sombras'
  return at === 'lair' ? ' no covil' : ''
}

/** "Kari (7 de 11, duas fichas)". */
export function hero({ hero: who, left, health, tokens: held }: HeroFacts, does = ''): string {
  return `${who.title}${does} (${left} de ${health}${held > 0 ? `, ${tokens(held)}` : ''})`
}

export const whole = ({ title, text, alike }: CardFacts): string =>
  `${title}${alike}${text === '' ? '' : `: ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

/** ", mais um (uma ficha): quatro sucessos". */
export function sum({ added, total }: Pick<RollTold, 'added' | 'total'>): string {
  const more = added.map(({ by: n, cause }) => `, mais ${word(n)}${by(cause)}`).join('')
  return `${more}${total === undefined ? '' : `: ${successes(total)}`}`
}
