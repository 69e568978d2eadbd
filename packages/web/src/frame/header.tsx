/** The upper edge: what is played, who is here, what happened last, and the tools of the match. */
import type { ReactNode } from 'react'
import type { LogLine } from '../host/protocol.ts'
import { Icon } from '../look/icon.tsx'
import { useSettings } from '../settings/settings.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import { Faces } from './faces.tsx'
import styles from './header.module.css'
import { useHeading } from './heading.ts'
import { useMatch } from './match-context.ts'
import { gistOf } from './said.ts'
import { frameTexts } from './texts/texts.ts'
import { useLongPress } from './use-long-press.ts'
import { useUndo } from './use-undo.ts'

export function Header({ wide }: { readonly wide: boolean }) {
  const { size, board, view, open, apart } = useMatch()
  const texts = useTexts(frameTexts)
  const heading = useHeading()
  const slim = size !== 'laptop'
  const isPlayed = view.result === undefined && view.kept !== 'laid'
  return (
    <header
      className={styles.header}
      data-size={size}
      data-alone={view.seats.length < 2 || undefined}
    >
      <Tool label={texts.menu} onClick={() => open({ kind: 'menu' })}>
        <Icon name="menu" size={20} />
      </Tool>
      <h1 className={styles.heading}>{heading}</h1>
      {size === 'laptop' && isPlayed ? (
        <span className={styles.minutes}>{texts.minutesLeft(board.minutesLeft(view))}</span>
      ) : null}
      {view.unranked === undefined ||
      view.daily !== undefined ||
      apart !== undefined ||
      !isPlayed ? null : (
        <span className={styles.stamps}>{texts.noStamps}</span>
      )}
      {apart === undefined ? <Faces /> : <apart.Faces />}
      {wide ? <span className={styles.line} /> : <LastLine />}
      <div className={styles.tools}>
        <Hint />
        <Undo />
        {size === 'phone' ? null : <FastForward />}
        {slim ? null : <Sound />}
        {slim ? null : (
          <Tool label={texts.help} onClick={() => open({ kind: 'keys' })}>
            <Icon name="help" size={20} />
          </Tool>
        )}
      </div>
    </header>
  )
}

interface ToolProps {
  readonly label: string
  readonly onClick: () => void
  readonly quiet?: boolean
  /** What it shows is on the board. */
  readonly on?: boolean
  readonly children: ReactNode
}

function Tool({ label, onClick, quiet = false, on = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={quiet || undefined}
      data-on={on || undefined}
      title={label}
      onClick={() => {
        if (!quiet) onClick()
      }}
    >
      {children}
    </button>
  )
}

/** What has been seen so far: while steps play, that of the step. */
function useLastSaid(): { readonly say: string; readonly rule?: string } | undefined {
  const { lines, playing, saidNow, view, past } = useMatch()
  const gist = playing ? gistOf(saidNow) : undefined
  if (gist !== undefined) {
    const { text: say, rule } = gist
    return rule === undefined ? { say } : { say, rule }
  }
  // Who watches somebody else's match is not told its end before.
  const seen = view.kept === 'seen' && past !== undefined ? past.entry : view.entry
  // Who sits where is no news.
  const isNews = ({ kind, entry }: LogLine) => kind !== 'table' && entry <= seen
  return playing ? undefined : lines.findLast(isNews)
}

function LastLine() {
  const { open } = useMatch()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const last = useLastSaid()
  const line = last === undefined ? texts.log : saying(last.say)
  return (
    <button
      type="button"
      className={styles.line}
      aria-label={texts.lastLine(line)}
      onClick={() => open({ kind: 'log' })}
    >
      <Icon name="log" size={24} />
      <span className={styles.lineText}>{line}</span>
      {last?.rule === undefined ? null : <span className={styles.lineRule}>{last.rule}</span>}
    </button>
  )
}

/** Takes the last step back at once; a long press or the small arrow opens the other ways back. */
function Undo() {
  const { open, size } = useMatch()
  const texts = useTexts(frameTexts)
  const { label, undo, possible } = useUndo()
  const others = () => open({ kind: 'undo' })
  const { press, stop, wasLong } = useLongPress(others)
  return (
    <span className={styles.undo}>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-disabled={!possible || undefined}
        title={label}
        onPointerDown={press}
        onPointerUp={stop}
        onPointerLeave={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          const held = event.detail > 0 && wasLong()
          if (possible && !held) undo()
        }}
      >
        <Icon name="undo" size={20} />
        {size === 'laptop' ? <span className={styles.undoText}>{texts.undoShort}</span> : null}
      </button>
      {possible ? (
        <Tool label={texts.undoMenu} onClick={others}>
          <svg width="0.625rem" height="0.625rem" viewBox="0 0 10 10" aria-hidden="true">
            <path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </Tool>
      ) : null}
    </span>
  )
}

/** What promises most; where nobody may be told, it says why. */
function Hint() {
  const { open, view, hints } = useMatch()
  const texts = useTexts(frameTexts)
  if (view.result !== undefined || view.kept === 'seen') return null
  return (
    <Tool label={texts.hint} onClick={() => open({ kind: 'hint' })} on={hints.marks.size > 0}>
      <Icon name="hint" size={24} />
    </Tool>
  )
}

function FastForward() {
  const { skip, playing, view } = useMatch()
  const texts = useTexts(frameTexts)
  const bots = view.table.decides?.how === 'bot'
  return (
    <Tool label={texts.fastForward} onClick={() => skip(true)} quiet={!(playing || bots)}>
      <Icon name="fast-forward" size={20} />
    </Tool>
  )
}

function Sound() {
  const { sound, change } = useSettings()
  const texts = useTexts(frameTexts)
  return (
    <Tool label={sound ? texts.soundOn : texts.soundOff} onClick={() => change({ sound: !sound })}>
      <Icon name={sound ? 'sound-on' : 'sound-off'} size={24} />
    </Tool>
  )
}
