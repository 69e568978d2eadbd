/** The dungeon, room by room. */
import type { Seat } from '@muster/engine'
import { type Content, scenarioOf } from '../content.ts'
import { type DangerView, dangers } from '../crowds.ts'
import { SYMBOL_OF } from '../map/rooms.ts'
import { likenessOf } from '../rules/heroes.ts'
import {
  ACTIVE,
  ARRIVED,
  CHARGED,
  CLANS,
  CLASSES,
  type Clan,
  COMPLETED,
  classOf,
  EXHAUSTED,
  FRESH,
  type GuildSymbol,
  HEROES,
  type HeroClass,
  isInDungeon,
  type KeepState,
  MOST_VITALITY,
  monsterAt,
  ROOMS,
  type Room,
  SYMBOLS,
  TOKENS,
  type Token,
  tokensIn,
  UNCOMPLETED,
} from '../state.ts'

export type Side = 'N' | 'E' | 'S' | 'W'

export interface StackView {
  readonly seat: Seat
  readonly clan: Clan
  readonly wounds: number
  readonly count: number
  /** The number that options have for it. */
  readonly monster: number
}

export interface HeroView {
  readonly hero: number
  /** The tokens merged with it, itself among them. */
  readonly alike: readonly number[]
  readonly class: HeroClass
  readonly awake: boolean
  /** The step that it goes on from; 0: exhausted. */
  readonly step: 0 | 2 | 3 | 4 | 5
  readonly wounds: number
  readonly count: number
}

export interface RoomView {
  readonly room: Room
  readonly n: number
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly joined: readonly Side[]
  readonly distance: number
  readonly symbol: GuildSymbol
  readonly heroes: readonly HeroView[]
  readonly monsters: readonly StackView[]
  readonly tokens: readonly { readonly token: Token; readonly count: number }[]
  readonly portal: 'none' | 'uncompleted' | 'completed'
  readonly treasure: number
  readonly marks: number
  readonly danger: DangerView | undefined
  /** It cannot be used. */
  readonly closed: boolean
}

const ROW_LENGTH = 16
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const STEPS = [-ROW_LENGTH, 1, ROW_LENGTH, -1]

export function roomViews(content: Content, s: KeepState): RoomView[] {
  const threats = dangers(content, s)
  return ROOMS.flatMap((_, room) =>
    isInDungeon(s, room) ? [roomView(content, s, room, threats[room])] : [],
  )
}

function roomView(
  content: Content,
  s: KeepState,
  room: number,
  danger: DangerView | undefined,
): RoomView {
  return {
    room: ROOMS[room],
    n: room,
    x: s.cell[room] % ROW_LENGTH,
    y: Math.trunc(s.cell[room] / ROW_LENGTH),
    turn: s.turn[room],
    joined: SIDES.filter((_, n) => isJoined(s, room, s.cell[room] + STEPS[n])),
    distance: s.distance[room],
    symbol: SYMBOLS[SYMBOL_OF[room]],
    heroes: heroViews(s, room),
    monsters: stackViews(s, room),
    tokens: TOKENS.flatMap((token, n) => {
      const count = tokensIn(s, room, n)
      return count === 0 ? [] : [{ token, count }]
    }),
    portal: portalOf(s.portal[room]),
    treasure: s.value[room],
    marks: s.marks[room],
    danger,
    closed: (scenarioOf(content, s).closed & (1 << room)) !== 0,
  }
}

function isJoined(s: KeepState, room: number, cell: number): boolean {
  const other = s.cell.indexOf(cell)
  return other >= 0 && (s.passages[room] & (1 << other)) !== 0
}

function portalOf(portal: number): RoomView['portal'] {
  if (portal === COMPLETED) return 'completed'
  return portal === UNCOMPLETED ? 'uncompleted' : 'none'
}

/** Awake ones first. */
function heroViews(s: KeepState, room: number): HeroView[] {
  const views: HeroView[] = []
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] !== room || likenessOf(s, hero) !== hero) continue
    const alike = alikeWith(s, hero)
    views.push({
      hero,
      alike,
      class: CLASSES[classOf(hero)],
      awake: s.heroIs[hero] !== EXHAUSTED,
      step: stepOf(s.heroIs[hero]),
      wounds: s.heroWounds[hero],
      count: alike.length,
    })
  }
  return views.sort((a, b) => Number(b.awake) - Number(a.awake) || a.hero - b.hero)
}

function alikeWith(s: KeepState, hero: number): number[] {
  const alike: number[] = []
  for (let other = hero; other < HEROES; other++) {
    if (s.heroRoom[other] === s.heroRoom[hero] && likenessOf(s, other) === hero) alike.push(other)
  }
  return alike
}

function stepOf(is: number): HeroView['step'] {
  if (is === FRESH) return 2
  if (is === CHARGED) return 3
  if (is === ARRIVED) return 4
  return is === ACTIVE ? 5 : 0
}

function stackViews(s: KeepState, room: number): StackView[] {
  const views: StackView[] = []
  for (let seat = 0; seat < s.players; seat++) {
    for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
      const monster = monsterAt(seat, room, wounds)
      const count = s.monsters[monster]
      if (count > 0) views.push({ seat, clan: CLANS[s.clan[seat]], wounds, count, monster })
    }
  }
  return views
}
