/** Achievements of our own, read from what happened and how it ended. */
import { type Progress, type Telling, WON } from '@muster/engine'
import { type Content, LOOT } from './content.ts'
import { heroesIn } from './rules/heroes.ts'
import {
  CELLS,
  CLANS,
  COMPLETED,
  isInDungeon,
  type KeepState,
  LEVELS,
  LOOT_KINDS,
  MOST_SEATS,
  monsterAt,
  ROOMS,
  VAULT,
} from './state.ts'

export const ACHIEVEMENTS = [
  'keep/no-cells',
  'keep/jailbreak',
  'keep/three-at-once',
  'keep/lone-guard',
  'keep/untouched',
  'keep/full-shelf',
  'keep/four-portals',
  'keep/vault-trap',
  'keep/last-breath',
  'keep/all-hands',
  'keep/six',
  'keep/hardcore',
] as const
export type AchievementKey = (typeof ACHIEVEMENTS)[number]

const MANY_AT_ONCE = 3
const MANY_PORTALS = 4
const GREAT_VALUE = 3
/** A clan smaller than this has no crowd to bring out. */
const A_CROWD = 3

/** What a match has shown so far, kept from its events. */
export interface Deeds {
  cells: number
  freed: number
  looted: number
  /** Heroes driven off with the card being played, and the most with one card. */
  withThisCard: number
  mostWithOneCard: number
  playing: boolean
  loneGuard: boolean
  /** By seat: kinds of Loot acquired, as bits. */
  shelves: number[]
  mostPortals: number
  vaultTrap: boolean
  /** The hero that was last caught in a trap of the Vault. */
  inVaultTrap: number
}

export function newDeeds(): Deeds {
  return {
    cells: 0,
    freed: 0,
    looted: 0,
    withThisCard: 0,
    mostWithOneCard: 0,
    playing: false,
    loneGuard: false,
    shelves: Array.from({ length: MOST_SEATS }, () => 0),
    mostPortals: 0,
    vaultTrap: false,
    inVaultTrap: -1,
  }
}

/** Takes note of an event; `state` is the table after the entry it belongs to. */
export function note(deeds: Deeds, content: Content, state: KeepState, event: Telling): void {
  switch (event.name) {
    case 'cells':
      deeds.cells++
      break
    case 'freed':
      deeds.freed++
      break
    case 'looted':
      deeds.looted++
      break
    case 'played':
      deeds.playing = true
      deeds.withThisCard = 0
      break
    case 'finished':
      deeds.playing = false
      break
    case 'trapped':
      deeds.inVaultTrap = event.b === VAULT ? event.c : -1
      break
    case 'hero-gone':
      noteGone(deeds, event)
      break
    case 'acquired':
      noteAcquired(deeds, content, event)
      break
    case 'portal':
      deeds.mostPortals = Math.max(
        deeds.mostPortals,
        state.portal.filter((portal) => portal === COMPLETED).length,
      )
      break
    case 'turn':
      deeds.loneGuard ||= ROOMS.some((_, room) => isHeldByOne(state, room))
      break
  }
}

function noteGone(deeds: Deeds, { c: hero }: Telling): void {
  if (hero === deeds.inVaultTrap) deeds.vaultTrap = true
  if (!deeds.playing) return
  deeds.withThisCard++
  deeds.mostWithOneCard = Math.max(deeds.mostWithOneCard, deeds.withThisCard)
}

function noteAcquired(
  deeds: Deeds,
  { kinds, kindOf }: Content,
  { a: seat, b: card }: Telling,
): void {
  const { type, of } = kinds[kindOf[card]]
  if (type === LOOT) deeds.shelves[seat] |= 1 << of
}

/** Heroes enough for the treasure stand before it, and one monster between. */
function isHeldByOne(s: KeepState, room: number): boolean {
  const value = s.value[room]
  return value >= GREAT_VALUE && s.guards[room] === 1 && heroesIn(s, room) >= value
}

const kindsOn = (shelf: number): number =>
  LOOT_KINDS.filter((_, kind) => (shelf & (1 << kind)) !== 0).length

/** The achievements earned once a match has ended. */
export function earned(deeds: Deeds, content: Content, state: KeepState): AchievementKey[] {
  const won = state.result === WON
  const holds: { readonly [A in AchievementKey]: boolean } = {
    'keep/no-cells': won && deeds.cells === 0 && isInDungeon(state, CELLS),
    'keep/jailbreak': won && deeds.freed > 0,
    'keep/three-at-once': deeds.mostWithOneCard >= MANY_AT_ONCE,
    'keep/lone-guard': deeds.loneGuard,
    'keep/untouched': won && deeds.looted === 0,
    'keep/full-shelf': deeds.shelves.some((shelf) => kindsOn(shelf) === LOOT_KINDS.length),
    'keep/four-portals': deeds.mostPortals >= MANY_PORTALS,
    'keep/vault-trap': deeds.vaultTrap,
    'keep/last-breath': won && hasDragonAtLast(content, state),
    'keep/all-hands': won && seats(state).some((seat) => isAllOut(content, state, seat)),
    'keep/six': won && state.players === MOST_SEATS,
    'keep/hardcore': won && LEVELS[state.level] === 'hardcore',
  }
  return ACHIEVEMENTS.filter((key) => holds[key])
}

const seats = ({ players }: KeepState): number[] => Array.from({ length: players }, (_, n) => n)

/** The Dragon is in the dungeon, and the next blow would send it home. */
function hasDragonAtLast(content: Content, s: KeepState): boolean {
  const dragon = CLANS.indexOf('red-dragon')
  const seat = s.clan.indexOf(dragon)
  const wounds = content.vitality[dragon] - 1
  return seat >= 0 && ROOMS.some((_, room) => s.monsters[monsterAt(seat, room, wounds)] > 0)
}

const isAllOut = (content: Content, s: KeepState, seat: number): boolean =>
  s.lair[seat] === 0 && content.monsters[s.clan[seat]] >= A_CROWD

/** How far a match came towards achievements that count something. */
export function progressOf(deeds: Deeds): Progress[] {
  return [
    { rule: 'keep/three-at-once', have: deeds.mostWithOneCard, need: MANY_AT_ONCE },
    {
      rule: 'keep/full-shelf',
      have: Math.max(...deeds.shelves.map(kindsOn)),
      need: LOOT_KINDS.length,
    },
    { rule: 'keep/four-portals', have: deeds.mostPortals, need: MANY_PORTALS },
  ]
}
