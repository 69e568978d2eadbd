/** Can a scenario be laid? Each check says what is wrong, or nothing. */
import type { BrokenRule } from '@muster/engine'
import type { KeepPack, RoomTile, Scenario } from '../cards/types.ts'
import { broken } from '../pack-words/words.ts'
import { TOKENS, type Token } from '../state.ts'
import { turned } from './geometry.ts'

const SIDES: readonly (readonly [x: number, y: number, own: number, theirs: number])[] = [
  [0, -1, 1, 4],
  [1, 0, 2, 8],
  [0, 1, 4, 1],
  [-1, 0, 8, 2],
]

/** 'NEW' as bits. */
const openingsOf = (tile: RoomTile | undefined): number =>
  ['N', 'E', 'S', 'W'].reduce(
    (bits, side, i) => (tile?.openings.includes(side) ? bits | (1 << i) : bits),
    0,
  )

type Stock = Pick<KeepPack, 'rooms' | 'tokens' | 'treasures'>

type Plan = Pick<Scenario, 'name' | 'map'>

export function mapProblem(plan: Plan, pack: Stock): BrokenRule | undefined {
  return (
    laidTwice(plan) ?? vaultProblem(plan) ?? stockProblem(plan, pack) ?? cutOff(plan, pack.rooms)
  )
}

function laidTwice({ name, map }: Plan): BrokenRule | undefined {
  for (const [i, place] of map.entries()) {
    const before = map.slice(0, i)
    if (before.some(({ room }) => room === place.room)) return broken('laidTwice', name, place.room)
    const under = before.find(({ x, y }) => x === place.x && y === place.y)
    if (under !== undefined) return broken('laidOn', name, place.room, under.room)
  }
  return undefined
}

/** The one treasure of value 4 lies in the Vault. */
function vaultProblem({ name, map }: Plan): BrokenRule | undefined {
  const fours = map.filter(({ treasure }) => treasure === 4)
  return fours.length === 1 && fours[0].room === 'vault' ? undefined : broken('fourInVault', name)
}

/** K1.6 */
function stockProblem({ name, map }: Plan, pack: Stock): BrokenRule | undefined {
  const portals = map.filter(({ portal }) => portal === true).length
  const treasures = [1, 2, 3].map((value) => {
    const need = map.filter(({ treasure }) => treasure === value).length
    const stock = pack.treasures.reduce((n, one) => n + (one.value === value ? one.copies : 0), 0)
    return need > stock
      ? broken('fewTreasures', name, `${need}`, `${stock}`, `${value}`)
      : undefined
  })
  const tokens = TOKENS.map((token: Token) => {
    const need = map.reduce((sum, { tokens: laid }) => sum + (laid?.[token] ?? 0), 0)
    const stock = pack.tokens[token]
    return need > stock ? broken('fewTokens', name, `${need}`, `${stock}`, token) : undefined
  })
  const { portal } = pack.tokens
  const fewPortals =
    portals > portal ? broken('fewPortals', name, `${portals}`, `${portal}`) : undefined
  const all = [fewPortals, ...treasures, ...tokens]
  return all.find((problem) => problem !== undefined)
}

/** K8.4: passages lead from every room to the Vault. */
function cutOff({ name, map }: Plan, tiles: readonly RoomTile[]): BrokenRule | undefined {
  const openings = map.map(({ room, turn }) => {
    return turned(openingsOf(tiles.find((tile) => tile.name === room)), turn)
  })
  const reached = [map.findIndex(({ room }) => room === 'vault')]
  for (const at of reached) {
    for (const [x, y, own, theirs] of SIDES) {
      const next = map.findIndex((one) => one.x === map[at].x + x && one.y === map[at].y + y)
      if (next < 0 || reached.includes(next)) continue
      if ((openings[at] & own) !== 0 && (openings[next] & theirs) !== 0) reached.push(next)
    }
  }
  const lost = map.find((_, i) => !reached.includes(i))
  return lost === undefined ? undefined : broken('cutOff', name, lost.room)
}
