/** How good a position is for the players, 0 to 10,000. */
import { LOST, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import { BOSS_DECK, enemiesLeft, type TenefyrState } from '../state.ts'
import { bossPower, presentStrength, restedStrength } from './strength.ts'

const BEST = 10_000
/** What a space of the track is worth: the share of the Boss's power that the party gains on it. */
const GAIN_A_SPACE = 0.05
/** A reward nearer by one enemy, in tenths of a power. */
const NEARER_REWARD = 1

export function value(content: Content, state: TenefyrState): number {
  if (state.result === WON) return BEST
  if (state.result === LOST) return 0
  const stages = Math.max(1, enemiesLeft(state, BOSS_DECK))
  const needed = bossPower(content, state)
  if (state.here === BOSS_DECK) {
    return chance(presentStrength(content, state, stages), needed, stages)
  }
  const spaces = state.skull - state.track
  const strength =
    restedStrength(content, state, stages) + spaces * GAIN_A_SPACE * needed + nearness(state)
  return chance(strength, needed, stages)
}

/** Enemies already beaten in dungeons that still have their reward. */
function nearness(state: TenefyrState): number {
  let near = 0
  for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++) {
    if (state.dungeonReward[dungeon] < 0) continue
    near += Math.max(0, 4 - enemiesLeft(state, dungeon)) * NEARER_REWARD
  }
  return near
}

/** A curve through one half where strength and need are equal; each further stage makes it harder. */
function chance(strength: number, needed: number, stages: number): number {
  const ratio = strength / needed
  const cube = ratio * ratio * ratio
  const one = (cube * cube) / (1 + cube * cube)
  return Math.floor(BEST * (stages > 2 ? one * one : one))
}
