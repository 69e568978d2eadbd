/** Words about the whole table: the Boss token, blessings, a card that leaves the game, another player. */
import type { AnyWord, Effect, EffectNode, Word } from '@muster/engine'
import type { U } from '../content.ts'
import { BLESSINGS, type Change, playedPower } from '../rules/power.ts'
import { advance, mayMoveBack, moveBack } from '../rules/track.ts'
import { intoBox, takePlayed } from '../rules/zones.ts'
import { dungeonPile, playedOf, topOf } from '../state.ts'
import { core, procedure } from './grammar.ts'

/** A played card, or the enemy being fought, is put back in the box. */
function leaveGame(u: U, seat: number, card: number): void {
  const { state } = u
  const played = state.piles[playedOf(seat)].indexOf(card)
  if (played >= 0) {
    // T4.7: its power has been added to the total for this combat
    state.bonus[seat] += playedPower(u, seat, played)
    takePlayed(u, seat, card)
    intoBox(u, card)
    u.tell('left-game', card)
  } else if (state.enemy === card && topOf(state, state.here) === card) {
    state.piles[dungeonPile(state.here)].pop()
    state.faceUp[state.here]--
    intoBox(u, card)
    u.tell('left-game', card)
  }
}

const bossToken: Word<U, { readonly by: number }> = {
  name: 'boss-token',
  can: (u, node) => (node.args.by < 0 ? mayMoveBack(u.state) : u.state.track < u.state.skull),
  run(u, node, seat, card) {
    if (node.args.by > 0) {
      u.call(advance, node.args.by)
    } else if (mayMoveBack(u.state)) {
      moveBack(u, -node.args.by)
      leaveGame(u, seat, card)
    }
  },
}

const leave: Word<U, unknown> = {
  name: 'leave-game',
  can: (u, _node, seat, card) => u.state.piles[playedOf(seat)].includes(card),
  payable: (u, _node, seat, card) => u.state.piles[playedOf(seat)].includes(card),
  run: (u, _node, seat, card) => leaveGame(u, seat, card),
}

interface Blessing {
  readonly change: Change
  readonly by: number
  readonly lasts: 'combat' | 'dungeon'
}

const blessing: Word<U, Blessing> = {
  name: 'blessing',
  can: () => true,
  // T7.8
  run(u, node) {
    const { change, by, lasts } = node.args
    u.state.blessings.push(BLESSINGS.indexOf(change), by, lasts === 'combat' ? 1 : 0)
    u.tell('blessed', BLESSINGS.indexOf(change), by, lasts === 'combat' ? 1 : 0)
  },
}

interface OnePlayer {
  readonly do: readonly Effect[]
}

const choosingPlayer = procedure('one-player', ['node', 'seat', 'card'], {
  who: {
    ask(u, f, d) {
      const list = u.content.program.nodes[f.node].lists[0]
      d.ask(f.seat, 'one-player', 'T4.14', f.card, f.node)
      for (let seat = 0; seat < u.state.players; seat++) {
        if (core.can(u, list, seat, f.card)) d.option('to', seat)
      }
      return d.count === 0 ? 'done' : undefined
    },
    answer(u, f, choice) {
      core.perform(u, u.content.program.nodes[f.node].lists[0], choice.a, f.card)
      return 'done'
    },
  },
})

const onePlayer: Word<U, OnePlayer> = {
  name: 'one-player',
  lists: (args) => [args.do],
  can(u, node: EffectNode<OnePlayer>, _seat, card) {
    for (let seat = 0; seat < u.state.players; seat++) {
      if (core.can(u, node.lists[0], seat, card)) return true
    }
    return false
  },
  run: (u, node, seat, card) => u.call(choosingPlayer, node.index, seat, card),
}

export const tableWords: AnyWord<U>[] = [bossToken, leave, blessing, onePlayer]
export const tableProcedures = [choosingPlayer]
