/** The hand over the table: taps, marks, what is shown first, until it is a choice. */
import type { Seat } from '@muster/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MatchView, RowView } from '../host/protocol.ts'
import { useSettings } from '../settings/settings.tsx'
import type { LoadedBoard, Spot } from './board-module.ts'
import {
  back,
  buttonsOf,
  EMPTY_HAND,
  type Hand,
  leftBy,
  marked,
  type Placed,
  placedOn,
  type Tapped,
  tapMark,
  tapSpot,
  unmarked,
} from './choosing.ts'
import type { Choosing } from './match-context.ts'
import { picksIn } from './picks.ts'
import type { TableOnPage } from './use-table.ts'

export interface HandOnPage {
  readonly placed: readonly Placed[]
  readonly hand: Hand
  readonly choosing: Choosing
  tap(spot: Spot, touch: boolean): void
  choose(text: string): void
  mark(text: string): boolean
  unmark(text: string): void
  done(): void
  stepBack(): void
}

interface Asked {
  readonly board: LoadedBoard
  readonly view: MatchView
  /** This device may answer now. */
  readonly mine: boolean
  readonly voter: Seat | undefined
  readonly ask: TableOnPage['ask']
  post(texts: readonly string[]): void
  /** Sends the choices of a gesture. */
  postPath(texts: readonly string[]): void
  zoom(spot: Spot): void
}

/** Longer rows are not counted out. */
const MOST_COUNTED = 12

/** All that can be marked: one after the other, until nothing more can be. */
async function mostMarks(
  id: string,
  entry: number,
  ask: TableOnPage['ask'],
): Promise<readonly string[]> {
  const marks: string[] = []
  while (marks.length < MOST_COUNTED) {
    const row = await ask('row', { id, entry, marks })
    const [next] = row?.more ?? []
    if (next === undefined) break
    marks.push(next)
  }
  return marks
}

function useMost(view: MatchView | undefined, ask: TableOnPage['ask']): number | undefined {
  const entry = view?.decision?.row === true ? view.decision.entry : undefined
  const id = view?.id
  const [found, setFound] = useState<{ readonly entry: number; readonly most: readonly string[] }>()
  useEffect(() => {
    if (entry === undefined || id === undefined) return
    let left = false
    mostMarks(id, entry, ask).then((most) => {
      if (!left) setFound({ entry, most })
    })
    return () => {
      left = true
    }
  }, [ask, entry, id])
  return found !== undefined && found.entry === entry && found.most.length < MOST_COUNTED
    ? picksIn(view?.decision?.options ?? [], found.most)
    : undefined
}

/** What becomes of the marks; until the worker has answered, what was known before. */
function useRow(
  view: MatchView | undefined,
  marks: Hand['marks'],
  ask: TableOnPage['ask'],
  refuse: () => void,
) {
  const refused = useRef(refuse)
  refused.current = refuse
  const decision = view?.decision
  const entry = decision?.row === true ? decision.entry : undefined
  const id = view?.id
  const [known, setKnown] = useState<{ readonly entry: number; readonly row: RowView }>()
  const texts = marks.map(({ text }) => text).join('\n')
  useEffect(() => {
    if (entry === undefined || id === undefined) return
    let left = false
    const asked = texts === '' ? [] : texts.split('\n')
    ask('row', { id, entry, marks: asked }).then((row) => {
      if (left) return
      if (row !== undefined) setKnown({ entry, row })
      else if (asked.length > 0) refused.current()
    })
    return () => {
      left = true
    }
  }, [ask, entry, id, texts])
  return entry !== undefined && known?.entry === entry ? known.row : undefined
}

/** A hand belongs to one decision and one voter: with another it is empty. */
function useHeld(key: string): readonly [Hand, (next: Hand) => void] {
  const [held, setHeld] = useState<{ readonly key: string; readonly hand: Hand }>()
  const hand = held?.key === key ? held.hand : EMPTY_HAND
  const hold = (next: Hand) => {
    if (next !== hand) setHeld({ key, hand: next })
  }
  return [hand, hold]
}

