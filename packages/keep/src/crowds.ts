/** Danger: how many heroes could be awake at a treasure in the next invasion. */
import { type Content, GUILD_HERO, scenarioOf } from './content.ts'
import { guildToCome } from './forecast.ts'
import { countOf, lowestOf, nearer } from './map/geometry.ts'
import { roomsOf, SYMBOL_OF } from './map/rooms.ts'
import { cardsToCome } from './rules/cards.ts'
import { freeTokens, heroesIn } from './rules/heroes.ts'
import { vitalityIn } from './rules/monsters.ts'
import {
  ARCHER,
  CELLS,
  classOf,
  EXHAUSTED,
  HEROES,
  INVADING,
  isInDungeon,
  type KeepState,
  MAGE,
  NOWHERE,
  ROGUE,
  ROOMS,
  TRAP,
  tokensIn,
} from './state.ts'

export interface DangerView {
  /** Awake in the worst case: those who are now, and what the next invasion brings, here or on the way to here. */
  readonly awake: number
  readonly value: number
  /** Nobody is in their way. */
  readonly falls: boolean
  readonly guarded: boolean
  /** They are enough for the treasure, and strong enough for its guards. */
  readonly beaten: boolean
}

/** By room; nothing where there is no treasure. */
export function dangers(content: Content, s: KeepState): (DangerView | undefined)[] {
  const worst = worstCrowds(content, s)
  return ROOMS.map((_, room) => {
    const value = s.value[room]
    if (value === 0 || !isInDungeon(s, room)) return undefined
    const guarded = s.guards[room] > 0
    const crowd = worst[room]
    const awake = countOf(crowd.heroes)
    const enough = awake >= value
    const beaten =
      guarded && enough && blowsOf(content, s, room, crowd) >= vitalityIn(content, s, room)
    return { awake, value, falls: enough && !guarded, guarded, beaten }
  })
}

export const dangerOf = (content: Content, s: KeepState, room: number): DangerView | undefined =>
  dangers(content, s)[room]

/** What a card of the Guild does on this map; cards that do the same are one. */
interface Coming {
  readonly heroClass: number
  /** The rooms of its symbol; those where its hero is not stopped by the traps or the Cells; those where heroes wake. */
  readonly rooms: number
  readonly comes: number
  readonly wakes: number
  readonly count: number
}

/** What may come; nothing more while the heroes of an invasion's last card still act. */
function cardsNext(content: Content, s: KeepState): Coming[] {
  const acts = s.heroIs.some((is, hero) => is !== EXHAUSTED && s.heroRoom[hero] !== NOWHERE)
  if (acts && s.toCome === 0) return []
  const all: Coming[] = []
  for (const card of guildToCome(content, s)) {
    const { type, of, at } = content.kinds[content.kindOf[card]]
    if (type !== GUILD_HERO) continue
    const rooms = roomsOf(s, at)
    const comes = bitsWhere((room) => isSummoned(content, s, room, of, at))
    const wakes = bitsWhere((room) => wakesIn(s, room, of, at))
    // Arrows make a difference where there are guards.
    const known = all.findIndex(
      (one) =>
        one.comes === comes &&
        one.wakes === wakes &&
        (one.heroClass === ARCHER) === (of === ARCHER) &&
        (of !== ARCHER || one.rooms === rooms),
    )
    const count = (all[known]?.count ?? 0) + 1
    const found = { heroClass: of, rooms, comes, wakes, count }
    if (known < 0) all.push(found)
    else all[known] = found
  }
  return all
}

const bitsWhere = (is: (room: number) => boolean): number =>
  ROOMS.reduce((bits, _, room) => (is(room) ? bits | (1 << room) : bits), 0)

function isSummoned(
  content: Content,
  s: KeepState,
  room: number,
  heroClass: number,
  symbol: number,
): boolean {
  if (SYMBOL_OF[room] !== symbol || freeTokens(s, heroClass) === 0) return false
  if (!isInDungeon(s, room) || (room === CELLS && heroClass !== MAGE)) return false
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const traps = tokensIn(s, room, TRAP) - (heroClass === ROGUE ? 1 : 0)
  return traps * trapDamage < heroVitality[heroClass]
}

