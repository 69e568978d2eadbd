/** What stands on an enemy while a choice or an action is about it: what it would bring, that it is a target. */
import { symbols } from '@muster/terrinoth/view'
import { useMemo, useState } from 'react'
import type { DecisionView, OptionView } from '../../host/protocol.ts'
import { readSpot, spotsOf } from './spots.ts'
import type { Table } from './table.ts'
import { useBoard } from './use-board.tsx'

/** By the enemy's code. */
export type Aims = Readonly<Record<number, string>>

/** Verbs whose label says after a colon what comes of it. */
const TOLD: readonly string[] = ['target', 'act']

/** "Bandit with Mok (health 2): falls in 74 %" brings "falls in 74 %". */
export function outcomeIn(say: string): string | undefined {
  const parts = say.split(/\u00a0?: /)
  return parts.length > 1 ? parts.at(-1) : undefined
}

/** What each enemy that can be chosen would come to. */
export function outcomes(table: Table, decision: DecisionView): Record<number, string> {
  const found: Record<number, string> = {}
  const put = (option: OptionView, before = ''): void => {
    const outcome = TOLD.includes(option.verb) ? outcomeIn(option.say) : undefined
    if (outcome === undefined) return
    for (const spot of spotsOf(table, decision, option).flat()) {
      const at = readSpot(spot)
      if (at?.kind === 'enemy') found[at.n] = before + outcome
    }
  }
  for (const option of decision.options) put(option)
  // Something else is asked, and who is tapped is attacked.
  for (const path of decision.paths ?? []) put(path, `${symbols.attack} `)
  return found
}

/** `acts`: who acts just now. */
export function useAims(acts: number | undefined): Aims {
  const { table, texts, decision } = useBoard()
  const { targets, agenda } = table.state
  const aims = useMemo(
    () => (decision === undefined ? {} : outcomes(table, decision)),
    [table, decision],
  )
  const all = { ...aims }
  for (const code of targets) all[code] = texts.enemy.target
  if (decision?.prompt === 'divide') {
    // Shares wait until all are given.
    const at = targets.indexOf(decision.about.a)
    const given = agenda.slice(agenda.length - at)
    for (const [n, code] of targets.slice(0, at + 1).entries()) {
      all[code] = `${given[n] ?? '?'} ${symbols.success}`
    }
  }
  // Who acts, or whose deed a question is about.
  const actor = acts ?? (decision?.prompt === 'who' ? decision.about.b : undefined)
  if (actor !== undefined && (acts !== undefined || actor >= 0)) all[actor] = texts.enemy.acts
  return useSame(all)
}

/** The same object as long as it says the same: nothing is drawn anew for it. */
function useSame(aims: Aims): Aims {
  const [kept, setKept] = useState(aims)
  if (JSON.stringify(kept) === JSON.stringify(aims)) return kept
  setKept(aims)
  return aims
}
