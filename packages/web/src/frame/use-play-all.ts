/** Plays a row of options, and goes on with it once a question in between is answered. */
import { useEffect, useRef } from 'react'
import type { MatchView } from '../host/protocol.ts'
import { useSettings } from '../settings/settings.tsx'
import type { LoadedBoard } from './board-module.ts'
import { nextOfRow, type Row, rowOf } from './play-all.ts'

interface Asked {
  readonly board: LoadedBoard
  readonly view: MatchView
  readonly mine: boolean
  postAll(texts: readonly string[]): void
}

export function usePlayAll({ board, view, mine, postAll }: Asked) {
  const { language } = useSettings()
  const row = useRef<Row>(undefined)
  const sent = useRef<number>(undefined)
  const send = (texts: readonly string[]) => {
    row.current = rowOf(view, texts)
    sent.current = view.entry
    postAll(texts)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is looked at once.
  useEffect(() => {
    if (!mine || row.current === undefined || sent.current === view.entry) return
    const next = nextOfRow(board, row.current, view)
    if (next.kind === 'over') row.current = undefined
    else if (next.kind === 'goes-on') send(next.texts)
  }, [view.entry, mine])
  return {
    playAll() {
      const all = board.allOf(view, language)
      if (mine && all !== undefined) send(all.texts)
    },
    /** Something else was done: the rest is not played by itself. */
    stopRow() {
      row.current = undefined
    },
  }
}
