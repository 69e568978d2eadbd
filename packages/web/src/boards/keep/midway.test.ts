import { monsterAt, ROOMS, type Room, TOKENS } from '@muster/keep/view'
import { expect, it } from 'vitest'
import type { Midway, Spot } from '../../frame/board-module.ts'
import { game, type Laid, lay } from '../../testing/keep-table.ts'
import { keepPaths } from '../../worker/keep-paths.ts'
import { pathsAt } from '../../worker/paths.ts'
import { decisionView } from '../../worker/views.ts'
import { midway } from './midway.ts'
import { cardSpot, monsterSpot, seatSpot, tokenSpot } from './spots.ts'
import { tableOf } from './table.ts'
import { boardTexts } from './texts/texts.ts'

const WORKSHOP = ROOMS.findIndex((room: Room) => room === 'workshop')

function afterTap(laid: Laid, spot: Spot): Midway | undefined {
  const { state } = lay(laid)
  const asked = decisionView(game, state, 0, 'en')
  if (asked === undefined) throw new Error('nothing is asked')
  const decision = { ...asked, paths: pathsAt(game, keepPaths(game), state, 'en') }
  return midway(tableOf(game.content, state, 'en'), decision, [spot], boardTexts.en.midway)
}

const laid: Laid = {
  monsters: { 'ratfolk/workshop': 1 },
  tokens: { 'workshop/trap': 1 },
  hand: ['busy-paws'],
}

it('asks where a monster goes, from where, and says which card pays', () => {
  expect(afterTap(laid, monsterSpot(monsterAt(0, WORKSHOP, 0)))).toEqual({
    question: 'Ratfolk in the Workshop: go where?',
    detail: 'Pays: Busy Paws.',
  })
})

it('says which card pays for a way of two rooms, where it is another', () => {
  const dragon = { clans: ['red-dragon'], monsters: { 'red-dragon/workshop': 1 } }
  const spot = monsterSpot(monsterAt(0, WORKSHOP, 0))
  const hand = ['tail-sweep', 'wingbeat']
  expect(afterTap({ ...dragon, hand }, spot)?.detail).toBe('Pays: Tail Sweep. Two rooms: Wingbeat.')
  expect(afterTap({ ...dragon, hand: ['wingbeat'] }, spot)?.detail).toBe('Pays: Wingbeat.')
})

it('asks where the monsters of a card come, before it is played', () => {
  const roost: Laid = { clans: ['red-dragon'], monsters: {}, hand: ['back-to-the-roost'] }
  const [card] = lay(roost).state.piles[1]
  expect(afterTap(roost, cardSpot(card))).toEqual({ question: 'Back to the Roost: where?' })
})

it('asks where a thing is carried', () => {
  expect(afterTap(laid, tokenSpot(WORKSHOP, TOKENS.indexOf('trap')))).toMatchObject({
    question: 'A trap in the Workshop: carry it where?',
  })
})

it('leaves the question as it is after other taps', () => {
  expect(afterTap(laid, seatSpot(0))).toBeUndefined()
})
