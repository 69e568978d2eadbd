/** A card in signs, for its face. */
import { type Effect, fitLines, type Language } from '@muster/engine'
import type { CardEffect, Foe, Lasting, Trigger, Who } from '../cards/effects.ts'
import type { ActivationCard } from '../cards/types.ts'
import type { Readable } from './card-text.ts'
import { isCardEffect } from './clauses.ts'
import { whom as whomWords } from './lexicon/whom.ts'
import { marks as m, symbols as s } from './symbols.ts'

const shortWidth = 28
const shortLines = 3

/** At most three narrow lines. */
export function shortText(card: Readable, language: Language): string[] {
  return fitLines(piecesOf(card, language), shortWidth, shortLines)
}

function piecesOf(card: Readable, language: Language): string[] {
  if ('above' in card) return activationPieces(card, language)
  if ('bar' in card) {
    const { always = [], counter = [], threat = [] } = card
    return [
      ...always.map(lastingSigns),
      ...prefixed(s.counterattack, counter, language),
      ...prefixed(s.threat, threat, language),
    ]
  }
  const does = 'item' in card ? listSigns(card.do, language) : ''
  return [
    ...(does === '' ? [] : [does]),
    ...card.triggers.map((trigger) => triggerSigns(trigger, language)),
    ...card.always.map(lastingSigns),
  ]
}

function activationPieces(card: ActivationCard, language: Language): string[] {
  const { above, action, below, dice, ranged, targets } = card
  const range = ranged === true ? s.ranged : ''
  const many = targets === undefined ? '' : `${s.targets}${targets === 'all' ? m.all : targets}`
  const extra = card.with.map((rule) => ` ${lastingSigns(rule)}`).join('')
  return [
    ...(above.length === 0 ? [] : [listSigns(above, language)]),
    `${s[action]}${dice}${s.dice}${range}${many}${extra}`,
    ...(below.length === 0 ? [] : [listSigns(below, language)]),
  ]
}

const prefixed = (sign: string, list: readonly Effect[], language: Language): string[] =>
  list.length === 0 ? [] : [`${sign} ${listSigns(list, language)}`]

function triggerSigns(trigger: Trigger, language: Language): string {
  const price = trigger.price ?? []
  const start = price.length === 0 ? '' : `${listSigns(price, language)} ${s.cost} `
  return start + listSigns(trigger.do, language)
}

const listSigns = (effects: readonly Effect[], language: Language): string =>
  effects
    .map((effect) => (isCardEffect(effect) ? signsOf(effect, language) : ''))
    .filter((text) => text !== '')
    .join(' ')

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const asked = (may: true | undefined): string => (may === true ? m.may : '')

const whom = (who: Who, language: Language): string =>
  who === 'you' ? '' : ` (${whomWords[language][who]})`

const foeSigns = (foe: Foe, each: true | undefined): string =>
  `${each === true ? m.all : ''}${foe.which === 'target' ? s.targets : s.enemy}${foe.in === 'shadows' ? s.shadows : ''}`

function signsOf(e: CardEffect, language: Language): string {
  switch (e.word) {
    case 'may':
      return `${listSigns(e.do, language)}${m.may}`
    case 'pay':
      return `${listSigns(e.price, language)} ${s.cost} ${listSigns(e.to, language)}`
    case 'choose':
      return e.from.map((list) => listSigns(list, language)).join(` ${s.choice} `)
    case 'for-each':
    case 'as':
      return `${listSigns(e.do, language)}${whom(e.who, language)}`
    case 'repeat':
      return `${e.times}× ${listSigns(e.do, language)}`
    case 'for-every':
      return `${e.what.of === 'slain' ? s.enemy : foeSigns(e.what.foe, true)}: ${listSigns(e.do, language)}`
    case 'if':
      return `(${[e.then, e.else ?? []]
        .map((list) => listSigns(list, language))
        .join(' ')
        .trim()})`
    case 'enemy-die':
      return [
        `${s.dice}:`,
        ...prefixed(s.counterattack, e.counterattack, language),
        ...prefixed(s.threat, e.threat, language),
        ...prefixed('·', e.blank, language),
      ].join(' ')
    default:
      return 'who' in e ? heroSigns(e, language) : otherSigns(e)
  }
}