export function useHand(asked: Asked): HandOnPage {
  const { board, view, mine, voter, ask, post, postPath, zoom } = asked
  const { language } = useSettings()
  const [hand, setHand] = useHeld(`${view.decision?.entry} ${voter}`)
  const placed = useMemo(() => placedOn(board, view), [board, view])
  const asking = mine ? view : undefined
  // Two quick taps may mark what does not go together: the second is taken back.
  const refuse = () => setHand({ ...hand, marks: hand.marks.slice(0, -1) })
  const known = useRow(asking, hand.marks, ask, refuse)
  const most = useMost(asking, ask)
  const row = mine && view.decision?.row === true ? (known ?? anyOf(placed)) : undefined
  const make = (text: string) => {
    const chosen = placed.find((one) => one.option.text === text)
    if (chosen === undefined) return
    const { option, inOrder } = chosen
    const asks = board.askFirst?.(view, option, language) !== undefined
    if (asks && hand.asked !== text) setHand({ ...hand, asked: text })
    else {
      setHand(EMPTY_HAND)
      if (inOrder) postPath(text.split('\n'))
      else post([text])
    }
  }
  const mark = (text: string) => {
    const can = row?.more.includes(text) === true
    if (can) setHand(marked(placed, hand, text))
    return can
  }
  const led = useRef<Spot>(undefined)
  const prompt = view.decision?.prompt ?? ''
  const picks = mine && board.marksOn?.includes(prompt) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is asked.
  useEffect(() => {
    const found = picks ? placed.find(({ groups }) => groups[0]?.includes(led.current ?? '')) : null
    if (found) setHand(marked(placed, EMPTY_HAND, found.option.text))
    led.current = undefined
  }, [picks, view.decision?.entry])
  const settle = (tapped: Tapped, spot: Spot) => {
    led.current = spot
    if (tapped.kind === 'choose') make(tapped.text)
    else if (tapped.kind === 'hold') setHand(tapped.hand)
    else zoom(spot)
  }
  const atOnce = board.atOnce?.includes(prompt) === true
  const showsFirst = board.showsFirst?.includes(prompt) === true
  return {
    ...{ placed, hand, mark },
    choosing: { ...choosingOf(placed, hand, row), most },
    tap(spot, touch) {
      if (!mine) zoom(spot)
      else if (row !== undefined)
        settle(tapMark(placed, hand, row.more, spot, markedAgain(row, hand)), spot)
      else settle(tapSpot(placed, hand, spot, touch && !atOnce, showsFirst), spot)
    },
    choose(text) {
      if (mine && !mark(text)) make(text)
    },
    unmark: (text) => setHand(unmarked(hand, text)),
    done: () => finish(row, setHand, post),
    stepBack: () => setHand(back(hand) ?? hand),
  }
}

/** What is marked and may be marked once more; nobody knows before the worker has seen all marks. */
const markedAgain = ({ marks, more }: RowView, hand: Hand): readonly string[] =>
  marks.length === hand.marks.length ? more.filter((text) => marks.includes(text)) : []

/** Before the worker has answered anything with a place can be marked. */
const anyOf = (placed: readonly Placed[]): RowView => ({
  marks: [],
  more: placed.filter(({ groups }) => groups.length > 0).map(({ option }) => option.text),
  ordered: false,
})

function finish(row: RowView | undefined, setHand: (next: Hand) => void, post: Asked['post']) {
  if (row?.post === undefined) return
  setHand(EMPTY_HAND)
  post(row.post)
}

function choosingOf(
  placed: readonly Placed[],
  hand: Hand,
  row: RowView | undefined,
): Omit<Choosing, 'most'> {
  return {
    tapped: hand.tapped,
    left: leftBy(placed, hand.tapped)
      .filter(({ inOrder }) => !inOrder)
      .map(({ option }) => option.text),
    shown: hand.shown,
    row,
    buttons: buttonsOf(placed, hand.tapped),
    asked: hand.asked,
  }
}
