/** What the ribbon of a great moment says. Loaded with the first of them. */
import type { Telling } from '@muster/engine'
import type { Moment } from '../../look/moment-banner.tsx'
import { GREAT, greatName, holdOn } from './moment.ts'
import type { MomentTexts } from './moment-texts.ts'
import { heroName, nemesisTitle } from './spoken.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

const TO_EXPLORE = {
  en: (n: number) => `Only ${n} more progress here, and hold it to the end of the round.`,
  fr: (n: number) => `Plus que ${n} de progression ici, à tenir jusqu’à la fin de la manche.`,
  pt: (n: number) => `Só falta ${n} de progresso aqui, e manter até o fim da rodada.`,
} as const

/** Where nothing but the last place is left to explore, how much of it; else the whole goal. */
function leftToDo({ content, state, view, language }: Table): string {
  const { when, at } = content.pack.quests[state.quest].victory
  const asks = (when.is === 'all' ? when.of : [when]).map(({ is }) => is)
  const isLast = asks.every((is) => ['explored', 'final', 'nemesis'].includes(is))
  const { final, explored, left } = view.location
  if (!isLast || !asks.includes('explored') || !final || explored || at !== 'round-end')
    return view.goal
  return TO_EXPLORE[language](left)
}

/** The greatest of what has just happened. */
export function momentIn(
  events: readonly Telling[],
  table: Table,
  all: BoardTexts,
  texts: MomentTexts,
): Moment | undefined {
  const found = GREAT.map((great) => events.find((one) => greatName(one, table.content) === great))
  const event = found.find((one) => one !== undefined)
  switch (event === undefined ? undefined : greatName(event, table.content)) {
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
        note: holdOn(table, all) ?? leftToDo(table),
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
