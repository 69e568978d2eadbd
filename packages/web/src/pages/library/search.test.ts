import { describe, expect, it } from 'vitest'
import { linesWith, marked, search, searchWords } from './search.ts'

const hits = (text: string, typed: string): string[] =>
  marked(text, searchWords(typed))
    .filter(({ hit }) => hit)
    .map((part) => part.text)

describe('words to look for', () => {
  it('are plain, each once, without the marks around them', () => {
    expect(searchWords('  « Épée »,  ÉPÉE d’Élan ')).toEqual(['epee', "d'elan"])
    expect(searchWords('')).toEqual([])
    expect(searchWords('?!')).toEqual([])
  })

  it('keep the sign of a number and the point of a rule', () => {
    expect(searchWords('−1 T4.7.')).toEqual(['-1', 't4.7'])
  })
})

describe('marks', () => {
  it('stand where the words are, in any case and with any accents', () => {
    expect(hits('La Reine des Araignées', 'araignees reine')).toEqual(['Reine', 'Araignées'])
    expect(hits('Un cœur de pierre', 'coeur')).toEqual(['cœur'])
    expect(hits('Masmorra até o CHÃO', 'chao')).toEqual(['CHÃO'])
    expect(hits('au début de l’étape', "l'etape")).toEqual(['l’étape'])
  })

  it('give the whole text back, decomposed letters too', () => {
    for (const text of ['Épée', 'E\u0301pe\u0301e', 'œ et æ', '👑 Boss', '']) {
      const parts = marked(text, searchWords('pee oe boss e'))
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }
  })

  it('that touch or overlap are one', () => {
    expect(hits('Goblins', 'gob obli lins')).toEqual(['Goblins'])
  })

  it('find long words inside others, short ones and numbers only where one begins', () => {
    expect(hits('The Hobgoblin', 'goblin')).toEqual(['goblin'])
    expect(hits('For an orc or more', 'or')).toEqual(['or', 'or'])
    expect(hits('Basic 10, Basic 1', '1')).toEqual(['1', '1'])
    expect(hits('Rule T4.17 and T4.7', '4.7')).toEqual(['4.7'])
    expect(hits('121', '21')).toEqual([])
  })
})

describe('search', () => {
  const cards = [
    { title: 'Bandit', lines: ['Discard two cards, as an orc would.'] },
    { title: 'Orc Captain', lines: ['Draw a card.'] },
    { title: 'Orc', lines: ['Discard the top two cards.'] },
  ]
  const found = (typed: string): string[] =>
    search(cards, searchWords(typed), (card) => card).map(({ title }) => title)

  it('finds everything when nothing is asked', () => {
    expect(found(' ')).toEqual(['Bandit', 'Orc Captain', 'Orc'])
  })

  it('wants all words, wherever they stand', () => {
    expect(found('orc discard')).toEqual(['Bandit', 'Orc'])
    expect(found('discard dragon')).toEqual([])
  })

  it('has the very name first, then names, then texts', () => {
    expect(found('ORC')).toEqual(['Orc', 'Orc Captain', 'Bandit'])
  })

  it('shows the lines in which a word stands', () => {
    expect(linesWith(['Draw two.', 'Discard one.'], searchWords('disc card'))).toEqual([
      'Discard one.',
    ])
  })
})
