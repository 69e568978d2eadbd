/** Small words that the sentences of this language share. */
import type { Place } from '../said.ts'
import type { Blow, CardFacts, HeroFacts, MonsterFacts, RoomFacts } from '../talk.ts'

const SMALL = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
export const word = (n: number): string => SMALL[n] ?? String(n)
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${word(n)} ${n < 2 ? one : many}`
export const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`)
export const guildCards = (n: number): string =>
  n < 2 ? `${n} carte Guilde` : `${n} cartes Guilde`

/** « Slime dans les Égouts ×2 (reste 1 sur 2) ». */
export function monster({ monster: who, room, left, vitality, count }: MonsterFacts): string {
  return `${who.title} ${room.in}${count > 1 ? ` ×${count}` : ''}${health(left, vitality)}`
}

export const health = (left: number, vitality: number): string =>
  vitality > 1 ? ` (reste ${left} sur ${vitality})` : ''

const STANDING = {
  fresh: { m: 'nouveau', f: 'nouvelle' },
  arrived: { m: 'vient d’entrer', f: 'vient d’entrer' },
  active: { m: 'actif', f: 'active' },
  exhausted: { m: '', f: '' },
}

export function hero({ hero: who, room, is, inspires, left, vitality, count }: HeroFacts): string {
  const facts = [
    STANDING[is][who.feminine ? 'f' : 'm'],
    inspires > 0 ? `en galvanise ${inspires}` : '',
    vitality > 1 ? `reste ${left} sur ${vitality}` : '',
  ].filter((fact) => fact !== '')
  const many = count > 1 ? ` ×${count}` : ''
  return `${who.title} ${room.in}${many}${facts.length === 0 ? '' : `, ${facts.join(', ')}`}`
}

export function room(facts: RoomFacts): string {
  const list = inside(facts)
  return list.length === 0 ? facts.room.title : `${facts.room.title} : ${list.join(', ')}`
}

function inside({ heroes, awake, guards, mine, traps, value, things }: RoomFacts): string[] {
  const others = guards - mine
  return [
    ...(heroes > 0 ? [`${some(heroes, 'héros', 'héros')}${active(heroes, awake)}`] : []),
    ...(mine > 0 ? [`${word(mine)} à vous`] : []),
    ...(others > 0
      ? [mine > 0 ? some(others, 'autre monstre', 'autres monstres') : some(others, 'monstre')]
      : []),
    ...(value > 0 ? [`trésor de ${value}`] : []),
    ...(traps > 0 ? [some(traps, 'piège')] : []),
    ...things,
  ]
}

function active(heroes: number, awake: number): string {
  if (awake === 0) return ''
  if (awake === heroes) return heroes === 1 ? ' actif' : ' actifs'
  return ` (${awake === 1 ? '1 actif' : `${awake} actifs`})`
}

export const whole = ({ title, kind, text, alike }: CardFacts): string =>
  `${title}${kind === '' ? '' : ` (${kind})`}${alike}${text === '' ? '' : ` : ${text}`}`
export const name = ({ title, alike }: CardFacts): string => `${title}${alike}`

export function blow({ end, left, vitality }: Blow): string {
  if (end === 'none') return ''
  return end === 'gone' ? ' : retour au repaire' : ` : reste ${left} sur ${vitality}`
}

export const rooms = (places: readonly Place[]): string =>
  places.map((place) => place.title).join(', ')
