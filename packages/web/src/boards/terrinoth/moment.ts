/** What deserves a look of its own: a Nemesis comes or falls, a hero falls, the end. */
import type { Telling } from '@muster/engine'
import type { Moment } from '../../look/moment-banner.tsx'
import { heroName, nemesisTitle } from './spoken.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

const GREAT = ['won', 'lost', 'fell', 'nemesis-down', 'nemesis']

/** A defeated Nemesis is told as any enemy is. */
const greatName = ({ name, a }: Telling, { content, state }: Table): string =>
  name === 'defeated' && a === content.quests[state.quest].nemesis ? 'nemesis-down' : name

export const isMoment = (events: readonly Telling[]): boolean =>
  events.some(({ name }) => GREAT.includes(name))

/** The greatest of what has just happened. */
export function momentIn(
  events: readonly Telling[],
  table: Table,
  { moment: texts }: BoardTexts,
): Moment | undefined {
  const found = GREAT.map((great) => events.find((one) => greatName(one, table) === great))
  const event = found.find((one) => one !== undefined)
  switch (event === undefined ? undefined : greatName(event, table)) {
    case 'won':
      return { icon: 'crown', title: texts.won, note: texts.wonNote, tone: 'won' }
    case 'lost':
      return { icon: 'skull', title: texts.lost, note: texts.lostNote, tone: 'bad' }
    case 'fell': {
      const hero = table.view.heroes.find((one) => one.hero === event?.a)
      const name = hero === undefined ? '' : heroName(table, hero)
      return { icon: 'skull', title: texts.fell(name), note: texts.fellNote, tone: 'bad' }
    }
    case 'nemesis-down':
      return {
        icon: 'crown',
        title: texts.nemesisDown(nemesisTitle(table)),
        note: texts.nemesisDownNote,
        tone: 'good',
      }
    case 'nemesis':
      return {
        icon: 'skull',
        title: texts.nemesis(nemesisTitle(table)),
        note: texts.nemesisNote,
        tone: 'bad',
      }
    default:
      return undefined
  }
}
