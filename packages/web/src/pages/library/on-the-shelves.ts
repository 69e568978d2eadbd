/** What stands on the two shelves of a game, and what of it was asked for. */
import type { RuleText } from '@muster/engine'
import { chapterNumber } from '../../frame/sheets/rule-links.ts'
import type { Asked } from './asked.ts'
import type { LibraryCard } from './library-module.ts'
import { search, searchWords } from './search.ts'

/** A rule in the reader's language. */
export interface ReadRule {
  readonly rule: RuleText
  readonly chapter: string
  readonly text: string
}

export interface Found {
  readonly words: readonly string[]
  readonly cards: readonly LibraryCard[]
  readonly rules: readonly ReadRule[]
}

const isIn = (edition: string, editions: readonly string[]): boolean =>
  edition === '' || editions.length === 0 || editions.includes(edition)

const fits = (wanted: string, is: string | number | undefined): boolean =>
  wanted === '' || wanted === String(is)

export function find(
  cards: readonly LibraryCard[],
  rules: readonly ReadRule[],
  asked: Asked,
): Found {
  const { kind, level, edition, chapter } = asked
  const words = searchWords(asked.text)
  return {
    words,
    cards: search(
      cards.filter(
        (card) => fits(kind, card.kind) && fits(level, card.level) && isIn(edition, card.editions),
      ),
      words,
      ({ title, lines, also }) => ({ title, lines: [...lines, ...also] }),
    ),
    rules: search(
      rules.filter(
        ({ rule }) => fits(chapter, chapterNumber(rule.number)) && isIn(edition, rule.editions),
      ),
      words,
      ({ rule, chapter: title, text }) => ({ title: rule.number, lines: [text, title] }),
    ),
  }
}

/** The names of cards that are not among the house's, or are other than there. */
export function ownCards(
  cards: readonly LibraryCard[],
  house: readonly LibraryCard[],
): readonly string[] {
  const isAlike = (card: LibraryCard, other: LibraryCard) =>
    card.title === other.title &&
    card.lines.join('\n') === other.lines.join('\n') &&
    card.facts.every(({ name, value }) =>
      other.facts.some((fact) => fact.name === name && fact.value === value),
    )
  const known = new Map(house.map((card) => [card.name, card]))
  return cards
    .filter((card) => {
      const there = known.get(card.name)
      return there === undefined || !isAlike(card, there)
    })
    .map(({ name }) => name)
}

/** The one before and the one after, among those found; among all, where this one was not. */
export function neighbours<T>(
  all: readonly T[],
  found: readonly T[],
  isIt: (one: T) => boolean,
): { readonly before: T | undefined; readonly after: T | undefined } {
  const among = found.some(isIt) ? found : all
  const at = among.findIndex(isIt)
  return { before: among[at - 1], after: at < 0 ? undefined : among[at + 1] }
}

/** The different values, in the order in which they come. */
export const different = <T>(values: readonly T[]): T[] => [...new Set(values)]
