/** Triggers, numbered over the whole pack. */
import { compileEffects, type Effect, type ListId, type Program } from '@muster/engine'
import { MOMENTS, type Trigger } from '../cards/effects.ts'
import { ACTIONS } from '../state.ts'
import { ANOTHER, ANY, type CompiledTrigger, OWN, type U } from './tables.ts'

/** What is being compiled: effects and triggers are added to it one by one. */
export interface Compiling {
  readonly program: Program<U>
  readonly triggers: CompiledTrigger[]
  /** Lists that stand alone, by what they say. */
  readonly lists: { [said: string]: ListId }
}

/** Where two cards say the same they have the same list: nobody is asked which of the two comes first. */
export function compileOnce({ program, lists }: Compiling, effects: readonly Effect[]): ListId {
  const said = JSON.stringify(effects)
  lists[said] ??= compileEffects(program, effects)
  return lists[said]
}

/** The triggers of one card, hero or quest. */
interface Triggered {
  readonly triggers: readonly number[]
  readonly moments: number
}

const SCOPES = { own: OWN, any: ANY, another: ANOTHER } as const

/** Where the bits of an owner's triggers begin. Items have none: they are gone when they are used. */
export const HERO_BITS = 0
export const QUEST_BITS = 8
export const PLACE_BITS = 16
export const NO_BITS = -1

/** `firstBit`: of those that are kept to know what was used. */
export function compileTriggers(
  compiling: Compiling,
  name: string,
  given: readonly Trigger[],
  firstBit: number,
): Triggered {
  const { triggers } = compiling
  const numbers = given.map((trigger, n) => {
    const { at, may, of, action, when, limit, price, do: effects } = trigger
    return (
      triggers.push({
        name: given.length === 1 ? name : `${name}-${n + 1}`,
        at: MOMENTS.indexOf(at),
        optional: may === true,
        of: SCOPES[of ?? 'own'],
        action: action === undefined ? -1 : ACTIONS.indexOf(action),
        when,
        perRound: limit === 'round',
        limitBit: firstBit === NO_BITS ? NO_BITS : firstBit + n,
        price: compileOnce(compiling, price ?? []),
        do: compileOnce(compiling, effects),
      }) - 1
    )
  })
  return {
    triggers: numbers,
    moments: given.reduce((bits, { at }) => bits | (1 << MOMENTS.indexOf(at)), 0),
  }
}
