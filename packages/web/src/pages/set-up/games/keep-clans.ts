/** Who plays which clan of the keep. K1.7, K1.13: one a seat, each taken once. */
import type { Options } from '@muster/engine'

export const CLANS = [
  'red-dragon',
  'lizardfolk',
  'gnolls',
  'slimes',
  'skeletons',
  'ratfolk',
  'gremlins',
  'ghosts',
  'witches',
] as const
export type Clan = (typeof CLANS)[number]

/** As the game itself hands them out where nobody chose. */
const USUAL: readonly Clan[] = [
  'ratfolk',
  'red-dragon',
  'gremlins',
  'skeletons',
  'witches',
  'gnolls',
]

/** The clan of each seat; those that do not fit are dealt anew, the others stay. */
export function clansOf(options: Options): readonly Clan[] {
  const { clans, players } = options
  const given = Array.isArray(clans) ? clans.map((name) => CLANS.find((clan) => clan === name)) : []
  const taken: Clan[] = []
  for (let seat = 0; seat < Number(players); seat++) {
    const wished = given[seat]
    const free = [...USUAL, ...CLANS].filter(
      (clan) => !taken.includes(clan) && !given.slice(seat + 1, Number(players)).includes(clan),
    )
    taken.push(wished === undefined || taken.includes(wished) ? free[0] : wished)
  }
  return taken
}

/** A seat takes a clan; whoever had it gets the one given up for it. */
export function takeClan(options: Options, seat: number, clan: Clan): Options {
  const before = clansOf(options)
  const clans = before.map((own, at) => {
    if (at === seat) return clan
    return own === clan ? before[seat] : own
  })
  return { ...options, clans }
}
