/** What a quest asks for, read from its victory, its defeat and its rules. */
import type { Effect } from '@muster/engine'
import type { When } from '../cards/effects.ts'
import type { Quest } from '../cards/types.ts'
import type { Content } from '../content.ts'

interface Goals {
  /** The Nemesis must be defeated; the place explored; the last place reached. */
  readonly nemesis: boolean
  readonly explored: boolean
  readonly final: boolean
  /** Something comes of exploring, wherever it is. */
  readonly useful: boolean
  /** Nobody may be engaged at the end. */
  readonly clear: boolean
  /** The space that peril must reach, or 0. */
  readonly peril: number
  /** By counter: 1 good when it rises, −1 bad, 0 nothing hangs on it; and where it decides. */
  readonly good: readonly number[]
  readonly edge: readonly number[]
}

let known: Content | undefined
let goals: readonly Goals[] = []

export function goalsOf(content: Content, quest: number): Goals {
  if (known !== content) {
    known = content
    goals = content.pack.quests.map(goalsIn)
  }
  return goals[quest]
}

function goalsIn(quest: Quest): Goals {
  const wanted = partsOf(quest.victory.when)
  const good = quest.counters.map(() => 0)
  const edge = quest.counters.map(({ of }) => of ?? 1)
  const note = (when: When, rises: number): void => {
    if (when.is !== 'counter-at-least' && when.is !== 'counter-below') return
    good[when.counter] = when.is === 'counter-at-least' ? rises : -rises
    edge[when.counter] = when.than
  }
  const nemesis = wanted.some((when) => when.is === 'nemesis' && when.where === 'defeated')
  for (const { when, do: effects } of quest.triggers) {
    if (nemesis && effects.some(isItsComing)) partsOf(when).map((part) => note(part, 1))
  }
  for (const rule of quest.always) {
    if (rule.always === 'untouchable') partsOf(rule.when).map((part) => note(part, -1))
  }
  wanted.map((part) => note(part, 1))
  for (const { when } of quest.defeat) partsOf(when).map((part) => note(part, -1))
  return {
    nemesis,
    explored: wanted.some(({ is }) => is === 'explored'),
    final: wanted.some(({ is }) => is === 'final'),
    useful: [quest.victory, ...quest.triggers].some(
      (one) => one.at === 'explored' || partsOf(one.when).some(({ is }) => is === 'explored'),
    ),
    clear: wanted.some(({ is }) => is === 'no-foes'),
    peril: wanted.reduce((space, when) => (when.is === 'peril' ? when.than : space), 0),
    good,
    edge,
  }
}

const isItsComing = ({ word }: Effect): boolean => word === 'spawn-nemesis'

function partsOf(when: When | undefined): readonly When[] {
  if (when === undefined) return []
  return when.is === 'all' ? when.of.flatMap(partsOf) : [when]
}

/** All that is counted towards victory is there. */
export function isCounted({ good, edge }: Goals, counters: readonly number[]): boolean {
  for (let i = 0; i < good.length; i++) if (good[i] > 0 && counters[i] < edge[i]) return false
  return true
}
