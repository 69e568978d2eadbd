/** What all parts of the board see: the table, faces of cards, texts, and what an option would bring. */
import type { Seat as SeatNumber } from '@muster/engine'
import type { Content } from '@muster/tenefyr/view'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BoardProps, BoardSize, SpotState } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import type { CardState } from '../../look/card-frame.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { HeroSeat } from './cards/marks.tsx'
import { type Faces, useFaces } from './cards/use-faces.ts'
import { type Stage, stageOf } from './stage.ts'
import { type Table, tableOf } from './table.ts'
import { boardTexts } from './texts/texts.ts'
import type { BoardTexts } from './texts/words.ts'

export interface Ghost {
  /** The table as it would be. */
  readonly table: Table
  /** The party's power in the last end step, where the combat would be over by then. */
  readonly checked: number | undefined
}

export interface BoardInUse {
  readonly table: Table
  readonly match: MatchView
  /** The decision that the drawn table waits for. */
  readonly decision: DecisionView | undefined
  readonly stage: Stage
  readonly size: BoardSize
  readonly faces: Faces
  readonly texts: BoardTexts
  readonly say: (text: string) => string
  readonly ghost: Ghost | undefined
  nameOf(seat: SeatNumber): string
}

const Context = createContext<BoardInUse | undefined>(undefined)

export function useBoard(): BoardInUse {
  const board = useContext(Context)
  if (board === undefined) throw new Error('useBoard outside a board')
  return board
}

export function BoardInUseProvider({
  content,
  props,
  children,
}: {
  readonly content: Content
  readonly props: BoardProps
  readonly children: ReactNode
}) {
  const { language } = useSettings()
  const { view: match, state, preview, size } = props
  const texts = useTexts(boardTexts)
  const say = useSaying()
  const table = useMemo(() => tableOf(content, state, spoken(language)), [content, state, language])
  const faces = useFaces(content, table.reader)
  const ghost = useMemo((): Ghost | undefined => {
    if (preview === undefined) return undefined
    const checked = preview.events.findLast(({ name }) => name === 'checked')
    return { table: tableOf(content, preview.state, spoken(language)), checked: checked?.a }
  }, [content, preview, language])
  const decision = state === match.state ? match.decision : undefined
  const stage = useMemo(() => stageOf(table, decision), [table, decision])
  const inUse = useMemo((): BoardInUse => {
    const nameOf = (seat: SeatNumber): string =>
      match.seats.find((one) => one.seat === seat)?.name ?? say(table.names.seat(seat))
    return { table, match, decision, stage, size, faces, texts, say, ghost, nameOf }
  }, [table, match, decision, stage, size, faces, texts, say, ghost])
  return <Context value={inUse}>{children}</Context>
}

/** A seat's disc, or two where a player has two heroes. */
export function SeatDiscs({
  seat,
  size = 'small',
  all = false,
}: {
  readonly seat: SeatNumber
  readonly size?: 'small' | 'medium' | 'large'
  readonly all?: boolean
}) {
  const { table } = useBoard()
  const heroes = table.view.lanes[seat]?.heroes ?? []
  const shown = all ? heroes : heroes.slice(0, 1)
  return shown.map((hero) => <HeroSeat key={hero} seat={seat} hero={hero} size={size} />)
}

const cardStates = new WeakMap<SpotState, CardState>()

/** How the frame's word on a spot is drawn on a card; the same word is the same object, for cards drawn once. */
export function cardState(state: SpotState): CardState {
  const known = cardStates.get(state) ?? drawnState(state)
  cardStates.set(state, known)
  return known
}

function drawnState(state: SpotState): CardState {
  return {
    lit: state.lit,
    chosen: state.chosen || state.marked > 0,
    place: state.place,
    sealed: state.sealed && state.lit,
    pointedBy: state.pointed,
    faces:
      state.faces.length === 0
        ? undefined
        : state.faces.map((seat) => <SeatDiscs key={seat} seat={seat} />),
  }
}
