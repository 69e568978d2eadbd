import { type Language, languages } from '@muster/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import type { CardCondition, CardEffect, Count, EnemyRule, OwnCount } from '../cards/types.ts'
import { type CardHalf, effectText, fullText, rewardOptionText, shortText } from './card-text.ts'
import { lexicons } from './lexicon/index.ts'
import { symbolNames, symbols } from './symbols.ts'

/** One of every word: a word without its line here does not compile. */
const everyWord: { readonly [W in CardEffect['word']]: CardEffect & { readonly word: W } } = {
  may: { word: 'may', do: [{ word: 'draw', cards: 1 }] },
  pay: { word: 'pay', price: [{ word: 'discard-top', cards: 2 }], to: [{ word: 'double-card' }] },
  choose: { word: 'choose', from: [[{ word: 'bury' }], [{ word: 'draw', cards: 1 }]] },
  'for-each': { word: 'for-each', who: 'others', do: [{ word: 'discard-top', cards: 1 }] },
  repeat: { word: 'repeat', times: 2, do: [{ word: 'upgrade' }] },
  if: {
    word: 'if',
    condition: { is: 'deck-empty' },
    // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
    then: [{ word: 'recover-all' }],
    else: [{ word: 'draw', cards: 2 }],
  },
  'one-player': { word: 'one-player', do: [{ word: 'draw', cards: 2 }] },
  draw: { word: 'draw', cards: 2 },
  'draw-up-to': { word: 'draw-up-to', cards: 3 },
  'discard-top': { word: 'discard-top', cards: 1 },
  'discard-hand': { word: 'discard-hand', cards: 2 },
  'gain-power': { word: 'gain-power', power: 2 },
  'enemy-power': { word: 'enemy-power', by: -2 },
  'double-card': { word: 'double-card' },
  'double-total': { word: 'double-total', whose: 'edition' },
  reorder: { word: 'reorder', cards: 3 },
  look: { word: 'look', cards: 1 },
  bury: { word: 'bury' },
  sift: { word: 'sift', cards: 3 },
  search: { word: 'search', for: 'loot', to: 'hand' },
  take: { word: 'take', level: 2, cards: 1, to: 'discard' },
  remove: { word: 'remove', cards: 2, from: 'deck' },
  'remove-top': { word: 'remove-top', cards: 1 },
  give: { word: 'give', from: 'hand', cards: 1 },
  recover: { word: 'recover', cards: 2, to: 'top' },
  'recover-all': { word: 'recover-all' },
  wander: { word: 'wander', to: 'lower' },
  'boss-token': { word: 'boss-token', by: -1 },
  'leave-game': { word: 'leave-game' },
  blessing: { word: 'blessing', change: 'hand-size', by: 1, lasts: 'dungeon' },
  'look-dungeon': { word: 'look-dungeon', cards: 2 },
  upgrade: { word: 'upgrade' },
}

const heroes = ['barbarian', 'bard', 'cleric', 'thief'] as const
const counts: readonly Count[] = [
  'basic-0-in-discards',
  'basic-in-discards',
  'loot-in-discards',
  'cards-below',
  'played-loot',
  'played-basic',
  'exhausted-players',
  'heroes-spent',
  'double-turns',
  'track',
]
const ownCounts: readonly OwnCount[] = ['own-discard-basic-0', 'own-played', 'own-discards']

const few = fc.integer({ min: 1, max: 13 })
const step = fc.constantFrom(-3, -1, 1, 2)
const word = <T extends CardEffect['word']>(name: T) => fc.constant(name)

const condition: fc.Arbitrary<CardCondition> = fc.oneof(
  fc.record({ is: fc.constant('you-are' as const), hero: fc.constantFrom(...heroes) }),
  fc.constantFrom(
    { is: 'boss-fight' as const },
    { is: 'you-start' as const },
    { is: 'last-card' as const },
    { is: 'deck-empty' as const },
  ),
  fc.record({
    is: fc.constantFrom('level-at-least' as const, 'dungeon-level-at-most' as const),
    level: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ is: fc.constant('played-at-least' as const), cards: few }),
)

const counted: fc.Arbitrary<CardEffect> = fc.record({
  word: fc.constantFrom(
    'draw' as const,
    'draw-up-to' as const,
    'discard-top' as const,
    'discard-hand' as const,
    'remove-top' as const,
    'reorder' as const,
    'look' as const,
    'sift' as const,
    'look-dungeon' as const,
  ),
  cards: few,
})

