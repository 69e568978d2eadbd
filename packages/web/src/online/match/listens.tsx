/** Takes in what happens elsewhere: news of the table, choices that come back, and that it is one's turn. */
import { useEffect, useRef } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import type { TableOnPage } from '../../frame/use-table.ts'
import { useToast } from '../../look/controls/toast.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useAnswerAhead } from './answer-ahead.tsx'
import { useBadge } from './badge.ts'
import { isWatching, useOnline, waitsForMe } from './online-context.ts'
import { rememberSeen } from './seen.ts'
import { onlineMatchTexts } from './texts.ts'

export function Listens({ on }: { readonly on: TableOnPage }) {
  const { view, playing } = useMatch()
  const { around, onNews } = useOnline()
  const { pace } = useSettings()
  const texts = useTexts(onlineMatchTexts)
  const toast = useToast()
  const newest = useRef({ view, pace, texts })
  newest.current = { view, pace, texts }
  const { step, troubled } = on
  useEffect(
    () =>
      onNews((pushed) => {
        const now = newest.current
        if (pushed.kind === 'returned') troubled(pushed.trouble)
        if (pushed.kind !== 'news') return
        const { news, anew } = pushed
        // It was there already when the table was laid.
        if (news.view.entry < now.view.entry && !anew) return
        const isWhole = news.lines[0]?.entry === 0
        if (isWhole) step({ kind: 'opened', news })
        else {
          // Who watches sees each choice by itself.
          const mine = pushed.mine || isWatching(news.view)
          step({ kind: 'told', news, mine, pace: now.pace, apart: true })
        }
        if (anew) toast({ text: now.texts.fetchedAnew })
      }),
    [onNews, step, troubled, toast],
  )
  const { match } = around.lobby
  useEffect(() => rememberSeen(match, view.entry), [match, view.entry])
  useBadge(waitsForMe(view) && !playing)
  useAnswerAhead()
  return null
}
