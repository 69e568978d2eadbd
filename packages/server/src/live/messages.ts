/** Messages as text. The entries in them were made text once, to be kept. */
import type { ChatLine, Pointing } from '@muster/table'
import type { Lobby, OnlineEvent } from '@muster/table/online'

export const print = (event: OnlineEvent): string => JSON.stringify(event)

export const entriesMessage = (
  match: string,
  n: number,
  jsons: readonly string[],
  hash: string,
): string =>
  `{"kind":"entries","match":"${match}","n":${n},"entries":[${jsons.join(',')}],"hash":"${hash}"}`

export const chatMessage = (match: string, lines: readonly ChatLine[]): string =>
  JSON.stringify({ kind: 'chat', match, lines })

export const lobbyMessage = (lobby: Lobby): string =>
  print({ kind: 'lobby', match: lobby.match, lobby })

export const pointMessage = (match: string, { person, thing }: Pointing): string =>
  print({ kind: 'point', match, person, thing })

/** The answer to an action on a socket: its entries come with it, and not once more. */
export function doneMessage(
  match: string,
  key: string,
  { version, first, jsons, hash, chat }: Committed,
): string {
  const entries = jsons.map((json, i) => `{"n":${first + i},"entry":${json}}`).join(',')
  const said = chat === undefined ? '' : `,"chat":${JSON.stringify(chat)}`
  return `{"kind":"done","key":"${key}","match":"${match}","acted":{"version":${version},"entries":[${entries}],"hash":"${hash}"${said}}}`
}

/** What is on disk. */
export interface Committed {
  /** The number of the last entry. */
  readonly version: number
  /** The number of the first of these. */
  readonly first: number
  readonly jsons: readonly string[]
  /** The state's after the last of them. */
  readonly hash: string
  readonly chat?: ChatLine
}
