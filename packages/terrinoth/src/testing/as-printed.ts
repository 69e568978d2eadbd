/** Plays cards as they are printed: on a table where all they say can be done, and counts what happened. */
import { expect } from 'vitest'
import type { CardEffect, Foe, Lasting, When, Who } from '../cards/effects.ts'
import { housePack } from '../cards/house-pack.ts'
import type { ActivationCard, EnemyCard, Keyword } from '../cards/types.ts'
import { BOX, cardsOf, engagedWith, type HeroType } from '../state.ts'
import { isCardEffect } from '../text/clauses.ts'
import { rulesGame } from './rules-game.ts'
import { type Laid, type Table, table } from './table.ts'

export const house = rulesGame(housePack)

/** Of each type a hero who must do nothing of the own accord, and who comes along. */
const PAIRS: Readonly<Record<HeroType, readonly [string, string]>> = {
  healer: ['ilse', 'bram'],
  mage: ['dorn', 'bram'],
  scout: ['kari', 'bram'],
  warrior: ['bram', 'kari'],
}

const UNSEEN = 2

/** Nothing of it falls by a single card; some of it lies in every place and state. */
function richTable(me: string, friend: string): Laid {
  return {
    engaged: { [me]: ['golem.1', 'golem-master exhausted'], [friend]: ['troll.1'] },
    shadows: ['troll.2', 'golem.2', ...Array.from({ length: UNSEEN }, () => '?')],
    wounds: { [me]: 6, [friend]: 6 },
    tokens: { [me]: 2, [friend]: 2 },
    progress: 3,
    exploration: ['lucky-coin', 'bone-charm'],
  }
}

// Answers

const UNWILLING = ['decline', 'pass', 'enough', 'keep']
const isWilling = (option: string): boolean =>
  !UNWILLING.includes(option.split(' ')[0]) && !option.startsWith('use ')

/** The fullest answer: all that may be done is done, but for abilities and rerolls. */
function fullest(t: Table): string {
  const options = t.options()
  if (['ability', 'reroll'].includes(t.prompt())) return options[options.length - 1]
  const target = options.find((option) => option.startsWith('target golem.1'))
  return target ?? options.find(isWilling) ?? options[0]
}

/** Rolls only successes, and nothing by enemies. */
function rollWell(t: Table): void {
  const { state } = t
  const about = t.umpire.decision.about
  const ready = state.piles[engagedWith(state.active)].filter((card) => state.tired[card] === 0)
  t.dice({
    hero: Array.from({ length: about.c }, () => 'success' as const),
    enemy: ready.map(() => 'blank' as const),
  }).choose('roll 0')
}

/** Answers what is asked until one of these questions comes; gives all that happened on the way. */
export function carriedOut(t: Table, ...until: readonly string[]): string[] {
  const told = [...t.events()]
  while (!t.isOver && !until.includes(t.prompt())) {
    if (t.prompt() === 'roll') rollWell(t)
    else t.choose(fullest(t))
    told.push(...t.events())
  }
  return told
}

// What must have happened

type Counts = { [event: string]: number }

export const counted = (told: readonly string[], event: string): number =>
  told.filter((one) => one === event || one.startsWith(`${event} `)).length

function add(counts: Counts, event: string, times = 1): void {
  counts[event] = (counts[event] ?? 0) + times
}

/** How the table is to those who count: heroes alive, and enemies by what a card asks for. */
export interface Facts {
  readonly heroes: number
  readonly foes: (foe: Foe) => number
  readonly holds: (when: When) => boolean
}

const heroesMeant = (who: Who, { heroes }: Facts): number =>
  who === 'each' ? heroes : who === 'others' ? heroes - 1 : 1

/** The event that a word brings, and how often it must come. */
export function brought(effects: readonly { readonly word: string }[], facts: Facts): Counts {
  const counts: Counts = {}
  for (const effect of effects) {
    if (!isCardEffect(effect)) throw new Error(`no word ${effect.word}`)
    bring(effect, facts, counts)
  }
  return counts
}

function merge(counts: Counts, more: Counts): void {
  for (const [event, times] of Object.entries(more)) add(counts, event, times)
}

