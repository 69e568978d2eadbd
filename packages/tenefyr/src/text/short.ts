/** What every word and rule of the game is in signs, for the face of a card. */
import { type Effect, type Language, signed } from '@muster/engine'
import type {
  CardCondition,
  CardEffect,
  Count,
  EnemyRule,
  OwnCount,
  Scope,
} from '../cards/types.ts'
import type { Profile } from '../state.ts'
import { isCardEffect, type OfWord, whose } from './clauses.ts'
import { lexicons } from './lexicon/index.ts'
import { symbols as s } from './symbols.ts'

export interface ShortSetting {
  readonly language: Language
  readonly profile: Profile
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V']
const step = ' · '
/** French has a narrow space before it, which does not break. */
const colonIn = { en: ':', fr: '\u202f:', pt: ':' } as const

/** A list of effects, one piece of signs for each. */
export function pieces(effects: readonly Effect[], setting: ShortSetting): string[] {
  return effects.map((effect) => {
    if (!isCardEffect(effect)) throw new Error(`no signs for the word "${effect.word}"`)
    return sign(effect.word, effect, setting)
  })
}

const together = (effects: readonly Effect[], setting: ShortSetting): string =>
  pieces(effects, setting).join(step)

/** Several steps under one sign are bracketed. */
function bracketed(effects: readonly Effect[], setting: ShortSetting): string {
  const text = together(effects, setting)
  const isLong = effects.length > 1 || effects.some(({ word }) => word === 'choose')
  return isLong ? `(${text})` : text
}

type Signs = {
  readonly [W in CardEffect['word']]: (
    effect: OfWord<CardEffect, W>,
    setting: ShortSetting,
  ) => string
}

function sign<W extends CardEffect['word']>(
  word: W,
  effect: { readonly [K in CardEffect['word']]: OfWord<CardEffect, K> }[W],
  setting: ShortSetting,
): string {
  return signs[word](effect, setting)
}

const places = { deck: s.deck, hand: s.hand, discard: s.discard, top: s.top }
const sought = { any: s.card, 'basic-1': `${s.basic}1`, loot: s.loot, skill: s.skill }
const totals = { any: s.player, other: s.other + s.player, own: '' }
const ways = { other: '', lower: '↓', higher: '↑' }

const signs: Signs = {
  may: (e, setting) => s.may + bracketed(e.do, setting),
  pay: (e, setting) =>
    `${pieces(e.price, setting).join(' & ')} ${s.price} ${together(e.to, setting)}`,
  choose: (e, setting) => e.from.map((list) => together(list, setting)).join(` ${s.or} `),
  'for-each': (e, setting) => `${scope(e.who, setting)} ${together(e.do, setting)}`,
  repeat: (e, setting) => `${e.times}×${bracketed(e.do, setting)}`,
  if: (e, setting) => {
    const colon = colonIn[setting.language]
    const text = `${condition(e.condition, setting)}${colon} ${together(e.then, setting)}`
    return e.else === undefined ? text : `${text} ${s.not}${colon} ${together(e.else, setting)}`
  },
  'one-player': (e, setting) => `${s.player} ${together(e.do, setting)}`,

  draw: (e) => `${s.draw}${e.cards}`,
  'draw-up-to': (e) => `${s.may}${s.draw}${s.upTo}${e.cards}`,
  'discard-top': (e) => `${e.cards}${s.top}${s.into}${s.discard}`,
  'discard-hand': (e) => `${e.cards}${s.hand}${s.into}${s.discard}`,
  sift: (e) => `${s.look}${e.cards}${s.top} ${s.may}${s.into}${s.discard}`,
  search: (e) => `${s.look}${s.deck} ${sought[e.for]}${s.into}${places[e.to]}`,
  remove: (e) => `${e.upTo === true ? s.upTo : ''}${e.cards}${places[e.from]}${s.into}${s.reserve}`,
  'remove-top': (e) => `${e.cards}${s.top}${s.into}${s.reserve}`,
  give: (e) => `${e.cards}${places[e.from]}${s.into}${s.other}${s.player}`,
  recover: (e) => `${e.cards}${s.discard}${s.into}${places[e.to]}`,
  'recover-all': () => `${s.discard}${s.into}${s.deck}`,
  take: (e) => {
    const level = e.level === 'here' ? s.enemy : roman[e.level]
    const cards = e.from === undefined ? e.cards : `${e.cards}${s.per}${e.from}`
    return `${cards}${s.reserve}${level}${s.into}${places[e.to]}`
  },
  upgrade: () => `${s.loot}${s.deck}${s.into}${s.reserve}+I`,

  'gain-power': (e) => signed(e.power) + s.power + (e.per === undefined ? '' : per(e.per)),
  'double-card': () => `${s.double}${s.other}${s.card}`,
  'double-total': (e, { profile }) => `${s.double}${s.total}${totals[whose(e.whose, profile)]}`,
  'enemy-power': (e) => `${s.enemy}${signed(e.by)}${s.power}`,

  reorder: (e) => `${s.look}${s.reorder}${e.cards}${s.dungeon}`,
  look: (e) => `${s.look}${e.cards}${s.dungeon}`,
  bury: () => `${s.look}1${s.dungeon} ${s.may}${s.into}${s.bottom}`,
  wander: (e) => `${s.enemy}${s.into}${s.other}${s.dungeon}${ways[e.to]}`,
  'look-dungeon': (e) => `${s.look}${e.cards}${s.dungeon}${s.may}`,
  'boss-token': (e) => s.bossToken + signed(e.by),
  'leave-game': () => `${s.card}${s.into}${s.out}`,
  blessing: (e) => {
    const when = e.lasts === 'combat' ? s.nextCombat : s.dungeon + s.always
    return `${when} ${change(e.change, e.by)}`
  },
}

type Change = OfWord<CardEffect, 'blessing'>['change']

function change(what: Change, by: number): string {
  if (what === 'hand-size') return s.hand + signed(by)
  const whom = { 'basic-power': s.basic, 'loot-power': s.loot, 'enemy-power': s.enemy }[what]
  return whom + signed(by) + s.power
}

function scope(who: Scope, { language }: ShortSetting): string {
  if (who === 'each') return s.each
  if (who === 'others') return s.other + s.each
  if (who === 'starting') return s.starting
  if (who === 'next') return s.next
  return lexicons[language].nouns[who].text + colonIn[language]
}

function condition(c: CardCondition, { language }: ShortSetting): string {
  switch (c.is) {
    case 'you-are':
      return lexicons[language].nouns[c.hero].text
    case 'boss-fight':
      return s.boss
    case 'you-start':
      return s.starting
    case 'last-card':
      return `${s.hand}0`
    case 'deck-empty':
      return `${s.deck}0`
    case 'level-at-least':
      return `${s.enemy}${s.atLeast}${roman[c.level]}`
    case 'dungeon-level-at-most':
      return `${s.dungeon}${s.upTo}${roman[c.level]}`
    case 'played-at-least':
      return `${s.card}${s.atLeast}${c.cards}`
  }
}

const counts: Readonly<Record<Count | OwnCount, string>> = {
  'basic-0-in-discards': `${s.each}${s.discard}${s.basic}0`,
  'basic-in-discards': `${s.each}${s.discard}${s.basic}`,
  'loot-in-discards': `${s.each}${s.discard}${s.loot}`,
  'cards-below': `${s.card}${s.dungeon}`,
  'played-loot': `${s.each}${s.card}${s.loot}`,
  'played-basic': `${s.each}${s.card}${s.basic}`,
  'exhausted-players': `${s.player}${s.deck}0`,
  'heroes-spent': `${s.player}${s.deck}${s.upTo}2`,
  'double-turns': `${s.player}2${s.hand}`,
  track: s.bossToken,
  'own-discard-basic-0': `${s.discard}${s.basic}0`,
  'own-played': s.card,
  'own-discards': s.discard,
}

const per = (count: Count | OwnCount): string => s.per + counts[count]

/** A rule of an enemy, with its time before it. */
export function ruleSigns(rule: EnemyRule, setting: ShortSetting): string {
  if ('when' in rule) {
    const list = together(rule.do, setting)
    if (rule.when === 'end') return `${s.end} ${list}`
    // What nobody is named for falls to the starting player.
    const whose = isOwn(rule.do) ? `${s.starting} ` : ''
    return `${s.start} ${whose}${list}`
  }
  return `${s.always} ${lasting(rule, setting)}`
}

const ofNobody = ['for-each', 'one-player', 'enemy-power', 'wander', 'boss-token', 'leave-game']

function isOwn(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (!isCardEffect(effect)) return false
    if (effect.word === 'if') return isOwn([...effect.then, ...(effect.else ?? [])])
    return !ofNobody.includes(effect.word)
  })
}

function lasting(
  rule: Exclude<EnemyRule, { readonly when: string }>,
  setting: ShortSetting,
): string {
  switch (rule.always) {
    case 'hand-size':
      return `${scope(rule.who, setting)} ${change(rule.always, rule.by)}`
    case 'one-hand':
      return `${scope(rule.who, setting)} ${s.not}${s.newHand}`
    case 'enemy-power':
      return change(rule.always, rule.by) + per(rule.per)
    default:
      return change(rule.always, rule.by)
  }
}
