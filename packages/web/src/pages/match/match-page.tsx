/** A match: the table in its three layouts, and what stands there while there is none. */
import {
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Edges } from '../../frame/edges.tsx'
import { Header } from '../../frame/header.tsx'
import { useHeading } from '../../frame/heading.ts'
import { HoverZoom } from '../../frame/hover-zoom.tsx'
import { Live } from '../../frame/live.tsx'
import { type Apart, useMatch } from '../../frame/match-context.ts'
import { Moves } from '../../frame/moves.tsx'
import { Prompt } from '../../frame/prompt.tsx'
import { MatchProvider } from '../../frame/provider.tsx'
import { useIsSending } from '../../frame/sending.ts'
import { Sheets } from '../../frame/sheets/sheets.tsx'
import { useWide } from '../../frame/size.ts'
import { frameTexts } from '../../frame/texts/texts.ts'
import { useKeys, useOneTabStop } from '../../frame/use-keys.ts'
import { useMatchSounds } from '../../frame/use-sounds.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import { usePageTitle } from '../arrival.ts'
import { BeforeTable } from './before-table.tsx'
import styles from './match-page.module.css'

const ReadingTable = lazy(async () => ({
  default: (await import('../../frame/reading/reading-table.tsx')).ReadingTable,
}))
const LogPanel = lazy(async () => ({
  default: (await import('../../frame/sheets/log.tsx')).LogPanel,
}))
const KeptBanner = lazy(async () => ({
  default: (await import('./kept-banner.tsx')).KeptBanner,
}))
const PastBar = lazy(async () => ({
  default: (await import('../../frame/sheets/past-bar.tsx')).PastBar,
}))
const SinceBar = lazy(async () => ({
  default: (await import('../../frame/since/since-bar.tsx')).SinceBar,
}))
const Curtain = lazy(async () => ({
  default: (await import('../../frame/curtain/curtain.tsx')).Curtain,
}))
const Coach = lazy(async () => ({
  default: (await import('../../frame/coach/coach.tsx')).Coach,
}))
const Rehearsal = lazy(async () => ({
  default: (await import('../../frame/rehearsal.tsx')).Rehearsal,
}))
const Review = lazy(async () => ({
  default: (await import('../review/review.tsx')).Review,
}))
const EndOfMatch = lazy(async () => ({
  default: (await import('../end/end-of-match.tsx')).EndOfMatch,
}))

interface MatchPageProps {
  readonly id: string
  readonly reading: boolean
  /** A match that is over is looked back at. */
  readonly review?: boolean
  /** The bar of a lesson or a puzzle: then it is no match to come back to, and has no end of its own. */
  readonly task?: ReactNode
  readonly apart?: Apart
}

export function MatchPage({ id, reading, review = false, task, apart }: MatchPageProps) {
  return (
    <MatchProvider
      id={id}
      reading={reading}
      apart={apart}
      before={(table) => <BeforeTable id={id} table={table} />}
    >
      <TableOfMatch review={review} task={task} />
    </MatchProvider>
  )
}

function TableOfMatch({ review, task }: Pick<MatchPageProps, 'review' | 'task'>) {
  const match = useMatch()
  const { view, board, size, playing, reading, past } = match
  const { coach } = useSettings()
  const texts = useTexts(frameTexts)
  const wide = useWide() && !reading
  const [looksOn, setLooksOn] = useState(false)
  usePageTitle(useHeading())
  useKeys()
  useOneTabStop()
  const begun = useBeginning(review)
  // Somebody has chosen before: there is a way back.
  const [returned] = useState(() => view.undo.length > 0 || view.kept === 'seen')
  const isTask = task !== undefined
  const over = view.result !== undefined && !playing && past === undefined && !isTask
  const bots = view.table.decides?.how === 'bot'
  const isLost = view.kept === 'full' || view.kept === 'refused'
  return (
    <Ground
      game={view.game}
      entry={view.entry}
      busy={playing || bots || view.sent === true}
      wide={wide}
    >
      <button type="button" className={styles.skip} onClick={() => match.showReading(!reading)}>
        {reading ? texts.boardAgain : texts.readingTable}
      </button>
      {over && (review || !looksOn) ? (
        <main className={styles.end}>
          <Suspense>
            {review ? <Review /> : begun && <EndOfMatch onBack={() => setLooksOn(true)} />}
          </Suspense>
        </main>
      ) : (
        <Middle over={over} onEnd={() => setLooksOn(false)} />
      )}
      <Header wide={wide} />
      <div className={styles.bars} data-bars>
        <Suspense>{isLost ? <KeptBanner /> : null}</Suspense>
        {match.apart === undefined ? null : <match.apart.Bar />}
        <Suspense>{past !== undefined || view.kept === 'seen' ? <PastBar /> : null}</Suspense>
        {task}
        <Suspense>{returned && !over && past === undefined ? <SinceBar /> : null}</Suspense>
        <Suspense>
          {coach && !isTask && board.coach !== undefined ? <Coach begun={returned} /> : null}
        </Suspense>
      </div>
      {wide ? (
        <div className={styles.log}>
          <Suspense>
            <LogPanel />
          </Suspense>
        </div>
      ) : null}
      {size === 'laptop' ? <HoverZoom /> : null}
      <Sheets />
      <Live />
      <Suspense>
        {view.decision === undefined ? null : (
          <Rehearsal id={view.id} game={view.game} board={board} />
        )}
      </Suspense>
    </Ground>
  )
}

interface GroundProps {
  readonly game: string
  readonly entry: number
  readonly busy: boolean
  readonly wide: boolean
  readonly children: ReactNode
}

/** All lies on it. It alone is drawn when something is sent. */
function Ground({ game, entry, busy, wide, children }: GroundProps) {
  const { sending, size, reading } = useMatch()
  const isSending = useIsSending(sending)
  return (
    <div
      className={styles.page}
      data-game={game}
      data-size={size}
      data-wide={wide || undefined}
      data-entry={entry}
      data-playing={busy || isSending}
      data-reading={reading || undefined}
    >
      {children}
    </div>
  )
}

/** A match that came with a link is seen from its beginning on, unless somebody looks back at it. */
function useBeginning(review = false): boolean {
  const { view, past, look } = useMatch()
  const isTold = view.kept === 'seen' && view.result !== undefined && !review
  const [begun, setBegun] = useState(!isTold)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    if (!begun) look(0)
  }, [])
  if (!begun && past !== undefined) setBegun(true)
  return begun
}

function Middle({ over, onEnd }: { readonly over: boolean; readonly onEnd: () => void }) {
  const { reading, curtain, board, size } = useMatch()
  const texts = useTexts(frameTexts)
  const beside = board.beside === true && size === 'laptop'
  if (curtain !== undefined) {
    return (
      <main className={styles.reading}>
        <Suspense>
          <Curtain />
        </Suspense>
      </main>
    )
  }
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
    <main
      className={styles.table}
      data-table
      data-beside={beside || undefined}
      data-steady={(board.beside === true && size === 'phone') || undefined}
    >
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
  const { board, view, past, state, events, told, preview, size } = useMatch()
  const texts = useTexts(frameTexts)
  const { reduced, moved } = useMatchSounds()
  const window = useRef<HTMLElement>(null)
  const props = { view: past ?? view, state, events, told, preview, size }
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
