import { newMatch, RandomDealer, RandomStream } from '@muster/engine'
import { terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import { terrinothEntry } from './terrinoth.ts'

const box = terrinothEntry.open()

/** A whole match of a Warrior who does little but encourage Kari. */
function encouraged(seed: number) {
  const match = newMatch(terrinoth, { players: 2 }, new RandomDealer(seed))
  const stream = new RandomStream(seed)
  while (!match.isOver) {
    const texts = match.texts()
    const fitting = ['activate guard', 'activate second-wind', 'roll 0'].map((word) =>
      texts.find((text) => text.startsWith(word)),
    )
    const wanted = fitting.find((text) => text !== undefined)
    match.choose(wanted ?? texts[stream.below(texts.length)])
  }
  return match.record
}

describe('Heroes of Terrinoth in the terminal', () => {
  it('lists every card in each language, with its numbers', () => {
    const [en, fr, pt] = (['en', 'fr', 'pt'] as const).map((language) => box.cards(language))
    expect(fr.map(({ name }) => name)).toEqual(en.map(({ name }) => name))
    expect(pt).toHaveLength(en.length)
    const bandit = en.find(({ name }) => name === 'bandit')
    expect(bandit?.halves.map(({ short }) => short[0])).toEqual(['⚔1 ◈0 ♥2', '⚔2 ◈0 ♥3'])
    expect(bandit?.halves[0].full[0]).toMatch(/^Backstab – /)
  })

  it('varies the heroes, no type twice', () => {
    const stream = new RandomStream(1)
    for (const players of [1, 2, 3, 4]) {
      const options = box.vary({ players }, (below) => stream.below(below))
      expect(() => terrinoth.readOptions(options)).not.toThrow()
    }
  })

  it('names what matches earned, in each language', () => {
    const records = Array.from({ length: 4 }, (_, seed) => encouraged(seed))
    const titles = (language: 'en' | 'fr') =>
      records.flatMap((record) =>
        box.achievements(record, 2026, language).map(({ title }) => title),
      )
    expect(titles('en').length).toBeGreaterThan(0)
    expect(titles('fr')).toHaveLength(titles('en').length)
  })
})
