/** Plays out what happened, a beat at a time, and lets the bots choose when all has been seen. */
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.tsx'
import { isPlaying, standsFor } from './queue.ts'
import type { TableOnPage } from './use-table.ts'

/** How long a bot's face is seen before it acts, where nothing else plays. */
const BREATH = { beat: 450, fast: 120, 'at-once': 0, step: 450 } as const

export function usePlaying({ table, opening, step, ask, change }: TableOnPage): void {
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
  useEffect(() => {
    if (turn === undefined || id === undefined || opening.status !== 'open') return
    const late = performance.now() - began.current > (pace === 'fast' ? 1500 : 6000)
    const wait = (rushed || late) && !alone ? 0 : BREATH[pace]
    const timer = setTimeout(() => {
      // A table of bots only is watched choice by choice: each is a stretch of its own.
      change((newest) => {
        const still = newest.decision?.entry === turn && newest.table.decides?.how === 'bot'
        return still ? ask('bot', { id, entry: turn }) : undefined
      }, alone)
    }, wait)
    return () => clearTimeout(timer)
  }, [turn, id, opening.status, rushed, alone, pace, ask, change])
}
