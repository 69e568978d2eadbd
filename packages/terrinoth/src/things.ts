/** The names of things as notation spells them. */
import { bagOf, MusterError } from '@muster/engine'
import type { Content } from './content.ts'
import {
  CAUSES,
  CONDITIONS,
  FACES,
  IN_LAIR,
  IN_SHADOWS,
  MOST_HEROES,
  SHADOWS,
  type TerrinothState,
} from './state.ts'

export function thingName(
  content: Content,
  state: TerrinothState,
  kind: string,
  n: number,
  exact: boolean,
): string {
  switch (kind) {
    case 'hero':
      return heroName(content, state, n)
    case 'enemy':
      return enemyName(content, state, n, exact)
    case 'face':
      return FACES[n]
    case 'cause':
      return n >= 0 ? cardName(content, n, exact) : CAUSES[-1 - n]
    case 'trigger':
      return content.triggers[n].name
    case 'condition':
      return CONDITIONS[n]
    case 'keyword':
      return content.keywords[n]
    case 'where':
      return whereName(content, state, n)
    default:
      throw new MusterError('notation', `nothing here is a ${kind}`)
  }
}

function cardName(content: Content, card: number, exact: boolean): string {
  const { name, copies } = content.kinds[content.kindOf[card]]
  return exact && copies > 1 ? `${name}.${content.copyOf[card]}` : name
}

const heroName = ({ pack }: Content, state: TerrinothState, hero: number): string =>
  pack.heroes[state.heroIs[hero]].name

/** Face down: the n-th group of the shadows, as those of one shuffle are alike; one that was looked at, by its name. */
function enemyName(content: Content, state: TerrinothState, enemy: number, exact: boolean): string {
  if (enemy < 0) return `hidden-${groupOf(state, enemy)}`
  const name = cardName(content, enemy, exact)
  return state.masked[enemy] === 1 ? `hidden-${name}` : name
}

function groupOf(state: TerrinothState, place: number): number {
  const bags: number[] = []
  for (const other of state.piles[SHADOWS]) {
    if (other < 0 && !bags.includes(bagOf(other))) bags.push(bagOf(other))
  }
  return bags.indexOf(bagOf(place)) + 1
}

function whereName(content: Content, state: TerrinothState, where: number): string {
  if (where >= 0 && where < MOST_HEROES) return heroName(content, state, where)
  if (where === IN_SHADOWS) return 'shadows'
  return where === IN_LAIR ? 'lair' : 'nowhere'
}
