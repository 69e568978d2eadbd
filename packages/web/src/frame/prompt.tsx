/** Whose choice, what, why; and every way to answer that has no place on the board. */
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../look/icon.tsx'
import { Seat } from '../look/seat.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import { Answers } from './answers.tsx'
import { Detail } from './detail.tsx'
import { useMatch } from './match-context.ts'
import styles from './prompt.module.css'
import { wholly } from './said.ts'
import { frameTexts } from './texts/texts.ts'
import { useMidway } from './use-midway.ts'
import { useSince } from './use-since.ts'
import { chooserName } from './voter.ts'

export function Prompt() {
  const match = useMatch()
  const { view, voter, playing, past } = match
  const box = useRef<HTMLElement>(null)
  const asked = useId()
  useFocusAfterChoice(box)
  const midway = useMidway()
  const party = view.decision?.by === 'party'
  return (
    <section
      ref={box}
      className={styles.prompt}
      style={voter === undefined || playing ? undefined : seatLine(voter)}
      data-prompt={view.decision?.prompt ?? ''}
      data-mine={match.mine}
      data-plays={playing || undefined}
      data-looks-back={past !== undefined || undefined}
      data-midway={midway !== undefined || undefined}
      data-size={match.size}
      aria-labelledby={asked}
      tabIndex={-1}
    >
      <div className={styles.question}>
        <Who party={party} />
        <p id={asked} className={styles.what}>
          <What />
        </p>
        <Why />
      </div>
      <Detail />
      <Answers />
    </section>
  )
}

const seatLine = (seat: number) => ({ borderInlineStartColor: `var(--seat-${(seat % 6) + 1})` })

/** After a choice the next question has the focus; nobody is left on a card that is gone. */
function useFocusAfterChoice(box: { readonly current: HTMLElement | null }): void {
  const { view, mine, sheet, reading } = useMatch()
  const entry = view.decision?.entry
  const before = useRef(`${entry} ${mine}`)
  const last = useRef<Element>(null)
  const free = sheet === undefined && !reading
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question calls for it once.
  useEffect(() => {
    // Who has just come to the table finds the Reading table first in the tab order.
    if (before.current === `${entry} ${mine}`) return
    before.current = `${entry} ${mine}`
    const at = document.activeElement
    const onTable = at === document.body || at?.closest('[data-table]') !== null
    if (free && onTable) box.current?.focus({ preventScroll: true })
  }, [entry, mine])
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // What had the focus may be gone after any step, not only after a choice.
  useEffect(() => {
    const gone = last.current !== null && !last.current.isConnected
    if (gone && free && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true })
    }
  })
}

function Who({ party }: { readonly party: boolean }) {
  const { view, voter, playing, past } = useMatch()
  const texts = useTexts(frameTexts)
  if (view.decision === undefined || playing || past !== undefined) return null
  const by = party ? voter : (voter ?? view.decision.by)
  const seat = view.seats.find((one) => one.seat === by)
  if (seat === undefined) return <strong className={styles.who}>{texts.party}</strong>
  const colour = { background: `var(--seat-${(seat.seat % 6) + 1})` }
  return (
    <span className={styles.by}>
      <Seat seat={seat.seat} size="small">
        {seat.bot === undefined ? undefined : <Icon name="bot" />}
      </Seat>
      <strong className={styles.who} style={colour}>
        {chooserName(view.decision.asked.who, seat)}
      </strong>
    </span>
  )
}

function What() {
  const { view, playing, past, saidNow, choosing, mine, happened } = useMatch()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const midway = useMidway()
  if (past !== undefined) return texts.pastPrompt
  if (playing) return saying(wholly(saidNow)) || texts.steps
  const { decision } = view
  if (decision === undefined) return texts.over
  if (midway !== undefined) return saying(midway.question)
  const { question, facts } = decision.asked
  const { decides, seats } = view.table
  // Else the line below says who decides.
  const isParty = mine && decision.by === 'party' && happened.length > 0
  const forAll = isParty && seats.length > 1 && decides?.seats.length === 1
  // Once something is marked its counter says how much is left.
  const counted = choosing.row !== undefined && choosing.row.marks.length > 0
  return (
    <>
      {saying(question)}
      {forAll ? <span className={styles.facts}> {texts.forAll}</span> : null}
      {facts === '' || counted ? null : <span className={styles.facts}> {saying(facts)}</span>}
    </>
  )
}

/** The rule that asks, and while it is another's choice since when. */
function Why() {
  const { view, mine, playing, past, open } = useMatch()
  const texts = useTexts(frameTexts)
  const since = useSince(`${view.entry} ${mine}`, !(mine || playing))
  const { decision } = view
  if (decision === undefined || playing || past !== undefined) return null
  return (
    <>
      {mine || view.table.decides === undefined || since < 5 ? null : (
        <span className={styles.since}>
          {since < 90 ? texts.sinceSeconds(since) : texts.sinceMinutes(Math.round(since / 60))}
        </span>
      )}
      <button
        type="button"
        className={styles.rule}
        aria-label={texts.rule(decision.rule)}
        onClick={() => open({ kind: 'rule', rule: decision.rule })}
      >
        {decision.rule}
      </button>
    </>
  )
}