type HeroWord = Extract<CardEffect, { readonly who: Who; readonly do?: never }>

function heroSigns(e: HeroWord, language: Language): string {
  const who = whom(e.who, language)
  switch (e.word) {
    case 'wound':
      return `−${e.wounds}${s.health}${who}`
    case 'recover':
      return `+${e.wounds}${s.health}${who}`
    case 'claim':
      return `+${e.tokens}${s.token}${who}`
    case 'lose-tokens':
      return `−${e.tokens}${s.token}${who}`
    case 'gain':
      return `${s[e.condition]}${who}`
    case 'cure':
      return `${s.cure}${who}`
    case 'ready':
      return `${s.ready}${e.cards === 'all' ? m.all : e.cards}${asked(e.may)}${who}`
    case 'exhaust':
      return `${s.exhaust}${e.cards}${asked(e.may)}${who}`
    case 'upgrade':
      return `${s.upgrade}${who}`
    case 'discard-item':
      return `−${s.item}${who}`
    case 'join':
      return `${s.engage}${who}`
    case 'draw':
      return `${s.draw}${e.cards}${who}`
  }
}

type OtherWord = Exclude<CardEffect, { readonly who: Who } | { readonly do: readonly Effect[] }>

function otherSigns(e: OtherWord): string {
  switch (e.word) {
    case 'hurt':
      return `${s.wound}${e.wounds}${foeSigns(e.foe, e.each)}${asked(e.may)}`
    case 'mend':
      return `+${e.wounds}${s.health}${foeSigns(e.foe, e.each)}`
    case 'tire':
      return `${s.exhaust}${foeSigns(e.foe, e.each)}${asked(e.may)}`
    case 'rouse':
      return `${s.ready}${foeSigns(e.foe, e.each)}`
    case 'engage':
      return `${s.engage}${s.enemy}${asked(e.may)}`
    case 'drive':
      return `${foeSigns(e.foe, e.each)}${m.to}${s.shadows}${asked(e.may)}`
    case 'turn-up':
      return `${s.look}${foeSigns(e.foe, e.each)}`
    case 'look':
      return s.look + s.shadows
    case 'spawn':
      return `+${e.enemies}${s.enemy}${e.where === 'shadows' || e.where === 'hidden' ? s.shadows : ''}`
    case 'spawn-nemesis':
      return `+${s.nemesis}`
    case 'nemesis-home':
      return `−${s.nemesis}`
    case 'progress':
      return `${signed(e.by)}${s.progress}`
    case 'peril':
      return `${signed(e.by)}${s.peril}`
    case 'count':
      return `${signed(e.by)}${s.counter}`
    case 'advance':
      return s.engage
    case 'inflict':
      return s.attack
    case 'retreat':
      return m.to + s.shadows
    default:
      return ''
  }
}

/** What holds under a condition stands in brackets, with how many enemies it takes. */
function lastingSigns(rule: Lasting): string {
  const when = 'when' in rule ? rule.when : undefined
  if (when === undefined) return ruleSigns(rule)
  const start = when.is === 'foes' ? `${when.than}${foeSigns(when.foe, undefined)}: ` : ''
  return `(${start}${ruleSigns(rule)})`
}

function ruleSigns(rule: Lasting): string {
  switch (rule.always) {
    case 'dice':
      return `${signed(rule.by)}${s.dice}`
    case 'successes':
      return `${signed(rule.by)}${s.success}`
    case 'defense':
      return `${signed(rule.by)}${s.defense}`
    case 'pierce':
      return `−${rule.by}${s.resilience}`
    case 'reroll':
      return `${s.ready}${rule.dice}${s.dice}`
    case 'attack':
      return `${signed(rule.by)}${s.attack}`
    case 'resilience':
      return `${signed(rule.by)}${s.resilience}`
    case 'untouchable':
      return s.defense + m.endless
    case 'nemesis-returns':
      return `${s.ready}${s.nemesis}`
  }
}
