/** Matches of Keep the Heroes Out!: by the form, and as files to open. */
import type { EngineState, Game, Match, Options } from '@muster/engine'
import { type Keep, keep } from '@muster/keep'
import { fileOf, playedUntil } from './played.ts'
import { SEED, type Table } from './table.ts'

export type KeepMatch =
  Keep extends Game<infer S extends EngineState, infer C> ? Match<S, C> : never

interface KeepSetUp {
  readonly players?: number
  readonly level?: string
  readonly scenario?: string
  readonly clans?: readonly string[]
  /** Seats, from 1, that bots play. */
  readonly bots?: readonly number[]
  readonly names?: readonly string[]
}

/** From the set-up form, filled in by its address, to the first choice. */
export async function startKeep(table: Table, wanted: KeepSetUp = {}): Promise<void> {
  const { players = 1, bots = [], names = [], ...asked } = wanted
  const { page } = table
  const told = Object.entries({ players, seed: SEED, ...asked }).map(([name, value]) => [
    name,
    String(value),
  ])
  await page.goto(`./#/new/keep?${new URLSearchParams(told)}`)
  for (let seat = 1; seat <= players; seat++) {
    const sits = bots.includes(seat) ? 'apprentice' : 'person'
    await page.getByLabel(`Who plays seat ${seat}`).selectOption(sits)
  }
  for (const [index, name] of names.entries()) {
    await page.getByLabel(`Name at seat ${index + 1}`).fill(name)
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await table.ready()
}

export const keepUntil = (options: Options, found: (match: KeepMatch) => boolean): string =>
  fileOf(playedUntil(keep, options, found))

const asked = new Map<string, string>()

/** A match that waits for a decision of this name, and for somebody to make it. */
export function keepAsking(prompt: string, options: Options = { players: 3 }): string {
  const key = JSON.stringify([prompt, options])
  const known = asked.get(key)
  if (known !== undefined) return known
  const file = keepUntil(options, (match) => {
    const decision = match.decision()
    return decision?.prompt === prompt && decision.unasked === undefined
  })
  asked.set(key, file)
  return file
}
