import { housePack } from '@muster/tenefyr'
import { expect, it } from 'vitest'
import { ownCards } from '../../pages/library/on-the-shelves.ts'
import { search, searchWords } from '../../pages/library/search.ts'
import { tenefyrLibrary } from './library.tsx'

const library = tenefyrLibrary.libraryOf(housePack)
const cardsIn = (language: 'en' | 'fr' | 'pt' | 'pseudo', edition?: string) =>
  library.cards({ language, edition })
const found = (language: 'en' | 'fr' | 'pt', typed: string): string[] =>
  search(cardsIn(language), searchWords(typed), ({ title, lines, also }) => ({
    title,
    lines: [...lines, ...also],
  })).map(({ name }) => name)

it('knows of a pack which cards the house does not have like this', () => {
  const change = (card: (typeof housePack.dungeonCards)[number]) => {
    if (card.name === 'orc') return { ...card, power: [4, 5, 9] }
    return card.name === 'bandit' ? { ...card, name: 'brigand' } : card
  }
  const pack = { ...housePack, name: 'moors', dungeonCards: housePack.dungeonCards.map(change) }
  const reader = { language: 'fr', edition: undefined } as const
  const cards = tenefyrLibrary.libraryOf(pack).cards(reader)
  expect(ownCards(cards, cardsIn('fr'))).toEqual(['orc', 'brigand'])
  expect(ownCards(cardsIn('fr'), cardsIn('fr'))).toEqual([])
})

it('has every card of the pack once, each with a name of its own', () => {
  const cards = cardsIn('en')
  const { dungeonCards, bossCards, skills, rewards } = housePack
  const basics = 2
  expect(cards).toHaveLength(
    dungeonCards.length + bossCards.length + skills.length + rewards.length + basics,
  )
  const names = cards.flatMap(({ name, aliases }) => [name, ...aliases])
  expect(new Set(names).size).toBe(names.length)
})

it('says everything in each language', () => {
  const [en, fr, pt, long] = (['en', 'fr', 'pt', 'pseudo'] as const).map((code) => cardsIn(code))
  for (const [at, card] of en.entries()) {
    for (const other of [fr[at], pt[at], long[at]]) {
      expect(other.name).toBe(card.name)
      expect(other.lines).toHaveLength(card.lines.length)
      expect(other.facts.map(({ value }) => value)).not.toContain('')
    }
    if (card.lines.length > 0) expect(fr[at].lines).not.toEqual(card.lines)
  }
})

it('finds cards by what they say and by what they are, in the words of the reader', () => {
  expect(found('en', 'quick strike')).toEqual(['orc'])
  expect(found('fr', 'seigneur tenebres')).toHaveLength(4)
  expect(found('fr', 'barbare competence')).toEqual(['battle-rage'])
  expect(found('pt', 'furia')).toEqual(['battle-rage'])
  expect(found('en', 'druid reward')).toEqual(['ring-of-druids'])
})

it('tells the powers for all players, and where a card comes from', () => {
  const orc = cardsIn('en').find(({ name }) => name === 'orc')
  const values = orc?.facts.map(({ value }) => value)
  expect(values).toContain('4 with one or two players, 5 with three, 7 with four')
  expect(values).toContain('the rulebook')
})

it('follows the edition where its words or cards differ', () => {
  const ofNewest = cardsIn('en').filter(({ editions }) => editions.length > 0)
  expect(ofNewest.map(({ editions }) => editions)).toEqual(ofNewest.map(() => ['2019']))
  expect(ofNewest).toHaveLength(5)
  const lines = (edition: string) => cardsIn('en', edition).flatMap((card) => card.lines)
  expect(lines('2018')).not.toEqual(lines('2019'))
  expect(lines('no such edition')).toEqual(lines('2019'))
})
