/** A combat from its start to the passing of the token, T4 and T5. */
import { momentProcedure } from '@muster/engine'
import { BOSS, type Content, kindOf, type U } from '../content.ts'
import {
  actingSeat,
  BLESSING,
  DEFEATED,
  discardOf,
  dungeonPile,
  FIGHTING,
  isSolo,
  MOVED_OFF,
  NOBODY,
  nextSeat,
  type TenefyrState,
  THROWN_OUT,
  topOf,
} from '../state.ts'
import { core, procedure } from '../words/grammar.ts'
import { combinedPower, enemyPower } from './power.ts'
import { turn } from './turn.ts'
import { discardPlayed, intoBox } from './zones.ts'

const AT_START = 0
const AT_END = 1

/** "At the start of the combat" and "at the end of the combat". */
export const moment = momentProcedure<TenefyrState, Content>({
  gather(u, at, add) {
    const kind = kindOf(u, u.state.enemy)
    const seat = actingSeat(u.state)
    for (const list of at === AT_START ? kind.atStart : kind.atEnd) add(u.state.enemy, list, seat)
  },
  orderedBy: (u) => actingSeat(u.state),
  rule: 'T11.6',
  matters: () => true,
  perform: core.perform,
})

export const combat = procedure('combat', ['turns'], {
  start(u) {
    const { state } = u
    state.outcome = FIGHTING
    state.turn = NOBODY
    state.turnNumber = 0
    state.enemyBonus = 0
    for (let seat = 0; seat < state.players; seat++) state.bonus[seat] = 0
    state.enemy = topOf(state, state.here)
    u.tell('fights', state.enemy, state.here, enemyPower(u))
    // T4.2, T4.19
    if (kindOf(u, u.state.enemy).atStart.length > 0) u.call(moment, AT_START)
    return 'nextTurn'
  },
  // T4.3, T4.10, T9.2
  nextTurn(u, f) {
    const { state } = u
    if (f.turns === (isSolo(state) ? 2 : state.players)) return 'lost'
    state.turn = isSolo(state) ? 0 : (state.token + f.turns) % state.players
    state.turnNumber = f.turns
    f.turns++
    u.call(turn, state.turn)
    return 'endStep'
  },
  // T4.9
  endStep(u, f) {
    const power = combinedPower(u)
    const needed = enemyPower(u)
    u.tell('checked', power, needed)
    if (power < needed) return 'nextTurn'
    u.state.outcome = DEFEATED
    u.tell('defeated', u.state.enemy, u.state.turn, u.state.here, f.turns)
    // T5.3
    if (kindOf(u, u.state.enemy).atEnd.length > 0) u.call(moment, AT_END)
    return 'loot'
  },
  // T6.1, T8.2
  loot(u) {
    const { state } = u
    const row = state.piles[dungeonPile(state.here)]
    if (row[row.length - 1] === u.state.enemy) {
      row.pop()
      state.faceUp[state.here]--
      if (kindOf(u, u.state.enemy).type === BOSS) intoBox(u, u.state.enemy)
      else {
        state.piles[discardOf(state.turn)].push(u.state.enemy)
        u.tell('looted', state.turn, u.state.enemy)
      }
    }
    return 'over'
  },
  lost(u) {
    u.state.outcome = THROWN_OUT
    u.tell('lost-combat', u.state.enemy, u.state.here)
    return 'over'
  },
  // T11.13
  movedOff(u) {
    u.state.outcome = MOVED_OFF
    return 'over'
  },
  // T5.1, T5.2, T11.9
  over(u) {
    const { state } = u
    discardPlayed(u)
    state.turn = NOBODY
    state.turnNumber = 0
    state.enemy = NOBODY
    state.token = nextSeat(state, state.token)
    u.tell('token', state.token)
    blessingsFade(u)
    return 'done'
  },
})

/** A blessing for a number of combats has one fewer left. */
export function blessingsFade(u: U): void {
  const blessings = u.state.blessings
  for (let i = blessings.length - BLESSING; i >= 0; i -= BLESSING) {
    if (blessings[i + 2] === 1) blessings.splice(i, BLESSING)
    else if (blessings[i + 2] > 1) blessings[i + 2]--
  }
}
