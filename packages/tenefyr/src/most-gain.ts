/** What a card's effects could bring at most, by their words alone: to tell a small doubt from a great one. */
import type { ListId } from '@muster/engine'
import type { U } from './content.ts'

/** Cards, and what doubles: nobody can say how much they bring. */
const ANYTHING = Number.POSITIVE_INFINITY

/** Words that bring no power in this combat. */
const IDLE = [
  'discard-top',
  'discard-hand',
  'remove',
  'remove-top',
  'bury',
  'look',
  'reorder',
].concat(['look-dungeon', 'boss-token', 'leave-game', 'give', 'recover-all'])

/** Words around others. */
const AROUND = ['may', 'pay', 'choose', 'for-each', 'if', 'one-player']

function numberIn(args: unknown, key: string): number | undefined {
  const found = Object.entries(args ?? {}).find(([name]) => name === key)?.[1]
  return typeof found === 'number' ? found : undefined
}

function mostOfWord(word: string, args: unknown, inner: number): number {
  if (IDLE.includes(word)) return 0
  if (AROUND.includes(word)) return inner
  if (word === 'enemy-power') return Math.max(0, -(numberIn(args, 'by') ?? 0))
  const isCounted = Object.keys(args ?? {}).includes('per')
  return word === 'gain-power' && !isCounted ? (numberIn(args, 'power') ?? 0) : ANYTHING
}

const DRAWS = ['draw', 'draw-up-to']

/** `drawn`: what it draws is counted elsewhere. */
export function mostOf(u: U, list: ListId, drawn = false): number {
  const { lists, nodes, wordOf } = u.content.program
  let most = 0
  for (const index of lists[list]) {
    const { name } = wordOf[index]
    if (drawn && DRAWS.includes(name)) continue
    let inner = 0
    for (const one of nodes[index].lists) inner += mostOf(u, one, drawn)
    most += mostOfWord(name, nodes[index].args, inner)
  }
  return most
}
