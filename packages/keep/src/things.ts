/** The names of things as notation spells them. */
import { MusterError } from '@muster/engine'
import type { Content } from './content.ts'
import { isAwaiting, likenessOf } from './rules/heroes.ts'
import {
  CLANS,
  CLASSES,
  classOf,
  HEROES_A_CLASS,
  type KeepState,
  NOWHERE,
  ROOMS,
  roomOfMonster,
  SYMBOLS,
  seatOfMonster,
  TOKENS,
  woundsOf,
} from './state.ts'

const ROW_LENGTH = 16

export function thingName(
  content: Content,
  state: KeepState,
  kind: string,
  n: number,
  exact: boolean,
): string {
  switch (kind) {
    case 'room':
      return ROOMS[n]
    case 'class':
      return n < 0 ? '' : CLASSES[n]
    case 'symbol':
      return SYMBOLS[n]
    case 'token':
      return TOKENS[n]
    case 'clan':
      return CLANS[n]
    case 'monster':
      return monsterName(state, n)
    case 'hero':
      return heroName(state, n, exact)
    case 'cell':
      return `c${n % ROW_LENGTH}r${Math.trunc(n / ROW_LENGTH)}`
    case 'chip':
      return content.chipName[n]
    default:
      throw new MusterError('notation', `nothing here is a ${kind}`)
  }
}

function monsterName(state: KeepState, monster: number): string {
  const name = `${CLANS[state.clan[seatOfMonster(monster)]]}/${ROOMS[roomOfMonster(monster)]}`
  return woundsOf(monster) === 0 ? name : `${name}/${woundsOf(monster)}`
}

function heroName(state: KeepState, hero: number, exact: boolean): string {
  const room = state.heroRoom[hero]
  const told = exact ? hero : tellsApart(state, hero)
  const copy = told === undefined ? '' : `.${(told % HEROES_A_CLASS) + 1}`
  const name = `${CLASSES[classOf(hero)]}${copy}`
  return room === NOWHERE ? name : `${name}/${ROOMS[room]}`
}

/**
 * Where others of its class in the room are awake in another way, the first of those alike: looters are a row of
 * picks (K6.10), and keep their names all through it.
 */
function tellsApart(state: KeepState, hero: number): number | undefined {
  if (!isAwaiting(state, hero)) return undefined
  const first = classOf(hero) * HEROES_A_CLASS
  const likeness = likenessOf(state, hero)
  for (let other = first; other < first + HEROES_A_CLASS; other++) {
    const isBeside = state.heroRoom[other] === state.heroRoom[hero] && isAwaiting(state, other)
    if (isBeside && likenessOf(state, other) !== likeness) return likeness
  }
  return undefined
}
