/** A match: set-up, then turn after turn. */
import { scenarioOf } from '../content.ts'
import { firstSeat } from '../first-seat.ts'
import { BUILDER, isInDungeon, LABORATORY, LOOT_DECK } from '../state.ts'
import { openPlan } from './build.ts'
import { drawTactics, refillRow } from './cards.ts'
import { procedure } from './procedure.ts'
import { atMomentWithHeroes } from './resolve.ts'
import { chooseLab, deploy, shuffleAndLay } from './set-up.ts'
import { turn } from './turn.ts'

/** K8.6 */
const OPEN_PLANS = 2

export const match = procedure('match', ['seat'], {
  setUp(u) {
    u.state.active = firstSeat(u.content, u.state)
    shuffleAndLay(u)
    if (isInDungeon(u.state, LABORATORY)) u.call(chooseLab)
    return 'row'
  },
  row(u) {
    u.shuffle(LOOT_DECK)
    refillRow(u)
    if (isInDungeon(u.state, BUILDER)) for (let i = 0; i < OPEN_PLANS; i++) openPlan(u)
    return 'deploy'
  },
  deploy(u, f) {
    const s = u.state
    if (f.seat === s.players) return 'draw'
    u.call(deploy, f.seat, u.content.startMonsters[s.clan[f.seat]])
    f.seat++
    return 'deploy'
  },
  draw(u) {
    const { hand } = scenarioOf(u.content, u.state)
    for (let seat = 0; seat < u.state.players; seat++) drawTactics(u, seat, hand)
    atMomentWithHeroes(u, 'set-up')
    return 'turn'
  },
  turn(u) {
    u.call(turn, u.state.active)
    return 'turn'
  },
})
