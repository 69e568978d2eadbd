/** What the piles hold, in words. */
import { type Card, counted, type Seat } from '@muster/engine'
import {
  deckOf,
  discardOf,
  GUILD,
  GUILD_DISCARD,
  handOf,
  LOOT_DECK,
  LOOT_ROW,
  playOf,
  TILES,
} from '../state.ts'
import { lootedTreasures, pileView, treasuresView } from '../view/piles.ts'
import { cardTitle, clanNoun, type Scene } from './scene.ts'
import { speechOf } from './speech.ts'

const VALUES = [1, 2, 3, 4]

export function pileLines(scene: Scene): string[] {
  const { state, content } = scene
  const { piles } = speechOf(scene)
  const lines: string[] = []
  for (let seat = 0; seat < state.players; seat++) lines.push(...playerLines(scene, seat))
  lines.push(
    line(scene, piles.row, open(scene, state.piles[LOOT_ROW])),
    line(scene, piles.loot(state.piles[LOOT_DECK].length), hidden(scene, LOOT_DECK)),
    line(scene, piles.guild(state.wave, state.piles[GUILD].length), hidden(scene, GUILD)),
    line(
      scene,
      piles.guildDiscard(state.piles[GUILD_DISCARD].length),
      open(scene, state.piles[GUILD_DISCARD]),
    ),
    ...VALUES.flatMap((value) => treasureLines(scene, value)),
  )
  if (state.piles[TILES].length > 0) {
    lines.push(line(scene, piles.tiles(state.piles[TILES].length), hidden(scene, TILES)))
  }
  const looted = lootedTreasures(content, state)
  if (looted.length > 0) lines.push(line(scene, piles.looted, open(scene, looted)))
  return lines
}

function playerLines(scene: Scene, seat: Seat): string[] {
  const { state } = scene
  const { piles } = speechOf(scene)
  const who = clanNoun(scene, state.clan[seat]).text
  const [hand, play, discard] = [handOf(seat), playOf(seat), discardOf(seat)].map(
    (pile) => state.piles[pile],
  )
  return [
    line(scene, piles.hand(who, hand.length), open(scene, hand)),
    ...(play.length > 0 ? [line(scene, piles.play(who, play.length), open(scene, play))] : []),
    line(scene, piles.discard(who, discard.length), open(scene, discard)),
    line(scene, piles.deck(who, state.piles[deckOf(seat)].length), hidden(scene, deckOf(seat))),
  ]
}

function treasureLines(scene: Scene, value: number): string[] {
  const { cards, inRooms, inPile } = treasuresView(scene.state, value)
  const heading = speechOf(scene).piles.treasures(value, inRooms, inPile)
  return cards.length === 0 ? [] : [line(scene, heading, names(scene, cards).join(', '))]
}

const names = (scene: Scene, cards: readonly Card[], inOrder = false): string[] =>
  counted(
    cards.map((card) => cardTitle(scene, card)),
    inOrder,
  )

/** Cards that everyone sees. */
const open = (scene: Scene, cards: readonly Card[]): string =>
  names(
    scene,
    [...cards].sort((a, b) => a - b),
  ).join(', ')

/** Known cards on top and at the bottom in their order, the others in none. */
function hidden(scene: Scene, pile: number): string {
  const { onTop, below, atBottom, noOrder } = speechOf(scene).piles
  const { top, rest, bottom } = pileView(scene.state, pile)
  const others = names(scene, rest)
  const middle = others.join(', ') + (others.length > 1 ? ` ${noOrder}` : '')
  return [
    ...(top.length > 0 ? [onTop(names(scene, top, true).join(', '), top.length > 1)] : []),
    ...(others.length > 0 ? [top.length > 0 ? below(middle) : middle] : []),
    ...(bottom.length > 0
      ? [atBottom(names(scene, bottom, true).join(', '), bottom.length > 1)]
      : []),
  ].join(scene.grammar.semicolon)
}

function line({ grammar, language }: Scene, heading: string, list: string): string {
  return grammar.finish(`${heading}${grammar.colon}${list || speechOf({ language }).piles.empty}.`)
}
