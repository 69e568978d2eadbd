/** The whole match as text: the question, its options, the table by headings, the log, and a command line. */
import { use, useEffect, useRef } from 'react'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import type { BoardWords, LoadedBoard } from '../board-module.ts'
import { useMatch } from '../match-context.ts'
import { Consent } from '../sheets/undo.tsx'
import { CommandLine } from './command-line.tsx'
import styles from './reading.module.css'
import { ReadingPrompt } from './reading-prompt.tsx'
import { ReadingVotes } from './reading-votes.tsx'
import { readingTexts } from './texts/texts.ts'

const LOG_LINES = 8

export function ReadingTable() {
  useNoWaiting()
  const place = useFocusKept()
  return (
    <div ref={place} className={styles.table}>
      <ReadingPrompt />
      <UndoWish />
      <ReadingVotes />
      <CommandLine />
      <Passages />
      <LastLines />
    </div>
  )
}

/** There is nothing to watch: what happens by itself happens at once. */
function useNoWaiting(): void {
  const { playing, skip } = useMatch()
  useEffect(() => {
    if (playing) skip()
  })
}

/** A choice takes its button away: then the next question is where one goes on. */
function useFocusKept() {
  const { view, mine } = useMatch()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question may take away what had the focus.
  useEffect(() => {
    const now = document.activeElement
    if (now !== null && now !== document.body) return
    const prompt = place.current?.querySelector('[data-prompt]')
    if (prompt instanceof HTMLElement) prompt.focus()
  }, [view.entry, mine])
  return place
}

function UndoWish() {
  const { view } = useMatch()
  const texts = useTexts(readingTexts)
  const { undo } = view.table
  if (undo === undefined) return null
  return (
    <section className={styles.part} aria-labelledby="reading-undo">
      <h2 id="reading-undo" className={styles.heading}>
        {texts.undoWish}
      </h2>
      <Consent proposal={undo} />
    </section>
  )
}

const loaded = new WeakMap<LoadedBoard, Promise<BoardWords>>()

function wordsOf(board: LoadedBoard): Promise<BoardWords> {
  const words = loaded.get(board) ?? board.words()
  loaded.set(board, words)
  return words
}

function Passages() {
  const { board, view, past, state } = useMatch()
  const { language } = useSettings()
  const saying = useSaying()
  const { passages } = use(wordsOf(board))
  return passages(past ?? view, state, language).map(({ heading, lines }) => (
    <section key={heading} className={styles.part}>
      <h2 className={styles.heading}>{saying(heading)}</h2>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a passage may read the same.
          <li key={place}>{saying(line)}</li>
        ))}
      </ul>
    </section>
  ))
}

function LastLines() {
  const { lines } = useMatch()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const first = Math.max(0, lines.length - LOG_LINES)
  return (
    <section className={styles.part} aria-labelledby="reading-log">
      <h2 id="reading-log" className={styles.heading}>
        {texts.log}
      </h2>
      {lines.length === 0 && <p>{texts.logNone}</p>}
      <ol className={styles.log}>
        {lines.slice(first).map(({ say, rule }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's place in the log never changes.
          <li key={first + place}>
            {saying(say)} {rule !== undefined && <span className={styles.notes}>({rule})</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
