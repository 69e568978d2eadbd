/** What a pack can break of Tenefyr's own rules: a sentence for each. */
import type { BrokenRule, SayRule } from '@muster/engine'

export type PackWords = {
  readonly noPrice: (word: string, prices: string) => string
  readonly maybeNoPrice: (word: string) => string
  readonly wanders: () => string
  readonly needsCombat: (word: string) => string
  readonly needsHand: (word: string) => string
  readonly needsEnemy: (word: string) => string
  readonly eachIsYou: (who: string) => string
  readonly partyIsNotYou: () => string
  readonly cardsOfLevel: (level: string, count: string) => string
  readonly oneFor: (name: string, count: string) => string
  readonly oneOfStage: (boss: string, stage: string, count: string) => string
  readonly rewardsOfLevel: (level: string, profile: string, count: string) => string
  readonly startsInOrder: () => string
  readonly nameTwice: (name: string) => string
}

export const broken = <Key extends keyof PackWords>(
  key: Key,
  ...values: Parameters<PackWords[Key]>
): BrokenRule => ({ key, values })

export function sayIn(words: PackWords): SayRule {
  const byKey: { readonly [key: string]: (...values: string[]) => string } = words
  return ({ key, values }) => (Object.hasOwn(byKey, key) ? byKey[key](...values) : key)
}
