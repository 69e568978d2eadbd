/** A match that a server keeps: the table of every match, with what its people need who sit elsewhere. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Apart } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import type { Around, LineState, Pushed } from '../../host/online.ts'
import { MatchPage } from '../../pages/match/match-page.tsx'
import { Bar } from './bar.tsx'
import { OnlineFaces } from './faces.tsx'
import { Listens } from './listens.tsx'
import { MenuItems } from './menu-items.tsx'
import { OnlineContext, type OnlineOnPage } from './online-context.ts'
import { lastSeen } from './seen.ts'
import { usePoints } from './use-points.ts'
import { Waiting } from './waiting.tsx'
import { Ways } from './ways.tsx'

interface OnlineMatchProps {
  readonly id: string
  readonly reading: boolean
  readonly review: boolean
  readonly around: Around
  readonly line: LineState
}

const PARTS = { Listens, Faces: OnlineFaces, Waiting, Bar, Menu: MenuItems, Ways } as const

export function OnlineMatch({ id, reading, review, around, line }: OnlineMatchProps) {
  const { match } = around.lobby
  const onNews = useNews(id)
  const [seen] = useState(() => lastSeen(match))
  const { points, point } = usePoints(match)
  const apart = useMemo<Apart>(() => ({ ...PARTS, points, point, seen }), [points, point, seen])
  const online = useMemo<OnlineOnPage>(() => ({ around, line, onNews }), [around, line, onNews])
  return (
    <OnlineContext value={online}>
      <MatchPage id={id} reading={reading} review={review} apart={apart} />
    </OnlineContext>
  )
}

/** What comes before the table is laid waits for it. */
function useNews(id: string): OnlineOnPage['onNews'] {
  const waiting = useRef<Pushed[]>([])
  const ear = useRef<(pushed: Pushed) => void>(undefined)
  useEffect(
    () =>
      host.onPush((pushed) => {
        if (!('id' in pushed) || pushed.id !== id) return
        if (ear.current === undefined) waiting.current.push(pushed)
        else ear.current(pushed)
      }),
    [id],
  )
  return useCallback((next) => {
    ear.current = next
    for (const pushed of waiting.current.splice(0)) next(pushed)
    return () => {
      ear.current = undefined
    }
  }, [])
}
