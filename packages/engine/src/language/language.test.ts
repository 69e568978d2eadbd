import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Clause, Deed, Lexicon, Name, Subject } from './clause.ts'
import { you } from './clause.ts'
import { determiners, prepositions } from './grammar.ts'
import { enVerb, fitLines, frVerb, grammars, languages, ptVerb, speaker } from './index.ts'
import { fill } from './template.ts'

const { en, fr, pt } = grammars
const one: Subject = { person: 'one', key: 'each', each: true }
const many: Subject = { person: 'many', key: 'all' }

describe('nouns', () => {
  const key = { text: 'clé', many: 'clés', gender: 'f' } as const
  const enemy = { text: 'ennemi', many: 'ennemis', gender: 'm' } as const
  const shadow = { text: 'ombre', gender: 'f' } as const
  const hydra = { text: 'Hydre', gender: 'f', vowel: true } as const
  const herald = { text: 'Héraut', gender: 'm' } as const
  const rats = { text: 'Rats', gender: 'm', number: 'many' } as const

  it('contracts and elides in French', () => {
    expect(fr.noun('of', 'the', enemy, you)).toBe('de l’ennemi')
    expect(fr.noun('of', 'the', herald, you)).toBe('du Héraut')
    expect(fr.noun('to', 'the', herald, you)).toBe('au Héraut')
    expect(fr.noun('to', 'the', hydra, you)).toBe('à l’Hydre')
    expect(fr.noun('of', 'the', rats, you)).toBe('des Rats')
    expect(fr.noun('to', 'the', rats, you)).toBe('aux Rats')
    expect(fr.noun('of', 'a', rats, you)).toBe('de Rats')
    expect(fr.noun('of', 'a', key, you)).toBe('d’une clé')
    expect(fr.noun('of', undefined, hydra, you)).toBe('d’Hydre')
    expect(fr.noun('in', 'this', enemy, you)).toBe('dans cet ennemi')
    expect(fr.counted('of', 1, key)).toBe('d’une clé')
    expect(fr.counted('of', 11, key)).toBe('de onze clés')
  })

  it('says whose it is', () => {
    expect(fr.noun(undefined, 'your', key, you)).toBe('votre clé')
    expect(fr.noun(undefined, 'your', key, one)).toBe('sa clé')
    expect(fr.noun(undefined, 'your', shadow, one)).toBe('son ombre')
    expect(fr.noun(undefined, 'your', key, many)).toBe('leur clé')
    expect(fr.noun(undefined, 'your', rats, one)).toBe('ses Rats')
    expect(en.noun('of', 'your', { text: 'deck' }, one)).toBe('of their deck')
    expect(en.noun('of', 'your', { text: 'deck' }, { ...one, thing: true })).toBe('of its deck')
  })

  it('contracts in Portuguese', () => {
    const deck = { text: 'baralho', gender: 'm' } as const
    const hand = { text: 'mão', gender: 'f' } as const
    const bones = { text: 'Ossos', gender: 'm', number: 'many' } as const
    expect(pt.noun('of', 'the', deck, you)).toBe('do baralho')
    expect(pt.noun('in', 'the', hand, you)).toBe('na mão')
    expect(pt.noun('by', 'the', bones, you)).toBe('pelos Ossos')
    expect(pt.noun('to', 'the', hand, you)).toBe('à mão')
    expect(pt.noun('to', 'the', deck, you)).toBe('ao baralho')
    expect(pt.noun('for', 'the', deck, you)).toBe('para o baralho')
    expect(pt.noun('of', 'your', deck, one)).toBe('do seu baralho')
    expect(pt.noun(undefined, 'your', hand, you)).toBe('sua mão')
    expect(pt.noun('with', 'your', hand, you)).toBe('com sua mão')
    expect(pt.noun('in', 'this', deck, you)).toBe('neste baralho')
    expect(pt.noun('of', 'your', deck, { ...one, by: you })).toBe('do baralho dele')
    expect(pt.counted(undefined, 2, { text: 'carta', many: 'cartas', gender: 'f' })).toBe(
      'duas cartas',
    )
  })

  it('takes a or an in English', () => {
    expect(en.noun(undefined, 'a', { text: 'orc' }, you)).toBe('an orc')
    expect(en.counted('of', 1, { text: 'card', many: 'cards' })).toBe('of a card')
    expect(en.counted(undefined, 12, { text: 'card', many: 'cards' })).toBe('twelve cards')
    expect(en.counted(undefined, 13, { text: 'card', many: 'cards' })).toBe('13 cards')
  })
})

