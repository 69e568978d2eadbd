/** How a match ends (H13). */
import { LOST, WON } from '@muster/engine'
import { questOf, type U } from '../content.ts'
import { livingHeroes, NONE } from '../state.ts'
import { isSo } from '../words/when.ts'

/** What `lost` tells. */
const ALL_FELL = 0
const BY_THE_QUEST = 1

function lose(u: U, why: number): 'done' {
  u.tell('lost', why)
  return u.end(LOST)
}

/** H13.3: at once, where heroes, counters or the round change. Once it is true nothing more may be called. */
export function checkDefeat(u: U): boolean {
  if (livingHeroes(u.state) === 0) {
    lose(u, ALL_FELL)
    return true
  }
  const { defeat } = questOf(u)
  for (let i = 0; i < defeat.length; i++) {
    if (!isSo(u, defeat[i], u.state.leader, NONE)) continue
    lose(u, BY_THE_QUEST)
    return true
  }
  return false
}

export function isWonAt(u: U, moment: number): boolean {
  const { victory } = questOf(u)
  return victory.at === moment && isSo(u, victory.when, u.state.leader, NONE)
}

export function win(u: U): 'done' {
  u.tell('won')
  return u.end(WON)
}
