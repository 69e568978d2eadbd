/** Small words that the sentences of this language share. */
import type { Place } from '../said.ts'
import type { Blow, CardFacts, HeroFacts, MonsterFacts, RoomFacts } from '../talk.ts'

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n === 1 ? one : many}`
export const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
export const guildCards = (n: number): string => (n === 1 ? '1 Guild card' : `${n} Guild cards`)

/** "Slime in the Sewers ×2 (1 of 2 left)". */
export function monster({ monster: who, room, left, vitality, count }: MonsterFacts): string {
  return `${who.title} ${room.in}${count > 1 ? ` ×${count}` : ''}${health(left, vitality)}`
}

export const health = (left: number, vitality: number): string =>
  vitality > 1 ? ` (${left} of ${vitality} left)` : ''

const STANDING = { fresh: 'just summoned', arrived: 'just in', active: 'awake', exhausted: '' }

export function hero({ hero: who, room, is, inspires, left, vitality, count }: HeroFacts): string {
  const facts = [
    STANDING[is],
    inspires > 0 ? `inspires ${inspires}` : '',
    vitality > 1 ? `${left} of ${vitality} left` : '',
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
    ...(heroes > 0 ? [`${some(heroes, 'hero', 'heroes')}${wake(heroes, awake)}`] : []),
    ...(mine > 0 ? [`${word(mine)} of yours`] : []),
    ...(others > 0 ? [mine > 0 ? some(others, 'other monster') : some(others, 'monster')] : []),
    ...(value > 0 ? [`treasure of ${value}`] : []),
    ...(traps > 0 ? [some(traps, 'trap')] : []),
    ...things,
  ]
}

const wake = (heroes: number, awake: number): string =>
  awake === 0 ? '' : awake === heroes ? ' awake' : ` (${awake} awake)`

export const whole = ({ title, kind, text, alike }: CardFacts): string =>
  `${title}${kind === '' ? '' : ` (${kind})`}${alike}${text === '' ? '' : `: ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

export function blow({ end, left, vitality }: Blow): string {
  if (end === 'none') return ''
  return end === 'gone' ? ': back to the Lair' : `: ${left} of ${vitality} left`
}

export const rooms = (places: readonly Place[]): string =>
  places.map((place) => place.title).join(', ')
