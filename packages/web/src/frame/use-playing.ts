/** Plays out what happened, a beat at a time, and lets the bots choose when all has been seen. */
import { useEffect, useRef } from 'react'
import type { Considered } from '../host/bot-calls.ts'
import type { MatchView } from '../host/protocol.ts'
import { useSettings } from '../settings/settings.tsx'
import { bots } from '../thinking/bots.ts'
import { isPlaying, standsFor } from './queue.ts'
import { type TableOnPage, troubleOf } from './use-table.ts'

/** How long a bot's face is seen before it acts, where nothing else plays. */
const BREATH = { beat: 450, fast: 120, 'at-once': 0, step: 450 } as const

export function usePlaying(on: TableOnPage): void {
  const { table, opening, step, ask, change } = on
  const { pace } = useSettings()
  const began = useRef(0)
  const run = table?.run
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts with the first beat of each run.
  useEffect(() => {
    began.current = performance.now()
  }, [run])

  const queue = table?.queue
  const isMoment = opening.status === 'open' ? opening.board.isMoment : undefined
  useEffect(() => {
    if (queue === undefined || !isPlaying(queue)) return
    const stands = standsFor(queue, pace, performance.now() - began.current, isMoment)
    if (stands === undefined) return
    const timer = setTimeout(() => step({ kind: 'next' }), stands)
    return () => clearTimeout(timer)
  }, [queue, pace, step, isMoment])

  const view = table?.view
  const playing = queue !== undefined && isPlaying(queue)
  const rushed = table?.rushed === true
  const ours = view?.table.decides?.how === 'bot' && view.kept !== 'online'
  const turn = ours && !playing ? view.decision?.entry : undefined
  const id = view?.id
  const alone = view?.table.seats.every((seat) => seat.people.length === 0) === true
  const thinking = useBotThinking(turn, view, on)
  useEffect(() => {
    if (turn === undefined || id === undefined || opening.status !== 'open') return
    const late = performance.now() - began.current > (pace === 'fast' ? 1500 : 6000)
    const wait = (rushed || late) && !alone ? 0 : BREATH[pace]
    let left = false
    const timer = setTimeout(async () => {
      const considered = await thinking.current
      if (considered === undefined || left) return
      // A table of bots only is watched choice by choice: each is a stretch of its own.
      change((newest) => {
        const still = newest.decision?.entry === turn && newest.table.decides?.how === 'bot'
        return still ? ask('bot', { id, entry: turn, ...considered }) : undefined
      }, alone)
    }, wait)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [turn, id, opening.status, rushed, alone, pace, ask, change, thinking])
}

/** What the bot whose turn it is makes of the table. It begins as soon as it is its turn; nobody waits for it longer than needed. */
function useBotThinking(
  turn: number | undefined,
  view: MatchView | undefined,
  { opening, troubled }: TableOnPage,
): { readonly current: Promise<Considered | undefined> } {
  const thinking = useRef<Promise<Considered | undefined>>(Promise.resolve(undefined))
  const bot = view?.table.decides?.bot?.name
  const cards = opening.status === 'open' ? opening.cards : undefined
  const newest = useRef(view)
  newest.current = view
  useEffect(() => {
    const { current } = newest
    if (turn === undefined || bot === undefined || current === undefined) return
    const { id: match, game, pack, state, entry: version } = current
    const { considered, stop } = bots.think({ game, pack, cards, state, version, bot, match })
    let left = false
    thinking.current = considered.catch((error: unknown) => {
      if (!left) troubled(troubleOf(error))
      return undefined
    })
    return () => {
      left = true
      stop()
    }
  }, [turn, bot, cards, troubled])
  return thinking
}
