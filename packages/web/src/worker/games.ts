/** The games of the page, each loaded when it is first played. A new one is one line here. */
import { type AnyGame, MusterError, type Telling } from '@muster/engine'

export interface LoadedGame {
  /** With the house's own cards. */
  readonly house: AnyGame
  /** The house's cards as data, to be kept with a match: the house may change its cards. */
  readonly housePack: unknown
  with(pack: unknown): AnyGame
  /** Does something begin here that a watcher wants to see by itself? */
  opensBeat(event: Telling): boolean
}

export const GAMES: readonly string[] = ['tenefyr']

const loads: { readonly [name: string]: () => Promise<LoadedGame> } = { tenefyr: loadTenefyr }

export async function loadGame(name: string): Promise<LoadedGame> {
  if (!Object.hasOwn(loads, name)) {
    throw new MusterError(
      'unknown-game',
      `there is no game “${name}”; there are ${GAMES.join(', ')}`,
    )
  }
  return await loads[name]()
}

/** What draws the eye elsewhere on a Tenefyr table; everything else belongs to what went before. */
const TENEFYR_BEATS: readonly string[] = [
  'entered',
  'fights',
  'turn',
  'played',
  'threw-away',
  'defeated',
  'looted',
  'lost-combat',
  'flipped',
  'cleared',
  'left',
  'boss-moved',
  'wandered',
  'boss-attacks',
  'reward',
  'chose-reward',
  'won',
  'lost',
]

async function loadTenefyr(): Promise<LoadedGame> {
  const { housePack, tenefyr, tenefyrWith } = await import('@muster/tenefyr')
  return {
    house: tenefyr,
    housePack,
    with: tenefyrWith,
    opensBeat: ({ name }) => TENEFYR_BEATS.includes(name),
  }
}
