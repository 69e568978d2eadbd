/** Words that change power: gain, weaken, double. */
import type { AnyWord, Card, Seat, Word } from '@muster/engine'
import { kindOf, type U } from '../content.ts'
import {
  changeOf,
  count,
  doubledAfter,
  doubledBefore,
  enemyPower,
  playedPower,
  powerWith,
  totalOf,
} from '../rules/power.ts'
import { actingSeat, isSolo, PROFILES, playedOf } from '../state.ts'
import { procedure } from './grammar.ts'

interface GainPower {
  readonly power: number
  readonly per?: string
}

const gained = (u: U, args: GainPower, seat: Seat): number =>
  args.power * (args.per === undefined ? 1 : count(u, args.per, seat))

const gainPower: Word<U, GainPower> = {
  name: 'gain-power',
  can: (u, node, seat) => gained(u, node.args, seat) !== 0,
  run(u, node, seat) {
    const power = gained(u, node.args, seat)
    u.state.bonus[seat] += power
    u.tell('gained-power', seat, power)
  },
}

const changeEnemy: Word<U, { readonly by: number }> = {
  name: 'enemy-power',
  can: (u, node) => node.args.by > 0 || enemyPower(u) > 0,
  run(u, node) {
    u.state.enemyBonus += node.args.by
    u.tell('enemy-changed', node.args.by, enemyPower(u))
  },
}

const doublingCard = procedure('double-card', ['seat', 'source', 'index'], {
  which: {
    ask(u, f, d) {
      const played = u.state.piles[playedOf(f.seat)]
      d.ask(f.seat, 'double-card', 'T11.6', f.source)
      for (let i = 0; i < played.length; i++) {
        if (played[i] === f.source) continue
        const power = playedPower(u, f.seat, i)
        const alike = u.content.kindOf[played[i]] * 1000 + u.state.doubled[f.seat][i]
        d.alike('double', alike, played[i], power)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      f.index = u.state.piles[playedOf(f.seat)].indexOf(choice.a)
      return 'order'
    },
  },
  // T11.6
  order: {
    ask(u, f, d) {
      const card = u.state.piles[playedOf(f.seat)][f.index]
      const kind = kindOf(u, card)
      const doubled = u.state.doubled[f.seat][f.index]
      const change = changeOf(u, kind.type)
      const doubleFirst = powerWith(kind.power, change, doubledBefore(doubled))
      const changeFirst = powerWith(kind.power, change, doubledAfter(doubled))
      if (changeFirst === doubleFirst) return 'inAnyOrder'
      d.ask(actingSeat(u.state), 'double-order', 'T11.6', card, change)
      d.option('double-first', doubleFirst)
      d.option('change-first', changeFirst)
      return undefined
    },
    answer(u, f, choice) {
      doubleAt(u, f.seat, f.index, choice.verb === 'double-first' ? doubledBefore : doubledAfter)
      return 'done'
    },
  },
  inAnyOrder(u, f) {
    doubleAt(u, f.seat, f.index, doubledBefore)
    return 'done'
  },
})

function doubleAt(u: U, seat: Seat, index: number, note: (doubled: number) => number): void {
  const doubled = u.state.doubled[seat]
  doubled[index] = note(doubled[index])
  u.tell('doubled', seat, u.state.piles[playedOf(seat)][index], playedPower(u, seat, index))
}

const doubleCard: Word<U, unknown> = {
  name: 'double-card',
  can: (u, _node, seat, card) => u.state.piles[playedOf(seat)].some((other) => other !== card),
  run: (u, _node, seat, card) => u.call(doublingCard, seat, card),
}

const WHOSE = ['any', 'other', 'own'] as const
interface DoubleTotal {
  readonly whose: (typeof WHOSE)[number] | 'edition'
}

/** TX.5: the 2018 card says "one player", the later ones "one other player". */
function whoseTotal(u: U, args: DoubleTotal): (typeof WHOSE)[number] {
  if (args.whose !== 'edition') return args.whose
  return PROFILES[u.state.profile] === '2018' ? 'any' : 'other'
}

function mayDouble(u: U, whose: string, you: Seat, seat: Seat): boolean {
  if (whose === 'own') return seat === you && totalOf(u, seat) !== 0
  const fits = whose === 'any' || isSolo(u.state) || seat !== you
  return fits && totalOf(u, seat) > 0
}

const doublingTotal = procedure('double-total', ['seat', 'whose', 'source'], {
  whose: {
    ask(u, f, d) {
      d.ask(f.seat, 'double-total', 'T4.17', f.source)
      for (let seat = 0; seat < u.state.players; seat++) {
        if (mayDouble(u, WHOSE[f.whose], f.seat, seat)) {
          d.option('double-total', seat, totalOf(u, seat))
        }
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, _f, choice) {
      u.state.bonus[choice.a] += totalOf(u, choice.a)
      u.tell('doubled-total', choice.a, totalOf(u, choice.a))
      return 'done'
    },
  },
})

const doubleTotal: Word<U, DoubleTotal> = {
  name: 'double-total',
  can(u, node, you) {
    for (let seat = 0; seat < u.state.players; seat++) {
      if (mayDouble(u, whoseTotal(u, node.args), you, seat)) return true
    }
    return false
  },
  run: (u, node, seat, card: Card) =>
    u.call(doublingTotal, seat, WHOSE.indexOf(whoseTotal(u, node.args)), card),
}

export const powerWords: AnyWord<U>[] = [gainPower, changeEnemy, doubleCard, doubleTotal]
export const powerProcedures = [doublingCard, doublingTotal]
