/** What happened since the last choice made here: the weightiest that fits, and how much more the log tells. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LogLine } from '../host/protocol.ts'
import { Icon } from '../look/icon.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import own from './happened.module.css'
import { useMatch } from './match-context.ts'
import styles from './prompt.module.css'
import { firstOf, heaviestFirst, wholly } from './said.ts'
import { frameTexts } from './texts/texts.ts'
import { ourRoles } from './voter.ts'
import { lastBotsChoice } from './why/last-choice.ts'
import { useWhy } from './why/use-why.ts'

export function Happened() {
  const { view, happened, replayHappened, size, open, since, lines: log } = useMatch()
  const bots = useMemo(() => lastBotsChoice(log.slice(since)), [log, since])
  const [asked, setAsked] = useState<number>()
  const isAsked = bots !== undefined && asked === bots.entry
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const ranked = useMemo(() => heaviestFirst(happened, ourRoles(view)), [happened, view])
  const words = useRef<HTMLParagraphElement>(null)
  const { count, lines } = useFit(words, ranked.length, wholly(happened))
  const more = ranked.length - count
  return (
    <div className={own.told}>
      {isAsked && <Reason entry={bots.entry} />}
      <p ref={words} style={{ WebkitLineClamp: lines }} hidden={isAsked}>
        <span className="heard">{texts.happened} </span>
        {saying(firstOf(ranked, count))}
        {more === 0 ? null : (
          <>
            {' '}
            <button
              type="button"
              className={own.more}
              onClick={() => open({ kind: 'log', from: since })}
            >
              {saying(texts.andMore(more))}
            </button>
          </>
        )}
      </p>
      {bots !== undefined && (
        <WhyButton
          of={bots}
          pressed={isAsked}
          onPress={() => setAsked(isAsked ? undefined : bots.entry)}
        />
      )}
      {!isAsked && (
        <button
          type="button"
          className={styles.small}
          aria-label={texts.replay}
          onClick={replayHappened}
        >
          <Icon name="play" size={16} />
          {size === 'laptop' ? texts.replay : null}
        </button>
      )}
    </div>
  )
}

interface WhyProps {
  readonly of: LogLine
  readonly pressed: boolean
  onPress(): void
}

/** The bot that chose last, which can be asked why. */
function WhyButton({ of, pressed, onPress }: WhyProps) {
  const { view, size } = useMatch()
  const texts = useTexts(frameTexts)
  const by = view.seats.find(({ seat }) => seat === of.seat)
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={by === undefined ? texts.why : texts.whyDid(by.name)}
      aria-pressed={pressed}
      data-why
      onClick={onPress}
    >
      <Icon name="bot" size={16} />
      {size === 'laptop' ? texts.why : '?'}
    </button>
  )
}

function Reason({ entry }: { readonly entry: number }) {
  const { view } = useMatch()
  const saying = useSaying()
  const why = useWhy(view.id, entry)
  return (
    <p className={own.reason} role="status">
      {why === undefined ? '…' : saying(why)}
    </p>
  )
}

interface Fit {
  readonly of: string
  readonly count: number
  readonly lines: number
  /** How often it was tried on: a box that its own words stretch and shrink is left as it is at last. */
  readonly tries: number
}

const MOST_TRIES = 24
/** Of more sentences than this half are left out at a time. */
const FEW = 10

const fewer = (count: number): number => (count > FEW ? Math.ceil(count / 2) : count - 1)

/** How many sentences its box has room for, and in how many lines; one at least, however long. */
function useFit(words: RefObject<HTMLElement | null>, most: number, of: string): Fit {
  const [fit, setFit] = useState<Fit>({ of, count: most, lines: 2, tries: 0 })
  const now = fit.of === of ? fit : { of, count: most, lines: fit.lines, tries: 0 }
  useLayoutEffect(() => {
    const box = words.current
    const room = box?.parentElement?.parentElement
    if (box === null || room == null || now.tries === MOST_TRIES) return
    const tries = now.tries + 1
    const lines = Math.max(2, linesIn(room))
    const isCut = box.scrollHeight > box.clientHeight + 1
    if (lines !== now.lines) setFit({ ...now, lines, tries })
    else if (isCut && now.count > 1) setFit({ ...now, count: fewer(now.count), tries })
  })
  useEffect(() => {
    const room = words.current?.parentElement?.parentElement
    if (room == null) return
    let width = room.clientWidth
    const watch = new ResizeObserver(() => {
      if (room.clientWidth === width) return
      width = room.clientWidth
      setFit((last) => ({ ...last, of: '' }))
    })
    watch.observe(room)
    return () => watch.disconnect()
  }, [words])
  return now
}

function linesIn(room: HTMLElement): number {
  const { lineHeight, maxHeight } = getComputedStyle(room)
  const least = Number.parseFloat(maxHeight)
  const height = Number.isNaN(least) ? room.clientHeight : Math.max(least, room.clientHeight)
  return Math.floor((height + 1) / Number.parseFloat(lineHeight))
}
