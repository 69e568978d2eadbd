/** What part cards take: a hero's own, items found, events, enemies that were met, locations that were reached. */
import type { Card, CardPart, CardParts } from '@muster/engine'
import { type Content, NEMESIS } from './content.ts'
import { cardsOf, LAIR, MOST_HEROES, NONE, type TerrinothState } from './state.ts'

export function cardParts(content: Content): CardParts<TerrinothState> {
  const kind = (card: Card) => content.kinds[content.kindOf[card]]
  /** Below 0: a place in the shadows whose card nobody knows. */
  const enemy = (card: Card): CardPart | undefined =>
    card < 0 || kind(card).rank === NEMESIS ? undefined : { as: 'enemy', card }
  const found = (card: Card): CardPart => ({ as: kind(card).item ? 'item' : 'event', card })
  return {
    kinds: ['advanced', 'basic', 'item', 'event', 'enemy', 'nemesis', 'location'],
    stretch: 'round',
    atStart(state) {
      // A Nemesis comes when a quest is nearly over: it counts with its quest, met or not.
      const parts: CardPart[] = state.piles[LAIR].map((card) => ({ as: 'nemesis', card }))
      for (let hero = 0; hero < MOST_HEROES; hero++) {
        for (const card of state.piles[cardsOf(hero)]) parts.push({ as: 'basic', card })
      }
      return parts
    },
    brought({ name, a, b, c }) {
      switch (name) {
        case 'upgraded':
          return { as: 'advanced', card: b }
        case 'found':
        case 'event':
          return found(b)
        case 'spawned':
          // Laid face down it is not met yet, also where somebody has seen it before.
          return c === 1 ? undefined : enemy(a)
        case 'turned-up':
        case 'engaged':
          return enemy(a)
        case 'arrived':
          return { as: 'location', card: a }
        default:
          return undefined
      }
    },
    offered(_state, { verb, a }) {
      if (verb === 'upgrade') return [{ as: 'advanced', card: a }]
      if (verb === 'resolve') return [found(a)]
      return verb === 'activate' && kind(a).class === NONE ? [{ as: 'basic', card: a }] : []
    },
  }
}
