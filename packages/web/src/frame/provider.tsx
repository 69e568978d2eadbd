/** The match on the page: opens it, plays it out, and gives every part of the frame what it sees and may do. */
import type { Seat, Telling } from '@muster/engine'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchView } from '../host/protocol.ts'
import { placeOfMatch } from '../links/place.ts'
import { useSettings } from '../settings/settings.tsx'
import type { LoadedBoard, Spot } from './board-module.ts'
import { keepingEqual, spotStates } from './choosing.ts'
import { useCurtain } from './curtain/use-curtain.ts'
import { deedsAt } from './deeds.ts'
import { useHints } from './hints/use-hints.ts'
import {
  type Apart,
  MatchContext,
  type MatchOnPage,
  type OpenSheet,
  SpotsContext,
  type SpotsOnPage,
} from './match-context.ts'
import { drawn, isPlaying, type Queue, saidIn, toldIn } from './queue.ts'
import { useBoardSize } from './size.ts'
import type { OnTable } from './table-state.ts'
import { useHand } from './use-hand.ts'
import { usePlayAll } from './use-play-all.ts'
import { usePlaying } from './use-playing.ts'
import { usePreview } from './use-preview.ts'
import { type TableOnPage, useTable } from './use-table.ts'
import { oursOf, voterOf } from './voter.ts'

/** How long a ring stays where somebody points. */
const POINTING = 4000

interface ProviderProps {
  readonly id: string
  readonly reading: boolean
  readonly apart?: Apart | undefined
  readonly children: ReactNode
  /** What is shown while there is no table: it opens, it failed, its worker died. */
  readonly before: (table: TableOnPage) => ReactNode
}

export function MatchProvider({ id, reading, apart, children, before }: ProviderProps) {
  const table = useTable(id)
  usePlaying(table)
  if (table.opening.status !== 'open' || table.table === undefined) return before(table)
  return (
    <OpenMatch
      on={table}
      table={table.table}
      board={table.opening.board}
      reading={reading}
      apart={apart}
    >
      {apart === undefined ? null : <apart.Listens on={table} />}
      {children}
    </OpenMatch>
  )
}

interface OpenMatchProps {
  readonly on: TableOnPage
  readonly table: OnTable
  readonly board: LoadedBoard
  readonly reading: boolean
  readonly apart?: Apart | undefined
  readonly children: ReactNode
}

export function OpenMatch({ on, table, board, reading, apart, children }: OpenMatchProps) {
  const match = useMatchOnPage(on, table, board, reading, apart)
  const spots = useSpotsOf(match)
  return (
    <MatchContext value={match}>
      <SpotsContext value={spots}>{children}</SpotsContext>
    </MatchContext>
  )
}

/** The part of the match that spots see. A board has dozens of them: they are drawn anew only when it changes. */
function useSpotsOf(match: MatchOnPage): SpotsOnPage {
  const newest = useRef(match)
  newest.current = match
  const { board, view, past, state, spots } = match
  return useMemo(
    () => ({
      ...{ board, view, past, state, spots },
      tap: (spot, touch) => newest.current.tap(spot, touch),
      consider: (text) => newest.current.consider(text),
      open: (sheet) => newest.current.open(sheet),
    }),
    [board, view, past, state, spots],
  )
}

/** The seat that answers now; in a hot-seat somebody else may take the word for this decision. */
function useVoter(view: MatchView) {
  const [taken, setTaken] = useState<{ readonly entry: number; readonly seat: Seat }>()
  const speaker = taken?.entry === view.entry ? taken.seat : undefined
  return {
    voter: speaker ?? voterOf(view.table),
    speakFor(seat: Seat) {
      if (oursOf(view.table).includes(seat)) setTaken({ entry: view.entry, seat })
    },
  }
}

function usePointing(seat: Seat | undefined, apart: Apart | undefined) {
  const [points, setPoints] = useState<Apart['points']>([])
  return {
    points: useMemo(() => [...points, ...(apart?.points ?? [])], [points, apart?.points]),
    point(spot: Spot) {
      apart?.point(spot)
      const mine = { seat: seat ?? 0, spot }
      setPoints((all) => [...all.filter((one) => one.seat !== mine.seat), mine])
      setTimeout(() => setPoints((all) => all.filter((one) => one !== mine)), POINTING)
    },
  }
}

