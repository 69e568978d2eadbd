/** One player below the other: Lair, piles, hand and played cards. */
import { captioned, counted, padded, widthOf } from '@muster/engine'
import { playSigns } from '../talk/effects.ts'
import { cardTitle, clanNoun, type Scene } from '../talk/scene.ts'
import type { KeepView, SeatView } from '../view/view.ts'
import { captionsOf } from './captions.ts'

export const seatLines = (scene: Scene, view: KeepView): string[] =>
  view.seats.flatMap((seat) => linesOf(scene, seat))

function linesOf(scene: Scene, seat: SeatView): string[] {
  const { state } = scene
  const captions = captionsOf(scene)
  const numbers = [
    `${captions.lair} ${seat.lair}`,
    `${captions.deck} ${seat.deck}`,
    `${captions.discard} ${seat.discard}`,
  ]
  const name = padded(clanNoun(scene, state.clan[seat.seat]).text, 20)
  const width = Math.max(widthOf(captions.hand), widthOf(captions.played))
  const cards = (caption: string, list: readonly number[]): string[] =>
    list.length === 0 ? [] : captioned(caption, shown(scene, list), 4, width)
  return [
    `${seat.active ? '▶' : ' '} ${name}  ${numbers.map((text) => padded(text, 14)).join('')}`,
    ...cards(captions.hand, seat.hand),
    ...cards(captions.played, seat.play),
  ]
}

/** Alike cards once. */
const shown = (scene: Scene, cards: readonly number[]): string =>
  counted(
    [...cards]
      .sort((a, b) => a - b)
      .map((card) => `${cardTitle(scene, card)} ${playSigns(scene.content, card, scene.language)}`),
  ).join(' · ')
