import { languages } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { count, spawn } from '../cards/build.ts'
import type { CardEffect, Foe, Lasting, Moment, Trigger, When, Who } from '../cards/effects.ts'
import { housePack } from '../cards/house-pack.ts'
import type { ExplorationCard } from '../cards/types.ts'
import {
  effectText,
  fullText,
  keywordText,
  namedSigns,
  perilText,
  questText,
  shortText,
} from './card-text.ts'
import { marks, symbolNames, symbols } from './symbols.ts'

const foe: Foe = { in: 'shadows', rank: 'minion', trait: 'goblin', is: 'wounded' }

/** One of every word: a word without its line here does not compile. */
const everyWord: { readonly [W in CardEffect['word']]: CardEffect & { readonly word: W } } = {
  may: { word: 'may', do: [{ word: 'look' }] },
  pay: {
    word: 'pay',
    price: [{ word: 'discard-item', who: 'you' }],
    to: [{ word: 'claim', who: 'you', tokens: 1 }],
  },
  choose: { word: 'choose', from: [[{ word: 'look' }], [{ word: 'peril', by: 2 }]] },
  'for-each': { word: 'for-each', who: 'others', do: [{ word: 'claim', who: 'you', tokens: 1 }] },
  repeat: { word: 'repeat', times: 3, do: [{ word: 'look' }] },
  if: {
    word: 'if',
    condition: { is: 'final' },
    // biome-ignore lint/suspicious/noThenProperty: the word reads if, then, else; nobody awaits a card.
    then: [{ word: 'look' }],
    else: [{ word: 'progress', by: 1 }],
  },
  wound: { word: 'wound', who: 'most-tokens', wounds: 2 },
  recover: { word: 'recover', who: 'least-health', wounds: 1 },
  claim: { word: 'claim', who: 'another', tokens: 3 },
  'lose-tokens': { word: 'lose-tokens', who: 'leader', tokens: 1 },
  gain: { word: 'gain', who: 'each', condition: 'focused' },
  cure: { word: 'cure', who: 'any', condition: 'any' },
  ready: { word: 'ready', who: 'target', cards: 'all', may: true },
  exhaust: { word: 'exhaust', who: 'led', cards: 2, may: true },
  upgrade: { word: 'upgrade', who: 'each' },
  'discard-item': { word: 'discard-item', who: 'most-enemies' },
  hurt: { word: 'hurt', foe, wounds: 1, may: true },
  mend: { word: 'mend', foe, wounds: 2, each: true },
  tire: { word: 'tire', foe: { rank: 'not-nemesis' }, each: true },
  rouse: { word: 'rouse', foe: { which: 'this' } },
  engage: { word: 'engage', foe: { in: 'others' }, may: true },
  drive: { word: 'drive', foe: { in: 'engaged' } },
  'turn-up': { word: 'turn-up', foe: { is: 'face-down' } },
  look: { word: 'look' },
  spawn: { word: 'spawn', enemies: 2, where: 'hidden', from: 'discard', trait: 'undead' },
  'spawn-nemesis': { word: 'spawn-nemesis', where: 'you' },
  'nemesis-home': { word: 'nemesis-home' },
  advance: { word: 'advance' },
  inflict: { word: 'inflict' },
  retreat: { word: 'retreat' },
  join: { word: 'join', who: 'you' },
  progress: { word: 'progress', by: -99 },
  draw: { word: 'draw', who: 'you', cards: 2 },
  peril: { word: 'peril', by: -1 },
  'enemy-die': {
    word: 'enemy-die',
    counterattack: [{ word: 'look' }],
    threat: [],
    blank: [{ word: 'progress', by: -2 }],
  },
  count: { word: 'count', counter: 0, by: -1, per: { of: 'slain' } },
  'for-every': { word: 'for-every', what: { of: 'foes', foe }, do: [{ word: 'look' }] },
  as: { word: 'as', who: 'leader', do: [{ word: 'claim', who: 'you', tokens: 1 }] },
}

