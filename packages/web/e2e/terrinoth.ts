/** Matches of Heroes of Terrinoth: by the form, and as files to open. */
import {
  type EngineState,
  type Game,
  type Match,
  type Options,
  RandomDealer,
  Umpire,
} from '@muster/engine'
import { type Terrinoth, terrinoth } from '@muster/terrinoth'
import { fileOf, playedUntil } from './played.ts'
import { SEED, type Table } from './table.ts'

export type TerrinothMatch =
  Terrinoth extends Game<infer S extends EngineState, infer C> ? Match<S, C> : never

interface TerrinothSetUp {
  readonly players?: number
  readonly quest?: string
  readonly grim?: boolean
  readonly heroes?: readonly string[]
  /** Seats, from 1, that bots play. */
  readonly bots?: readonly number[]
}

/** From the set-up form, filled in by its address, to the first choice. */
export async function startTerrinoth(table: Table, wanted: TerrinothSetUp = {}): Promise<void> {
  const { players = 1, bots = [], ...asked } = wanted
  const { page } = table
  const told = Object.entries({ players, seed: SEED, ...asked }).map(([name, value]) => [
    name,
    String(value),
  ])
  await page.goto(`./#/new/terrinoth?${new URLSearchParams(told)}`)
  for (let seat = 1; seat <= players; seat++) {
    const sits = bots.includes(seat) ? 'apprentice' : 'person'
    await page.getByLabel(`Who plays seat ${seat}`).selectOption(sits)
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await table.ready()
}

export const terrinothUntil = (
  options: Options,
  found: (match: TerrinothMatch) => boolean,
): string => fileOf(playedUntil(terrinoth, options, found))

const asked = new Map<string, string>()

/** A match that waits for a decision of this name, and for somebody to make it. */
export function terrinothAsking(prompt: string, options: Options = { players: 4 }): string {
  const key = JSON.stringify([prompt, options])
  const known = asked.get(key)
  if (known !== undefined) return known
  const file = terrinothUntil(options, (match) => {
    const decision = match.decision()
    return decision?.prompt === prompt && decision.unasked === undefined
  })
  asked.set(key, file)
  return file
}

/** A roll that tokens may go into. */
export const terrinothWithTokens = (options: Options = { players: 4 }): string =>
  terrinothUntil(options, (match) => match.decision()?.prompt === 'roll' && match.asking.count > 1)

const DEALS = Array.from({ length: 12 }, (_, n) => n + 1)

/** Does a choice bring the next round by itself, with enemies that act in between, as this is dealt? */
function runsOn({ state }: TerrinothMatch, seed: number): boolean {
  const dealer = new RandomDealer(seed)
  const umpire = new Umpire(terrinoth, terrinoth.content, terrinoth.copy(state), dealer)
  let acted = false
  umpire.resume(terrinoth.copy(state))
  umpire.events = (name) => {
    acted ||= name === 'acts'
  }
  umpire.choose(0)
  if (umpire.isOver || umpire.decision.prompt !== 'activate') return false
  return acted && umpire.state.round === state.round + 1
}

/** The last roll of a round, after which nobody has anything to choose until the next one. */
export const terrinothLastRoll = (options: Options): string =>
  terrinothUntil(
    options,
    (match) => match.decision()?.prompt === 'roll' && DEALS.every((seed) => runsOn(match, seed)),
  )
