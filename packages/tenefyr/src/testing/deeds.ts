/** Matches watched for achievements. */
import { LOST, type Options, WON } from '@muster/engine'
import { expect } from 'vitest'
import { type Deeds, earned, newDeeds, note } from '../achievements.ts'
import type { Tenefyr } from '../game.ts'
import { bossesOf, frozen, playOn, type Table, table, withCards } from './frozen.ts'

export const weakBoss = withCards(bossesOf(0))
const strongBoss = withCards(bossesOf(99))

export interface Watched {
  readonly deeds: Deeds
  /** Those earned so far, as if the match had ended in this year. */
  earned(year?: number): string[]
}

export function watch(t: Table, game: Tenefyr = frozen): Watched {
  const deeds = newDeeds()
  const told = t.umpire.events
  t.umpire.events = (name, a, b, c, d) => {
    told?.(name, a, b, c, d)
    note(deeds, game.content, t.state, { name, a, b, c, d })
  }
  return { deeds, earned: (year = 2019) => earned(deeds, game.content, t.state, year) }
}

/** Fights the Boss at once, and wins: what that earns. */
export function wonAtOnce(options: Options, year?: number): string[] {
  const t = table(options, {}, weakBoss)
  const watched = watch(t, weakBoss)
  t.choose('fight-boss')
  playOn(t)
  expect(t.state.result).toBe(WON)
  return watched.earned(year)
}

/** Fights the Boss and loses; `before` lays the table. */
export function lostAtOnce(before: (t: Table) => void, options: Options = {}): string[] {
  const t = table(options, {}, strongBoss)
  const watched = watch(t, strongBoss)
  before(t)
  t.choose('fight-boss')
  playOn(t)
  expect(t.state.result).toBe(LOST)
  return watched.earned()
}

/** Of a list of achievements those from T12.`from` to T12.`to`. */
export function named(list: readonly string[], from: number, to: number): string[] {
  const number = (rule: string) => Number(rule.slice('T12.'.length).split(' ')[0])
  return list.filter((rule) => number(rule) >= from && number(rule) <= to)
}
