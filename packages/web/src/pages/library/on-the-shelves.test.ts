import type { RuleText } from '@muster/engine'
import { expect, it } from 'vitest'
import { NOTHING_ASKED } from './asked.ts'
import type { LibraryCard } from './library-module.ts'
import { find, neighbours, type ReadRule } from './on-the-shelves.ts'

const card = (name: string, part: Partial<LibraryCard> = {}): LibraryCard => ({
  name,
  aliases: [],
  title: name,
  kind: 'enemy',
  level: 1,
  divider: '',
  editions: [],
  lines: [],
  also: [],
  facts: [],
  rules: [],
  draw: () => null,
  keywords: undefined,
  ...part,
})

function read(number: string, text: string, editions: readonly string[] = []): ReadRule {
  const all = { en: text, fr: text, pt: text }
  const rule: RuleText = { number, chapter: all, editions, ruling: false, text: all }
  return { rule, chapter: 'Combat', text }
}

const cards = [
  card('Orc', { lines: ['Discard a card.'] }),
  card('Hydra', { level: 5, also: ['Beast'] }),
  card('Feast', { kind: 'reward', editions: ['2019'], lines: ['Discard nothing.'] }),
]
const rules = [
  read('T4.1', 'Power.'),
  read('T4.17', 'Discard.'),
  read('T5.1', 'Quick mode: discard.', ['2019']),
]
const found = (part: Partial<typeof NOTHING_ASKED>) => {
  const all = find(cards, rules, { ...NOTHING_ASKED, ...part })
  return [all.cards.map(({ name }) => name), all.rules.map(({ rule }) => rule.number)]
}

it('has everything on the shelves when nothing is asked', () => {
  expect(found({})).toEqual([
    ['Orc', 'Hydra', 'Feast'],
    ['T4.1', 'T4.17', 'T5.1'],
  ])
})

it('looks for words on both shelves at once', () => {
  expect(found({ text: 'DISCARD' })).toEqual([
    ['Orc', 'Feast'],
    ['T4.17', 'T5.1'],
  ])
  expect(found({ text: 'beast' })).toEqual([['Hydra'], []])
  expect(found({ text: 'combat discard' })).toEqual([[], ['T4.17', 'T5.1']])
})

it('finds a rule by its number, the very one first', () => {
  expect(found({ text: 't4.1' })[1]).toEqual(['T4.1', 'T4.17'])
  expect(found({ text: '5.1' })[1]).toEqual(['T5.1'])
})

it('keeps to kind, level, chapter and edition', () => {
  expect(found({ kind: 'enemy', level: '5' })[0]).toEqual(['Hydra'])
  expect(found({ edition: '2018' })).toEqual([
    ['Orc', 'Hydra'],
    ['T4.1', 'T4.17'],
  ])
  expect(found({ chapter: 'T4' })[1]).toEqual(['T4.1', 'T4.17'])
})

it('leafs through what was found, else through all', () => {
  const all = [1, 2, 3, 4]
  expect(neighbours(all, [2, 4], (n) => n === 4)).toEqual({ before: 2, after: undefined })
  expect(neighbours(all, [2, 4], (n) => n === 3)).toEqual({ before: 2, after: 4 })
  expect(neighbours(all, all, (n) => n === 9)).toEqual({ before: undefined, after: undefined })
})
