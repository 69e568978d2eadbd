/** "What if this came now": the worst that the Guild could bring of what one looks at, as ghosts. */
import type { Coming, Focus } from '@muster/keep/view'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { host } from '../../host/host.ts'
import { type Table, tableOf } from './table.ts'
import { useBoard } from './use-board.tsx'

const isComing = (one: object): one is Coming => 'heroClass' in one && 'charges' in one

/** All that may come of what one looks at, the worst first; nothing until the worker has played it. */
export function useComing(focus: Focus | undefined): readonly Coming[] | undefined {
  const { table, match } = useBoard()
  const [found, setFound] = useState<{ readonly key: object; readonly all: readonly Coming[] }>()
  const { id } = match
  const { state } = table
  const { kind, n } = focus ?? {}
  const key = useMemo(() => ({ state, kind, n }), [state, kind, n])
  useEffect(() => {
    if (kind === undefined || n === undefined) return
    let left = false
    host
      .call('foresee', { id, state, kind, n })
      .then((all) => {
        if (!left) setFound({ key, all: all.filter(isComing) })
      })
      // Who only looks is not told what went wrong.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [id, state, kind, n, key])
  return found?.key === key ? found.all : undefined
}

interface Looking {
  readonly focus: Focus | undefined
  readonly worst: Coming | undefined
  readonly after: Table | undefined
  look(focus: Focus | undefined): void
}

const Context = createContext<Looking | undefined>(undefined)

export function useWhatIf(): Looking {
  const looking = useContext(Context)
  if (looking === undefined) throw new Error('useWhatIf outside a board')
  return looking
}

export function WhatIfProvider({ children }: { readonly children: ReactNode }) {
  const { table } = useBoard()
  const [focus, look] = useState<Focus>()
  const worst = useComing(focus)?.[0]
  const looking = useMemo((): Looking => {
    const after =
      worst === undefined ? undefined : tableOf(table.content, worst.state, table.language)
    return { focus, worst, after, look }
  }, [table, focus, worst])
  return <Context value={looking}>{children}</Context>
}
