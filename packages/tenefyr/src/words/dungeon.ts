/** Words about the current dungeon: look, reorder, bury, wander. */
import type { AnyWord, Word } from '@muster/engine'
import { BOSS, kindOf, type U } from '../content.ts'
import { combat } from '../rules/combat.ts'
import { cardsBelow, dungeonLevelHere } from '../rules/power.ts'
import { BOSS_DECK, dungeonPile, enemiesLeft, NOBODY, NOWHERE, SET_UP_DUNGEONS } from '../state.ts'
import { procedure } from './grammar.ts'

interface Cards {
  readonly cards: number
}

/** Makes the next cards under the enemy known; gives how many there are (T11.16). */
function lookBelow(u: U, cards: number): number {
  const pile = dungeonPile(u.state.here)
  const looked = Math.min(cards, cardsBelow(u))
  const first = cardsBelow(u) - 1
  for (let i = 0; i < looked; i++) u.tell('looked-below', u.look(pile, first - i))
  return looked
}

const look: Word<U, Cards> = {
  name: 'look',
  can: (u) => cardsBelow(u) > 0,
  run: (u, node) => {
    lookBelow(u, node.args.cards)
  },
}

const reordering = procedure('reorder', ['seat', 'cards', 'at'], {
  look(u, f) {
    f.cards = lookBelow(u, f.cards)
    return 'nextOne'
  },
  nextOne: {
    ask(u, f, d) {
      if (f.at >= f.cards) return 'done'
      const row = u.state.piles[dungeonPile(u.state.here)]
      const top = cardsBelow(u) - 1
      d.ask(f.seat, 'reorder', 'T11.16', f.at + 1, f.cards)
      d.continues = f.at > 0
      for (let i = f.at; i < f.cards; i++) {
        d.alike('next', u.content.kindOf[row[top - i]], row[top - i])
      }
      return undefined
    },
    answer(u, f, choice) {
      const row = u.state.piles[dungeonPile(u.state.here)]
      const to = cardsBelow(u) - 1 - f.at
      row.splice(row.lastIndexOf(choice.a), 1)
      row.splice(to, 0, choice.a)
      u.state.faceUp[u.state.here] = 1
      f.at++
      return 'nextOne'
    },
  },
})

const reorder: Word<U, Cards> = {
  name: 'reorder',
  can: (u) => cardsBelow(u) > 0,
  run: (u, node, seat) => u.call(reordering, seat, node.args.cards),
}

const burying = procedure('bury', ['seat'], {
  look(u) {
    return lookBelow(u, 1) === 0 ? 'done' : 'choose'
  },
  choose: {
    ask(u, f, d) {
      const row = u.state.piles[dungeonPile(u.state.here)]
      const next = row[cardsBelow(u) - 1]
      d.ask(f.seat, 'bury', 'T11.16', next)
      d.option('leave-there', next)
      if (cardsBelow(u) > 1) d.option('bury', next)
      return undefined
    },
    answer(u, _f, choice) {
      if (choice.verb === 'leave-there') return 'done'
      const row = u.state.piles[dungeonPile(u.state.here)]
      row.splice(cardsBelow(u) - 1, 1)
      row.unshift(choice.a)
      u.state.faceUp[u.state.here] = 1
      u.tell('buried', choice.a)
      return 'done'
    },
  },
})

const bury: Word<U, unknown> = {
  name: 'bury',
  can: (u) => cardsBelow(u) > 0,
  run: (u, _node, seat) => u.call(burying, seat),
}

const DIRECTIONS = ['other', 'lower', 'higher'] as const
interface Wander {
  readonly to: (typeof DIRECTIONS)[number]
}

/** T11.11, T3.7: dungeons with enemies in it, other than this one, of a level that the card allows. */
function mayWanderTo(u: U, dungeon: number, direction: string): boolean {
  const { state } = u
  if (dungeon === state.here || enemiesLeft(state, dungeon) === 0) return false
  if (direction === 'other') return true
  const from = dungeonLevelHere(u)
  const to = state.dungeonLevel[dungeon]
  return direction === 'lower' ? to < from : to > from
}

/** T11.8: a slot for a new dungeon, or NOWHERE on a table that is full of them. */
function freeSlot(u: U): number {
  for (let dungeon = SET_UP_DUNGEONS; dungeon < BOSS_DECK; dungeon++) {
    if (dungeon !== u.state.here && enemiesLeft(u.state, dungeon) === 0) return dungeon
  }
  return NOWHERE
}

const wandering = procedure('wander', ['direction'], {
  where: {
    ask(u, f, d) {
      const { state } = u
      d.askParty(state.token, false, 'wander', 'T11.11', u.state.enemy)
      for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++) {
        if (mayWanderTo(u, dungeon, DIRECTIONS[f.direction])) d.option('move-to', dungeon)
      }
      if (d.count === 0 && freeSlot(u) !== NOWHERE) d.option('make-dungeon')
      if (state.here !== BOSS_DECK) d.option('move-to', BOSS_DECK)
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, _f, choice) {
      const { state } = u
      const { enemy } = state
      const to = choice.verb === 'make-dungeon' ? freeSlot(u) : choice.a
      state.piles[dungeonPile(state.here)].pop()
      state.faceUp[state.here]--
      state.piles[dungeonPile(to)].push(enemy)
      state.faceUp[to]++
      if (choice.verb === 'make-dungeon') {
        // T11.12
        state.dungeonLevel[to] = kindOf(u, enemy).level
        state.dungeonReward[to] = NOBODY
      }
      u.tell('wandered', enemy, to)
      return u.leave(combat, 'movedOff')
    },
  },
})

const wander: Word<U, Wander> = {
  name: 'wander',
  // T8.7
  can: (u) => kindOf(u, u.state.enemy).type !== BOSS,
  run(u, node) {
    if (kindOf(u, u.state.enemy).type !== BOSS) u.call(wandering, DIRECTIONS.indexOf(node.args.to))
  },
}

const lookingIn = procedure('look-dungeon', ['cards'], {
  where: {
    ask(u, _f, d) {
      d.askParty(u.state.token, true, 'look-dungeon', 'T2.6')
      for (let dungeon = 0; dungeon <= BOSS_DECK; dungeon++) {
        if (hiddenIn(u, dungeon) > 0) d.option('look-into', dungeon)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      const row = u.state.piles[dungeonPile(choice.a)]
      const first = row.length - 1 - u.state.faceUp[choice.a]
      for (let i = first; i >= 0 && i > first - f.cards; i--) {
        u.tell('looked-into', u.look(dungeonPile(choice.a), i), choice.a)
      }
      return 'done'
    },
  },
})

const hiddenIn = (u: U, dungeon: number): number =>
  u.state.piles[dungeonPile(dungeon)].filter((place) => place < 0).length

const lookDungeon: Word<U, Cards> = {
  name: 'look-dungeon',
  can(u) {
    for (let dungeon = 0; dungeon <= BOSS_DECK; dungeon++) if (hiddenIn(u, dungeon) > 0) return true
    return false
  },
  run: (u, node) => u.call(lookingIn, node.args.cards),
}

export const dungeonWords: AnyWord<U>[] = [look, reorder, bury, wander, lookDungeon]
export const dungeonProcedures = [reordering, burying, wandering, lookingIn]
