/** Travelling (H8), and what awaits the party where it arrives (H1.11). */
import { MOMENTS } from '../cards/effects.ts'
import { PLACE_BITS } from '../compile/triggers.ts'
import { kindOf, type U } from '../content.ts'
import {
  ENEMIES,
  IN_TRAVEL,
  isAlive,
  isFinal,
  LOCATION,
  LOCATION_DISCARD,
  LOCATIONS,
  livingHeroes,
  MOST_HEROES,
  NONE,
  SHADOWS,
  seatOf,
} from '../state.ts'
import { isExplored } from '../words/when.ts'
import { discardEnemy, isNemesis, renewEnemies } from './enemies.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'
import { ENGAGED, FROM_DECK, SHADOWS_DOWN, spawn } from './spawn.ts'

const TRAVEL_START = MOMENTS.indexOf('travel-start')
const ARRIVED = MOMENTS.indexOf('arrived')
const TRAVEL_END = MOMENTS.indexOf('travel-end')

export const travelPhase = procedure('travelPhase', [], {
  begin(u) {
    const s = u.state
    s.phase = IN_TRAVEL
    s.first = s.leader
    s.active = s.leader
    u.tell('phase', IN_TRAVEL)
    atMoment(u, TRAVEL_START, s.leader)
    return 'ask'
  },
  ask: {
    ask(u, _f, d) {
      const s = u.state
      if (!isExplored(u) || isFinal(s)) return 'end'
      const { exploration } = kindOf(u, s.piles[LOCATION][0])
      d.askParty(seatOf(s, s.leader), true, 'travel', 'H8.1', s.progress, exploration)
      d.option('travel')
      d.option('stay')
      return undefined
    },
    answer(u, _f, choice) {
      if (choice.verb === 'travel') u.call(travel)
      else u.tell('stays')
      return 'end'
    },
  },
  // H8.6
  end(u) {
    atMoment(u, TRAVEL_END, u.state.leader)
    return 'done'
  },
})

/** H8.2: the location and all in the shadows but a Nemesis are left behind. */
function leaveLocation(u: U): void {
  const s = u.state
  const left = s.piles[LOCATION][0]
  s.piles[LOCATION_DISCARD].push(left)
  s.piles[LOCATION] = []
  s.progress = 0
  s.mapped = 0
  // Limits of the place that is left.
  s.used[MOST_HEROES] &= (1 << PLACE_BITS) - 1
  u.tell('travels', left)
  for (const enemy of s.piles[SHADOWS].slice()) if (!isNemesis(u, enemy)) discardEnemy(u, enemy)
  renewEnemies(u)
}

export const travel = procedure('travel', [], {
  leave(u) {
    leaveLocation(u)
    return livingHeroes(u.state) > 1 ? 'lead' : 'arrive'
  },
  lead: {
    ask(u, _f, d) {
      const s = u.state
      d.askParty(seatOf(s, s.leader), false, 'lead', 'H8.2', s.leader)
      for (let step = 0; step < MOST_HEROES; step++) {
        const hero = (s.leader + step) % MOST_HEROES
        if (isAlive(s, hero)) d.option('lead', hero)
      }
      return undefined
    },
    answer(u, _f, choice) {
      const s = u.state
      if (choice.a !== s.leader) u.tell('leads', s.leader, choice.a)
      s.leader = choice.a
      s.first = choice.a
      return 'arrive'
    },
  },
  // H8.4
  arrive(u) {
    u.state.active = u.state.leader
    u.call(arrive)
    return 'arrived'
  },
  arrived(u) {
    atMoment(u, ARRIVED, u.state.leader)
    return 'done'
  },
})

export const arrive = procedure('arrive', [], {
  reveal(u) {
    const { piles, leader } = u.state
    const here = u.draw(LOCATIONS)
    piles[LOCATION].push(here)
    u.tell('arrived', here, piles[LOCATIONS].length)
    const { engaged } = kindOf(u, here)
    if (engaged > 0) u.call(spawn, engaged, ENGAGED, FROM_DECK, leader, NONE)
    return 'hide'
  },
  hide(u) {
    const { piles, leader } = u.state
    const { shadows } = kindOf(u, piles[LOCATION][0])
    if (shadows > 0 && piles[ENEMIES].length > 0) {
      u.call(spawn, shadows, SHADOWS_DOWN, FROM_DECK, leader, NONE)
    }
    return 'done'
  },
})
