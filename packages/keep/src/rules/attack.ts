/** Step 5: a hero attacks, and players defend (K6.8, K6.9, K3.10, K3.22). */
import type { Card, Seat } from '@muster/engine'
import { kindOf, SHOWN, scenarioOf, type U } from '../content.ts'
import {
  classOf,
  handOf,
  MOST_VITALITY,
  monsterAt,
  monstersIn,
  NOBODY,
  playOf,
  ROOMS,
  roomOfMonster,
} from '../state.ts'
import { take } from './cards.ts'
import { combo } from './combo.ts'
import { exhaust } from './heroes.ts'
import { hurtMonster } from './monsters.ts'
import { procedure } from './procedure.ts'

const DEFEND = 1 << SHOWN.indexOf('defend')

const canDefend = (u: U, card: Card): boolean => (kindOf(u, card).shows & DEFEND) !== 0

function hasDefence(u: U, seat: Seat, room: number): boolean {
  const s = u.state
  if (monstersIn(s, seat, room) === 0) return false
  for (const card of s.piles[handOf(seat)]) if (canDefend(u, card)) return true
  return false
}

/** Asked clockwise from the active player, once each for this damage. `asked`: how many have been. */
export const defence = procedure('defence', ['room', 'victim', 'asked'], {
  next: {
    ask(u, f, d) {
      const s = u.state
      if (f.asked === s.players || s.damage === 0) return 'done'
      const seat = (s.active + f.asked) % s.players
      if (!hasDefence(u, seat, f.room)) return 'pass'
      d.ask(seat, 'defend', 'K3.22', f.victim, s.damage, f.room)
      d.mutable(`defend ${ROOMS[f.room]}`, 'turn', 'pass')
      for (const card of s.piles[handOf(seat)]) {
        if (canDefend(u, card)) d.alike('defend', u.content.kindOf[card], card)
      }
      d.option('pass')
      return undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'pass') return 'pass'
      const s = u.state
      const seat = (s.active + f.asked) % s.players
      // K3.21
      take(u, handOf(seat), choice.a)
      s.piles[playOf(seat)].push(choice.a)
      s.damage--
      u.tell('defended', seat, choice.a, s.damage)
      const node = kindOf(u, choice.a).defendCombo
      if (node !== NOBODY) u.call(combo, node, seat, choice.a, 0, f.room)
      return 'pass'
    },
  },
  pass(_u, f) {
    f.asked++
    return 'next'
  },
})

export const attack = procedure('attack', ['hero', 'victim'], {
  begin(u, f) {
    const s = u.state
    exhaust(s, f.hero)
    u.tell('step', classOf(f.hero), s.heroRoom[f.hero], f.hero, 5)
    return 'victim'
  },
  victim: {
    ask(u, f, d) {
      const s = u.state
      const room = s.heroRoom[f.hero]
      d.askParty(s.active, false, 'victim', 'K6.9', f.hero)
      for (let seat = 0; seat < s.players; seat++) {
        for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
          const monster = monsterAt(seat, room, wounds)
          if (s.monsters[monster] > 0) d.option('hurt', monster)
        }
      }
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      f.victim = choice.a
      u.tell('attacks', classOf(f.hero), f.victim, f.hero)
      s.damage = scenarioOf(u.content, s).heroDamage[classOf(f.hero)]
      u.call(defence, roomOfMonster(f.victim), f.victim)
      return 'strike'
    },
  },
  strike(u, f) {
    hurtMonster(u, f.victim, u.state.damage)
    u.state.damage = 0
    return 'done'
  },
})
