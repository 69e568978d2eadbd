/** An attack's successes among its targets (H4.7, H4.8, H4.21, H4.22). */
import { shorten } from '@muster/engine'
import { kindOf, type U } from '../content.ts'
import { pierceOf, resilienceOf } from '../lasting.ts'
import { isFaceDown, seatOf } from '../state.ts'
import { turnUp } from './enemies.ts'
import { procedure } from './procedure.ts'

/** What of a target's resilience counts against this hero. */
const counting = (u: U, hero: number, enemy: number): number =>
  Math.max(0, resilienceOf(u, enemy) - pierceOf(u, hero))

/** Successes that a target needs to fall; of one that nobody has seen, nobody knows. */
function neededBy(u: U, hero: number, enemy: number): number {
  if (isFaceDown(u.state, enemy)) return Number.POSITIVE_INFINITY
  const left = kindOf(u, enemy).health - u.state.hurt[enemy]
  return left <= 0 ? 0 : left + counting(u, hero, enemy)
}

/** Without a success it stays face down (H4.21). */
function deal(u: U, hero: number, target: number, share: number): void {
  if (share === 0) return
  const s = u.state
  const enemy = turnUp(u, target)
  const resilience = counting(u, hero, enemy)
  const wounds = Math.max(0, share - resilience)
  s.hurt[enemy] += wounds
  u.tell('dealt', enemy, share, resilience, wounds)
}

/** Shares wait on the agenda until all are given: what a face-down target is shows only then. */
export const divide = procedure(
  'divide',
  ['hero', 'from', 'at'],
  {
    begin(u, f) {
      const s = u.state
      f.from = s.agenda.length
      s.left = s.total
      let needed = 0
      for (const target of s.targets) needed += neededBy(u, f.hero, target)
      return s.left > 0 && s.targets.length > 1 && s.left < needed ? 'share' : 'enough'
    },
    /** Each gets what it needs, the last all that is over. */
    enough(u, f) {
      const s = u.state
      s.targets.forEach((target, n) => {
        const isLast = n === s.targets.length - 1
        const share = isLast ? s.left : Math.min(s.left, neededBy(u, f.hero, target))
        s.agenda.push(share)
        s.left -= share
      })
      return 'deal'
    },
    share: {
      ask(u, f, d) {
        const s = u.state
        if (f.at === s.targets.length - 1) return 'rest'
        const target = s.targets[f.at]
        d.ask(seatOf(s, f.hero), 'divide', 'H4.8', target, s.left)
        const most = Math.min(s.left, neededBy(u, f.hero, target))
        for (let share = 0; share <= most; share++) d.option('share', share)
        return undefined
      },
      answer(u, f, choice) {
        u.state.agenda.push(choice.a)
        u.state.left -= choice.a
        f.at++
        return 'share'
      },
    },
    rest(u) {
      u.state.agenda.push(u.state.left)
      u.state.left = 0
      return 'deal'
    },
    deal(u, f) {
      const s = u.state
      // A target that is turned up takes its own place in the row.
      for (let n = 0; n < s.targets.length; n++) {
        deal(u, f.hero, s.targets[n], s.agenda[f.from + n])
      }
      shorten(s.agenda, f.from)
      return 'done'
    },
  },
  (u, f) => shorten(u.state.agenda, f.from),
)
