/** K3.2: Activate: a room, a portal, the clan's ability, or what the scenario offers. */
import type { Decision, Word } from '@muster/engine'
import { kindOf, LOOT, scenarioOf, type U } from '../content.ts'
import { lowestOf } from '../map/geometry.ts'
import { MAKES, SELLS } from '../map/rooms.ts'
import { build, mayBuild } from '../rules/build.ts'
import { acquire } from '../rules/cards.ts'
import { boundTo, takeHere } from '../rules/combo.ts'
import { canUseLaboratory, laboratory } from '../rules/laboratory.ts'
import { roomsWith } from '../rules/monsters.ts'
import { core, procedure } from '../rules/procedure.ts'
import { resolveAll } from '../rules/resolve.ts'
import { completePortal, has, place, spend } from '../rules/tokens.ts'
import { BUILDER, LABORATORY, LOOT_ROW, NOBODY, TOKENS, UNCOMPLETED } from '../state.ts'
import { ownRooms } from './move.ts'
import { roomsAt } from './where.ts'

// Rooms, K4.1, K4.2, K4.7, K4.8

function canUse(u: U, room: number): boolean {
  const s = u.state
  if ((scenarioOf(u.content, s).closed & (1 << room)) !== 0) return false
  if (MAKES[room] !== NOBODY) return s.supply[MAKES[room]] > 0
  const shop = SELLS[room]
  if (shop !== undefined) return has(s, room, shop.token) && isOffered(u, shop.loot)
  if (room === LABORATORY) return canUseLaboratory(u)
  return room === BUILDER && mayBuild(u)
}

function isOffered(u: U, loot: number): boolean {
  for (const card of u.state.piles[LOOT_ROW]) if (isOfKind(u, card, loot)) return true
  return false
}

function isOfKind(u: U, card: number, loot: number): boolean {
  const kind = kindOf(u, card)
  return kind.type === LOOT && kind.of === loot
}

const buy = procedure('buy', ['seat', 'room', 'token', 'loot'], {
  pay(u, f) {
    spend(u, f.token, f.room)
    return 'which'
  },
  which: {
    ask(u, f, d) {
      d.ask(f.seat, 'buy', 'K4.2', f.room)
      for (const card of u.state.piles[LOOT_ROW]) {
        if (isOfKind(u, card, f.loot)) d.alike('take', u.content.kindOf[card], card)
      }
      return undefined
    },
    answer(u, f, choice) {
      acquire(u, f.seat, choice.a)
      return 'done'
    },
  },
})

function useRoom(u: U, seat: number, room: number): void {
  const shop = SELLS[room]
  if (MAKES[room] !== NOBODY) place(u, MAKES[room], room)
  else if (shop !== undefined) u.call(buy, seat, room, shop.token, shop.loot)
  else if (room === LABORATORY) u.call(laboratory, seat, room)
  else u.call(build, seat)
}

// The clan's ability

const abilityOf = (u: U, seat: number): number => u.content.ability[u.state.clan[seat]]

function canUseAbility(u: U, seat: number, only: number): boolean {
  const s = u.state
  if (ownRooms(s, seat, only) === 0) return false
  const { nodes, wordOf } = u.content.program
  const node = abilityOf(u, seat)
  const { here } = s
  s.here = only
  const can = wordOf[node].can(u, nodes[node], seat, NOBODY)
  s.here = here
  return can
}

// Errands of the scenario

function canPay(u: U, room: number, price: readonly number[]): boolean {
  for (let token = 0; token < TOKENS.length; token++) {
    if (!has(u.state, room, token, price[token])) return false
  }
  return true
}

/** Rooms where an errand can be done now, as bits. */
function errandRooms(u: U, seat: number, errand: number, only: number): number {
  const { rooms, price, do: list } = scenarioOf(u.content, u.state).errands[errand]
  let fit = 0
  const near = roomsAt(u, rooms) & ownRooms(u.state, seat, only)
  for (let left = near; left !== 0; left &= left - 1) {
    if (canPay(u, lowestOf(left), price)) fit |= left & -left
  }
  return fit !== 0 && core.can(u, list, seat, NOBODY) ? fit : 0
}

const errand = procedure('errand', ['seat', 'room', 'errand'], {
  pay(u, f) {
    const { price, do: list } = scenarioOf(u.content, u.state).errands[f.errand]
    for (let token = 0; token < TOKENS.length; token++) spend(u, token, f.room, price[token])
    core.perform(u, list, f.seat, NOBODY)
    return 'heroes'
  },
  /** It may have woken or brought some. */
  heroes(u) {
    u.call(resolveAll)
    return 'done'
  },
})

function offer(u: U, d: Decision, seat: number, only: number): void {
  const s = u.state
  for (let left = ownRooms(s, seat, only); left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (canUse(u, room)) d.option('use-room', room)
    if (s.portal[room] === UNCOMPLETED) d.option('complete', room)
  }
  if (canUseAbility(u, seat, only)) d.option('ability')
  const { errands } = scenarioOf(u.content, s)
  for (let n = 0; n < errands.length; n++) {
    for (let left = errandRooms(u, seat, n, only); left !== 0; left &= left - 1) {
      d.option('errand', lowestOf(left), n)
    }
  }
}

const activating = procedure('activate', ['seat', 'only'], {
  which: {
    ask(u, f, d) {
      d.ask(f.seat, 'activate', 'K3.2')
      offer(u, d, f.seat, f.only)
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      if (choice.verb === 'use-room') useRoom(u, f.seat, choice.a)
      else if (choice.verb === 'complete') completePortal(u, choice.a)
      else if (choice.verb === 'errand') u.call(errand, f.seat, choice.a, choice.b)
      else {
        const { nodes, wordOf } = u.content.program
        const node = abilityOf(u, f.seat)
        u.state.here = f.only
        wordOf[node].run(u, nodes[node], f.seat, NOBODY)
      }
      return 'done'
    },
  },
})

/** Is there anything to activate? */
function canActivate(u: U, seat: number, only: number): boolean {
  const s = u.state
  for (let left = ownRooms(s, seat, only); left !== 0; left &= left - 1) {
    const room = lowestOf(left)
    if (s.portal[room] === UNCOMPLETED || canUse(u, room)) return true
  }
  if (canUseAbility(u, seat, only)) return true
  const { errands } = scenarioOf(u.content, s)
  for (let n = 0; n < errands.length; n++) if (errandRooms(u, seat, n, only) !== 0) return true
  return false
}

export const activate: Word<U, unknown> = {
  name: 'activate',
  can: (u, _node, seat) => roomsWith(u.state, seat) !== 0 && canActivate(u, seat, boundTo(u.state)),
  run: (u, _node, seat) => u.call(activating, seat, takeHere(u.state)),
}

export const activateProcedures = [activating, buy, errand]