/** Does a card wake heroes by itself? K4.6; K6.3: too few tokens of a class wake those of it, and all beside them. */
function wakesIn(s: KeepState, room: number, heroClass: number, symbol: number): boolean {
  const free = freeTokens(s, heroClass)
  if (room === CELLS && SYMBOL_OF[room] === symbol && heroClass === MAGE && free > 0) return true
  return free < countOf(roomsOf(s, symbol)) && heroesIn(s, room, heroClass) > 0
}

/**
 * Heroes of one room, as bits: each token is one, so that nobody is counted twice where ways meet again. After the
 * tokens come those that cards bring, `OF_CARD` of each.
 */
interface Crowd {
  readonly heroes: number
  readonly cards: readonly Coming[]
}

/** At most three rooms have a symbol; of later cards two heroes are enough to count. More cards are not reckoned with. */
const OF_CARD = [3, 2, 2]
const FIRST_OF_CARD = [HEROES, HEROES + 3, HEROES + 5]

/** For each room the cards that are worst for it, one added after the other. */
function worstCrowds(content: Content, s: KeepState): Crowd[] {
  const lay = layOf(content, s)
  const cards = cardsNext(content, s)
  const coming = s.phase === INVADING ? s.toCome : cardsToCome(content, s)
  let worst: Crowd[] = Array.from(crowdsWith(lay, []), (heroes) => ({ heroes, cards: [] }))
  for (let n = 0; n < Math.min(OF_CARD.length, Math.max(1, coming)); n++) {
    const tried: { readonly before: readonly Coming[]; readonly found: readonly Crowd[] }[] = []
    worst = worst.map((known, room) => {
      if (s.value[room] === 0) return known
      let once = tried.find(({ before }) => isSame(before, known.cards))
      if (once === undefined) {
        once = { before: known.cards, found: withOneMore(lay, cards, known.cards) }
        tried.push(once)
      }
      const more = once.found[room]
      return countOf(more.heroes) > countOf(known.heroes) ? more : known
    })
  }
  return worst
}

const isSame = (one: readonly Coming[], other: readonly Coming[]): boolean =>
  one.length === other.length && one.every((card, n) => card === other[n])

/** The worst for each room of one card more. */
function withOneMore(lay: Lay, cards: readonly Coming[], before: readonly Coming[]): Crowd[] {
  const worst: Crowd[] = ROOMS.map(() => ({ heroes: 0, cards: before }))
  for (const card of cards) {
    if (before.filter((one) => one === card).length === card.count) continue
    const all = [...before, card]
    crowdsWith(lay, all).forEach((heroes, room) => {
      if (countOf(heroes) > countOf(worst[room].heroes)) worst[room] = { heroes, cards: all }
    })
  }
  return worst
}

/** What counts of the rooms, whatever comes. */
interface Lay {
  /** The farthest from the Vault first: whoever charges comes from there. */
  readonly rooms: readonly number[]
  /** Who is in each, and who of them is awake. */
  readonly here: readonly number[]
  readonly awake: readonly number[]
  /** Rooms where somebody has still to inspire, as bits. */
  readonly inspires: number
  /** Where heroes charge to, as bits; nowhere from a room that holds them. */
  readonly onward: readonly number[]
  /** At a fork all who come together go one way (K6.12), and the players choose it. */
  readonly ways: readonly (readonly number[])[]
  /** How many of those who charge in the traps do away with, at least. */
  readonly dead: readonly number[]
}

