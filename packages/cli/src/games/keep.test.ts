import { newMatch, RandomDealer, RandomStream } from '@muster/engine'
import { keep } from '@muster/keep'
import { expect, it } from 'vitest'
import { keepEntry } from './keep.ts'

/** A whole match of a Witch who lays a portal wherever she can. */
function portals(seed: number) {
  const options = { players: 1, level: 'family', clans: ['witches'] }
  const match = newMatch(keep, options, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  while (!match.isOver) {
    const texts = match.texts()
    const fitting = ['ability', 'portal', 'activate', 'play'].map((word) =>
      texts.find((text) => text.includes(word)),
    )
    const wanted = fitting.find((text) => text !== undefined)
    match.choose(wanted ?? texts[stream.below(texts.length)])
  }
  return match.record
}

it('names what matches of Keep the Heroes Out! earned, in each language', () => {
  const { achievements } = keepEntry.open(undefined)
  const records = Array.from({ length: 8 }, (_, seed) => portals(seed))
  const titles = (language: 'en' | 'fr') =>
    records.flatMap((record) => achievements(record, 2026, language).map(({ title }) => title))
  expect(titles('en')).toContain('Revolving doors')
  expect(titles('fr')).toHaveLength(titles('en').length)
  expect(titles('fr')).not.toContain('Revolving doors')
})
