/** What a party takes along from one quest of a road to the next (H15.2). */
import type { Boon } from './cards/types.ts'
import { type Content, EXPLORATION_CARD } from './content.ts'
import {
  BOX,
  explorationStack,
  FOCUSED,
  itemsOf,
  MOST_HEROES,
  MOST_TOKENS,
  type TerrinothState,
} from './state.ts'

/** One for each quest of a road but its last. */
const MOST_BOONS = 2

/** Of the quests that come before this one on its road. */
export function boonsFor({ pack }: Content, quest: string): readonly Boon[] {
  const at = pack.quests.findIndex(({ name }) => name === quest)
  const road = pack.quests[at]?.road
  const before = pack.quests.slice(0, Math.max(0, at)).filter((one) => one.road === road)
  return pack.boons.filter((boon) => before.some(({ name }) => name === boon.quest))
}

/** What is wrong with the boons of a match, as a sentence. */
export function problemOfBoons(
  content: Content,
  quest: string,
  boons: readonly string[],
): string | undefined {
  const known = boonsFor(content, quest)
  const named = boons.map((name) => known.find((boon) => boon.name === name))
  if (boons.length > MOST_BOONS || named.includes(undefined)) {
    const names = known.map(({ name }) => name)
    return names.length === 0
      ? 'The first quest of a road has no "boons".'
      : `"boons" of this quest are up to ${MOST_BOONS} of ${names.join(', ')}.`
  }
  const quests = named.map((boon) => boon?.quest)
  const isTwice = quests.some((name, n) => quests.indexOf(name) !== n)
  return isTwice ? 'Only one boon is taken along from each quest.' : undefined
}

/** H15.2, before anything is shuffled. */
export function layBoons(content: Content, s: TerrinothState, boons: readonly string[]): void {
  for (const name of boons) {
    const boon = content.pack.boons.find((one) => one.name === name)
    if (boon !== undefined) layBoon(content, s, boon)
  }
}

function layBoon(content: Content, s: TerrinothState, boon: Boon): void {
  // The upgrades themselves are asked for, once the match has begun.
  if (boon.gives === 'upgrade') s.journey++
  if (boon.gives === 'item') layItem(content, s, boon.card)
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (s.heroIs[hero] < 0) continue
    if (boon.gives === 'health') s.health[hero] += boon.by
    if (boon.gives === 'tokens') s.tokens[hero] = Math.min(MOST_TOKENS, s.tokens[hero] + boon.by)
    if (boon.gives === 'focused') s.conditions[hero] |= FOCUSED
  }
}

/** The leader's, out of the deck if it is in it. */
function layItem(content: Content, s: TerrinothState, name: string): void {
  const isIt = (card: number): boolean => {
    const kind = content.kinds[content.kindOf[card]]
    return kind.type === EXPLORATION_CARD && kind.name === name
  }
  for (const pile of [explorationStack(0), explorationStack(1), explorationStack(2), BOX]) {
    const at = s.piles[pile].findIndex(isIt)
    if (at < 0) continue
    s.piles[itemsOf(s.leader)].push(...s.piles[pile].splice(at, 1))
    return
  }
}
