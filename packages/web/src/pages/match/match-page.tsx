/** A match: the table in its three layouts, and what stands there while there is none. */
import { lazy, type PointerEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { Edges } from '../../frame/edges.tsx'
import { Header } from '../../frame/header.tsx'
import { HoverZoom } from '../../frame/hover-zoom.tsx'
import { Live } from '../../frame/live.tsx'
import { useMatch } from '../../frame/match-context.ts'
import { Moves } from '../../frame/moves.tsx'
import { Prompt } from '../../frame/prompt.tsx'
import { MatchProvider } from '../../frame/provider.tsx'
import { LogPanel } from '../../frame/sheets/log.tsx'
import { PastBar } from '../../frame/sheets/past-bar.tsx'
import { Sheets } from '../../frame/sheets/sheets.tsx'
import { useWide } from '../../frame/size.ts'
import { frameTexts } from '../../frame/texts/texts.ts'
import { useKeys, useOneTabStop } from '../../frame/use-keys.ts'
import { useMatchSounds } from '../../frame/use-sounds.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { usePageTitle } from '../arrival.ts'
import { BeforeTable } from './before-table.tsx'
import { KeptBanner } from './kept-banner.tsx'
import styles from './match-page.module.css'

const ReadingTable = lazy(async () => ({
  default: (await import('../../frame/reading/reading-table.tsx')).ReadingTable,
}))
const EndOfMatch = lazy(async () => ({
  default: (await import('../end/end-of-match.tsx')).EndOfMatch,
}))

interface MatchPageProps {
  readonly id: string
  readonly reading: boolean
}

export function MatchPage({ id, reading }: MatchPageProps) {
  return (
    <MatchProvider
      id={id}
      reading={reading}
      before={(table) => <BeforeTable id={id} table={table} />}
    >
      <TableOfMatch />
    </MatchProvider>
  )
}

function TableOfMatch() {
  const match = useMatch()
  const { view, board, size, playing, reading, past } = match
  const { language } = useSettings()
  const saying = useSaying()
  const texts = useTexts(frameTexts)
  const wide = useWide() && !reading
  const [looksOn, setLooksOn] = useState(false)
  usePageTitle(saying(board.heading(view, language)))
  useKeys()
  useOneTabStop()
  const over = view.result !== undefined && !playing && past === undefined
  const bots = view.table.decides?.how === 'bot'
  return (
    <div
      className={styles.page}
      data-size={size}
      data-wide={wide || undefined}
      data-entry={view.entry}
      data-playing={playing || bots || match.sending}
      data-reading={reading || undefined}
    >
      <button type="button" className={styles.skip} onClick={() => match.showReading(!reading)}>
        {reading ? texts.boardAgain : texts.readingTable}
      </button>
      {over && !looksOn ? (
        <main className={styles.end}>
          <Suspense>
            <EndOfMatch onBack={() => setLooksOn(true)} />
          </Suspense>
        </main>
      ) : (
        <Middle over={over} onEnd={() => setLooksOn(false)} />
      )}
      <Header wide={wide} />
      <div className={styles.bars}>
        <KeptBanner />
        <PastBar />
      </div>
      {wide ? (
        <div className={styles.log}>
          <LogPanel />
        </div>
      ) : null}
      {size === 'laptop' ? <HoverZoom /> : null}
      <Sheets />
      <Live />
    </div>
  )
}

function Middle({ over, onEnd }: { readonly over: boolean; readonly onEnd: () => void }) {
  const { reading } = useMatch()
  const texts = useTexts(frameTexts)
  if (reading) {
    return (
      <main className={styles.reading}>
        <Suspense>
          <ReadingTable />
        </Suspense>
      </main>
    )
  }
  return (
    <main className={styles.table} data-table>
      {over ? (
        <div className={styles.result}>
          <button type="button" className={buttonLook('main')} onClick={onEnd}>
            {texts.lookAtEnd}
          </button>
        </div>
      ) : (
        <Prompt />
      )}
      <Board />
    </main>
  )
}

function Board() {
  const { board, view, past, state, events, preview, size } = useMatch()
  const texts = useTexts(frameTexts)
  const { reduced, moved } = useMatchSounds()
  const window = useRef<HTMLElement>(null)
  const props = { view: past ?? view, state, events, preview, size }
  return (
    <TapGoesOn>
      <Moves drawn={state} reduced={reduced} onMoved={moved}>
        <div className={styles.board}>
          <section
            ref={window}
            className={styles.window}
            aria-label={texts.boardRegion}
            data-region="board"
          >
            <board.Board {...props} />
          </section>
          <Edges of={window} />
        </div>
        <section className={styles.hand} aria-label={texts.handRegion} data-region="hand">
          <board.Hand {...props} />
        </section>
      </Moves>
    </TapGoesOn>
  )
}

/** While steps play, a tap on the table goes on to the choice, and does nothing else. */
function TapGoesOn({ children }: { readonly children: ReactNode }) {
  const { playing, skip } = useMatch()
  const swallows = useRef(false)
  return (
    <div
      className={styles.through}
      onPointerDownCapture={(event: PointerEvent) => {
        swallows.current = playing && event.button === 0
        if (swallows.current) skip()
      }}
      onClickCapture={(event) => {
        if (!swallows.current) return
        swallows.current = false
        event.stopPropagation()
        event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
