import { languages } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import type { Action, Always, ScenarioEffect, TwistCondition, Where } from '../cards/types.ts'
import {
  actionText,
  chipText,
  effectText,
  fullText,
  namedSigns,
  scenarioText,
  shortText,
} from './card-text.ts'
import { symbolNames, symbols } from './symbols.ts'

const { clans, loot, scenarios } = housePack
const cards = [...clans.flatMap((clan) => clan.cards), ...loot]
const named = (name: string) => {
  const card = cards.find((one) => one.name === name)
  if (card === undefined) throw new Error(`no ${name}`)
  return card
}

/** One of every action: a word without its line here does not compile. */
const everyAction: { readonly [W in Action['word']]: Action & { readonly word: W } } = {
  draw: { word: 'draw', cards: 2 },
  activate: { word: 'activate', times: 3 },
  move: { word: 'move', walls: true },
  melee: { word: 'melee' },
  ranged: { word: 'ranged', times: 2 },
  resource: { word: 'resource', what: 'frog' },
  trap: { word: 'trap' },
  portal: { word: 'portal' },
  defend: { word: 'defend' },
  ambush: { word: 'ambush', monsters: 2, rooms: ['vault', 'builder', 'cells'] },
  reinforce: { word: 'reinforce', shows: 'trap' },
  swarm: { word: 'swarm', do: 'trap' },
  summon: { word: 'summon', monsters: 1 },
  mend: { word: 'mend', all: true },
  split: { word: 'split' },
  combo: {
    word: 'combo',
    first: [{ word: 'pay-card', cards: 2 }],
    // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
    then: [{ word: 'move', times: 2 }, { word: 'portal' }, { word: 'mend' }],
  },
}

const everywhere: readonly Where[] = [
  { in: 'room', room: 'beast-trainer' },
  { in: 'symbol', symbol: 'eye' },
  { in: 'every' },
  { in: 'choice' },
  { in: 'most-heroes' },
  { in: 'farthest' },
  { in: 'marked' },
  { in: 'unguarded' },
  { in: 'lowest-treasure' },
]
const vault: Where = { in: 'room', room: 'vault' }

const everyCondition: {
  readonly [W in TwistCondition['is']]: TwistCondition & { readonly is: W }
} = {
  'counter-at-least': { is: 'counter-at-least', counter: 0, than: 2 },
  'counter-below': { is: 'counter-below', counter: 0, than: 3 },
  wave: { is: 'wave', wave: 2 },
  level: { is: 'level', level: 'family' },
  'level-not': { is: 'level-not', level: 'challenging' },
  'players-at-least': { is: 'players-at-least', count: 2 },
  'players-below': { is: 'players-below', count: 3 },
  guarded: { is: 'guarded', where: vault },
  'tokens-at-least': { is: 'tokens-at-least', where: vault, what: 'bone', count: 2 },
  'heroes-at-least': { is: 'heroes-at-least', where: vault, count: 1 },
}

/** One of every word of a scenario, in every place where it takes one. */
const everyTwist: { readonly [W in ScenarioEffect['word']]: readonly ScenarioEffect[] } = {
  if: Object.values(everyCondition).map((condition) => ({
    word: 'if',
    condition,
    // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
    then: [{ word: 'prisoner' }],
    else: [{ word: 'new-row' }],
  })),
  may: [{ word: 'may', do: [{ word: 'each-draws', cards: 1 }] }],
  choose: [{ word: 'choose', from: [[{ word: 'prisoner' }], [{ word: 'guild', cards: 2 }]] }],
  repeat: [{ word: 'repeat', times: 2, do: [{ word: 'prisoner' }] }],
  'for-each': [{ word: 'for-each', who: 'each', do: [{ word: 'send-home', where: vault }] }],
  hero: everywhere.map((where) => ({ word: 'hero', hero: 'archer', where, heroes: 2 })),
  wake: everywhere.map((where) => ({ word: 'wake', where, hero: 'rogue' })),
  lay: everywhere.flatMap((where) => [
    { word: 'lay', what: 'portal', where, count: 1 },
    { word: 'lay', what: 'trap', where, count: 2 },
  ]),
  'lose-token': everywhere.map((where) => ({ word: 'lose-token', what: 'any', where, count: 1 })),
  hurt: everywhere.map((where) => ({ word: 'hurt', where, damage: 2 })),
  count: [
    { word: 'count', counter: 0, by: 1 },
    { word: 'count', counter: 0, by: -2 },
  ],
  mark: [
    { word: 'mark', where: vault, by: 1 },
    { word: 'mark', where: vault, by: -1 },
  ],
  'each-discards': [{ word: 'each-discards', cards: 1 }],
  'each-draws': [{ word: 'each-draws', cards: 2 }],
  'lay-treasure': everywhere.map((where) => ({ word: 'lay-treasure', where, value: 2 })),
  'take-treasure': everywhere.map((where) => ({ word: 'take-treasure', where })),
  wall: everywhere.flatMap((where) => [
    { word: 'wall', where, open: true },
    { word: 'wall', where, open: false },
  ]),
  guild: [{ word: 'guild', cards: 1 }],
  prisoner: [{ word: 'prisoner' }],
  'new-row': [{ word: 'new-row' }],
  'send-home': everywhere.map((where) => ({ word: 'send-home', where })),
  lose: [{ word: 'lose' }],
}