const plain: fc.Arbitrary<CardEffect> = fc.oneof(
  fc.constantFrom(...Object.values(everyWord)),
  counted,
  fc.record({ word: word('boss-token'), by: step }),
  fc.record({ word: word('enemy-power'), by: step }),
  fc.record(
    { word: word('gain-power'), power: step, per: fc.constantFrom(...counts, ...ownCounts) },
    { requiredKeys: ['word', 'power'] },
  ),
  fc.record({
    word: word('double-total'),
    whose: fc.constantFrom('any' as const, 'other' as const, 'own' as const),
  }),
  fc.record({
    word: word('search'),
    for: fc.constantFrom('any' as const, 'basic-1' as const, 'loot' as const, 'skill' as const),
    to: fc.constantFrom('hand' as const, 'discard' as const),
  }),
  fc.record(
    {
      word: word('take'),
      level: fc.constantFrom(1, 5, 'here' as const),
      cards: few,
      to: fc.constantFrom('discard' as const, 'hand' as const, 'deck' as const),
      from: few,
    },
    { requiredKeys: ['word', 'level', 'cards', 'to'] },
  ),
  fc.record({
    word: word('remove'),
    cards: few,
    from: fc.constantFrom('deck' as const, 'discard' as const, 'hand' as const),
    upTo: fc.constant(true as const),
  }),
  fc.record({
    word: word('give'),
    from: fc.constantFrom('deck' as const, 'discard' as const, 'hand' as const),
    cards: few,
  }),
  fc.record({
    word: word('recover'),
    cards: few,
    to: fc.constantFrom('deck' as const, 'top' as const),
  }),
  fc.record({
    word: word('wander'),
    to: fc.constantFrom('other' as const, 'lower' as const, 'higher' as const),
  }),
  fc.record({
    word: word('blessing'),
    change: fc.constantFrom(
      'hand-size' as const,
      'basic-power' as const,
      'loot-power' as const,
      'enemy-power' as const,
    ),
    by: step,
    lasts: fc.constantFrom('combat' as const, 'dungeon' as const),
  }),
)

const nested = fc.letrec<{ effect: CardEffect; list: CardEffect[] }>((tie) => ({
  list: fc.array(tie('effect'), { minLength: 1, maxLength: 3 }),
  effect: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.record({ word: word('may'), do: tie('list') }),
    fc.record({
      word: word('pay'),
      price: fc.array(fc.constant({ word: 'leave-game' as const }), { minLength: 1, maxLength: 2 }),
      to: tie('list'),
    }),
    fc.record({
      word: word('choose'),
      from: fc.array(tie('list'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({
      word: word('for-each'),
      who: fc.constantFrom(
        'each' as const,
        'others' as const,
        'starting' as const,
        'next' as const,
        ...heroes,
      ),
      do: tie('list'),
    }),
    fc.record({ word: word('repeat'), times: fc.integer({ min: 2, max: 4 }), do: tie('list') }),
    fc.record({ word: word('one-player'), do: tie('list') }),
    // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
    fc.record({ word: word('if'), condition, then: tie('list') }),
    // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
    fc.record({ word: word('if'), condition, then: tie('list'), else: tie('list') }),
  ),
}))

const who = fc.constantFrom('each' as const, 'starting' as const, 'others' as const, ...heroes)
const rule: fc.Arbitrary<EnemyRule> = fc.oneof(
  fc.record({ when: fc.constantFrom('start' as const, 'end' as const), do: nested.list }),
  fc.record({ always: fc.constant('hand-size' as const), by: step, who }),
  fc.record({ always: fc.constant('one-hand' as const), who }),
  fc.record({
    always: fc.constant('enemy-power' as const),
    by: step,
    per: fc.constantFrom(...counts),
  }),
  fc.record({
    always: fc.constantFrom('basic-power' as const, 'loot-power' as const),
    by: step,
  }),
)

/** What no text of a language may hold. */
const slips: Readonly<Record<Language, RegExp>> = {
  en: /\ba [aeiou]|\ban [^aeiou]|\bone cards|\b(two|three) card\b/iu,
  fr: /(?<!\p{L})((de|à) les?|si ils?)(?!\p{L})|(?<!\p{L})(le|la|de|que|ce) (?!onze)[aeiouéèêâîôûœ]|'/iu,
  pt: /(?<!\p{L})(de|em|por|a) (o|a|os|as|este|esta|estes|estas)(?!\p{L})|\b(um|dois) cartas?\b/iu,
}
const anywhere = /\s{2}|[{}]|undefined|NaN| [,.]|\.\.|,,|\bto to\b/

function checkSentence(text: string, language: Language): void {
  expect(text).not.toMatch(anywhere)
  expect(text).not.toMatch(slips[language])
}

const isWhole = /^(• )?\p{Lu}.*[.:]$/u

function check(half: CardHalf): void {
  for (const language of languages) {
    for (const profile of ['2018', 'french', '2019'] as const) {
      for (const sentence of fullText(half, language, profile)) {
        checkSentence(sentence, language)
        expect(sentence).toMatch(isWhole)
      }
      const short = shortText(half, language, profile)
      expect(short.length).toBeLessThanOrEqual(3)
      for (const line of short) expect(line).not.toMatch(anywhere)
    }
  }
}

const houseHalves: readonly CardHalf[] = [
  ...housePack.dungeonCards.flatMap((card) => [card, card.loot]),
  ...housePack.skills,
  ...housePack.bossCards,
  ...housePack.rewards,
]

describe('the texts of cards', () => {
  it('says every word in every language', () => {
    for (const effect of Object.values(everyWord)) {
      for (const language of languages) {
        expect(fullText({ play: [effect] }, language).join(' ')).not.toBe('')
        expect(shortText({ play: [effect] }, language).join(' ')).not.toBe('')
        const inside = effectText([effect], language)
        checkSentence(inside, language)
        expect(inside).toMatch(/^\p{Ll}.*[^.]$/u)
      }
    }
  })

  it('makes no slip in any text that the vocabulary can make', () => {
    fc.assert(fc.property(nested.list, (play) => check({ play })))
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), (rules) => check({ rules })),
    )
    const someone = fc.constantFrom(
      'you' as const,
      'one' as const,
      'each' as const,
      'party' as const,
    )
    const option = fc.record({ who: someone, do: nested.list })
    fc.assert(
      fc.property(fc.array(option, { minLength: 2, maxLength: 3 }), (options) => {
        check({ kind: 'together', options })
        for (const language of languages) {
          for (const one of options) checkSentence(rewardOptionText(one, language), language)
        }
      }),
    )
  })

  it('fits every house card on its face: three lines of 28 signs, none cut off', () => {
    for (const half of houseHalves) {
      check(half)
      for (const language of languages) {
        for (const line of shortText(half, language)) {
          expect(line.length).toBeLessThanOrEqual(28)
          expect(line).not.toContain('…')
        }
      }
    }
  })

  it('has no key that only one language uses', () => {
    for (const part of ['verbs', 'nouns', 'subjects', 'phrases'] as const) {
      expect(Object.keys(lexicons.fr[part])).toEqual(Object.keys(lexicons.en[part]))
      expect(Object.keys(lexicons.pt[part])).toEqual(Object.keys(lexicons.en[part]))
    }
  })

  it('gives every name gender and every sign a name of its own', () => {
    for (const language of ['fr', 'pt'] as const) {
      for (const noun of Object.values(lexicons[language].nouns))
        expect(noun.gender).toMatch(/[mf]/)
    }
    expect(new Set(Object.values(symbols)).size).toBe(Object.keys(symbols).length)
    for (const language of languages) {
      expect(Object.keys(symbolNames[language])).toEqual(Object.keys(symbols))
    }
  })
})

