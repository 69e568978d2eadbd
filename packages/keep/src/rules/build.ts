/** K4.8, K4.14: the Builder lays a new room. */
import { kindOf, type U } from '../content.ts'
import { canBuild, layMap, legalPlaces, legalTurns } from '../map/geometry.ts'
import {
  BOX,
  BUILDER,
  LABORATORY,
  LOOT_DECK,
  PLANS,
  TILES,
  tokensIn,
  treasureIn,
  treasuresOf,
} from '../state.ts'
import { procedure } from './procedure.ts'
import { chooseLab } from './set-up.ts'
import { spend } from './tokens.ts'

const COIN = 0
/** A new room's treasure is worth the coins paid: one or two. */
const MOST_COINS = 2

/** Are there coins for a treasure of this value, and is there such a treasure? */
function mayPay(u: U, coins: number): boolean {
  const { state } = u
  return tokensIn(state, BUILDER, COIN) >= coins && state.piles[treasuresOf(coins)].length > 0
}

const mayLay = (u: U, plan: number): boolean => canBuild(u.content, u.state, kindOf(u, plan).of)

export function mayBuild(u: U): boolean {
  if (!mayPay(u, 1) && !mayPay(u, MOST_COINS)) return false
  for (const plan of u.state.piles[PLANS]) if (mayLay(u, plan)) return true
  return false
}

export const build = procedure('build', ['seat', 'plan', 'coins', 'cell'], {
  plan: {
    ask(u, f, d) {
      d.ask(f.seat, 'plan', 'K4.8')
      for (const plan of u.state.piles[PLANS]) if (mayLay(u, plan)) d.option('plan', plan)
      return d.count === 0 ? 'done' : undefined
    },
    answer(_u, f, choice) {
      f.plan = choice.a
      return 'coins'
    },
  },
  coins: {
    ask(u, f, d) {
      d.ask(f.seat, 'coins', 'K4.8', f.plan)
      for (let coins = 1; coins <= MOST_COINS; coins++) {
        if (mayPay(u, coins)) d.option('coins', coins)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(_u, f, choice) {
      f.coins = choice.a
      return 'place'
    },
  },
  place: {
    ask(u, f, d) {
      d.ask(f.seat, 'place', 'K4.8', f.plan)
      for (const cell of legalPlaces(u.content, u.state, kindOf(u, f.plan).of)) {
        d.option('at', cell)
      }
      return undefined
    },
    answer(_u, f, choice) {
      f.cell = choice.a
      return 'turned'
    },
  },
  turned: {
    ask(u, f, d) {
      d.ask(f.seat, 'turned', 'K4.8', f.plan, f.cell)
      for (const turn of legalTurns(u.content, u.state, kindOf(u, f.plan).of, f.cell)) {
        d.option('turned', turn)
      }
      return undefined
    },
    answer(u, f, choice) {
      for (let coin = 0; coin < f.coins; coin++) spend(u, COIN, BUILDER)
      lay(u, f.plan, f.cell, choice.a, f.coins)
      openPlan(u)
      if (kindOf(u, f.plan).of !== LABORATORY) return 'done'
      u.call(chooseLab)
      return 'mixed'
    },
  },
  mixed(u) {
    u.shuffle(LOOT_DECK)
    return 'done'
  },
})

/** The tile joins the map with a treasure that nobody has seen. */
function lay(u: U, plan: number, cell: number, turn: number, value: number): void {
  const { content, state } = u
  const room = kindOf(u, plan).of
  const plans = state.piles[PLANS]
  plans.splice(plans.indexOf(plan), 1)
  state.piles[BOX].push(plan)
  state.cell[room] = cell
  state.turn[room] = turn
  layMap(content, state)
  state.piles[treasureIn(room)].push(...state.piles[treasuresOf(value)].splice(-1))
  state.value[room] = value
  u.tell('built', room, cell, turn, value)
}

/** The plan's place is filled, as long as there are tiles (K4.8). */
export function openPlan(u: U): void {
  const { piles } = u.state
  if (piles[TILES].length === 0) return
  const plan = u.draw(TILES)
  piles[PLANS].push(plan)
  u.tell('plan-opened', plan)
}
