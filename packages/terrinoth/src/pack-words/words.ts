/** What a pack can break of this game's own rules: a sentence for each. */
import type { BrokenRule, SayRule } from '@muster/engine'

export type PackWords = {
  readonly restReadies: () => string
  readonly itemIsUsed: () => string
  readonly eventHappens: () => string
  readonly manyRerolls: (most: string, count: string) => string
  readonly barWord: (word: string) => string
  readonly trackBegins: () => string
  readonly trackEnds: () => string
  readonly lastPeril: () => string
  readonly defeatIs: (condition: string) => string
  readonly noHeroOf: (type: string) => string
  readonly noClassOf: (type: string) => string
  readonly classOfTwo: (name: string) => string
  readonly oneAnAction: (cards: string, action: string, count: string) => string
  readonly cardTwice: (name: string) => string
  readonly questTwice: (name: string) => string
  readonly boonTwice: (name: string) => string
  readonly noQuest: (name: string) => string
  readonly noItem: (name: string) => string
  readonly notThere: (quest: string, name: string) => string
  readonly usedTwice: (quest: string, name: string) => string
  readonly tooFewLeft: (quest: string, count: string, difficulty: string) => string
  readonly noCounter: (counter: string) => string
  readonly noCounterIn: (quest: string, counter: string) => string
}

export const broken = <Key extends keyof PackWords>(
  key: Key,
  ...values: Parameters<PackWords[Key]>
): BrokenRule => ({ key, values })

export function sayIn(words: PackWords): SayRule {
  const byKey: { readonly [key: string]: (...values: string[]) => string } = words
  return ({ key, values }) => (Object.hasOwn(byKey, key) ? byKey[key](...values) : key)
}