describe('verbs', () => {
  it('knows the regular ones by their infinitive', () => {
    expect(enVerb('search').one).toBe('searches')
    expect(enVerb('carry').one).toBe('carries')
    expect(enVerb('look at').one).toBe('looks at')
    expect(frVerb('piocher')).toEqual({
      infinitive: 'piocher',
      one: 'pioche',
      many: 'piochent',
      imperative: 'piochez',
    })
    expect(ptVerb('colocar').imperative).toBe('coloque')
    expect(ptVerb('pegar').imperative).toBe('pegue')
    expect(ptVerb('avançar').imperative).toBe('avance')
    expect(ptVerb('escolher')).toEqual({
      infinitive: 'escolher',
      one: 'escolhe',
      many: 'escolhem',
      imperative: 'escolha',
    })
  })
})

describe('lists', () => {
  it('joins a, b and c', () => {
    expect(en.and(['a', 'b', 'c'])).toBe('a, b and c')
    expect(fr.and(['a', 'b'])).toBe('a et b')
    expect(pt.and(['a'])).toBe('a')
    expect(fr.or(['a', 'b', 'c'])).toBe('a, b, ou c')
  })
})

const kobold: Name = {
  en: { text: 'Orc' },
  fr: { text: 'Orc', gender: 'm' },
  pt: { text: 'Orc', gender: 'm' },
}

const lexicon: Lexicon = {
  verbs: { draw: frVerb('piocher'), lose: frVerb('perdre', 'perd', 'perdent', 'perdez') },
  nouns: {
    card: { text: 'carte', many: 'cartes', gender: 'f' },
    deck: { text: 'pioche', gender: 'f' },
  },
  subjects: { each: 'chaque joueur', all: 'tous les joueurs', orc: 'l’Orc' },
  phrases: {
    start: 'au début du combat',
    cards: '{n:card}',
    top: '{n|la carte|les {n} cartes} du dessus {of+your:deck}',
    power: '{#n} de puissance contre {the:name}',
    empty: 'si {your:deck} est vide',
    whose: 'dont la pioche est vide',
  },
}

const say = speaker(fr, lexicon)
const draw = (who: Subject, n: number): Deed => ({
  kind: 'deed',
  who,
  verb: 'draw',
  what: { key: 'cards', args: { n } },
})

