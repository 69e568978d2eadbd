/** The board of one pack. */
import type { Content } from '@muster/tenefyr/view'
import { lazy, memo } from 'react'
import type { BoardProps, LoadedBoard, ZoomProps } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { Board } from './board.tsx'
import { allOf, askFirst, faceOf, isMidway } from './buttons.ts'
import { charts, minutesLeft, reasons } from './end.ts'
import { Hand } from './hand.tsx'
import { heading } from './heading.ts'
import { letters } from './letters.ts'
import { mainOption } from './main-option.ts'
import { isMoment } from './moment.ts'
import { allCards, nameOf, passages, type Speaking } from './spoken.ts'
import { spotsOf } from './spots.ts'
import { asTenefyr, tableOf } from './table.ts'
import { textsIn } from './texts/texts.ts'
import { BoardInUseProvider } from './use-board.tsx'

// Nothing of it is needed for the first choice.
const Piles = lazy(async () => ({ default: (await import('./piles.tsx')).Piles }))
const Symbols = lazy(async () => ({ default: (await import('./symbols.tsx')).Symbols }))
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
        <Board events={props.events} />
      </BoardInUseProvider>
    )),
    Hand: memo((props: BoardProps) => (
      <BoardInUseProvider content={content} props={props}>
        <Hand />
      </BoardInUseProvider>
    )),
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
    Symbols: (props) => (
      <BoardInUseProvider content={content} props={onSheet(props)}>
        <Symbols />
      </BoardInUseProvider>
    ),
    showsFirst: ['where-to', 'go-on'],
    spotsOf: ({ state, decision }, option) =>
      decision === undefined ? [] : spotsOf(content, asTenefyr(state), decision, option),
    faceOf: (view, option, language) => faceOf(content, view, option, language),
    askFirst: (view, option, language) => askFirst(content, view, option, language),
    mainOption: (view) => mainOption(content, view),
    letters,
    allOf: (view, language) => allOf(content, view, language),
    isMidway: (view) => isMidway(content, view),
    isMoment,
    coach: async (view, state, language) =>
      (await import('./coach.ts')).coachNotes(content, view, state, language),
    heading: (view, language) => heading(tableOf(content, view.state, spoken(language))),
    nameOf: (spot, view, state, language) => nameOf(spot, speaking(view, state, language)),
    words: () =>
      Promise.resolve({
        passages: (view, state, language) => passages(speaking(view, state, language)),
        cards: (language) =>
          allCards(
            content,
            { players: 2, profile: '2019', language: spoken(language) },
            textsIn(language),
          ),
      }),
    minutesLeft: (view) => minutesLeft(tableOf(content, view.state, 'en'), view.seats),
    ending: (story, view, language) => {
      const said = speaking(view, view.state, language)
      return Promise.resolve({ charts: charts(story, said), reasons: reasons(story, said) })
    },
  }
}