function layOf(content: Content, s: KeepState): Lay {
  const here = ROOMS.map(() => 0)
  const awake = ROOMS.map(() => 0)
  let inspires = 0
  s.heroRoom.forEach((room, hero) => {
    if (room === NOWHERE) return
    here[room] |= 1 << hero
    if (s.heroIs[hero] === EXHAUSTED) return
    awake[room] |= 1 << hero
    if (s.heroInspires[hero] !== 0) inspires |= 1 << room
  })
  const onward = ROOMS.map((_, room) => {
    const stays = s.guards[room] > 0 || s.value[room] > 0 || s.distance[room] <= 0
    return stays || !isInDungeon(s, room) ? 0 : nearer(content, s, room)
  })
  const rooms = ROOMS.map((_, room) => room)
    .filter((room) => isInDungeon(s, room))
    .sort((a, b) => s.distance[b] - s.distance[a])
  const { trapDamage, heroVitality } = scenarioOf(content, s)
  const trapsEach = Math.ceil(Math.max(...heroVitality) / trapDamage)
  const dead = ROOMS.map((_, room) => Math.trunc(tokensIn(s, room, TRAP) / trapsEach))
  return { rooms, here, awake, inspires, onward, ways: waysThrough(onward), dead }
}

const MOST_WAYS = 16

function waysThrough(onward: readonly number[]): readonly (readonly number[])[] {
  let all: (readonly number[])[] = [onward.map((to) => to & -to)]
  onward.forEach((to, room) => {
    if (countOf(to) < 2 || all.length * countOf(to) > MOST_WAYS) return
    const each: (readonly number[])[] = []
    for (let left = to; left !== 0; left &= left - 1) {
      for (const ways of all)
        each.push(ways.map((old, from) => (from === room ? left & -left : old)))
    }
    all = each
  })
  return all
}

/** Who would be awake in each room at once with these cards, on the worst way for it. */
function crowdsWith(lay: Lay, cards: readonly Coming[]): Int32Array {
  const { rooms, here, awake, onward, dead } = lay
  const worst = new Int32Array(ROOMS.length)
  const crowds = new Int32Array(ROOMS.length)
  const groups = new Int32Array(ROOMS.length)
  const sent = new Int32Array(ROOMS.length)
  const brought = broughtBy(cards)
  const woken = cards.reduce((bits, { wakes }) => bits | wakes, lay.inspires)
  for (const way of lay.ways) {
    for (const room of rooms) {
      let charging = 0
      let parts = countOf(brought[room]) + (awake[room] === 0 ? 0 : 1)
      for (const from of rooms) {
        if (from === room) break
        if ((sent[from] & (1 << room)) === 0) continue
        charging |= crowds[from]
        parts += groups[from]
      }
      for (let n = 0; n < dead[room]; n++) charging &= charging - 1
      const arriving = charging | brought[room]
      // All who come, one after the other: the last of them finds the others there and inspires them (K6.7).
      const wakes = arriving !== 0 || (woken & (1 << room)) !== 0
      crowds[room] = arriving | (wakes ? here[room] : awake[room])
      groups[room] = Math.max(parts, wakes ? 1 : 0)
      // Who does not come together need not go on together.
      sent[room] = crowds[room] === 0 ? 0 : groups[room] > 1 ? onward[room] : way[room]
      if (countOf(crowds[room]) > countOf(worst[room])) worst[room] = crowds[room]
    }
  }
  return worst
}

/** The heroes that cards bring to each room. */
function broughtBy(cards: readonly Coming[]): Int32Array {
  const brought = new Int32Array(ROOMS.length)
  cards.forEach(({ rooms, comes }, n) => {
    for (let left = comes; left !== 0; left &= left - 1) {
      const room = lowestOf(left)
      const place = countOf(rooms & ((1 << room) - 1))
      brought[room] |= 1 << (FIRST_OF_CARD[n] + Math.min(place, OF_CARD[n] - 1))
    }
  })
  return brought
}

/** How much a crowd does to the guards of a room, with the arrows of those who come beside it (K6.5). */
function blowsOf(content: Content, s: KeepState, room: number, { heroes, cards }: Crowd): number {
  const { heroDamage } = scenarioOf(content, s)
  let blows = 0
  for (let left = heroes; left !== 0; left &= left - 1) {
    const hero = lowestOf(left)
    const card = cards.filter((_, n) => FIRST_OF_CARD[n] <= hero).at(-1)
    blows += heroDamage[card === undefined ? classOf(hero) : card.heroClass]
  }
  for (const { heroClass, rooms } of cards) {
    if (heroClass === ARCHER) blows += countOf(s.passages[room] & rooms)
  }
  return blows
}
