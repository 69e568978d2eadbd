import { expect, it } from 'vitest'
import { housePack } from './cards/house-pack.ts'
import { compilePack } from './content.ts'
import { contentOf, SHOWN_WORDS } from './content-of.ts'
import { words } from './vocabulary.ts'

const named = (all: readonly { readonly name: string }[]): string[] =>
  all.map(({ name }) => name).sort((a, b) => (a < b ? -1 : 1))

it('knows every word that a card may use', () => {
  expect(named(SHOWN_WORDS)).toEqual(named(words))
})

it('lays a pack out as the rules do, so that both mean the same by a number', () => {
  const { program: shown, ...rest } = contentOf(housePack)
  const { program: played, ...all } = compilePack(housePack, words)
  expect(rest).toEqual(all)
  expect([shown.nodes, shown.lists]).toEqual([played.nodes, played.lists])
})