describe('sentences', () => {
  it('speaks to a player in the imperative and of others in the third person', () => {
    expect(say.sentences([draw(you, 1)])).toEqual(['Piochez une carte.'])
    expect(say.sentences([draw(one, 2)])).toEqual(['Chaque joueur pioche deux cartes.'])
    expect(say.sentences([draw(many, 2)])).toEqual(['Tous les joueurs piochent deux cartes.'])
    expect(say.sentences([draw({ person: 'one', name: kobold }, 2)])).toEqual([
      'Orc pioche deux cartes.',
    ])
  })

  it('joins deeds of one subject and says it once', () => {
    expect(say.sentence({ when: { key: 'start' }, clauses: [draw(one, 1), draw(one, 2)] })).toBe(
      'Au début du combat, chaque joueur pioche une carte, puis pioche deux cartes.',
    )
  })

  it('asks prices and permissions in the infinitive', () => {
    const pay: Clause = { kind: 'pay', who: one, price: [draw(one, 1)], to: [draw(one, 2)] }
    expect(say.sentences([pay])).toEqual([
      'Chaque joueur peut piocher une carte pour piocher deux cartes.',
    ])
    expect(say.sentences([{ ...pay, who: you, price: [draw(you, 1)] }])).toEqual([
      'Piochez une carte pour laisser chaque joueur piocher deux cartes.',
    ])
  })

  it('says a condition of each as a relative clause, with French spaces around choices', () => {
    const clause: Clause = {
      kind: 'if',
      who: one,
      condition: { key: 'empty' },
      relative: { key: 'whose' },
      so: [draw(one, 1)],
      otherwise: [],
    }
    expect(say.sentences([clause])).toEqual([
      'Chaque joueur dont la pioche est vide pioche une carte.',
    ])
    expect(say.sentences([{ kind: 'choose', who: you, from: [[draw(you, 1)], [clause]] }])).toEqual(
      [
        'Choisissez\u00a0: piocher une carte, ou chaque joueur dont la pioche est vide pioche une carte.',
      ],
    )
    const deeds = [[draw(you, 1), draw(you, 2)], [draw(you, 3)]]
    expect(say.sentences([{ kind: 'choose', who: you, from: deeds }])).toEqual([
      'Choisissez\u00a0: piocher une carte, puis piocher deux cartes\u202f; ou piocher trois cartes.',
    ])
  })

  it('takes names with their article', () => {
    expect(say.phrase({ key: 'power', args: { n: -2, name: kobold } })).toBe(
      '−2 de puissance contre l’Orc',
    )
  })

  it('names the key that a lexicon lacks', () => {
    expect(() => say.phrase({ key: 'nothing' })).toThrow('the lexicon has no phrase "nothing"')
    expect(() => say.sentences([{ ...draw(you, 1), verb: 'sing' }])).toThrow('no verb "sing"')
  })
})

describe('every article, preposition and number', () => {
  const word = fc.constantFrom('aube', 'épée', 'cœur', 'rat', 'ombre', 'if', 'Kobold', 'main')
  const noun = fc.record({
    text: word,
    many: word,
    gender: fc.constantFrom('m' as const, 'f' as const),
    number: fc.constantFrom('one' as const, 'many' as const),
  })
  const slips = {
    en: /\ba [aeiou]|\ban [^aeiouéœ]/,
    fr: /(?<!\p{L})((de|à) les?(?!\p{L})|(le|la|de|sa|ma|ce) (?!onze)[aeiouéœ])/u,
    pt: /(?<!\p{L})(de|em|por|a) (o|a|os|as)(?!\p{L})/u,
  }

  it('contracts and elides wherever it must', () => {
    const owner = fc.constantFrom(you, one, many, { ...one, by: you })
    const before = fc.option(fc.constantFrom(...prepositions), { nil: undefined })
    fc.assert(
      fc.property(noun, owner, before, fc.nat(15), (name, whose, preposition, n) => {
        for (const language of languages) {
          const grammar = grammars[language]
          const texts = determiners.map((the) => grammar.noun(preposition, the, name, whose))
          texts.push(grammar.noun(preposition, undefined, name, whose))
          texts.push(grammar.counted(preposition, n, name))
          for (const text of texts) {
            expect(text).not.toMatch(/\s{2}|^\s|\s$|undefined/)
            expect(text).not.toMatch(slips[language])
          }
        }
      }),
    )
  })

  it('fills every slot or says why not', () => {
    const filling = { grammar: fr, lexicon, args: { n: 2 }, owner: one, form: 'one' } as const
    expect(fill('{n} {n:f} {#n} {+n} {you|A|B}', filling)).toBe('deux deux 2 +2 B')
    expect(fill('{do:lose} {n|un|{n:card}}', filling)).toBe('perd deux cartes')
    expect(() => fill('{some:card}', filling)).toThrow('"{some:card}" cannot be filled')
    expect(() => fill('{n', filling)).toThrow('an open brace')
    expect(() => fill('{m|a|b}', filling)).toThrow('no number "m"')
  })
})

describe('lines', () => {
  it('gives each piece a line, then shares lines, then cuts', () => {
    expect(fitLines(['a b', 'c'], 5, 3)).toEqual(['a b', 'c'])
    expect(fitLines(['a', 'b', 'c', 'd'], 5, 3)).toEqual(['a · b', 'c · d'])
    expect(fitLines(['aaaa', 'bbbb', 'cccc', 'dddd'], 5, 3)).toEqual(['aaaa', 'bbbb', 'cccc…'])
  })
})