const everyRule: { readonly [W in Always['always']]: Always & { readonly always: W } } = {
  'hero-vitality': { always: 'hero-vitality', hero: 'mage', is: 2 },
  'hero-damage': { always: 'hero-damage', hero: 'warrior', is: 2 },
  hand: { always: 'hand', is: 4 },
  row: { always: 'row', is: 3 },
  'no-cells': { always: 'no-cells' },
  closed: { always: 'closed', room: 'sewers' },
  'heroes-use-portals': { always: 'heroes-use-portals' },
  'trap-damage': { always: 'trap-damage', is: 2 },
  'guild-cards': { always: 'guild-cards', wave: 2, by: 1 },
}

const frogs = scenarios[0].counters

/** All that can be said, in one language. */
function everySentence(language: (typeof languages)[number]): string[] {
  const twists = Object.values(everyTwist).flat()
  return [
    ...Object.values(everyAction).map((action) => actionText(action, language)),
    ...twists.flatMap((twist) => {
      const card = { name: 'x', copies: 1, title: scenarios[0].title, do: [twist] }
      return [...fullText(card, language), ...fullText(card, language, frogs)]
    }),
    ...scenarioText({ ...scenarios[0], always: Object.values(everyRule) }, language),
    ...cards.flatMap((card) => fullText(card, language)),
    ...clans.flatMap((clan) => fullText(clan, language)),
    ...housePack.treasures.flatMap((treasure) => fullText(treasure, language)),
    ...scenarios.flatMap((scenario) => [
      ...scenarioText(scenario, language),
      ...scenario.cards.flatMap((card) => fullText(card, language, scenario.counters)),
    ]),
  ]
}

describe.each(languages)('in %s', (language) => {
  it('every word, place and rule makes whole sentences', () => {
    for (const sentence of everySentence(language)) {
      expect(sentence).toMatch(/^[A-ZÀ-ÖØ-Þ«“].*[.»]$/u)
      expect(sentence).not.toMatch(/[{}]|undefined|\s\s|\s[.,]|'/)
    }
  })

  it('no player’s text has a space that French would not break, or a straight apostrophe', () => {
    const said = [
      ...clans.flatMap(({ motto, advice }) => [motto, advice]),
      ...housePack.chapters.map(({ story }) => story),
      ...scenarios.flatMap(({ story, cards: own }) => [
        story.before,
        story.won,
        story.lost,
        ...own.flatMap(({ flavour }) => flavour ?? []),
      ]),
    ].map((one) => one[language])
    for (const text of said) {
      expect(text).not.toMatch(/'|"|« | »| {2}/)
      if (language === 'fr') expect(text).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:/)
      else expect(text).not.toMatch(/[\u202f\u00a0]/)
    }
  })

  it('every card has signs of at most three short lines, and every chip a word', () => {
    for (const card of cards) {
      const lines = shortText(card, language)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(line).not.toMatch(/…|undefined/)
      for (const action of card.play.flat()) expect(chipText(action, language)).not.toBe('')
    }
    for (const action of Object.values(everyAction)) {
      expect(chipText(action, language)).not.toMatch(/[{}]|undefined/)
      expect(shortText({ play: [[action]] }, language).join('')).not.toMatch(/undefined/)
    }
  })

  it('every sign has a name of its own', () => {
    expect(namedSigns(language)).toHaveLength(Object.keys(symbols).length)
    expect(new Set(Object.values(symbolNames[language])).size).toBe(Object.keys(symbols).length)
  })
})

describe('texts', () => {
  it('says a choice, a swarm and a Combo', () => {
    expect(fullText(named('wingbeat'), 'en')).toEqual(['Make two moves, or make a ranged attack.'])
    expect(fullText(named('scurry'), 'fr')).toEqual([
      'Déplacez chacun de vos monstres d’une même salle, ou faites une attaque au corps à corps.',
    ])
    expect(fullText(named('hired-muscle'), 'pt')).toEqual([
      'Descarte uma moeda onde você tem um monstro para invocar três monstros nessa sala.',
    ])
  })

  it('shows them in signs', () => {
    expect(shortText(named('spider'), 'en')).toEqual([`${symbols.move} ${symbols.melee.repeat(2)}`])
    expect(shortText(named('blood-scent'), 'en')).toEqual([
      `${symbols.melee}${symbols.combo}${symbols.summon}1`,
    ])
    const drum = `(${symbols.melee}) ${symbols.draw}1 / (${symbols.move}) ${symbols.draw}1`
    expect(shortText(named('war-drum'), 'en')).toEqual([drum])
  })

  it('names a chip in a word or two', () => {
    expect(chipText({ word: 'swarm', do: 'move' }, 'en')).toBe('swarm: move')
    expect(chipText({ word: 'swarm', do: 'move' }, 'fr')).toBe('nuée\u00a0: déplacer')
    expect(chipText(named('hired-muscle').play[0][0], 'pt')).toBe('descartar uma moeda → invocar 3')
  })

  it('says what a scenario’s effects would do, on a button', () => {
    expect(effectText(scenarios[0].errands[0].do, 'en', frogs)).toBe(
      'add 1 to “Frogs in the cauldron”',
    )
    expect(effectText([{ word: 'each-draws', cards: 1 }], 'fr')).toBe(
      'chaque joueur pioche une carte',
    )
  })
})
