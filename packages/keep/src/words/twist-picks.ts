/** What a scenario's words ask for once the room is known: a monster, a token, a neighbour, cards. */
import type { Decision } from '@muster/engine'
import type { U } from '../content.ts'
import { canClose, lowestOf } from '../map/geometry.ts'
import { discard } from '../rules/cards.ts'
import { hurtMonster } from '../rules/monsters.ts'
import { procedure } from '../rules/procedure.ts'
import { spend } from '../rules/tokens.ts'
import { handOf, MOST_VITALITY, monsterAt, TOKENS, tokensIn } from '../state.ts'

/** A damage that sends any monster back to its Lair. */
export const HOME = MOST_VITALITY

/** All monsters of a room, alike ones once. */
function offerMonsters(u: U, room: number, d: Decision): void {
  const { state } = u
  for (let seat = 0; seat < state.players; seat++) {
    for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
      const monster = monsterAt(seat, room, wounds)
      if (state.monsters[monster] > 0) d.option('hurt', monster)
    }
  }
}

export const pickMonster = procedure('twist-hurt', ['node', 'room', 'damage'], {
  ask: {
    ask(u, f, d) {
      d.askParty(u.state.active, false, 'twist-hurt', 'K6.4', f.node, f.room)
      offerMonsters(u, f.room, d)
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      hurtMonster(u, choice.a, f.damage)
      return 'done'
    },
  },
})

/** Resources and traps of a room. */
export function looseIn(u: U, room: number): number {
  let count = 0
  for (let token = 0; token < TOKENS.length; token++) count += tokensIn(u.state, room, token)
  return count
}

export const loseAny = procedure('twist-lose', ['room', 'left', 'last'], {
  ask: {
    ask(u, f, d) {
      if (f.left === 0 || looseIn(u, f.room) === 0) return 'done'
      if (looseIn(u, f.room) <= f.left) return 'all'
      d.askParty(u.state.active, false, 'twist-lose', 'K6.4', f.room, f.left)
      d.continues = f.last > 0
      // A row that goes forward only: a token is offered if it and those after it are enough.
      let behind = looseIn(u, f.room)
      for (let token = 0; token < TOKENS.length; token++) {
        const count = tokensIn(u.state, f.room, token)
        if (token >= f.last - 1 && count > 0 && behind >= f.left) d.option('lose', token)
        behind -= count
      }
      return undefined
    },
    answer(u, f, choice) {
      spend(u, choice.a, f.room)
      f.last = choice.a + 1
      f.left--
      return 'ask'
    },
  },
  all(u, f) {
    for (let token = 0; token < TOKENS.length; token++) {
      while (tokensIn(u.state, f.room, token) > 0) spend(u, token, f.room)
    }
    return 'done'
  },
})

/** Neighbours towards which a wall can be broken open, or a passage be closed without cutting off a room. */
export function neighboursFor(u: U, room: number, open: boolean): number {
  const { content, state } = u
  if (open) return state.borders[room] & ~state.passages[room]
  let rooms = 0
  for (let left = state.passages[room]; left !== 0; left &= left - 1) {
    const other = lowestOf(left)
    if (canClose(content, state, room, other)) rooms |= 1 << other
  }
  return rooms
}

/** Every seat discards cards of its choice, clockwise from the active player. */
export const eachDiscards = procedure('each-discards', ['cards', 'asked', 'seat', 'left', 'last'], {
  next(u, f) {
    const { state } = u
    if (f.asked === state.players) return 'done'
    f.seat = (state.active + f.asked++) % state.players
    f.left = Math.min(f.cards, state.piles[handOf(f.seat)].length)
    f.last = 0
    return 'ask'
  },
  ask: {
    ask(u, f, d) {
      if (f.left === 0) return 'next'
      d.ask(f.seat, 'discard-cards', 'K6.4', f.left)
      d.continues = f.last > 0
      const cards = byKind(u, handOf(f.seat))
      let first = 0
      for (let i = 0; i < cards.length; i++) {
        const kind = u.content.kindOf[cards[i]]
        if (kind !== u.content.kindOf[cards[first]]) first = i
        if (kind < f.last - 1 || cards.length - first < f.left) continue
        d.alike('discard', kind, cards[i])
      }
      return undefined
    },
    answer(u, f, choice) {
      f.last = u.content.kindOf[choice.a] + 1
      f.left--
      discard(u, f.seat, choice.a)
      return 'ask'
    },
  },
})

function byKind(u: U, pile: number): number[] {
  const { kindOf } = u.content
  return [...u.state.piles[pile]].sort((a, b) => kindOf[a] - kindOf[b] || a - b)
}