describe('editions', () => {
  const play: CardEffect[] = [{ word: 'double-total', whose: 'edition' }]
  it('TX.5 doubles one player in 2018 and one other player since', () => {
    expect(fullText({ play }, 'en', '2018')).toEqual(['Double the total power of one player.'])
    expect(fullText({ play }, 'en', '2019')).toEqual([
      'Double the total power of one other player.',
    ])
    expect(fullText({ play }, 'fr', 'french')).toEqual([
      'Doublez la puissance totale d’un autre joueur.',
    ])
  })
})

describe('what a prompt says', () => {
  it('puts prices, choices and others in the middle of a sentence', () => {
    const { pay, choose, 'for-each': others } = everyWord
    expect(effectText([pay], 'en')).toBe(
      'discard the top two cards of your deck to double the power of another of your played cards',
    )
    expect(effectText([choose], 'pt')).toBe(
      'escolher: olhar a próxima carta da masmorra atual; você pode colocá-la no fundo; ou comprar uma carta',
    )
    expect(effectText([others], 'fr')).toBe(
      'chaque autre joueur défausse la carte du dessus de sa pioche',
    )
  })

  it('keeps to the infinitive in what is repeated, and to the finite in what others do', () => {
    const twice: CardEffect = { word: 'repeat', times: 2, do: [{ word: 'draw', cards: 1 }] }
    expect(effectText([twice], 'fr')).toBe('faire ceci deux fois\u00a0: piocher une carte')
    const { if: whenEmpty } = everyWord
    expect(effectText([{ word: 'for-each', who: 'each', do: [whenEmpty] }], 'pt')).toBe(
      'cada jogador com o baralho vazio embaralha sua pilha de descarte no seu baralho e depois cada outro jogador compra duas cartas',
    )
  })

  it('lets others do what a price or a permission is for', () => {
    const gift: CardEffect = {
      word: 'pay',
      price: [{ word: 'discard-hand', cards: 1 }],
      to: [everyWord['one-player'], everyWord['enemy-power']],
    }
    expect(fullText({ play: [gift] }, 'en')).toEqual([
      'Discard a card from your hand to let a player of your choice draw two cards and lower the enemy’s power by 2.',
    ])
    expect(fullText({ play: [gift] }, 'fr')).toEqual([
      'Défaussez une carte de votre main pour laisser un joueur de votre choix piocher deux cartes et réduire la puissance de l’ennemi de 2.',
    ])
    expect(fullText({ play: [gift] }, 'pt')).toEqual([
      'Descarte uma carta da sua mão para deixar um jogador à sua escolha comprar duas cartas e reduzir o poder do inimigo em 2.',
    ])
  })
})
