/** Heroes are resolved one at a time until all are exhausted (K6.13, K6.14). */
import type { Moment } from '../cards/types.ts'
import type { U } from '../content.ts'
import { ACTIVE, ARRIVED, classOf, FRESH, HEROES, NOWHERE } from '../state.ts'
import { attack } from './attack.ts'
import { charge } from './charge.ts'
import { early, enter, firstFresh } from './enter.ts'
import { activeIn, exhaust, INSPIRED, isAwaiting, likenessOf, wakeIn } from './heroes.ts'
import { loot } from './loot.ts'
import { atMoment, hasMoment } from './moments.ts'
import { orderMatters } from './order.ts'
import { procedure } from './procedure.ts'

/** A hero from where it stands until it is exhausted or gone. */
export const resolve = procedure('resolve', ['hero'], {
  begin(u, f) {
    if (u.state.heroIs[f.hero] === FRESH) u.call(enter, f.hero)
    return 'arrived'
  },
  // K6.7
  arrived(u, f) {
    const s = u.state
    const room = s.heroRoom[f.hero]
    if (room === NOWHERE || !isAwaiting(s, f.hero)) return 'done'
    if (s.heroIs[f.hero] === ARRIVED) {
      u.tell('step', classOf(f.hero), room, f.hero, 4)
      wakeIn(u, room, s.heroInspires[f.hero], INSPIRED)
      s.heroIs[f.hero] = ACTIVE
      s.heroInspires[f.hero] = 0
    }
    return 'act'
  },
  act(u, f) {
    const s = u.state
    const room = s.heroRoom[f.hero]
    if (s.guards[room] > 0) {
      u.call(attack, f.hero)
      return 'done'
    }
    // K6.19
    if (firstFresh(u, room) !== NOWHERE) {
      u.call(early, room)
      return 'act'
    }
    const value = s.value[room]
    if (value > 0 && activeIn(s, room) >= value) {
      u.tell('step', classOf(f.hero), room, f.hero, 6)
      u.call(loot, room)
      return 'done'
    }
    // K6.11, K6.22, K8.4
    if (value > 0 || s.distance[room] <= 0) {
      exhaust(s, f.hero)
      u.tell('waits', classOf(f.hero), room, f.hero)
      return 'done'
    }
    u.call(charge, room)
    return 'arrived'
  },
})

export const resolveAll = procedure('resolve-all', [], {
  next(u) {
    if (u.state.gone === 0) return 'who'
    u.state.gone--
    atMoment(u, 'hero-gone')
    return 'next'
  },
  who: {
    ask(u, _f, d) {
      const s = u.state
      d.askParty(s.active, false, 'next-hero', 'K6.14')
      for (let hero = 0; hero < HEROES; hero++) {
        if (s.heroRoom[hero] === NOWHERE || !isAwaiting(s, hero)) continue
        d.alike('resolve', likenessOf(s, hero), hero)
      }
      if (d.count === 0) return 'done'
      return d.count > 1 && !orderMatters(u.content, s) ? 'first' : undefined
    },
    answer(u, _f, choice) {
      u.state.actions++
      u.call(resolve, choice.a)
      return 'next'
    },
  },
  /** Where the order cannot matter nobody is asked. */
  first(u) {
    const s = u.state
    for (let hero = 0; hero < HEROES; hero++) {
      if (s.heroRoom[hero] === NOWHERE || !isAwaiting(s, hero)) continue
      s.actions++
      u.call(resolve, hero)
      return 'next'
    }
    return 'next'
  },
})

/** A moment of the scenario, and then the heroes that it brought or woke. */
export function atMomentWithHeroes(u: U, name: Moment): void {
  if (!hasMoment(u, name)) return
  u.call(resolveAll)
  atMoment(u, name)
}
