/** Matches of Tenefyr made by the engine, as files to open: what is hard to reach by hand. */
import type { EngineState, Game, Match, Options } from '@muster/engine'
import { type Tenefyr, tenefyr } from '@muster/tenefyr'
import { fileOf, playedUntil, player } from './played.ts'

export { fileOf } from './played.ts'

export type NodeMatch =
  Tenefyr extends Game<infer S extends EngineState, infer C> ? Match<S, C> : never

export const matchUntil = (options: Options, found: (match: NodeMatch) => boolean): NodeMatch =>
  playedUntil(tenefyr, options, found)

const asked = new Map<string, string>()

/** A match that waits for a decision of this name. Many tests ask for the same one. */
export function matchAsking(prompt: string, options: Options = { players: 3 }): string {
  const key = JSON.stringify([prompt, options])
  const known = asked.get(key)
  if (known !== undefined) return known
  const file = fileOf(matchUntil(options, (match) => match.decision()?.prompt === prompt))
  asked.set(key, file)
  return file
}

/** The same, with at least two cards to pick one after the other. */
export const matchPicking = (prompt: string, options: Options = { players: 3 }): string =>
  fileOf(
    matchUntil(options, (match) => {
      const { about, count } = match.asking
      return match.decision()?.prompt === prompt && about.a > 1 && count > 1
    }),
  )

/** A match in which nothing but this choice is missing for this to be told. */
export function matchBefore(
  choice: string,
  told: string,
  options: Options = { players: 3 },
): string {
  const match = matchUntil(options, (at) => {
    const last = at.entries.at(-1)
    const made = last?.kind === 'choice' && last.texts[0] === choice
    return made && at.events().some(({ name }) => name === told)
  })
  match.undo(match.version - 1)
  return fileOf(match)
}

export const matchWith = (result: 'won' | 'lost', options: Options = { players: 3 }): string =>
  fileOf(matchUntil(options, (match) => match.record.result === result))

/** A match in which so many choices have been made, some of them taken back, and that goes on. */
export function longMatch(choices: number, options: Options = { players: 3 }): string {
  const match = matchUntil(options, (at) => at.version >= 150 && at.decision()?.prompt === 'go-on')
  const made = () => match.entries.filter((entry) => entry.kind === 'choice').length
  const before = match.version
  const choice = player(tenefyr, 1)
  const plays = () => match.decision()?.prompt === 'play-card' && match.asking.count > 1
  while (made() < choices || !plays()) {
    if (match.isOver) match.undo(before)
    else match.choose(choice(match))
  }
  return fileOf(match)
}
