/** Where a gesture is tapped: what it is done with, then where to. */
import { roomOfMonster } from '@muster/keep/view'
import type { Spot } from '../../frame/board-module.ts'
import type { DecisionView, PathStep, PathView } from '../../host/protocol.ts'
import {
  IN_ROOMS,
  monsterSpot,
  ownActions,
  roomSpot,
  spotsOf,
  thingIn,
  tokenSpot,
} from './spots.ts'
import type { Table } from './table.ts'

type Groups = readonly (readonly Spot[])[]

/** None: a button of the prompt. Nothing: the card that it needs is opened first. */
export function pathSpots(
  table: Table,
  decision: DecisionView,
  { steps }: PathView,
): Groups | undefined {
  const placeOf = (step: PathStep): Groups =>
    spotsOf(table, { ...decision, prompt: step.prompt }, step)
  const first = (...verbs: readonly string[]): PathStep | undefined =>
    steps.find(({ verb }) => verbs.includes(verb))
  const to = steps.findLast(({ verb }) => verb === 'to')
  if (to !== undefined) return moveSpots(decision, first('with'), to, first('carry'))
  const go = first('go')
  if (go !== undefined) return swarmSpots(decision, steps, placeOf(go))
  // A hero, or the sign of what is activated, says all.
  const sign = first('hit', 'use-room', 'complete', 'errand')
  if (sign !== undefined) return placeOf(sign)
  const use = steps.findLast(({ verb }) => verb.startsWith('use'))
  const ability = first('ability')
  const last = steps[steps.length - 1]
  // Another card instead of the open one.
  if (use === undefined) return placeOf(last)
  if (ability !== undefined) {
    return [...placeOf(ability), ...(last.automatic || last === ability ? [] : placeOf(last))]
  }
  const play = first('play')
  // Only an open card shows its actions, unless it has but one: then it is tapped, and its rooms are lit.
  if (play !== undefined) {
    if (first('finish') !== undefined || !bringsOnly(table, play)) return undefined
    return [...placeOf(play), ...(last.automatic || last === use ? [] : placeOf(last))]
  }
  // If one action alone is done in a room, the room says which.
  if (isOnlyOne(decision, use)) return placeOf(last)
  return last.automatic ? undefined : [...placeOf(use), ...placeOf(last)]
}

/** A card that does nothing but bring monsters from the Lair, in one's own turn. */
function bringsOnly({ content }: Table, play: PathStep): boolean {
  const card = thingIn(play, 'card')
  if (card === undefined) return false
  const own = ownActions(content, card)
  return own.length === 1 && own[0].startsWith('ambush')
}

/** Is this the only action of the open card for which a room is tapped? */
function isOnlyOne({ paths = [] }: DecisionView, use: PathStep): boolean {
  const chips = paths.flatMap(({ steps }) => {
    const [first, second] = steps
    return first.at[0]?.kind === 'chip' && IN_ROOMS.includes(second.verb) ? [first] : []
  })
  return chips.every(({ text }) => text === use.text)
}

/** The monster, or what it carries away; then the room. */
function moveSpots(
  { about }: DecisionView,
  mover: PathStep | undefined,
  to: PathStep,
  load: PathStep | undefined,
): Groups | undefined {
  // Who moves may have been chosen before: then the question is about it.
  const monster = mover === undefined ? about.a : thingIn(mover, 'monster')
  const room = thingIn(to, 'room')
  const token = load === undefined ? undefined : thingIn(load, 'token')
  if (monster === undefined || room === undefined) return undefined
  if (token !== undefined) return [[tokenSpot(roomOfMonster(monster), token)], [roomSpot(room)]]
  return mover === undefined ? [[roomSpot(room)]] : [[monsterSpot(monster)], [roomSpot(room)]]
}

/** One of a swarm goes as the question offers it, or a token with it; that all go is a button. */
function swarmSpots(
  { prompt }: DecisionView,
  steps: readonly PathStep[],
  one: Groups,
): Groups | undefined {
  const goes = steps.filter(({ verb }) => verb === 'go')
  if (goes.length > 1) return []
  const load = steps.find(({ verb }) => verb === 'carry')
  const token = load === undefined ? undefined : thingIn(load, 'token')
  const [monster, to] = [thingIn(goes[0], 'monster'), thingIn(goes[0], 'room')]
  if (monster === undefined || to === undefined) return one
  if (token !== undefined) return [[tokenSpot(roomOfMonster(monster), token)], [roomSpot(to)]]
  return prompt === 'swarm' ? one : [[monsterSpot(monster)], [roomSpot(to)]]
}
