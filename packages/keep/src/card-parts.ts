/** What part cards take: tactic cards are in a deck, Loot is acquired, scenario cards come, treasures are looted, tiles are built. */
import type { Card, CardPart, CardParts } from '@muster/engine'
import { type Content, LOOT, SCENARIO, TACTIC, TILE } from './content.ts'
import { PRIZE } from './rules/loot.ts'
import { deckOf, type KeepState } from './state.ts'

export function cardParts(content: Content): CardParts<KeepState> {
  const typeOf = (card: Card): number => content.kinds[content.kindOf[card]].type
  const tileOf = (room: number): Card =>
    content.kindOf.findIndex((kind) => {
      const { type, of } = content.kinds[kind]
      return type === TILE && of === room
    })
  return {
    kinds: ['loot', 'tactic', 'scenario', 'treasure', 'tile'],
    stretch: 'turn',
    atStart(state) {
      const tactics: CardPart[] = []
      for (let seat = 0; seat < state.players; seat++) {
        for (const card of state.piles[deckOf(seat)]) {
          // What a chronicle's reward laid there is Loot.
          tactics.push({ as: typeOf(card) === TACTIC ? 'tactic' : 'loot', card })
        }
      }
      return tactics
    },
    brought({ name, a, b, c }) {
      switch (name) {
        case 'acquired':
          return { as: typeOf(b) === LOOT ? 'loot' : 'tactic', card: b }
        case 'scenario':
          return typeOf(a) === SCENARIO ? { as: 'scenario', card: a } : undefined
        case 'looted':
          // The Vault's treasure ends the match: to count it would say no more than that.
          return b === PRIZE ? undefined : { as: 'treasure', card: c }
        case 'built':
          return { as: 'tile', card: tileOf(a) }
        default:
          return undefined
      }
    },
    offered(_state, { verb, a }) {
      if (verb === 'plan') return [{ as: 'tile', card: a }]
      if (verb === 'take' && typeOf(a) === LOOT) return [{ as: 'loot', card: a }]
      return verb === 'play' && typeOf(a) === TACTIC ? [{ as: 'tactic', card: a }] : []
    },
  }
}
