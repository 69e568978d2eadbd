/** What the piles hold, in words. */
import { type Card, counted } from '@muster/engine'
import {
  cardsOf,
  ENEMIES,
  ENEMY_DISCARD,
  EXPLORATION,
  EXPLORATION_DISCARD,
  itemsOf,
  LOCATION_DISCARD,
  LOCATIONS,
  MOST_HEROES,
  SET_ASIDE,
  SHADOWS,
} from '../state.ts'
import { pileView } from '../view/piles.ts'
import { cardTitle, heroNoun, type Scene } from './scene.ts'
import { speechOf } from './speech.ts'

export function pileLines(scene: Scene): string[] {
  const { state } = scene
  const { piles } = speechOf(scene)
  const row = (pile: number): readonly number[] => state.piles[pile]
  const lines: string[] = []
  for (let hero = 0; hero < MOST_HEROES; hero++) lines.push(...heroLines(scene, hero))
  lines.push(
    line(scene, piles.enemies(row(ENEMIES).length), hidden(scene, ENEMIES)),
    line(scene, piles.enemyDiscard(row(ENEMY_DISCARD).length), open(scene, row(ENEMY_DISCARD))),
    line(scene, piles.locations(row(LOCATIONS).length), hidden(scene, LOCATIONS)),
    line(scene, piles.exploration(row(EXPLORATION).length), hidden(scene, EXPLORATION)),
    line(
      scene,
      piles.explorationDiscard(row(EXPLORATION_DISCARD).length),
      open(scene, row(EXPLORATION_DISCARD)),
    ),
  )
  const down = row(SHADOWS).filter((enemy) => enemy < 0 || state.masked[enemy] === 1)
  if (down.length > 0) lines.push(line(scene, piles.shadows(down.length), faceDown(scene, down)))
  if (row(LOCATION_DISCARD).length > 0) {
    lines.push(line(scene, piles.locationDiscard, open(scene, row(LOCATION_DISCARD))))
  }
  if (row(SET_ASIDE).length > 0) {
    lines.push(line(scene, piles.setAside, open(scene, row(SET_ASIDE))))
  }
  return lines
}

function heroLines(scene: Scene, hero: number): string[] {
  const { state } = scene
  if (state.heroIs[hero] < 0) return []
  const { piles } = speechOf(scene)
  const who = heroNoun(scene, hero).text
  const items = state.piles[itemsOf(hero)]
  return [
    line(scene, piles.cards(who), names(scene, state.piles[cardsOf(hero)]).join(', ')),
    ...(items.length > 0 ? [line(scene, piles.items(who), open(scene, items))] : []),
  ]
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

/** Which those in the shadows may be, in no order. */
function faceDown(scene: Scene, places: readonly number[]): string {
  const { rest } = pileView(scene.state, places)
  const known = places.filter((place) => place >= 0)
  return open(scene, [...rest, ...known.filter((card) => !rest.includes(card))])
}

/** Known cards on top and at the bottom in their order, the others in none. */
function hidden(scene: Scene, pile: number): string {
  const { onTop, below, atBottom, noOrder } = speechOf(scene).piles
  const { top, rest, bottom } = pileView(scene.state, scene.state.piles[pile])
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
