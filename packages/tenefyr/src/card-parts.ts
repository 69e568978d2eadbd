/** What part cards take: a Dungeon card is an enemy that is fought, and loot once a deck has it. */
import type { Card, CardPart, CardParts } from '@muster/engine'
import { type Content, LOOT, SKILL } from './content.ts'
import { DUNGEON_LEVELS, deckOf, type TenefyrState, topOf } from './state.ts'

export function cardParts(content: Content): CardParts<TenefyrState> {
  const typeOf = (card: Card): number => content.typeOf[content.kindOf[card]]
  const leveled = (as: string, card: Card): CardPart => ({
    as: `${as}/${content.levelOf[content.kindOf[card]]}`,
    card,
  })
  const ofType = (type: number, as: string, card: Card): CardPart[] =>
    typeOf(card) === type ? [leveled(as, card)] : []
  return {
    kinds: [...levels('loot'), ...levels('enemy'), ...levels('reward'), 'skill', 'boss'],
    stretch: 'fights',
    atStart(state) {
      // Whoever gets to a Boss's last card has nearly won: its cards count with their Boss, fought or not.
      const cards = state.boss < 0 ? [] : content.cardsOfBoss[state.boss]
      const parts: CardPart[] = cards.map((card) => ({ as: 'boss', card }))
      for (let seat = 0; seat < state.players; seat++) {
        for (const card of state.piles[deckOf(seat)]) {
          if (typeOf(card) === SKILL) parts.push({ as: 'skill', card })
        }
      }
      return parts
    },
    brought({ name, a, b }) {
      switch (name) {
        case 'looted':
        case 'took':
          return ofType(LOOT, 'loot', b)[0]
        case 'fights':
          return ofType(LOOT, 'enemy', a)[0]
        case 'chose-reward':
          return leveled('reward', b)
        default:
          return undefined
      }
    },
    offered(state, { verb, a }) {
      if (verb === 'take' || verb === 'hand-to') return ofType(LOOT, 'loot', a)
      if (verb !== 'enter') return []
      // Who enters a dungeon meets the enemy on top, and goes for the reward beside it.
      const reward = state.dungeonReward[a]
      const top = topOf(state, a)
      return [
        ...(reward < 0 ? [] : [leveled('reward', reward)]),
        ...(top < 0 || state.faceUp[a] === 0 ? [] : ofType(LOOT, 'enemy', top)),
      ]
    },
  }
}

const levels = (as: string): string[] =>
  Array.from({ length: DUNGEON_LEVELS }, (_, n) => `${as}/${n + 1}`)
