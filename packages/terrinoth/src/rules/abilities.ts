/** Abilities that may be used at a moment: whose they are, whether they can be used, and their use (H12.2, H12.16). */
import { type Card, type Decision, remove } from '@muster/engine'
import { QUEST_BITS } from '../compile/triggers.ts'
import { ANOTHER, type CompiledTrigger, kindOf, OWN, questOf, type U } from '../content.ts'
import {
  BY_ABILITY,
  BY_QUEST,
  EXPLORATION,
  EXPLORATION_DISCARD,
  itemsOf,
  LOCATION,
  MOST_HEROES,
  NONE,
  type TerrinothState,
} from '../state.ts'
import { isSo } from '../words/when.ts'
import { renew } from './decks.ts'
import { core, procedure } from './procedure.ts'

const HERO_MASK = (1 << QUEST_BITS) - 1

/** The next owner has not used anything yet. */
export const forgetOwner = (used: number): number => used & ~HERO_MASK

/** The limits of quest and location come after those of the heroes. */
const limitsOf = (owner: number, bit: number): number => (bit < QUEST_BITS ? owner : MOST_HEROES)

/** Remembers that what can be used once a round was used (H3.8). */
export function markUsed(
  s: TerrinothState,
  { perRound, limitBit }: CompiledTrigger,
  owner: number,
) {
  if (perRound && limitBit >= 0) s.used[limitsOf(owner, limitBit)] |= 1 << limitBit
}

/** Is it an item that the hero has? */
export const isItemOf = (s: TerrinothState, owner: number, cause: number): boolean =>
  cause >= 0 && s.piles[itemsOf(owner)].includes(cause)

/** Does it belong to this moment of this hero, and is there something left of it this round? */
export function isDue(
  u: U,
  trigger: CompiledTrigger,
  moment: number,
  owner: number,
  hero: number,
  cause: number,
  card: Card,
): boolean {
  const s = u.state
  if (trigger.at !== moment) return false
  if (trigger.action >= 0 && trigger.action !== s.slot) return false
  const isOwn = cause === BY_ABILITY || isItemOf(s, owner, cause)
  if (isOwn && trigger.of === OWN && owner !== hero) return false
  if (isOwn && trigger.of === ANOTHER && owner === hero) return false
  if (trigger.perRound && trigger.limitBit >= 0) {
    if ((s.used[limitsOf(owner, trigger.limitBit)] & (1 << trigger.limitBit)) !== 0) return false
  }
  return trigger.when === undefined || isSo(u, trigger.when, owner, card)
}

type Each = (trigger: number, cause: number) => void

/** What a hero may use at a moment: its own ability and items, and what quest and location offer to the hero of the moment. */
function eachOf(u: U, owner: number, hero: number, each: Each): void {
  const { content, state } = u
  const own = content.heroes[state.heroIs[owner]].triggers
  for (let i = 0; i < own.length; i++) each(own[i], BY_ABILITY)
  const items = state.piles[itemsOf(owner)]
  for (let n = 0; n < items.length; n++) {
    const { triggers } = kindOf(u, items[n])
    for (let i = 0; i < triggers.length; i++) each(triggers[i], items[n])
  }
  if (owner !== hero) return
  const quest = questOf(u).triggers
  for (let i = 0; i < quest.length; i++) each(quest[i], BY_QUEST)
  const here = state.piles[LOCATION]
  for (let n = 0; n < here.length; n++) {
    const { triggers } = kindOf(u, here[n])
    for (let i = 0; i < triggers.length; i++) each(triggers[i], here[n])
  }
}

/** Offers what can be used now: `use TRIGGER`, with its cause. Gives their names, for a wish not to be asked. */
export function offerAbilities(
  u: U,
  d: Decision,
  moment: number,
  owner: number,
  hero: number,
  used: number,
  card: Card = NONE,
): string {
  const { triggers } = u.content
  let names = ''
  eachOf(u, owner, hero, (n, cause) => {
    const trigger = triggers[n]
    const bit = trigger.limitBit
    if (!trigger.optional || (bit >= 0 && (used & (1 << bit)) !== 0)) return
    const about = card === NONE ? cause : card
    if (!isDue(u, trigger, moment, owner, hero, cause, about)) return
    if (!core.payable(u, trigger.price, owner, cause) || !core.can(u, trigger.do, owner, cause)) {
      return
    }
    // Two copies of an item are one option.
    d.alike('use', n, n, cause)
    names += ` ${trigger.name}`
  })
  return names
}

/** An item is discarded when it is used. */
export function spendItem(u: U, owner: number, item: Card): void {
  const { piles } = u.state
  remove(piles[itemsOf(owner)], item)
  piles[EXPLORATION_DISCARD].push(item)
  u.tell('item-used', owner, item)
  renew(u, EXPLORATION, EXPLORATION_DISCARD)
}

/** Uses an ability that was offered. Gives the bit to be remembered for this moment. */
export function useAbility(u: U, owner: number, trigger: number, cause: number): number {
  const compiled = u.content.triggers[trigger]
  u.tell('used', owner, trigger)
  markUsed(u.state, compiled, owner)
  if (isItemOf(u.state, owner, cause)) spendItem(u, owner, cause)
  u.call(using, trigger, owner, cause)
  return compiled.limitBit < 0 ? 0 : 1 << compiled.limitBit
}

/** The price first (H12.2), then what it buys. */
export const using = procedure('using', ['trigger', 'hero', 'card'], {
  pay(u, f) {
    core.perform(u, u.content.triggers[f.trigger].price, f.hero, f.card)
    return 'gain'
  },
  gain(u, f) {
    core.perform(u, u.content.triggers[f.trigger].do, f.hero, f.card)
    return 'done'
  },
})
