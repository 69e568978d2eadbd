import { housePack } from '@muster/terrinoth'
import { rulesText } from '@muster/terrinoth/rules-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ownCards } from '../../pages/library/on-the-shelves.ts'
import { search, searchWords } from '../../pages/library/search.ts'
import { terrinothLibrary } from './library.tsx'
import { questPicture, terrinothStamps } from './stamps.ts'

const library = terrinothLibrary.libraryOf(housePack)
const cardsIn = (language: 'en' | 'fr' | 'pt' | 'pseudo') =>
  library.cards({ language, edition: undefined })
const found = (language: 'en' | 'fr' | 'pt', typed: string): string[] =>
  search(cardsIn(language), searchWords(typed), ({ title, lines, also }) => ({
    title,
    lines: [...lines, ...also],
  })).map(({ name }) => name)

it('has every quest, hero and card of the pack once, those behind one divider together', () => {
  const { quests, heroes, cards: activations, sets, nemeses, locations, exploration } = housePack
  const sizes = [quests, heroes, activations, sets, sets, nemeses, locations, exploration]
  const cards = cardsIn('en')
  expect(cards).toHaveLength(sizes.reduce((sum, { length }) => sum + length, 0))
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  const dividers = cards.map(({ divider }) => divider)
  const begins = dividers.filter((divider, i) => divider !== dividers[i - 1])
  expect(new Set(begins).size).toBe(begins.length)
})

it('says everything in each language', () => {
  const [en, fr, pt, long] = (['en', 'fr', 'pt', 'pseudo'] as const).map(cardsIn)
  for (const [at, card] of en.entries()) {
    for (const other of [fr[at], pt[at], long[at]]) {
      expect(other.name).toBe(card.name)
      expect(other.facts.map(({ value }) => value)).not.toContain('')
      expect(other.title).not.toBe('')
      expect(other.lines.length).toBe(card.lines.length)
    }
    expect(fr[at].lines, card.name).not.toEqual(card.lines)
  }
})

it('finds cards by what they say and by what they are, in the words of the reader', () => {
  expect(found('en', 'precise strike')).toContain('precise-strike')
  expect(found('en', 'nemesis splig')).toEqual(expect.arrayContaining(['splig']))
  expect(found('fr', 'quete gobelins')).toContain('quest-goblin-problem')
  expect(found('pt', 'heroi batedor')).toEqual(
    expect.arrayContaining(['hero-kari', 'hero-tamsin', 'hero-orrin']),
  )
})

it('knows of a pack which cards the house does not have like this', () => {
  const [kari] = housePack.heroes.filter(({ name }) => name === 'kari')
  const change = (hero: typeof kari) => (hero === kari ? { ...hero, health: 20 } : hero)
  const pack = { ...housePack, name: 'moors', heroes: housePack.heroes.map(change) }
  const cards = terrinothLibrary.libraryOf(pack).cards({ language: 'fr', edition: undefined })
  expect(ownCards(cards, cardsIn('fr'))).toContain('hero-kari')
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

it('has a stamp of its own for each quest and hero, and the party of a match beside its Nemesis', () => {
  const pictures = housePack.quests.map(({ name }) => questPicture(name))
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const { name, nemesis } of housePack.quests) {
    const [card] = cardsIn('en').filter((one) => one.name === nemesis)
    expect(renderToStaticMarkup(card.draw('picture'))).toContain(questPicture(name))
  }
  const marks = housePack.heroes.map(({ name }) => terrinothStamps.markPicture(name))
  expect(new Set(marks).size).toBe(marks.length)
})
