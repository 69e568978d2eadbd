/** What has happened, in plain sentences; a line shows the table as it was. */
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SeatView } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seal } from '../../look/seal.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { frameTexts } from '../texts/texts.ts'
import { useWhy } from '../why/use-why.ts'
import styles from './log.module.css'
import { type LogGroup, logGroups, rulesIn } from './log-groups.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

interface From {
  /** The line that is read first; else the newest is. */
  readonly from?: number | undefined
}

const groupAt = (line: number | undefined): string => `[data-line="${line}"]`

export function LogSheet({ from }: From) {
  const { fold } = useMatch()
  const texts = useTexts(sheetTexts)
  const [panel] = useState(() => document.querySelector<HTMLElement>('[data-log] h2'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the log stands open, one goes there once.
  useEffect(() => {
    if (panel === null) return
    fold()
    panel.focus()
    panel.parentElement?.querySelector(groupAt(from))?.scrollIntoView()
  }, [panel])
  if (panel !== null) return null
  return (
    <Sheet title={texts.log} filled aside>
      <Log from={from} />
    </Sheet>
  )
}

/** The log where it always stands open. */
export function LogPanel() {
  const texts = useTexts(sheetTexts)
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-log>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {texts.log}
      </h2>
      <Log />
    </section>
  )
}

/** So many groups are drawn at first, and more when they are asked for. */
const AT_FIRST = 60
/** As near to the end as this, in px, one reads the newest. */
const AT_END = 24

function Log({ from: first }: From) {
  const { lines, past, view } = useMatch()
  const texts = useTexts(sheetTexts)
  const id = useId()
  const groups = useMemo(() => logGroups(lines), [lines])
  const [from, setFrom] = useState(() => Math.max(0, groups.length - AT_FIRST))
  const { scroller, isAtEnd, onScroll, toEnd } = useOwnPlace(groups.length, first)
  const sits = useMemo(() => new Map(view.seats.map((one) => [one.seat, one])), [view.seats])
  if (groups.length === 0) return <p className={styles.empty}>{texts.logEmpty}</p>
  return (
    <div className={styles.log}>
      <p id={id} className="heard">
        {texts.logHow}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} onScroll={onScroll} tabIndex={0}>
        {from > 0 && (
          <Button kind="quiet" onClick={() => setFrom(Math.max(0, from - 4 * AT_FIRST))}>
            {texts.earlier}
          </Button>
        )}
        <ol className={styles.groups} aria-describedby={id}>
          {groups.slice(from).map((group) => (
            <Group
              key={group.id}
              group={group}
              by={group.seat === undefined ? undefined : sits.get(group.seat)}
              shown={past?.entry === group.entry}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <Button className={styles.newest} onClick={toEnd}>
          {texts.newest}
        </Button>
      )}
    </div>
  )
}

/** Follows the newest line, unless one has scrolled away from it. */
function useOwnPlace(length: number, first: number | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(first === undefined)
  useLayoutEffect(() => {
    const box = scroller.current
    const line = box?.querySelector(groupAt(first))
    if (box === null || line == null) return
    // The sheet around it is shown only after this.
    const watch = new ResizeObserver(() => {
      line.scrollIntoView()
      watch.disconnect()
    })
    watch.observe(line)
    return () => watch.disconnect()
  }, [first])
  const toEnd = () => {
    const box = scroller.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves it.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null || !isAtEnd) return
    box.scrollTop = box.scrollHeight
    // The sheet around it is shown, or grows, only after this.
    const watch = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [length, isAtEnd])
  const onScroll = () => {
    const box = scroller.current
    if (box !== null) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < AT_END)
  }
  return { scroller, isAtEnd, onScroll, toEnd }
}

interface GroupProps {
  readonly group: LogGroup
  readonly by: SeatView | undefined
  readonly shown: boolean
}

/** A group is made anew with every line that comes; only one whose own lines changed is drawn again. */
const Group = memo(
  GroupOfLines,
  (before, after) =>
    before.shown === after.shown &&
    before.by?.name === after.by?.name &&
    before.by?.bot === after.by?.bot &&
    before.group.takenBack === after.group.takenBack &&
    before.group.lines.length === after.group.lines.length &&
    before.group.lines.every((line, place) => line === after.group.lines[place]),
)

function GroupOfLines({ group, by, shown }: GroupProps) {
  const { look, open, fold, size } = useMatch()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const rules = rulesIn(group)
  const [asks, setAsks] = useState(false)
  const mayAsk = group.bot !== undefined && !group.takenBack
  return (
    <li
      className={styles.group}
      data-taken-back={group.takenBack || undefined}
      data-rules={rules.length}
      data-line={group.id}
    >
      {mayAsk ? <AskWhy by={by} asks={asks} onAsk={() => setAsks(!asks)} /> : <Disc by={by} />}
      <button
        type="button"
        className={styles.say}
        style={{ gridRowEnd: `span ${group.lines.length + (group.takenBack ? 1 : 0)}` }}
        aria-current={shown || undefined}
        onClick={() => {
          look(group.entry)
          // There the sheet lies over the table that one wants to see.
          if (size !== 'laptop') fold()
        }}
      >
        {group.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a group never change places.
          <span key={place} className={styles.line}>
            {saying(line.say)}{' '}
          </span>
        ))}
        {group.takenBack && <span className={styles.mark}>{texts.takenBack}</span>}
      </button>
      <span className={styles.rules}>
        {group.sealed && !group.takenBack && (
          <span className={styles.seal}>
            <Seal size={16} title={texts.sealBroken} />
          </span>
        )}
        {rules.map(({ rule, place }) => (
          <button
            key={rule}
            type="button"
            className={styles.rule}
            style={{ gridRow: place + 1 }}
            aria-label={texts.rule(rule)}
            onClick={() => open({ kind: 'rule', rule })}
          >
            {rule}
          </button>
        ))}
      </span>
      {asks && <Why entry={group.entry} />}
    </li>
  )
}

interface AskWhyProps {
  readonly by: SeatView | undefined
  readonly asks: boolean
  onAsk(): void
}

/** The face of a bot: asked, it says why. */
function AskWhy({ by, asks, onAsk }: AskWhyProps) {
  const texts = useTexts(frameTexts)
  const label = by === undefined ? texts.why : texts.whyDid(by.name)
  return (
    <button
      type="button"
      className={styles.face}
      aria-label={label}
      aria-expanded={asks}
      title={label}
      onClick={onAsk}
    >
      {by === undefined ? (
        <Icon name="bot" size={24} />
      ) : (
        <Seat seat={by.seat} size="small">
          <Icon name="bot" />
        </Seat>
      )}
      <span className={styles.asks} aria-hidden="true">
        ?
      </span>
    </button>
  )
}

function Why({ entry }: { readonly entry: number }) {
  const { view } = useMatch()
  const saying = useSaying()
  const why = useWhy(view.id, entry)
  const box = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just said is to be seen.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [why])
  return (
    <p ref={box} className={styles.why} role="status">
      {why === undefined ? '…' : saying(why)}
    </p>
  )
}

/** Whose choice it was; a bot has a bot's face. */
function Disc({ by }: { readonly by: SeatView | undefined }) {
  const texts = useTexts(frameTexts)
  if (by === undefined) return <span className={styles.disc} />
  const isBot = by.bot !== undefined
  return (
    <span className={styles.disc}>
      <Seat seat={by.seat} size="small" title={isBot ? texts.faceBot(by.name) : by.name}>
        {isBot ? <Icon name="bot" /> : undefined}
      </Seat>
    </span>
  )
}
