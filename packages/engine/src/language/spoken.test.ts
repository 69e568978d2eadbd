import { expect, it } from 'vitest'
import { grammars } from './index.ts'
import { does, spoken } from './spoken.ts'
import { properTitle, title, titles } from './title.ts'

const bard = title('Bard', 'm Barde', 'f Barda')
const witches = titles('Witches', 'fs Sorcières', 'fs Bruxas')

it('says a noun with its little words', () => {
  expect(spoken(grammars.fr, [bard.fr])).toEqual({
    title: 'Barde',
    the: 'le Barde',
    The: 'Le Barde',
    a: 'un Barde',
    of: 'du Barde',
    to: 'au Barde',
    in: 'dans le Barde',
    many: false,
    feminine: false,
  })
  expect(spoken(grammars.pt, [bard.pt])).toMatchObject({ in: 'na Barda', feminine: true })
  const kari = properTitle('Kari', 'f Kari', 'f Kari')
  expect(spoken(grammars.en, [kari.en])).toMatchObject({ The: 'Kari', of: 'of Kari' })
})

it('says several as one subject', () => {
  const both = spoken(grammars.en, [bard.en, witches.en])
  expect(both.title).toBe('Bard & Witches')
  expect(both.of).toBe('of the Bard and the Witches')
  const inFrench = spoken(grammars.fr, [bard.fr, witches.fr])
  expect(inFrench.of).toBe('du Barde et des Sorcières')
  expect(inFrench.feminine).toBe(false)
})

it('finds the verb that fits', () => {
  const verb = (...nouns: Parameters<typeof spoken>[1]): string =>
    does(spoken(grammars.en, nouns), 'plays', 'play')
  expect(verb(bard.en)).toBe('plays')
  expect(verb(witches.en)).toBe('play')
  expect(verb(bard.en, bard.en)).toBe('play')
})
