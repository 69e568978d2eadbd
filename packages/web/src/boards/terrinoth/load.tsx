/** The board of one pack. */
import type { Content } from '@muster/terrinoth/view'
import { lazy, memo } from 'react'
import type { BoardProps, LoadedBoard, ZoomProps } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { Board } from './board.tsx'
import { faceOf } from './buttons.ts'
import { Hand } from './hand.tsx'
import { heading } from './heading.ts'
import { letters } from './letters.ts'
import { mainOption } from './main-option.ts'
import { steadyMinutes } from './minutes.ts'
import { isMoment } from './moment.ts'
import { nameOf, type Speaking } from './spoken.ts'
import { spotsOf } from './spots.ts'
import { anyTableOf, tableOf } from './table.ts'
import { textsIn } from './texts/texts.ts'
import { BoardInUseProvider } from './use-board.tsx'

// Nothing of it is needed for the first choice.
const Piles = lazy(async () => ({ default: (await import('./piles.tsx')).Piles }))
const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }))

/** A sheet shows the table without a preview, at the size of its own room. */
const onSheet = ({ view, state }: Pick<ZoomProps, 'view' | 'state'>): BoardProps => ({
  view,
  state,
  events: [],
  preview: undefined,
  size: 'phone',
})

export function loadBoard(content: Content): LoadedBoard {
  const speaking = (
    match: MatchView,
    state: MatchView['state'],
    language: PageLanguage,
  ): Speaking => ({
    table: tableOf(content, state, spoken(language)),
    texts: textsIn(language),
    match,
  })
  return {
    Board: memo((props: BoardProps) => (
      <BoardInUseProvider content={content} props={props}>
        <Board events={props.events} told={props.told} />
      </BoardInUseProvider>
    )),
    // All cards lie open in the columns, but for a turned phone.
    Hand: memo((props: BoardProps) =>
      props.size === 'turned' ? (
        <BoardInUseProvider content={content} props={props}>
          <Hand />
        </BoardInUseProvider>
      ) : null,
    ),
    Zoom: (props) => (
      <BoardInUseProvider content={content} props={onSheet(props)}>
        <Zoom spot={props.spot} glance={props.glance === true} />
      </BoardInUseProvider>
    ),
    Piles: (props) => (
      <BoardInUseProvider content={content} props={onSheet(props)}>
        <Piles />
      </BoardInUseProvider>
    ),
    spotsOf: ({ state, decision }, option) =>
      decision === undefined ? [] : spotsOf(anyTableOf(content, state), decision, option),
    pathSpots: ({ state, decision }, { steps }) => {
      const last = steps.at(-1)
      if (decision === undefined || last === undefined) return undefined
      return spotsOf(anyTableOf(content, state), decision, last)
    },
    faceOf: (_view, option, language) => faceOf(option, language),
    mainOption,
    letters,
    allOf: () => undefined,
    isMoment: (events) => isMoment(content, events),
    coach: async (view, state, language) =>
      (await import('./coach.ts')).coachNotes(content, view, state, language),
    heading: (view, language) => heading(tableOf(content, view.state, spoken(language))),
    nameOf: (spot, view, state, language) => nameOf(spot, speaking(view, state, language)),
    words: async () => {
      const { allCards, passages } = await import('./passages.ts')
      const { aroundIn } = await import('./texts/around/texts.ts')
      return {
        passages: (view, state, language) =>
          passages(speaking(view, state, language), aroundIn(language)),
        cards: (language) => allCards(content, language, textsIn(language)),
      }
    },
    minutesLeft: (view) => steadyMinutes(view.id, anyTableOf(content, view.state), view.seats),
    ending: async (story, view, language) =>
      (await import('./end.ts')).ending(story, speaking(view, view.state, language), language),
  }
}