function bring(e: CardEffect, facts: Facts, counts: Counts): void {
  switch (e.word) {
    case 'if':
      merge(counts, brought(facts.holds(e.condition) ? e.then : (e.else ?? []), facts))
      return
    case 'choose':
      merge(counts, brought(e.from[0], facts))
      return
    case 'may':
    case 'as':
      merge(counts, brought(e.do, facts))
      return
    case 'pay':
      merge(counts, brought([...e.price, ...e.to], facts))
      return
    case 'for-each':
      for (let n = 0; n < heroesMeant(e.who, facts); n++) merge(counts, brought(e.do, facts))
      return
    case 'repeat':
      for (let n = 0; n < e.times; n++) merge(counts, brought(e.do, facts))
      return
    case 'draw':
      add(counts, 'drew', e.cards)
      if (e.cards === 2) add(counts, 'put-back')
      return
    default:
      add(counts, eventOf(e), timesOf(e, facts))
  }
}

function timesOf(e: CardEffect, facts: Facts): number {
  if (e.word === 'look') return facts.foes({ is: 'face-down' })
  if (e.word === 'spawn') return e.enemies * (e.where === 'each' ? facts.heroes : 1)
  if ((e.word === 'ready' || e.word === 'exhaust') && typeof e.cards === 'number') return e.cards
  if ('foe' in e && 'each' in e && e.each === true) return facts.foes(e.foe)
  return 'who' in e ? heroesMeant(e.who, facts) : 1
}

const EVENTS: { readonly [word: string]: string } = {
  wound: 'wounded',
  recover: 'recovered',
  claim: 'claimed',
  'lose-tokens': 'lost-tokens',
  gain: 'condition',
  cure: 'condition-gone',
  exhaust: 'exhausted',
  upgrade: 'upgraded',
  'discard-item': 'item-gone',
  hurt: 'hurt',
  mend: 'healed',
  tire: 'enemy-tired',
  engage: 'engaged',
  join: 'engaged',
  advance: 'engaged',
  drive: 'retreated',
  retreat: 'retreated',
  'turn-up': 'turned-up',
  look: 'looked',
  spawn: 'spawned',
  'spawn-nemesis': 'nemesis',
  progress: 'progress',
  count: 'counter',
}

function eventOf(e: CardEffect): string {
  if (e.word === 'ready') return e.cards === 'all' ? 'readied-all' : 'readied'
  if (e.word === 'peril') return e.by < 0 ? 'peril-back' : 'peril'
  if (!Object.hasOwn(EVENTS, e.word)) throw new Error(`${e.word} is played in another way`)
  return EVENTS[e.word]
}

export function expectCounts(told: readonly string[], counts: Counts): void {
  const seen = Object.keys(counts).map((event) => [event, counted(told, event)])
  expect(Object.fromEntries(seen)).toEqual(counts)
}

/** All of it happened; other cards may have done the same besides. */
export function expectAtLeast(told: readonly string[], counts: Counts): void {
  const few = Object.keys(counts).filter((event) => counted(told, event) < counts[event])
  expect(few).toEqual([])
}

// Activation cards

const mine = (foe: Foe): number => (foe.is === 'face-down' ? UNSEEN : 1)

/** All conditions of hero cards hold on the rich table. */
const RICH: Facts = { heroes: 2, foes: mine, holds: () => true }

const isCure = ({ word }: { readonly word: string }): boolean => word === 'cure'

/** Puts a card in the place of the basic one with its action. */
function swapIn(t: Table, card: ActivationCard): void {
  const { piles } = t.state
  const number = house.content.kindOf.findIndex(
    (kind) => house.content.kinds[kind].name === card.name,
  )
  const row = piles[cardsOf(0)]
  const slot = ['attack', 'explore', 'rest', 'aid'].indexOf(card.action)
  if (row[slot] === number) return
  piles[BOX].splice(piles[BOX].indexOf(number), 1, row[slot])
  row[slot] = number
}

const sum = (rules: readonly Lasting[], always: 'successes'): number =>
  rules.reduce((total, rule) => total + (rule.always === always ? rule.by : 0), 0)

