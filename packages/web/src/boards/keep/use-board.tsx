/** What all parts of the board see: the table, faces of cards, texts, and what an option would bring. */
import type { Seat } from '@muster/engine'
import type { Content } from '@muster/keep/view'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BoardProps, BoardSize, SpotState } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import type { CardState } from '../../look/card-frame.tsx'
import { Seat as Disc } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { Picture } from './cards/picture.tsx'
import { clanPictures } from './cards/pictures.ts'
import { type Faces, useFaces } from './cards/use-faces.ts'
import { type Table, tableOf } from './table.ts'
import { boardTexts } from './texts/texts.ts'
import type { BoardTexts } from './texts/words.ts'

export interface BoardInUse {
  readonly table: Table
  readonly match: MatchView
  /** The decision that the drawn table waits for. */
  readonly decision: DecisionView | undefined
  readonly size: BoardSize
  readonly faces: Faces
  readonly texts: BoardTexts
  readonly say: (text: string) => string
  /** The table as it would be after what is considered. */
  readonly ghost: Table | undefined
  nameOf(seat: Seat): string
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
  const faces = useFaces(content)
  const table = useMemo(() => tableOf(content, state, spoken(language)), [content, state, language])
  const ghost = useMemo(
    () => (preview === undefined ? undefined : tableOf(content, preview.state, spoken(language))),
    [content, preview, language],
  )
  const decision = state === match.state ? match.decision : undefined
  const inUse = useMemo((): BoardInUse => {
    const nameOf = (seat: Seat): string =>
      match.seats.find((one) => one.seat === seat)?.name ?? say(table.names.seat(seat))
    return { table, match, decision, size, faces, texts, say, ghost, nameOf }
  }, [table, match, decision, size, faces, texts, say, ghost])
  return <Context value={inUse}>{children}</Context>
}

/** A player's disc with the sign of the clan. */
export function ClanDisc({
  seat,
  size = 'small',
}: {
  readonly seat: Seat
  readonly size?: 'small' | 'medium' | 'large'
}) {
  const { table } = useBoard()
  const clan = table.view.seats[seat]?.clan
  return (
    <Disc seat={seat} size={size}>
      {clan === undefined ? undefined : <Picture name={clanPictures[clan]} />}
    </Disc>
  )
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
        : state.faces.map((seat) => <ClanDisc key={seat} seat={seat} />),
  }
}