const everyCondition: { readonly [W in When['is']]: When & { readonly is: W } } = {
  'engaged-with-you': { is: 'engaged-with-you' },
  'in-shadows': { is: 'in-shadows' },
  explored: { is: 'explored' },
  final: { is: 'final' },
  'others-spent': { is: 'others-spent' },
  has: { is: 'has', what: 'spent', than: 2 },
  foes: { is: 'foes', foe: { which: 'target', in: 'shadows', is: 'wounded' }, than: 1 },
  'no-foes': { is: 'no-foes', foe: { trait: 'creature' } },
  'counter-at-least': { is: 'counter-at-least', counter: 0, than: 2 },
  'counter-below': { is: 'counter-below', counter: 3, than: 2 },
  nemesis: { is: 'nemesis', where: 'play' },
  peril: { is: 'peril', than: 3 },
  party: { is: 'party', than: 3 },
  living: { is: 'living', than: 2 },
  'living-below': { is: 'living-below', than: 2 },
  defeated: { is: 'defeated', foe: { rank: 'master' } },
  all: { is: 'all', of: [{ is: 'final' }, { is: 'party', than: 2 }, { is: 'explored' }] },
  not: { is: 'not', of: [{ is: 'others-spent' }] },
}

const everyRule: { readonly [W in Lasting['always']]: Lasting & { readonly always: W } } = {
  dice: { always: 'dice', by: -1, action: 'attack' },
  successes: { always: 'successes', by: 2, when: { is: 'has', what: 'poisoned', than: 1 } },
  defense: { always: 'defense', by: 1 },
  pierce: { always: 'pierce', by: 1 },
  reroll: { always: 'reroll', dice: 3, of: 'enemy', action: 'rest', limit: 'round' },
  attack: { always: 'attack', by: 1, trait: 'demon' },
  resilience: { always: 'resilience', by: -1, when: { is: 'final' } },
  untouchable: { always: 'untouchable' },
  'nemesis-returns': { always: 'nemesis-returns' },
}

const everyMoment: { readonly [M in Moment]: true } = {
  'set-up': true,
  'round-start': true,
  'before-action': true,
  'after-action': true,
  'after-activation': true,
  'ally-recovered': true,
  threat: true,
  'enemy-phase': true,
  'enemy-defeated': true,
  'hero-fell': true,
  'peril-phase': true,
  'travel-start': true,
  arrived: true,
  'travel-end': true,
  'round-end': true,
  explored: true,
}

const [some] = housePack.exploration
const event = (...effects: readonly CardEffect[]): ExplorationCard => ({
  ...some,
  item: false,
  triggers: [],
  do: effects,
})
const item = (use: Partial<Pick<ExplorationCard, 'triggers' | 'always'>>): ExplorationCard => ({
  ...some,
  triggers: [],
  always: [],
  ...use,
})

/** Filled to the end, and a sentence. */
function expectRead(lines: readonly string[]): void {
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^[\p{Lu}+−«“]/u)
    expect(line).toMatch(/\.$/)
    expect(line).not.toMatch(/[{}|]|undefined| {2}/)
  }
}

