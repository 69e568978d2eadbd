/** The party in a dungeon: fighting, going on, leaving. T3.6, T6, T7. */
import type { U } from '../content.ts'
import {
  BLESSING,
  BOX,
  dungeonPile,
  enemiesLeft,
  NOBODY,
  NOWHERE,
  REWARDS_OUT,
  THROWN_OUT,
} from '../state.ts'
import { procedure } from '../words/grammar.ts'
import { combat } from './combat.ts'
import { reward } from './reward.ts'
import { advance } from './track.ts'
import { shuffleDiscards, take } from './zones.ts'

/** Turns the top card of a dungeon up, unless it lies face up already (T6.6). */
export function flipTop(u: U, dungeon: number): void {
  const { state } = u
  const pile = dungeonPile(dungeon)
  if (enemiesLeft(state, dungeon) === 0 || state.faceUp[dungeon] > 0) return
  const card = u.look(pile, state.piles[pile].length - 1)
  state.faceUp[dungeon] = 1
  u.tell('flipped', card, dungeon)
}

export const dungeon = procedure('dungeon', ['dungeon', 'spaces', 'reward'], {
  enter(u, f) {
    u.state.here = f.dungeon
    u.tell('entered', f.dungeon)
    return 'fight'
  },
  // T3.6, T6.3
  fight(u, f) {
    flipTop(u, f.dungeon)
    u.call(combat)
    return 'afterCombat'
  },
  afterCombat(u, f) {
    const { state } = u
    // T6.5
    if (state.outcome === THROWN_OUT) {
      f.spaces = 2
      return 'leave'
    }
    f.spaces = 1
    // T6.4, T11.13
    return enemiesLeft(state, f.dungeon) === 0 ? 'cleared' : 'goOn'
  },
  // T6.2
  goOn: {
    ask(u, f, d) {
      d.askParty(u.state.token, true, 'go-on', 'T6.2', f.dungeon)
      d.option('go-on')
      d.option('leave', f.dungeon)
      return undefined
    },
    answer(_u, _f, choice) {
      return choice.verb === 'go-on' ? 'fight' : 'leave'
    },
  },
  cleared(u, f) {
    const { state } = u
    f.reward = state.dungeonReward[f.dungeon] + 1
    state.dungeonReward[f.dungeon] = NOBODY
    u.tell('cleared', f.dungeon, state.dungeonLevel[f.dungeon])
    return 'leave'
  },
  // T7.1
  leave(u, f) {
    u.tell('left', f.dungeon, f.spaces)
    u.state.here = NOWHERE
    blessingsEnd(u)
    u.call(advance, f.spaces)
    return 'rest'
  },
  rest(u, f) {
    // T7.2
    flipTop(u, f.dungeon)
    // T7.4
    for (let seat = 0; seat < u.state.players; seat++) shuffleDiscards(u, seat)
    return 'reward'
  },
  // T7.5
  reward(u, f) {
    if (f.reward === 0) return 'done'
    const card = f.reward - 1
    take(u, REWARDS_OUT, card)
    u.state.piles[BOX].push(card)
    u.call(reward, card)
    return 'done'
  },
})

/** Blessings that last until the party leaves. */
export function blessingsEnd(u: U): void {
  const blessings = u.state.blessings
  for (let i = blessings.length - BLESSING; i >= 0; i -= BLESSING) {
    if (blessings[i + 2] === 0) blessings.splice(i, BLESSING)
  }
}
