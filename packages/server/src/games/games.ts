/** The games of a server. A new one is one entry here; tests and benchmarks hand in their own. */
import { BOTS } from '@muster/bots'
import type { AnyGame, DailyGame } from '@muster/engine'
import { keep, housePack as keepPack, keepWith } from '@muster/keep'
import { daily as keepDaily } from '@muster/keep/daily'
import type { OnlineGame } from '@muster/table/online'
import { tenefyr, housePack as tenefyrPack, tenefyrWith } from '@muster/tenefyr'
import { daily as tenefyrDaily } from '@muster/tenefyr/daily'
import { terrinoth, housePack as terrinothPack, terrinothWith } from '@muster/terrinoth'
import { daily as terrinothDaily } from '@muster/terrinoth/daily'
import { OnlineError } from '../errors.ts'

export interface ServerGame {
  /** With the house's own cards. */
  readonly house: AnyGame
  /** The house's cards as data: a match keeps them, since the house may change its cards. */
  readonly housePack: unknown
  /** With other cards. Throws a MusterError (code `pack`) where they do not fit. */
  with(pack: unknown): AnyGame
  readonly daily?: DailyGame
}

export type Shelf = readonly ServerGame[]

export const GAMES: Shelf = [
  { house: tenefyr, housePack: tenefyrPack, with: tenefyrWith, daily: tenefyrDaily },
  { house: keep, housePack: keepPack, with: keepWith, daily: keepDaily },
  { house: terrinoth, housePack: terrinothPack, with: terrinothWith, daily: terrinothDaily },
]

export function findGame(shelf: Shelf, name: string): ServerGame {
  const found = shelf.find(({ house }) => house.name === name)
  if (found !== undefined) return found
  const names = shelf.map(({ house }) => house.name).join(', ')
  throw new OnlineError('unknown-game', `there is no game “${name}”; there are ${names}`)
}

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name)

export function mustBeBot(name: string): void {
  if (BOT_NAMES.includes(name)) return
  throw new OnlineError('seat', `there is no bot “${name}”; there are ${BOT_NAMES.join(', ')}`)
}

export const gameAnswer = ({ house, daily }: ServerGame): OnlineGame => ({
  name: house.name,
  version: house.version,
  pack: { name: house.pack.name, hash: house.pack.hash },
  fields: house.optionFields,
  bots: BOT_NAMES,
  daily: daily !== undefined,
})