describe('card texts', () => {
  it.each(Object.entries(everyWord))('say %s in every language', (_, effect) => {
    for (const language of languages) {
      expectRead(fullText(event(effect), language))
      expect(effectText([effect], language)).not.toMatch(/[{}|]|undefined/)
      expect(shortText(event(effect), language).join('')).not.toMatch(/[{}|]|undefined/)
    }
  })

  it.each(Object.entries(everyCondition))('say the condition %s', (_, condition) => {
    const trigger: Trigger = { at: 'round-end', when: condition, do: [{ word: 'look' }] }
    for (const language of languages) {
      expectRead(fullText(item({ triggers: [trigger] }), language))
    }
  })

  it.each(Object.entries(everyRule))('say the lasting rule %s', (_, rule) => {
    for (const language of languages) expectRead(fullText(item({ always: [rule] }), language))
  })

  it('say every moment, whoever’s action it is', () => {
    const isMoment = (key: string): key is Moment => Object.hasOwn(everyMoment, key)
    for (const at of Object.keys(everyMoment).filter(isMoment)) {
      for (const of of ['own', 'any', 'another'] as const) {
        const trigger: Trigger = { at, of, may: true, action: 'explore', do: [{ word: 'look' }] }
        for (const language of languages) {
          expectRead(fullText(item({ triggers: [trigger] }), language))
        }
      }
    }
  })

  it('read as the rulebook’s cards do', () => {
    const card = (name: string) => {
      const found = housePack.cards.find((one) => one.name === name)
      if (found === undefined) throw new Error(`no ${name}`)
      return found
    }
    expect(fullText(card('caution'), 'en')).toEqual([
      'You may exhaust a minion engaged with you.',
      'Rest: one hero die; +1 success.',
      'If all your other activation cards are exhausted, deal 1 wound to an enemy in the shadows.',
      'Ready all your activation cards.',
    ])
    expect(fullText(card('fan-of-knives'), 'fr')).toEqual([
      'Vous pouvez engager un ennemi.',
      'Attaque\u00a0: trois dés de héros, jusqu’à deux cibles.',
    ])
    const [, , , bandit] = housePack.sets
    expect(keywordText(bandit.keywords[0], 'en')).toBe(
      'If this enemy and another one are engaged with you, suffer 1 wound.',
    )
  })

  it('name the quest’s counters where they are known', () => {
    const quest = housePack.quests.find(({ name }) => name === 'the-barons-ledger')
    if (quest === undefined) throw new Error('no ledger')
    const alarm = [{ word: 'count', counter: 0, by: 1 }]
    expect(effectText(alarm, 'en', quest.counters)).toBe('add 1 to “Alarm”')
    expect(effectText(alarm, 'en')).toBe('add 1 to the counter')
    expect(questText(quest, 'pt')).toContain(
      'Quando o grupo viaja para um novo local, tire 1 de “Alarme”.',
    )
  })

  it('speak of the party leader where nobody is spoken to', () => {
    const { counters, perils } = housePack.quests[2]
    const bell = { ...perils[2], do: [count(0, 2), spawn(1, 'you')] }
    expect(perilText(bell, 'en', counters)).toBe(
      'Add 2 to “Alarm”, then spawn an enemy engaged with the party leader.',
    )
  })

  it('refuse a word that they do not know', () => {
    expect(() => effectText([{ word: 'sing' }], 'en')).toThrow('no clause for the word "sing"')
  })
})

const WHO: readonly Who[] = ['target', 'leader', 'each', 'others', 'any', 'another', 'led']

describe('signs', () => {
  it('fit on the face of every card', () => {
    const { cards, heroes, exploration, locations } = housePack
    for (const card of [...cards, ...heroes, ...exploration, ...locations]) {
      for (const language of languages) {
        const lines = shortText(card, language)
        expect([card.name, lines.length <= 3]).toEqual([card.name, true])
      }
    }
  })

  it('say whom they mean', () => {
    for (const who of WHO) {
      const [line] = shortText(event({ word: 'claim', who, tokens: 1 }), 'en')
      expect(line).toMatch(/^\+1✦ \(.+\)$/)
    }
  })

  it('have a name in every language, and are one column wide each', () => {
    for (const language of languages) {
      expect(Object.keys(symbolNames[language])).toEqual(Object.keys(symbols))
      expect(namedSigns(language)).toHaveLength(Object.keys({ ...symbols, ...marks }).length)
    }
    const signs = Object.values({ ...symbols, ...marks })
    for (const sign of signs) expect([...sign]).toHaveLength(1)
    expect(new Set(signs).size).toBe(signs.length)
  })
})
