/** Small words that the sentences of this language share. */
import type { Place } from '../said.ts'
import type { Blow, CardFacts, HeroFacts, MonsterFacts, RoomFacts } from '../talk.ts'

const SMALL = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n < 2 ? one : many}`
const FEMININE = ['nenhuma', 'uma', 'duas']
/** Of feminine things. */
export const someOf = (n: number, one: string, many = `${one}s`): string =>
  `${FEMININE[n] ?? word(n)} ${n < 2 ? one : many}`
export const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`)
export const guildCards = (n: number): string =>
  n === 1 ? '1 carta de Guilda' : `${n} cartas de Guilda`

/** “Slime nos Esgotos ×2 (resta 1 de 2)”. */
export function monster({ monster: who, room, left, vitality, count }: MonsterFacts): string {
  return `${who.title} ${room.in}${count > 1 ? ` ×${count}` : ''}${health(left, vitality)}`
}

export const health = (left: number, vitality: number): string =>
  vitality > 1 ? ` (${rest(left, vitality)})` : ''

export const rest = (left: number, vitality: number): string =>
  `${left === 1 ? 'resta' : 'restam'} ${left} de ${vitality}`

const STANDING = {
  fresh: { m: 'novo', f: 'nova' },
  arrived: { m: 'acaba de entrar', f: 'acaba de entrar' },
  active: { m: 'ativo', f: 'ativa' },
  exhausted: { m: '', f: '' },
}

export function hero({ hero: who, room, is, inspires, left, vitality, count }: HeroFacts): string {
  const facts = [
    STANDING[is][who.feminine ? 'f' : 'm'],
    inspires > 0 ? `inspira ${inspires}` : '',
    vitality > 1 ? rest(left, vitality) : '',
  ].filter((fact) => fact !== '')
  const many = count > 1 ? ` ×${count}` : ''
  return `${who.title} ${room.in}${many}${facts.length === 0 ? '' : `, ${facts.join(', ')}`}`
}

export function room(facts: RoomFacts): string {
  const list = inside(facts)
  return list.length === 0 ? facts.room.title : `${facts.room.title}: ${list.join(', ')}`
}

function inside({ heroes, awake, guards, mine, traps, value, things }: RoomFacts): string[] {
  const others = guards - mine
  return [
    ...(heroes > 0 ? [`${some(heroes, 'herói', 'heróis')}${active(heroes, awake)}`] : []),
    ...(mine > 0 ? [mine === 1 ? 'um seu' : `${word(mine)} seus`] : []),
    ...(others > 0
      ? [mine > 0 ? some(others, 'outro monstro', 'outros monstros') : some(others, 'monstro')]
      : []),
    ...(value > 0 ? [`tesouro de ${value}`] : []),
    ...(traps > 0 ? [someOf(traps, 'armadilha')] : []),
    ...things,
  ]
}

function active(heroes: number, awake: number): string {
  if (awake === 0) return ''
  if (awake === heroes) return heroes === 1 ? ' ativo' : ' ativos'
  return ` (${awake === 1 ? '1 ativo' : `${awake} ativos`})`
}

export const whole = ({ title, kind, text, alike }: CardFacts): string =>
  `${title}${kind === '' ? '' : ` (${kind})`}${alike}${text === '' ? '' : `: ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

export function blow({ end, left, vitality }: Blow): string {
  if (end === 'none') return ''
  return end === 'gone' ? ': de volta ao Covil' : `: ${rest(left, vitality)}`
}

export const rooms = (places: readonly Place[]): string =>
  places.map((place) => place.title).join(', ')
