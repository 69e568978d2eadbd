/** What the piles hold, in words. */
import { type Card, counted, type LanguageCode, type Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import { DUNGEON_LEVELS, deckOf, discardOf, type TenefyrState } from '../state.ts'
import { bossPileView, deckView, discardView, levelView, removedForGood } from '../view/piles.ts'
import { enemyLabel, lootTitle, player, type Scene, sceneOf } from './scene.ts'

export function sayPiles(content: Content, state: TenefyrState, language: LanguageCode): string[] {
  const scene = sceneOf(content, state, language)
  const lines: string[] = []
  for (let seat = 0; seat < state.players; seat++) lines.push(...playerLines(scene, seat))
  for (let level = 1; level <= DUNGEON_LEVELS; level++) lines.push(...levelLines(scene, level))
  lines.push(...bossLines(scene), ...goneLines(scene))
  return lines.map((line) => scene.grammar.finish(`${line}.`))
}

function asHeld({ content, language }: Scene, cards: readonly Card[], inOrder = false): string[] {
  return counted(
    cards.map((card) => lootTitle(content, card, language)),
    inOrder,
  )
}

const asEnemies = (scene: Scene, cards: readonly Card[]): string[] =>
  counted(cards.map((card) => enemyLabel(scene, card)))

/** Nothing to say of no cards. */
function listed({ grammar }: Scene, heading: string, cards: readonly string[]): string[] {
  return cards.length === 0 ? [] : [`${heading}${grammar.colon}${cards.join(', ')}`]
}

function playerLines(scene: Scene, seat: Seat): string[] {
  const { state, talk, grammar } = scene
  const who = player(scene, seat).title
  const deck = state.piles[deckOf(seat)]
  const discard = state.piles[discardOf(seat)]
  const discarded = asHeld(scene, discardView(state, seat)).join(', ')
  return [
    talk.piles.discard(who, discard.length) + grammar.colon + (discarded || talk.piles.empty),
    talk.piles.deck(who, deck.length) + grammar.colon + (deckText(scene, seat) || talk.piles.empty),
  ]
}

/** Known cards on top in their order, the others in none. */
function deckText(scene: Scene, seat: Seat): string {
  const { onTop, below, noOrder } = scene.talk.piles
  const { top, rest } = deckView(scene.state, seat)
  const names = asHeld(scene, rest)
  const others = names.join(', ') + (names.length > 1 ? ` ${noOrder}` : '')
  if (top.length === 0) return others
  const known = onTop(asHeld(scene, top, true).join(', '), top.length > 1)
  return names.length === 0 ? known : `${known}${scene.grammar.semicolon}${below(others)}`
}

function levelLines(scene: Scene, level: number): string[] {
  const { state, talk } = scene
  const label = talk.captions.level(level)
  const { seen, anywhere, inDungeons, inReserve, reserve } = levelView(state, level)
  return [
    ...listed(scene, talk.piles.seen(label), asEnemies(scene, seen)),
    ...listed(scene, talk.piles.hidden(label, inDungeons, inReserve), asEnemies(scene, anywhere)),
    ...listed(scene, talk.piles.reserve(label, reserve.length), asHeld(scene, reserve)),
  ]
}

function bossLines(scene: Scene): string[] {
  const { talk } = scene
  const { label } = talk.bossDeck
  const { seen, anywhere, hidden } = bossPileView(scene.state)
  return [
    ...listed(scene, talk.piles.seen(label), asEnemies(scene, seen)),
    ...listed(scene, talk.piles.bossCards(label, hidden), asEnemies(scene, anywhere)),
  ]
}

const goneLines = (scene: Scene): string[] =>
  listed(scene, scene.talk.piles.gone, asHeld(scene, removedForGood(scene.state)))