/** Plays an activation card to its end and looks at everything that it says. */
export function playCard(card: ActivationCard): void {
  const [me, friend] = PAIRS[card.type]
  const t = table({ game: house, heroes: [me, friend] })
  swapIn(t, card)
  const row = t.state.piles[cardsOf(0)].map((one) => house.kindName(one))
  const theirs = t.state.piles[cardsOf(1)].map((one) => house.kindName(one))
  const effects = [...card.above, ...card.below]
  const weak = effects.some(isCure) ? (['weakened'] as const) : []
  t.put({
    ...richTable(me, friend),
    conditions: { [me]: weak, [friend]: weak },
    spent: { [me]: row.filter((name) => name !== card.name), [friend]: theirs.slice(0, 2) },
  })
  t.choose(`activate ${card.name}`)
  const told = carriedOut(t, 'activate', 'weakened')
  const successes = card.dice + sum(card.with, 'successes')
  expect(told).toContain(`successes ${me} ${successes} ${card.dice} ${successes - card.dice}`)
  const counts = brought(effects, RICH)
  expectAction(card, told, successes, counts)
  expectCounts(told, counts)
}

/** The action itself brings what its successes are worth. */
function expectAction(
  { action, targets, ranged }: ActivationCard,
  told: readonly string[],
  successes: number,
  counts: Counts,
): void {
  switch (action) {
    case 'attack': {
      const shares = told.filter((one) => one.startsWith('dealt ')).map((one) => one.split(' '))
      expect(shares.reduce((total, [, , share]) => total + Number(share), 0)).toBe(successes)
      const aimed = counted(told, 'aimed')
      expect(aimed).toBe(targets === 'all' ? 3 : Math.min(targets ?? 1, ranged === true ? 7 : 3))
      return
    }
    case 'explore':
      expect(told.some((one) => one.startsWith(`progress ${successes} `))).toBe(true)
      add(counts, 'progress')
      return
    case 'rest':
      add(counts, 'recovered')
      return
    case 'aid':
      add(counts, 'claimed')
  }
}

// Enemies

interface Acted {
  readonly from: 'engaged' | 'shadows'
  readonly told: readonly string[]
}

/** An enemy is activated by Bram, who has an exhausted Creature with him. */
export function letAct(name: string, from: Acted['from'], hurt = 0): Acted {
  const t = table({ game: house, heroes: ['bram', 'kari'] }).toLastRoll()
  const enemy = hurt === 0 ? name : `${name} -${hurt}`
  const other = name.startsWith('razorwing') ? 'grey-wolf.1' : 'razorwing.1'
  t.toEnemies({
    engaged: { bram: [`${other} exhausted`, ...(from === 'engaged' ? [enemy] : [])] },
    shadows: from === 'shadows' ? [enemy] : [],
    tokens: { bram: 2, kari: 2 },
    wounds: { bram: 3, kari: 0 },
    conditions: { bram: [], kari: [] },
    spent: { bram: [], kari: [] },
    progress: 3,
  })
  const told = carriedOut(t, 'activate', 'travel')
  const phase = told.slice(told.indexOf('phase 1'))
  return { from, told: phase.slice(0, phase.indexOf('enemies-ready')) }
}

/** What a bar must do from a place: words change the place on the way (H6.11). */
export function expectBar(
  name: string,
  card: EnemyCard,
  keywords: readonly Keyword[],
  { from, told }: Acted,
  holds: (when: When, isEngaged: boolean) => boolean,
): void {
  let isEngaged = from === 'engaged'
  const counts: Counts = { engaged: 0, retreated: 0, wounded: 0 }
  for (const word of card.bar) {
    if (word === 'advance' && !isEngaged) {
      add(counts, 'engaged')
      isEngaged = true
    } else if (word === 'retreat' && isEngaged) {
      add(counts, 'retreated')
      isEngaged = false
    } else if (word === 'inflict') add(counts, 'wounded')
    const own = keywords.find((keyword) => keyword.name === word)
    if (own === undefined) continue
    const facts: Facts = { heroes: 2, foes: () => 1, holds: (when) => holds(when, isEngaged) }
    const joins = own.do.some((effect) => effect.word === 'join')
    // Bram has most enemies and least health: from the shadows it comes to him, else it stays.
    if (joins && isEngaged) continue
    merge(counts, brought(own.do, facts))
    if (joins) isEngaged = true
  }
  expectCounts(told, counts)
  if (card.bar.includes('inflict')) {
    const start = `wounded bram ${card.attack} `
    expect(
      told.some((one) => one.startsWith(start) && one.endsWith(` ${name.split('.')[0]}`)),
    ).toBe(true)
  }
  expect(counted(told, 'enemy-tired')).toBe(1)
}
