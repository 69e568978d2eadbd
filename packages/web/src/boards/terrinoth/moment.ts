/** What deserves a look of its own: a Nemesis comes or falls, a hero falls, the end. */
import type { Telling } from '@muster/engine'
import { type Content, NEMESIS } from '@muster/terrinoth/view'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

export const GREAT = ['won', 'lost', 'fell', 'nemesis-down', 'nemesis']

/** A defeated Nemesis is told as any enemy is. */
export const greatName = ({ name, a }: Telling, { kinds, kindOf }: Content): string =>
  name === 'defeated' && kinds[kindOf[a]].rank === NEMESIS ? 'nemesis-down' : name

export const isMoment = (content: Content, events: readonly Telling[]): boolean =>
  events.some((event) => GREAT.includes(greatName(event, content)))

/** What stands over the next choice for a while, if that comes at once: somebody has fallen. */
export const passes = (content: Content, events: readonly Telling[]): boolean =>
  events.some((event) => ['fell', 'nemesis-down'].includes(greatName(event, content)))

/** All is done that the quest asks for, and only has to last. */
export function holdOn({ content, state, view }: Table, { hold }: BoardTexts): string | undefined {
  const { at } = content.pack.quests[state.quest].victory
  if (!view.reached || view.result !== 'going-on') return undefined
  return at === 'round-end' || at === 'enemy-phase' ? hold[at] : undefined
}
