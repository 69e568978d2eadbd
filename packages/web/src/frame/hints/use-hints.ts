/** Hints at the table: asked for at one decision, gone with it. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { MatchView } from '../../host/protocol.ts'
import type { HintMark } from '../board-module.ts'
import { Hinting } from './hinting.ts'
import { promising } from './promising.ts'

/** Tries, of all workers together: some tenths of a second on a laptop, a few seconds on a slow phone. */
const TRIES = 4000

export interface HintsOnPage {
  readonly hinting: Hinting
  /** By the text of an option: those to be marked. */
  readonly marks: ReadonlyMap<string, HintMark>
  /** Thinks, unless it is thought out already, or nobody may be told. */
  ask(): void
  /** Nobody wants to know any more; the marks go. */
  drop(): void
}

const NO_MARKS: HintsOnPage['marks'] = new Map()

const newHinting = () =>
  new Hinting(async () => (await import('../../thinking/thinking.ts')).thinking)

export function useHints(view: MatchView, cards: unknown, mine: boolean): HintsOnPage {
  const [hinting] = useState(newHinting)
  const { game, pack: hash, state, entry, decision, noHints } = view
  const asked = mine ? decision?.entry : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision has hints of its own.
  useEffect(() => () => hinting.drop(), [hinting, asked])
  const thought = useSyncExternalStore(hinting.subscribe, hinting.thought)
  const options = decision?.options
  const marks = useMemo(() => {
    if (thought === undefined || options === undefined) return NO_MARKS
    const best = promising(thought, options)
    return new Map(
      best.map(({ option, wins }) => [option.text, { wins, best: wins === best[0].wins }]),
    )
  }, [thought, options])
  return {
    hinting,
    marks,
    ask() {
      if (asked === undefined || noHints !== undefined || decision?.options.length === 1) return
      const own = cards === undefined ? {} : { pack: { hash, source: cards } }
      void hinting.ask({ game, ...own, state, iterations: TRIES, seed: entry })
    },
    drop: () => hinting.drop(),
  }
}
