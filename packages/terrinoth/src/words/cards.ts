/** The words of a hero's own cards: readying, exhausting, upgrading, drawing and giving up. */
import type { AnyWord, EffectNode } from '@muster/engine'
import type { Happening } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { discardItem, explore } from '../rules/exploration.ts'
import { readyAll, setSpent } from '../rules/heroes.ts'
import { procedure } from '../rules/procedure.ts'
import { canUpgrade, upgrade } from '../rules/upgrade.ts'
import { ALL_SPENT, cardsOf, EXPLORATION, isAlive, isSpent, itemsOf, seatOf } from '../state.ts'
import { heroWord } from './choosing.ts'
import { bitsIn } from './when.ts'
import { isChosen } from './who.ts'

/** The arguments of a word. */
type Args<Name extends Happening['word']> = Extract<Happening, { readonly word: Name }>

/** How many of a hero's cards are exhausted, or how many are not. */
function cardsThatAre({ state }: U, hero: number, spent: boolean): number {
  const exhausted = bitsIn(state.spent[hero])
  return spent ? exhausted : bitsIn(ALL_SPENT) - exhausted
}

/**
 * A row of picks that goes forward by slot, so that two cards are offered once; as many as there are (H12.5).
 * `next`: the first slot that may still be picked.
 */
function turning(name: string, prompt: string, rule: string, verb: string, spend: boolean) {
  return procedure(name, ['hero', 'cards', 'may', 'cause', 'next'], {
    ask: {
      ask(u, f, d) {
        const { state } = u
        if (f.cards === 0 || !isAlive(state, f.hero)) return 'done'
        d.ask(seatOf(state, f.hero), prompt, rule, f.hero, f.cards)
        d.continues = f.next > 0
        const row = state.piles[cardsOf(f.hero)]
        let left = 0
        for (let slot = row.length - 1; slot >= f.next; slot--) {
          if (isSpent(state, f.hero, slot) !== spend) left++
        }
        for (let slot = f.next; slot < row.length; slot++) {
          if (isSpent(state, f.hero, slot) === spend) continue
          if (left-- >= f.cards || f.may === 1) d.option(verb, row[slot])
        }
        if (d.count === 0) return 'done'
        if (f.may === 1) d.option('decline', -1)
        return undefined
      },
      answer(u, f, choice) {
        if (choice.verb === 'decline') return 'done'
        const slot = u.state.piles[cardsOf(f.hero)].indexOf(choice.a)
        f.next = slot + 1
        f.cards--
        setSpent(u, f.hero, slot, spend, f.cause)
        return 'ask'
      },
    },
  })
}

const readying = turning('readying', 'ready-card', 'H5.2', 'ready', false)
const exhausting = turning('exhausting', 'exhaust-card', 'H12.5', 'exhaust', true)

const giveUp = procedure('giveUp', ['hero'], {
  ask: {
    ask(u, f, d) {
      const { state, content } = u
      const items = state.piles[itemsOf(f.hero)]
      if (items.length === 0) return 'done'
      d.ask(seatOf(state, f.hero), 'item', 'H12.2', f.hero)
      for (const item of items) d.alike('discard', content.kindOf[item], item)
      return undefined
    },
    answer(u, f, choice) {
      discardItem(u, f.hero, choice.a)
      return 'done'
    },
  },
})

/** Who is chosen was asked already whether at all. */
const asksHere = (args: { who: Args<'ready'>['who']; may?: true | undefined }): number =>
  args.may === true && !isChosen(args.who) ? 1 : 0

const mayDecline = (args: { may?: true | undefined }): boolean => args.may === true

const ready = heroWord<Args<'ready'>>({
  word: 'ready',
  fits: (u, _node, hero) => cardsThatAre(u, hero, true) > 0,
  one(u, { args }, hero, _actor, card) {
    if (args.cards === 'all') readyAll(u, hero, card)
    else {
      const count = Math.min(args.cards, cardsThatAre(u, hero, true))
      u.call(readying, hero, count, asksHere(args), card)
    }
  },
  asks: true,
  may: mayDecline,
})

const exhaust = heroWord<Args<'exhaust'>>({
  word: 'exhaust',
  fits: (u, _node, hero) => cardsThatAre(u, hero, false) > 0,
  one(u, { args }, hero, _actor, card) {
    const count = Math.min(args.cards, cardsThatAre(u, hero, false))
    u.call(exhausting, hero, count, asksHere(args), card)
  },
  asks: true,
  may: mayDecline,
  payable: (u, { args }: EffectNode<Args<'exhaust'>>, actor) =>
    args.who === 'you' && cardsThatAre(u, actor, false) >= args.cards,
})

const upgrading = heroWord<Args<'upgrade'>>({
  word: 'upgrade',
  fits: (u, _node, hero) => canUpgrade(u, hero),
  one: (u, _node, hero) => u.call(upgrade, hero),
  asks: true,
})

const hasItem = (u: U, hero: number): boolean => u.state.piles[itemsOf(hero)].length > 0

const discarding = heroWord<Args<'discard-item'>>({
  word: 'discard-item',
  fits: (u, _node, hero) => hasItem(u, hero),
  one: (u, _node, hero) => u.call(giveUp, hero),
  asks: true,
  payable: (u, { args }: EffectNode<Args<'discard-item'>>, actor) =>
    args.who === 'you' && hasItem(u, actor),
})

const drawing = heroWord<Args<'draw'>>({
  word: 'draw',
  fits: (u) => u.state.piles[EXPLORATION].length > 0,
  one: (u, { args }, hero) => u.call(explore, hero, args.cards),
  asks: true,
})

export const cardWords: readonly AnyWord<U>[] = [ready, exhaust, upgrading, discarding, drawing]
export const cardProcedures = [readying, exhausting, giveUp, explore, upgrade]
