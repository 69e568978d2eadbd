/** Opens a match and asks the worker; what it answers becomes what is on the table. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { boards } from '../boards/registry.ts'
import { HostTrouble, host } from '../host/host.ts'
import type { CallName, Calls, MatchView, News, Trouble } from '../host/protocol.ts'
import { keepDown, letUp } from '../look/controls/held-down.ts'
import { useSettings } from '../settings/settings.tsx'
import { spoken } from '../texts/texts.ts'
import type { LoadedBoard } from './board-module.ts'
import { restFocus } from './rest-focus.ts'
import { Sending } from './sending.ts'
import { type OnTable, type TableStep, tableAfter } from './table-state.ts'

export type Opening =
  | { readonly status: 'opening' }
  | { readonly status: 'failed' | 'dead'; readonly trouble: Trouble }
  | { readonly status: 'open'; readonly board: LoadedBoard; readonly cards: unknown }

export interface TableOnPage {
  readonly opening: Opening
  readonly table: OnTable | undefined
  readonly trouble: Trouble | undefined
  readonly sending: Sending
  step(step: TableStep): void
  /** Asks; a trouble is shown and answered with nothing. */
  ask<N extends CallName>(name: N, ask: Calls[N]['ask']): Promise<Calls[N]['answer'] | undefined>
  /** Asks about what may be, which changes nothing: whatever is wrong with it is no trouble. */
  wonder: TableOnPage['ask']
  /** Makes a change at the table as it will be once what was asked before is answered. */
  change(make: Change, mine: boolean): Promise<void>
  reopen(): void
  /** Something went wrong that was not asked for here. */
  troubled(trouble: Trouble): void
  dismissTrouble(): void
}

/** Asks for a change at the newest table; nothing when it no longer makes sense there. */
type Change = (view: MatchView) => Promise<News | undefined> | undefined

export const troubleOf = (error: unknown): Trouble =>
  error instanceof HostTrouble
    ? { code: error.code, message: error.message }
    : { code: 'broken', message: error instanceof Error ? error.message : String(error) }

const wonder: TableOnPage['ask'] = (name, asked) => host.call(name, asked).catch(() => undefined)

async function openMatch(id: string, language: Calls['speak']['ask']['language']) {
  await host.call('speak', { language })
  const news = await host.call('open', { id })
  const load = boards[news.view.game]
  if (load === undefined) {
    throw new HostTrouble({ code: 'game', message: `no board for “${news.view.game}”` })
  }
  const module = await load()
  return {
    news,
    board: module.boardOf(news.pack),
    cards: news.isHouse ? undefined : news.pack,
  }
}

/** Opens the match, and again on every new attempt; says when its worker has died. */
function useOpening(id: string, step: (step: TableStep) => void) {
  const { language } = useSettings()
  const [opening, setOpening] = useState<Opening>({ status: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const first = useRef(spoken(language))
  const reopen = useCallback(() => setAttempt((n) => n + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the match again.
  useEffect(() => {
    let left = false
    openMatch(id, first.current)
      .then(({ news, board, cards }) => {
        if (left) return
        step({ kind: 'opened', news })
        setOpening({ status: 'open', board, cards })
      })
      .catch((error: unknown) => {
        if (!left) setOpening({ status: 'failed', trouble: troubleOf(error) })
      })
    return () => {
      left = true
    }
  }, [id, attempt, step])
  useEffect(() => host.onDeath((trouble) => setOpening({ status: 'dead', trouble })), [])
  useEffect(() => {
    first.current = spoken(language)
  }, [language])
  return { opening, reopen }
}

/** Asks the worker; what goes wrong is kept until it is dismissed. */
function useAsking(reopen: () => void) {
  const [trouble, setTrouble] = useState<Trouble>()
  const ask: TableOnPage['ask'] = useCallback(
    async (name, asked) => {
      try {
        return await host.call(name, asked)
      } catch (error) {
        const found = troubleOf(error)
        if (found.code === 'dead') return undefined
        setTrouble(found)
        // Another page or somebody faster has gone on: the table is fetched as it is now.
        if (found.code === 'stale') reopen()
        return undefined
      }
    },
    [reopen],
  )
  const dismissTrouble = useCallback(() => setTrouble(undefined), [])
  return { ask, trouble, troubled: setTrouble, dismissTrouble }
}

/** Another language in the midst of a match: everything is told anew. */
function useLanguage(id: string, ask: TableOnPage['ask'], step: (step: TableStep) => void): void {
  const { language } = useSettings()
  const tongue = useRef(spoken(language))
  useEffect(() => {
    const now = spoken(language)
    if (tongue.current === now) return
    tongue.current = now
    ask('speak', { language: now, id }).then((news) => {
      if (news !== undefined) step({ kind: 'spoken', news })
    })
  }, [ask, id, language, step])
}

export function useTable(id: string): TableOnPage {
  const [, go] = useLocation()
  const { pace } = useSettings()
  const [table, draw] = useReducer(tableAfter, undefined)
  const [sending] = useState(() => new Sending())
  const newest = useRef<MatchView>(undefined)
  const before = useRef<Promise<void>>(undefined)
  const step = useCallback((next: TableStep) => {
    if ('news' in next) newest.current = next.news.view
    draw(next)
  }, [])
  const { opening, reopen } = useOpening(id, step)
  const { ask, trouble, troubled, dismissTrouble } = useAsking(reopen)
  useLanguage(id, ask, step)
  const change = useCallback(
    (make: Change, mine: boolean) => {
      const one = async () => {
        const news = newest.current === undefined ? undefined : await make(newest.current)
        if (news === undefined) return
        if (news.view.id !== id) {
          go(`/match/${news.view.id}`)
          return
        }
        if (news.view.decision?.entry !== newest.current?.decision?.entry) restFocus()
        step({ kind: 'told', news, mine, pace })
        const kept = await ask('kept', { id })
        if (kept !== undefined && kept !== news.view.kept) step({ kind: 'kept', kept })
      }
      // Where nothing is under way the worker is asked at once, before the page draws that it was.
      const sent = (before.current?.then(one, one) ?? one()).finally(() => {
        if (before.current === sent) before.current = undefined
        letUp()
        sending.end()
      })
      before.current = sent
      keepDown()
      sending.begin()
      return sent
    },
    [ask, go, id, pace, sending, step],
  )
  return {
    ...{ opening, table, trouble, sending, step, ask, wonder, change, reopen },
    ...{ troubled, dismissTrouble },
  }
}
