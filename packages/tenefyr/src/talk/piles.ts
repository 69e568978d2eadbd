/** What the piles hold: discard piles and removed cards are open (T2.2, T2.6), of others only the order is hidden. */
import { type Card, candidates, FRAME, type LanguageCode, type Seat } from '@muster/engine'
import type { Content } from '../content.ts'
import {
  BOSS_DECK,
  DUNGEON_LEVELS,
  deckOf,
  discardOf,
  dungeonPile,
  RESERVE_WITHOUT_LEVEL,
  reserveOf,
  type TenefyrState,
} from '../state.ts'
import { procedures } from '../vocabulary.ts'
import { counted } from './counted.ts'
import { enemyLabel, lootTitle, player, type Scene, sceneOf } from './scene.ts'

export function sayPiles(content: Content, state: TenefyrState, language: LanguageCode): string[] {
  const scene = sceneOf(content, state, language)
  const lines: string[] = []
  for (let seat = 0; seat < state.players; seat++) lines.push(...playerLines(scene, seat))
  for (let level = 1; level <= DUNGEON_LEVELS; level++) lines.push(...levelLines(scene, level))
  lines.push(...bossLines(scene), ...goneLines(scene))
  return lines.map((line) => scene.grammar.finish(`${line}.`))
}

/** The cards that may lie at these places, in the order of the pack: none that tells where they lie. */
function possible(state: TenefyrState, places: readonly number[]): Card[] {
  const found: Card[] = []
  for (const place of places) {
    for (const card of candidates(state, place)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
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

// Players

function playerLines(scene: Scene, seat: Seat): string[] {
  const { state, talk, grammar } = scene
  const who = player(scene, seat).title
  const deck = state.piles[deckOf(seat)]
  const discard = state.piles[discardOf(seat)]
  const discarded = asHeld(scene, possible(state, discard)).join(', ')
  return [
    talk.piles.discard(who, discard.length) + grammar.colon + (discarded || talk.piles.empty),
    talk.piles.deck(who, deck.length) + grammar.colon + (deckText(scene, seat) || talk.piles.empty),
  ]
}

/** Known cards on top in their order, the others in none. */
function deckText(scene: Scene, seat: Seat): string {
  const { state, grammar } = scene
  const { onTop, below, noOrder } = scene.talk.piles
  const row = state.piles[deckOf(seat)]
  let from = row.length
  if (!isToBeShuffled(state, seat)) while (from > 0 && row[from - 1] >= 0) from--
  const top = row.slice(from).reverse()
  const rest = asHeld(scene, possible(state, row.slice(0, from)))
  const others = rest.join(', ') + (rest.length > 1 ? ` ${noOrder}` : '')
  if (top.length === 0) return others
  const known = onTop(asHeld(scene, top, true).join(', '), top.length > 1)
  return rest.length === 0 ? known : `${known}${grammar.semicolon}${below(others)}`
}

/**
 * Procedures that open a player's deck, or put cards into it, and shuffle it at their end (T11.5); some only
 * where a local says that it is about the deck.
 */
const SHUFFLING: readonly { readonly name: string; readonly local?: [string, number] }[] = [
  { name: 'search' },
  { name: 'upgrade' },
  { name: 'remove-from-deck' },
  { name: 'recover' },
  { name: 'give', local: ['zone', 0] },
  { name: 'take-offered', local: ['to', 2] },
]

/** A deck that is being looked through lies open, but in no order: nobody learns the one it had. */
function isToBeShuffled({ stack }: TenefyrState, seat: Seat): boolean {
  for (let base = 0; base < stack.length; base += FRAME) {
    const { name, locals } = procedures[stack[base]]
    const [, step, ...values] = stack.slice(base, base + FRAME)
    // It is done, and only waits for what it has called.
    if (step < 0) continue
    const found = SHUFFLING.find((shuffling) => shuffling.name === name)
    if (found === undefined || values[locals.indexOf('seat')] !== seat) continue
    const [local, value] = found.local ?? ['seat', seat]
    if (values[locals.indexOf(local)] === value) return true
  }
  return false
}

// Dungeons

/** Face-down places of a level's dungeons; the level 5 dungeon of Quick mode is the Boss deck. */
function faceDown({ state }: Scene, level: number): number[] {
  const places: number[] = []
  for (let dungeon = 0; dungeon <= BOSS_DECK; dungeon++) {
    if (state.dungeonLevel[dungeon] !== level) continue
    const row = state.piles[dungeonPile(dungeon)]
    places.push(...row.slice(0, Math.max(0, row.length - state.faceUp[dungeon])))
  }
  return places
}

const isHidden = (place: number): boolean => place < 0
const isSeen = (place: number): boolean => place >= 0

function levelLines(scene: Scene, level: number): string[] {
  const { state, talk } = scene
  const label = talk.captions.level(level)
  const places = faceDown(scene, level)
  const hidden = places.filter(isHidden)
  const reserve = state.piles[reserveOf(level)]
  const anywhere = possible(state, hidden)
  // What cannot lie in a dungeon: removed cards, or all once every enemy was seen.
  const inReserve = possible(state, reserve).filter((card) => !anywhere.includes(card))
  const heading = talk.piles.hidden(label, hidden.length, reserve.length - inReserve.length)
  return [
    ...listed(scene, talk.piles.seen(label), asEnemies(scene, sorted(places.filter(isSeen)))),
    ...listed(scene, heading, asEnemies(scene, anywhere)),
    ...listed(scene, talk.piles.reserve(label, inReserve.length), asHeld(scene, inReserve)),
  ]
}

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

function bossLines(scene: Scene): string[] {
  const { state, talk } = scene
  // In Quick mode it is a dungeon of level 5.
  if (state.dungeonLevel[BOSS_DECK] > 0) return []
  const { label } = talk.bossDeck
  const places = faceDown(scene, 0)
  const hidden = places.filter(isHidden)
  return [
    ...listed(scene, talk.piles.seen(label), asEnemies(scene, sorted(places.filter(isSeen)))),
    ...listed(
      scene,
      talk.piles.bossCards(label, hidden.length),
      asEnemies(scene, possible(state, hidden)),
    ),
  ]
}

function goneLines(scene: Scene): string[] {
  const cards = possible(scene.state, scene.state.piles[RESERVE_WITHOUT_LEVEL])
  return listed(scene, scene.talk.piles.gone, asHeld(scene, cards))
}
