/** H12.9: an advanced activation card in the place of a basic one with the same action. */
import { type Card, remove } from '@muster/engine'
import { type Content, kindOf, type U } from '../content.ts'
import { BOX, cardsOf, isAlive, NONE, seatOf, type TerrinothState } from '../state.ts'
import { procedure } from './procedure.ts'

/** Of the hero's class, once there is one, and for a card that is still basic. */
function fits(content: Content, s: TerrinothState, hero: number, card: Card): boolean {
  const kind = content.kinds[content.kindOf[card]]
  const replaced = s.piles[cardsOf(hero)][kind.action]
  if (content.kinds[content.kindOf[replaced]].class !== NONE) return false
  return s.classIs[hero] === NONE || s.classIs[hero] === kind.class
}

function typeOf({ content, state }: U, hero: number): number {
  return content.heroes[state.heroIs[hero]].type
}

/** H12.13: with all four upgraded there is nothing to do. */
export function canUpgrade(u: U, hero: number): boolean {
  return u.content.advanced[typeOf(u, hero)].some((card) => fits(u.content, u.state, hero, card))
}

export const upgrade = procedure('upgrade', ['hero'], {
  ask: {
    ask(u, f, d) {
      if (!isAlive(u.state, f.hero) || !canUpgrade(u, f.hero)) return 'done'
      d.ask(seatOf(u.state, f.hero), 'upgrade', 'H12.9', f.hero)
      for (const card of u.content.advanced[typeOf(u, f.hero)]) {
        if (fits(u.content, u.state, f.hero, card)) d.option('upgrade', card)
      }
      return undefined
    },
    answer(u, f, { a: card }) {
      const { piles, classIs } = u.state
      const { action, class: heroClass } = kindOf(u, card)
      const row = piles[cardsOf(f.hero)]
      const replaced = row[action]
      remove(piles[BOX], card)
      row[action] = card
      piles[BOX].push(replaced)
      classIs[f.hero] = heroClass
      u.tell('upgraded', f.hero, card, replaced)
      return 'done'
    },
  },
})