function usePast(on: TableOnPage, view: MatchView) {
  const [past, setPast] = useState<MatchView>()
  return {
    past,
    async look(entry: number) {
      if (entry >= view.entry) {
        setPast(undefined)
        return
      }
      const then = await on.ask('past', { id: view.id, entry })
      if (then !== undefined) setPast(then)
    },
    backToNow: () => setPast(undefined),
  }
}

function useSheet() {
  const [sheet, open] = useState<OpenSheet>()
  return { sheet, open, fold: () => open(undefined) }
}

type Deeds = ReturnType<typeof deedsAt>

/** What one looked at to choose is in the way once it is chosen. */
function foldingZoom(deeds: Deeds, { sheet, fold }: ReturnType<typeof useSheet>): Deeds {
  if (sheet?.kind !== 'zoom') return deeds
  const folding = (post: Deeds['post']) => (texts: readonly string[]) => {
    fold()
    post(texts)
  }
  const { post, postAll, postPath } = deeds
  return {
    ...deeds,
    post: folding(post),
    postAll: folding(postAll),
    postPath: folding(postPath),
  }
}

function useMatchOnPage(
  on: TableOnPage,
  table: OnTable,
  board: LoadedBoard,
  reading: boolean,
  apart: Apart | undefined,
): MatchOnPage {
  const { view, lines, queue, since } = table
  const [, go] = useLocation()
  const { pace, votes } = useSettings()
  const size = useBoardSize()
  const sheets = useSheet()
  const { past, look, backToNow } = usePast(on, view)
  const { voter, speakFor } = useVoter(view)
  const { points, point } = usePointing(voter ?? oursOf(view.table)[0], apart)
  const playing = isPlaying(queue)
  const { curtain, lift } = useCurtain(board, view, voter)
  const asked = voter !== undefined && view.decision !== undefined && curtain === undefined
  const mine = asked && !playing && past === undefined && view.sent !== true
  const { post, postAll, postPath, ...deeds } = foldingZoom(deedsAt(on, view, voter, votes), sheets)
  const { playAll, stopRow } = usePlayAll({ board, view, mine, postAll })
  const zoom = (spot: Spot) => sheets.open({ kind: 'zoom', spot })
  const over = useHand({ board, view, mine, voter, ask: on.wonder, post, postPath, zoom })
  const { placed, hand, ...handling } = over
  const { preview, consider } = usePreview(view, hand.shown, on.wonder)
  const { row } = handling.choosing
  const hints = useHints(view, on.opening.status === 'open' ? on.opening.cards : undefined, mine)
  const { marks } = hints
  const before = useRef<MatchOnPage['spots']>(new Map())
  const spots = useMemo(() => {
    const shown = view.table.votes.map(({ seat, texts }) => ({ seat, texts: texts ?? [] }))
    const now = spotStates(placed, hand, row, { votes: shown, points, marks }, mine)
    before.current = keepingEqual(before.current, now)
    return before.current
  }, [placed, hand, row, view.table.votes, points, marks, mine])
  const told = toldBy(queue, view, past)
  const { sending, trouble, dismissTrouble, step } = on
  return {
    ...{ board, size, view, playing, sending, past, lines, spots, mine, voter, trouble, reading },
    apart,
    ...{ ...told, since, ...sheets, ...handling, ...deeds },
    ...{ curtain, lift, point, consider, speakFor, look, backToNow, dismissTrouble },
    preview: mine ? preview : undefined,
    playAll,
    hints,
    act(action) {
      stopRow()
      deeds.act(action)
    },
    skip(whole = false) {
      step({ kind: pace === 'step' && playing && !whole ? 'next' : 'skip' })
    },
    replayHappened: () => step({ kind: 'again' }),
    recall: (beats) => step({ kind: 'recalled', beats }),
    showReading: (shown) =>
      go(`${placeOfMatch(view.id)}${shown ? '/read' : ''}`, { replace: true }),
  }
}

const NOTHING: readonly Telling[] = []

/** What is drawn and said now: of the past only the table. */
function toldBy(queue: Queue, view: MatchView, past: MatchView | undefined) {
  const { state, events, say } = drawn(queue, view.state)
  return {
    state: past?.state ?? state,
    events: past === undefined ? events : NOTHING,
    told: past === undefined ? toldIn(queue) : NOTHING,
    saidNow: say,
    happened: saidIn(queue),
  }
}
