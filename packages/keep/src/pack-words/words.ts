/** What a pack can break of this game's own rules: a sentence for each. */
import type { BrokenRule, SayRule } from '@muster/engine'

export type PackWords = {
  readonly standsAlone: (word: string) => string
  readonly afterDefend: (word: string, allowed: string) => string
  readonly manySymbols: (most: string, count: string) => string
  readonly cardsOfClan: (must: string, count: string) => string
  readonly startingMonsters: (starting: string, count: string) => string
  readonly oneFor: (name: string, count: string) => string
  readonly noLootOf: (kind: string) => string
  readonly defeatIsFour: (treasure: string) => string
  readonly oneFour: (count: string) => string
  readonly cardTwice: (name: string) => string
  readonly scenarioTwice: (name: string) => string
  readonly noChapter: (scenario: string, chapter: string) => string
  readonly laidTwice: (scenario: string, room: string) => string
  readonly laidOn: (scenario: string, room: string, under: string) => string
  readonly fourInVault: (scenario: string) => string
  readonly fewPortals: (scenario: string, need: string, stock: string) => string
  readonly fewTreasures: (scenario: string, need: string, stock: string, value: string) => string
  readonly fewTokens: (scenario: string, need: string, stock: string, token: string) => string
  readonly cutOff: (scenario: string, room: string) => string
}

export const broken = <Key extends keyof PackWords>(
  key: Key,
  ...values: Parameters<PackWords[Key]>
): BrokenRule => ({ key, values })

export function sayIn(words: PackWords): SayRule {
  const byKey: { readonly [key: string]: (...values: string[]) => string } = words
  return ({ key, values }) => (Object.hasOwn(byKey, key) ? byKey[key](...values) : key)
}
