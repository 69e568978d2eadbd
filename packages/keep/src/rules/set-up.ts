/** Set-up, K1. The state already knows players, clans and the map; the table is laid here. */
import type { U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import {
  BOX,
  CLANS,
  deckOf,
  GUILD,
  isInDungeon,
  type KeepState,
  LOOT_DECK,
  ROOMS,
  TILES,
  treasureIn,
  treasuresOf,
  VAULT,
} from '../state.ts'
import { take } from './cards.ts'
import { summon } from './monsters.ts'
import { procedure } from './procedure.ts'

const VALUES = 4

/** K1.4, K1.5, K1.10 */
export function shuffleAndLay(u: U): void {
  const s = u.state
  for (let seat = 0; seat < s.players; seat++) u.shuffle(deckOf(seat))
  u.shuffle(GUILD)
  u.shuffle(TILES)
  for (let value = 1; value <= VALUES; value++) u.shuffle(treasuresOf(value))
  for (let room = 0; room < ROOMS.length; room++) {
    if (s.value[room] > 0) layTreasure(s, room, s.value[room])
  }
}

/** A random treasure of a value, unseen; there must be one. */
export function layTreasure(s: KeepState, room: number, value: number): void {
  s.value[room] = value
  s.piles[treasureIn(room)].push(...s.piles[treasuresOf(value)].splice(-1))
}

/** K1.8, K1.15: where a seat's monsters may start, as bits. */
function startRooms(u: U, seat: number): number {
  const shown = u.content.startRooms[u.state.clan[seat]]
  let rooms = 0
  for (let left = shown; left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (isInDungeon(u.state, room)) rooms |= 1 << room
  }
  return rooms === 0 ? 1 << VAULT : rooms
}

/** `last`: the row of picks goes forward from there. */
export const deploy = procedure('deploy', ['seat', 'left', 'last'], {
  where: {
    ask(u, f, d) {
      if (f.left === 0) return 'done'
      const all = startRooms(u, f.seat)
      if ((all & (all - 1)) === 0) return 'rest'
      const rooms = all & ~((1 << f.last) - 1)
      d.ask(f.seat, 'deploy', 'K1.8', f.left)
      d.continues = f.left < u.content.startMonsters[u.state.clan[f.seat]]
      for (let left = rooms; left !== 0; left &= left - 1) d.option('in', lowestOf(left))
      return undefined
    },
    answer(u, f, choice) {
      summon(u, f.seat, choice.a)
      f.last = choice.a
      f.left--
      return 'where'
    },
  },
  /** There is only one room to go to. */
  rest(u, f) {
    const room = lowestOf(startRooms(u, f.seat))
    while (f.left > 0) {
      summon(u, f.seat, room)
      f.left--
    }
    return 'done'
  },
})

/** K4.7: a clan not in play joins the Loot deck, which the caller shuffles. */
export const chooseLab = procedure('laboratory-clan', [], {
  which: {
    ask(u, _f, d) {
      d.askParty(u.state.active, true, 'laboratory-clan', 'K4.7')
      for (let clan = 0; clan < CLANS.length; clan++) {
        if (u.state.clan.includes(clan) || u.content.cardsOfClan[clan].length === 0) continue
        d.option('clan', clan)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, _f, choice) {
      u.state.labClan = choice.a
      for (const card of u.content.cardsOfClan[choice.a]) {
        take(u, BOX, card)
        u.state.piles[LOOT_DECK].push(card)
      }
      u.tell('clan-joins', choice.a)
      return 'done'
    },
  },
})
