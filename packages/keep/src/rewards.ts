/** What a party takes along from one scenario of a chapter to the next (K9.2, K9.3). */
import { type Content, LOOT } from './content.ts'
import { firstSeat } from './first-seat.ts'
import { layMap } from './map/geometry.ts'
import {
  COMPLETED,
  deckOf,
  type KeepState,
  LOOT_DECK,
  NO_PORTAL,
  PORTAL,
  TOKENS,
  VAULT,
} from './state.ts'

/** K9.3 */
const TOKENS_A_REWARD = 2

/** One for each scenario of a chapter but its last. */
export const MOST_REWARDS = 3

const tokenOf = (reward: string): number => TOKENS.findIndex((token) => token === reward)

/** All that a reward can be. */
export const rewardsOf = ({ pack }: Content): string[] => [
  ...TOKENS,
  'portal',
  ...pack.loot.map(({ name }) => name),
]

/** K9.3, before anything is shuffled. */
export function layRewards(content: Content, s: KeepState, rewards: readonly string[]): void {
  for (const reward of rewards) {
    if (reward === 'portal') layPortal(content, s)
    else if (tokenOf(reward) >= 0) layTokens(s, tokenOf(reward))
    else shuffleIn(content, s, reward)
  }
}

function layTokens(s: KeepState, token: number): void {
  const count = Math.min(TOKENS_A_REWARD, s.supply[token])
  s.supply[token] -= count
  s.tokens[VAULT * TOKENS.length + token] += count
}

function layPortal(content: Content, s: KeepState): void {
  if (s.portal[VAULT] === NO_PORTAL) {
    if (s.supply[PORTAL] === 0) return
    s.supply[PORTAL]--
  }
  s.portal[VAULT] = COMPLETED
  // Where heroes use portals, their ways have changed.
  layMap(content, s)
}

function shuffleIn(content: Content, s: KeepState, name: string): void {
  const loot = s.piles[LOOT_DECK]
  const at = loot.findIndex((card) => {
    const kind = content.kinds[content.kindOf[card]]
    return kind.type === LOOT && kind.name === name
  })
  if (at >= 0) s.piles[deckOf(firstSeat(content, s))].push(...loot.splice(at, 1))
}
