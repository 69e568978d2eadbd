/**
 * Draws tables that nobody sees while somebody looks at the first one: the browser makes quick what it has run
 * before, so that the first choice of a match comes as fast as the hundredth.
 */
import {
  Component,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { host } from '../host/host.ts'
import type { MatchView } from '../host/protocol.ts'
import type { LoadedBoard } from './board-module.ts'
import { useMatch } from './match-context.ts'
import { Prompt } from './prompt.tsx'
import { OpenMatch } from './provider.tsx'
import { EMPTY } from './queue.ts'
import { Sending } from './sending.ts'
import type { TableOnPage } from './use-table.ts'

/** Once for each game is enough. */
const rehearsed = new Set<string>()

/** Until the page has nothing else to do; a browser that cannot say so is given a moment. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 100)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then)
  return () => cancelIdleCallback(asked)
}

interface RehearsalProps {
  readonly id: string
  readonly game: string
  readonly board: LoadedBoard
}

export const Rehearsal = memo(({ id, game, board }: RehearsalProps) => {
  const view = useViews(id, game)
  const [stage] = useState(stageOfItsOwn)
  useLayoutEffect(() => {
    if (view !== undefined) layOut(stage)
  }, [view, stage])
  if (view === undefined) return null
  return <NoHarm>{createPortal(<Unseen view={view} board={board} />, stage)}</NoHarm>
})

/** What goes wrong where nobody looks must not take the real table away. */
class NoHarm extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

function stageOfItsOwn(): HTMLElement {
  const stage = document.createElement('div')
  stage.style.cssText = 'position: fixed; inset: 0; visibility: hidden; contain: strict'
  return stage
}

/** Measured as if it were seen, and gone again before anything else looks at the page. */
function layOut(stage: HTMLElement): void {
  document.body.append(stage)
  stage.getBoundingClientRect()
  stage.remove()
}

function useViews(id: string, game: string): MatchView | undefined {
  const [view, setView] = useState<MatchView>()
  useEffect(() => {
    if (rehearsed.has(game)) return
    rehearsed.add(game)
    let stop = whenIdle(next)
    async function next() {
      const step = await host.call('rehearse', { id }).catch(() => undefined)
      if (step === undefined) return
      if (step.view !== undefined || step.over) startTransition(() => setView(step.view))
      if (!step.over) stop = whenIdle(next)
    }
    return () => stop()
  }, [id, game])
  return view
}

const nothing = () => Promise.resolve(undefined)

const UNSEEN: Omit<TableOnPage, 'opening' | 'table'> = {
  trouble: undefined,
  sending: new Sending(),
  step: () => undefined,
  ask: nothing,
  wonder: nothing,
  change: nothing,
  reopen: () => undefined,
  troubled: () => undefined,
  dismissTrouble: () => undefined,
}

function Unseen({ view, board }: { readonly view: MatchView; readonly board: LoadedBoard }) {
  const table = { view, lines: [], queue: EMPTY, since: 0, run: 0, rushed: false }
  const on: TableOnPage = { ...UNSEEN, opening: { status: 'open', cards: undefined, board }, table }
  return (
    <OpenMatch on={on} table={table} board={board} reading={false}>
      <Prompt />
      <Table />
    </OpenMatch>
  )
}

function Table() {
  const { board, view, state, events, preview, size } = useMatch()
  const props = { view, state, events, preview, size }
  return (
    <>
      <board.Board {...props} />
      <board.Hand {...props} />
    </>
  )
}
