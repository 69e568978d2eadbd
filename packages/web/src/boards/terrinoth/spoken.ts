/** What things on the table are called, spoken. */
import type { Card } from '@muster/engine'
import { type EnemyView, faceOf, type HeroView } from '@muster/terrinoth/view'
import type { Spot } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { readSpot } from './spots.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'
import { shortName } from './use-board.tsx'

/** What is said, and to whom. */
export interface Speaking {
  readonly table: Table
  readonly texts: BoardTexts
  readonly match: Pick<MatchView, 'seats' | 'decision'>
}

export const COLON = { en: ': ', fr: '\u00a0: ', pt: ': ' } as const

export const heroName = ({ names }: Table, { name }: HeroView): string =>
  shortName(names.hero(name), name)

/** "Precise Strike: attack, 2 dice, ready." */
function cardName({ table, texts }: Speaking, card: Card): string {
  const { content, language, view, names } = table
  const face = faceOf(content, card, language)
  const held = view.heroes.flatMap(({ cards }) => cards).find((one) => one.card === card)
  const facts =
    face.type === 'activation'
      ? [
          names.action(face.action),
          texts.card.dice(face.dice),
          ...(held === undefined ? [] : [held.ready ? texts.card.ready : texts.card.spent]),
        ]
      : []
  const said = [face.title, ...facts].join(', ')
  return face.full.length === 0 ? said : `${said}${COLON[language]}${face.full.join(' ')}`
}

/** "Bandit, attack 1, resilience 0, health 2, engaged with Kari, ready". */
export function enemyName({ table, texts }: Speaking, enemy: EnemyView, count = 1): string {
  const { view, names } = table
  const name = enemy.card === undefined ? names.hidden : names.card(enemy.card)
  const hero = view.heroes.find(({ engaged }) => engaged.some(({ code }) => code === enemy.code))
  const inShadows = view.shadows.some(({ code }) => code === enemy.code)
  return [
    texts.enemy.several(name, count),
    ...(enemy.card === undefined
      ? []
      : [texts.enemy.facts(enemy.attack, enemy.resilience, enemy.left, enemy.health)]),
    ...(enemy.card !== undefined && enemy.faceDown ? [texts.enemy.faceDown] : []),
    ...(hero === undefined ? [] : [texts.enemy.engagedWith(heroName(table, hero))]),
    ...(inShadows ? [texts.enemy.inShadows] : []),
    ...(enemy.card === undefined ? [] : [enemy.ready ? texts.enemy.ready : texts.enemy.exhausted]),
    ...(enemy.untouchable ? [texts.enemy.untouchable] : []),
  ].join(', ')
}

function enemyAt(speaking: Speaking, code: number): string {
  const { stacks, view, names } = speaking.table
  const stack = stacks.find((one) => one.codes.includes(code))
  if (stack !== undefined) return enemyName(speaking, stack.enemy, stack.codes.length)
  const all = [...view.heroes.flatMap(({ engaged }) => engaged), view.nemesis.enemy]
  const enemy = all.find((one) => one?.code === code)
  if (enemy !== undefined) return enemyName(speaking, enemy)
  return code >= 0 ? names.card(code) : names.hidden
}

/** "Kari, Scout, 7 of 11 health, 2 success tokens, Poisoned, 2 enemies, 3 cards ready". */
export function heroInFull({ table, texts }: Speaking, hero: HeroView): string {
  const { names } = table
  const of = names.calling(hero)
  if (hero.fallen) return `${heroName(table, hero)}, ${of}, ${texts.hero.fallen}`
  return [
    texts.hero.spoken(heroName(table, hero), of, hero.left, hero.health),
    ...(hero.leader ? [texts.hero.leader] : []),
    ...(hero.active ? [texts.hero.acts] : []),
    ...(hero.tokens > 0 ? [texts.hero.tokens(hero.tokens)] : []),
    ...hero.conditions.map((condition) => names.condition(condition)),
    texts.hero.enemies(hero.engaged.length),
    texts.hero.readyCards(hero.cards.filter(({ ready }) => ready).length),
  ].join(', ')
}

export function locationName({ table, texts }: Speaking): string {
  const { location, decks } = table.view
  if (location.card < 0) return texts.strip.noPlace
  return [
    table.names.card(location.card),
    texts.strip.progress(location.progress, location.exploration),
    ...(location.explored ? [texts.strip.explored] : []),
    location.final ? texts.strip.final : texts.strip.toCome(decks.locations),
  ].join(', ')
}

export function nemesisName(speaking: Speaking): string {
  const { table, texts } = speaking
  const { enemy, where } = table.view.nemesis
  const state = {
    lair: texts.strip.inLair,
    play: texts.strip.inPlay,
    defeated: texts.strip.defeated,
  }[where]
  const named = texts.spoken.nemesis(
    enemy === undefined ? nemesisTitle(table) : enemyName(speaking, enemy),
  )
  return `${named}, ${state}`
}

export function nemesisTitle({ content, state, names }: Table): string {
  return names.card(content.quests[state.quest].nemesis)
}

function perilName({ table, texts }: Speaking, space: number): string {
  const { content, state, language, view } = table
  const { spaces, at } = view.peril
  const color = spaces[space]
  const { perils } = content.pack.quests[state.quest]
  return [
    texts.spoken.space(space + 1, spaces.length),
    ...(color === 0 || color === undefined
      ? []
      : [texts.spoken.peril(perils[color - 1].title[language].text)]),
    ...(space === at ? [texts.spoken.token] : []),
  ].join(', ')
}

function dieName({ table, texts }: Speaking, n: number): string {
  const die = table.view.tray?.dice[n]
  if (die === undefined) return texts.tray.title
  const face = table.names.face(die.face)
  return die.of === 'hero' ? texts.tray.hero(face) : texts.tray.enemy(face)
}

export function questName({ table, texts }: Speaking): string {
  const { names, view } = table
  const counters = view.counters.map(({ title, at, of }) => texts.strip.counter(title, at, of))
  return [names.quest(view.quest), names.difficulty(view.difficulty), ...counters].join(', ')
}

export function nameOf(spot: Spot, speaking: Speaking): string {
  const { table, texts } = speaking
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'card':
    case 'item':
      return cardName(speaking, parts.n)
    case 'enemy':
      return enemyAt(speaking, parts.n)
    case 'hero': {
      const hero = table.view.heroes.find((one) => one.hero === parts.n)
      return hero === undefined ? spot : heroInFull(speaking, hero)
    }
    case 'die':
      return dieName(speaking, parts.n)
    case 'peril':
      return perilName(speaking, parts.n)
    case 'location':
      return locationName(speaking)
    case 'lair':
      return nemesisName(speaking)
    case 'quest':
      return questName(speaking)
    case 'tray':
      return texts.tray.title
    case undefined:
      return spot
  }
}
