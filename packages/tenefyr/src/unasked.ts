/** Questions that people need not be asked: one of the answers is never worse than the others. */
import type { Card, Decision, ListId, Seat } from '@muster/engine'
import type { Content, U } from './content.ts'
import { hasEffect } from './rules/play.ts'
import { deckOf, handOf, isSolo, type TenefyrState } from './state.ts'
import { sightOf } from './talk/scene.ts'
import { contentsOf } from './words/deck-contents.ts'
import { core } from './words/grammar.ts'

/** Gives the number of the option that is taken. */
export function unasked(
  content: Content,
  state: TenefyrState,
  decision: Decision,
): number | undefined {
  const { u } = sightOf(content, state)
  const { by: seat } = decision
  switch (decision.prompt) {
    case 'play-card':
      return state.piles[handOf(seat)].every((card) => isIdle(u, seat, card)) ? 0 : undefined
    case 'double-order':
      return decision.at(0).a >= decision.at(1).a ? 0 : 1
    case 'may':
      return isHarmToOneself(u, seat, decision.about.b) ? decision.count - 1 : undefined
    default:
      return undefined
  }
}

/** Words of which no other card of the hand changes whether they can do anything. */
const STEADY = ['draw', 'draw-up-to', 'sift', 'search', 'recover', 'recover-all', 'look'].concat([
  'reorder',
  'bury',
  'look-dungeon',
  'take',
  'discard-top',
  'remove-top',
  'pay',
  'may',
])

function argument(args: unknown, key: string): unknown {
  return Object.entries(args ?? {}).find(([name]) => name === key)?.[1]
}

function isSteady(u: U, list: ListId): boolean {
  const { lists, nodes, wordOf } = u.content.program
  return lists[list].every((index) => {
    const { args, lists: inner } = nodes[index]
    const { name } = wordOf[index]
    if (name === 'if') return argument(argument(args, 'condition'), 'is') === 'you-are'
    if (name === 'remove') return argument(args, 'from') !== 'hand'
    return STEADY.includes(name) && inner.every((one) => isSteady(u, one))
  })
}

/** Whenever it is played, it does nothing but count. */
function isIdle(u: U, seat: Seat, card: Card): boolean {
  if (!hasEffect(u, seat, card)) return true
  const { play } = u.content.kinds[u.content.kindOf[card]]
  return isSteady(u, play) && !core.can(u, play, seat, card)
}

const COSTS = ['discard-top', 'remove-top']

/** T9.3: alone, what only takes cards from others; unless a card of one's own counts what is thrown away. */
function isHarmToOneself(u: U, seat: Seat, node: number): boolean {
  const { lists, nodes, wordOf } = u.content.program
  if (!isSolo(u.state) || wordOf[node].name !== 'for-each') return false
  const harms = lists[nodes[node].lists[0]].every((index) => COSTS.includes(wordOf[index].name))
  return harms && !heedsDiscards(u, seat)
}

function heedsDiscards(u: U, seat: Seat): boolean {
  const { lists, nodes, wordOf } = u.content.program
  const heeds = (list: ListId): boolean =>
    lists[list].some((index) => {
      const { args, lists: inner } = nodes[index]
      const per = argument(args, 'per')
      const counts = typeof per === 'string' && per.startsWith('own-discard')
      return counts || wordOf[index].name.startsWith('recover') || inner.some(heeds)
    })
  const cards = [...contentsOf(u.state, deckOf(seat)), ...u.state.piles[handOf(seat)]]
  return cards.some(
    (card) => hasEffect(u, seat, card) && heeds(u.content.kinds[u.content.kindOf[card]].play),
  )
}
