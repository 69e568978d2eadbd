import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { packFields } from '../pack-fields.ts'
import { you } from './clause.ts'
import { grammars } from './index.ts'
import { properTitle, said, title, titles } from './title.ts'

const { en, fr, pt } = grammars

describe('titles', () => {
  it('are read from a gender and a name', () => {
    expect(title('Hydra', "f' Hydre", 'f Hidra')).toEqual({
      en: { text: 'Hydra' },
      fr: { text: 'Hydre', gender: 'f', vowel: true },
      pt: { text: 'Hidra', gender: 'f' },
    })
  })

  it('say of each language whether it speaks of several', () => {
    expect(titles('Ratfolk', "ms' Hommes-rats", 'f Rataria')).toEqual({
      en: { text: 'Ratfolk', number: 'many' },
      fr: { text: 'Hommes-rats', gender: 'm', number: 'many', vowel: true },
      pt: { text: 'Rataria', gender: 'f' },
    })
  })

  it('of somebody take no article', () => {
    const kari = properTitle('Kari', 'f Kari', 'f Kari')
    const astarra = properTitle('Astarra', 'f Astarra', 'f Astarra')
    expect(en.noun(undefined, 'the', kari.en, you)).toBe('Kari')
    expect(en.noun('of', 'a', kari.en, you)).toBe('of Kari')
    expect(fr.noun('of', 'the', kari.fr, you)).toBe('de Kari')
    expect(fr.noun('of', 'the', astarra.fr, you)).toBe('d’Astarra')
    expect(fr.noun('to', 'the', astarra.fr, you)).toBe('à Astarra')
    expect(pt.noun(undefined, 'the', kari.pt, you)).toBe('Kari')
    expect(pt.noun('by', 'the', kari.pt, you)).toBe('por Kari')
  })

  it('fit the field of a pack', () => {
    const written = [
      title('Hydra', "f' Hydre", 'f Hidra'),
      titles('Sewers', 'ms Égouts', 'ms Esgotos'),
      properTitle('Kari', 'f Kari', 'f Kari'),
    ]
    for (const one of written) expect(v.parse(packFields.title, one)).toEqual(one)
    expect(v.is(packFields.title, title('', 'm Rat', 'm Rato'))).toBe(false)
    expect(v.is(packFields.said, said('Hush', 'Chut', 'Psiu'))).toBe(true)
    expect(v.is(packFields.said, { en: 'Hush', fr: 'Chut' })).toBe(false)
  })
})
