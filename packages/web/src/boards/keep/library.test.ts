import { housePack } from '@muster/keep'
import { rulesText } from '@muster/keep/rules-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ownCards } from '../../pages/library/on-the-shelves.ts'
import { search, searchWords } from '../../pages/library/search.ts'
import { keepLibrary } from './library.tsx'

const library = keepLibrary.libraryOf(housePack)
const cardsIn = (language: 'en' | 'fr' | 'pt' | 'pseudo') =>
  library.cards({ language, edition: undefined })
const found = (language: 'en' | 'fr' | 'pt', typed: string): string[] =>
  search(cardsIn(language), searchWords(typed), ({ title, lines, also }) => ({
    title,
    lines: [...lines, ...also],
  })).map(({ name }) => name)

it('has every card, clan and scenario of the pack once, each with a name of its own', () => {
  const { clans, loot, treasures, rooms, scenarios } = housePack
  const sizes = [clans, loot, treasures, rooms, scenarios].map(({ length }) => length)
  const tactics = clans.flatMap(({ cards }) => cards).length
  const events = scenarios.flatMap(({ cards }) => cards).length
  const guild = 24
  const names = cardsIn('en').map(({ name }) => name)
  expect(names).toHaveLength(sizes.reduce((sum, n) => sum + n, 0) + tactics + events + guild)
  expect(new Set(names).size).toBe(names.length)
})

it('says everything in each language', () => {
  const [en, fr, pt, long] = (['en', 'fr', 'pt', 'pseudo'] as const).map(cardsIn)
  for (const [at, card] of en.entries()) {
    for (const other of [fr[at], pt[at], long[at]]) {
      expect(other.name).toBe(card.name)
      expect(other.facts.map(({ value }) => value)).not.toContain('')
      expect(other.title).not.toBe('')
    }
    if (card.lines.length > 0) expect(fr[at].lines).not.toEqual(card.lines)
  }
})

it('finds cards by what they say and by what they are, in the words of the reader', () => {
  expect(found('en', 'spider')).toContain('spider')
  expect(found('fr', 'scenario sorciere')).toContain('scenario-witchs-cauldron')
  expect(found('pt', 'tatica bruxas').length).toBeGreaterThan(3)
  expect(found('en', 'clan gnolls')).toContain('clan-gnolls')
})

it('knows of a pack which cards the house does not have like this', () => {
  const change = (card: (typeof housePack.loot)[number]) =>
    card.name === 'spider' ? { ...card, copies: card.copies + 1 } : card
  const pack = { ...housePack, name: 'moors', loot: housePack.loot.map(change) }
  const cards = keepLibrary.libraryOf(pack).cards({ language: 'fr', edition: undefined })
  expect(ownCards(cards, cardsIn('fr'))).toContain('spider')
  expect(ownCards(cardsIn('fr'), cardsIn('fr'))).toEqual([])
})

it('points at rules that there are', () => {
  const numbers = rulesText.map(({ number }) => number)
  for (const { name, rules } of cardsIn('en')) {
    expect(
      rules.filter((rule) => !numbers.includes(rule)),
      name,
    ).toEqual([])
  }
})

it('draws each in every size', () => {
  for (const card of cardsIn('en')) {
    for (const as of ['picture', 'tile', 'full'] as const) {
      expect(renderToStaticMarkup(card.draw(as)).length, card.name).toBeGreaterThan(50)
    }
  }
})
