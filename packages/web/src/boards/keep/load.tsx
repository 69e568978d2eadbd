/** The board of one pack. */
import type { Content } from '@muster/keep/view'
import { lazy, memo } from 'react'
import type { BoardProps, LoadedBoard, ZoomProps } from '../../frame/board-module.ts'
import type { MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { Board } from './board.tsx'
import { askFirst, faceOf, sayMute } from './buttons.ts'
import { Hand } from './hand.tsx'
import { heading } from './heading.ts'
import { letters } from './letters.ts'
import { mainOption } from './main-option.ts'
import { midway } from './midway.ts'
import { isMoment } from './moment.ts'
import { pathSpots } from './path-spots.ts'
import { nameOf, type Speaking } from './spoken.ts'
import { spotsOf } from './spots.ts'
import { tableOf } from './table.ts'
import { aroundIn } from './texts/around/texts.ts'
import { textsIn } from './texts/texts.ts'
import { minutesLeft } from './time-left.ts'
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
    beside: true,
    Board: memo((props: BoardProps) => (
      <BoardInUseProvider content={content} props={props}>
        <Board events={props.events} told={props.told ?? []} />
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
    spotsOf: ({ state, decision }, option) =>
      decision === undefined ? [] : spotsOf(tableOf(content, state, 'en'), decision, option),
    pathSpots: ({ state, decision }, path) =>
      decision === undefined ? undefined : pathSpots(tableOf(content, state, 'en'), decision, path),
    faceOf: (view, option, language, asked) => faceOf(content, view, option, language, asked),
    midway: ({ state, decision }, tapped, language) =>
      decision === undefined
        ? undefined
        : midway(
            tableOf(content, state, spoken(language)),
            decision,
            tapped,
            textsIn(language).midway,
          ),
    askFirst: (view, option, language) => askFirst(content, view, option, language),
    // K6.14: all of them act.
    atOnce: ['next-hero', 'early-hero'],
    shortcuts: ['action'],
    marksOn: ['ambush'],
    mainOption: (view) => mainOption(content, view),
    letters,
    allOf: () => undefined,
    isMoment,
    sayMute: (key, view, language) => sayMute(tableOf(content, view.state, spoken(language)), key),
    coach: async (view, state, language) =>
      (await import('./coach.ts')).coachNotes(content, view, state, language),
    heading: (view, language) => heading(tableOf(content, view.state, spoken(language))),
    nameOf: (spot, view, state, language) => nameOf(spot, speaking(view, state, language)),
    words: async () => {
      const { allCards, passages } = await import('./passages.ts')
      return {
        passages: (view, state, language) =>
          passages(speaking(view, state, language), aroundIn(language)),
        cards: (language) =>
          allCards(content, spoken(language), textsIn(language), aroundIn(language)),
      }
    },
    minutesLeft: (view) => minutesLeft(tableOf(content, view.state, 'en'), view.seats),
    ending: async (story, view, language) =>
      (await import('./end.ts')).ending(story, speaking(view, view.state, language), language),
  }
}
