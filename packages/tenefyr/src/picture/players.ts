/** One player below the other: total, hand, played cards, deck and discard pile. */
import { type Card, captioned, counted, padded, type Seat, widthOf } from '@muster/engine'
import { playedPower, totalOf } from '../rules/power.ts'
import { deckOf, discardOf, handOf, isSolo, OFFER, playedOf } from '../state.ts'
import { isFighting, lootTitle, player, powerInHand, type Scene } from '../talk/scene.ts'

const shown = (scene: Scene, card: Card, power: number): string =>
  `${lootTitle(scene.content, card, scene.language)} (${String(power).replace('-', '−')})`

const inHand = (scene: Scene, cards: readonly Card[]): string =>
  counted(cards.map((card) => shown(scene, card, powerInHand(scene, card)))).join(', ')

function playerLines(scene: Scene, seat: Seat): string[] {
  const { state, talk, u } = scene
  const { captions } = talk
  const turn = state.turn === seat ? '▶' : ' '
  const token = state.token === seat ? '★' : ' '
  const numbers = [
    `${captions.deck} ${state.piles[deckOf(seat)].length}`,
    `${captions.discard} ${state.piles[discardOf(seat)].length}`,
  ]
  if (isFighting(state)) numbers.unshift(`${captions.total} ${totalOf(u, seat)}`.replace('-', '−'))
  if (isFighting(state) && isSolo(state)) numbers.push(captions.solo(state.turnNumber + 1))
  const played = state.piles[playedOf(seat)].map((card, i) =>
    shown(scene, card, playedPower(u, seat, i)),
  )
  const hand = inHand(scene, state.piles[handOf(seat)])
  const captionWidth = Math.max(widthOf(captions.hand), widthOf(captions.played))
  const name = padded(player(scene, seat).title, 20)
  return [
    `${turn} ${token} ${name}  ${numbers.map((text) => padded(text, 14)).join('')}`,
    ...(played.length > 0
      ? captioned(captions.played, counted(played).join(', '), 6, captionWidth)
      : []),
    ...(hand === '' ? [] : captioned(captions.hand, hand, 6, captionWidth)),
  ]
}

export function playersLines(scene: Scene): string[] {
  const lines: string[] = []
  for (let seat = 0; seat < scene.state.players; seat++) lines.push(...playerLines(scene, seat))
  const offer = scene.state.piles[OFFER].filter((place) => place >= 0)
  if (offer.length > 0) {
    const { offer: caption } = scene.talk.captions
    lines.push(...captioned(caption, inHand(scene, offer), 0, widthOf(caption)))
  }
  return lines
}
