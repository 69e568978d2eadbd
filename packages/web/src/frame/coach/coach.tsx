/** One sentence when a thing first occurs, at the thing itself. It asks for nothing, and goes with the next choice. */
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import type { CoachNote, Spot } from '../board-module.ts'
import { useMatch } from '../match-context.ts'
import styles from './coach.module.css'
import { type Box, hidesNothing, type Place, placeBy } from './place.ts'
import { hasSpoken, nextNote, wasSaid } from './said.ts'
import { coachTexts } from './texts.ts'

/** `begun`: the match was under way when the page was opened. */
export function Coach({ begun }: { readonly begun: boolean }) {
  const { note, close } = useNote(begun)
  return (
    <div role="status">
      {note === undefined ? null : <Paper key={note.id} note={note} onClose={close} />}
    </div>
  )
}

interface Spoken {
  /** The choice at which it is said. */
  readonly entry: number
  /** None: there was nothing to say, or it was closed. */
  readonly note: CoachNote | undefined
}

function useNote(begun: boolean): { readonly note: CoachNote | undefined; close(): void } {
  const { board, view, state, mine, sheet } = useMatch()
  const { language } = useSettings()
  const [spoken, setSpoken] = useState<Spoken>()
  const last = useRef<Spoken>(undefined)
  const entry = view.decision?.entry
  const say = (now: Spoken) => {
    last.current = now
    setSpoken(now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once a choice; another language says it anew.
  useEffect(() => {
    if (!mine || entry === undefined) return
    // Who brings a match along from another device has heard it there.
    if (begun && !hasSpoken(view.game)) return
    let left = false
    board.coach?.(view, state, language).then(
      (notes) => {
        if (left) return
        const said = last.current
        if (said?.entry === entry) {
          say({ entry, note: notes.find(({ id }) => id === said.note?.id) })
          return
        }
        const note = nextNote(view.game, notes)
        if (note !== undefined) wasSaid(view.game, note)
        say({ entry, note })
      },
      // Its words did not load: one plays without.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [mine, entry, language])
  const isNow = mine && sheet === undefined && spoken?.entry === entry
  return {
    note: isNow ? spoken?.note : undefined,
    close: () => {
      if (entry !== undefined) say({ entry, note: undefined })
    },
  }
}

function Paper({ note, onClose }: { readonly note: CoachNote; readonly onClose: () => void }) {
  const texts = useTexts(coachTexts)
  const saying = useSaying()
  const { size } = useMatch()
  const paper = useRef<HTMLDivElement>(null)
  const place = usePlace(note, paper)
  return (
    <div
      ref={paper}
      className={styles.note}
      style={styleOf(place)}
      data-coach={note.id}
      data-side={place === 'bar' ? undefined : place?.side}
      data-bar={place === 'bar' || undefined}
      data-size={size}
    >
      <p>
        <span className="heard">{texts.says}</span>
        {saying(note.say)}
      </p>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

/** By its thing; or a bar over the header, where it would hide what one needs to see. */
type Lies = Place | 'bar'

function styleOf(place: Lies | undefined): CSSProperties & { '--arrow'?: string } {
  if (place === undefined) return { visibility: 'hidden' }
  if (place === 'bar') return {}
  const { left, top, arrow } = place
  return { left, top, ...(arrow === undefined ? {} : { '--arrow': `${arrow}px` }) }
}

/** Kept up to date while the board is scrolled or the window changes. */
function usePlace(
  { at }: CoachNote,
  paper: { readonly current: HTMLElement | null },
): Lies | undefined {
  const { state, spots, size } = useMatch()
  const [place, setPlace] = useState<Lies>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn or lit has changed.
  useLayoutEffect(() => {
    const put = () => {
      if (paper.current === null) return
      const { width, height } = paper.current.getBoundingClientRect()
      const room = roomOf()
      const seen = seenOf(at)
      const needed = [...document.querySelectorAll(NEEDED), ...seen].map(boxOf)
      const [thing] = seen
      mark(thing)
      const found = placeBy(thing && boxOf(thing), { width, height }, room, needed)
      const free = thing !== undefined && hidesNothing(found, { width, height }, needed)
      // A bar stays one: it does not wander about while one reads.
      setPlace((now) => (now === 'bar' || !free ? 'bar' : found))
    }
    put()
    addEventListener('resize', put)
    document.addEventListener('scroll', put, { capture: true, passive: true })
    return () => {
      mark(undefined)
      removeEventListener('resize', put)
      document.removeEventListener('scroll', put, { capture: true })
    }
  }, [at, paper, state, spots, size])
  return place
}

/** What one looks at to choose: the question, all that is lit, the hand, and what the board says is needed with it. */
const NEEDED = ['[data-prompt]', '[data-spot][data-lit]', '[data-region="hand"]', '[data-needed]']
  .map((one) => `[data-table] ${one}`)
  .join(', ')

const boxOf = (one: Element): Box => one.getBoundingClientRect()

/** From the board down to the prompt, whose answers are never hidden; the Reading table has all of the window. */
function roomOf(): Box {
  const board = document.querySelector('[data-region="board"]')
  const prompt = document.querySelector('[data-table] [data-prompt]')
  if (board === null || prompt === null) {
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  }
  const { left, top, right, bottom } = boxOf(board)
  const answers = boxOf(prompt)
  return { left, top, right, bottom: answers.top >= bottom ? answers.top : bottom }
}

/** A ring around what it speaks of, wherever the words lie. */
function mark(thing: Element | undefined): void {
  for (const one of document.querySelectorAll('[data-coached]')) {
    if (one !== thing) one.removeAttribute('data-coached')
  }
  thing?.setAttribute('data-coached', '')
}

/** Those of these spots whose middle can be seen. */
const seenOf = (at: readonly Spot[]): readonly Element[] =>
  at.flatMap((spot) => {
    const one = document.querySelector(`[data-table] [data-spot="${spot}"]`)
    if (one === null) return []
    const box = boxOf(one)
    const window = one.closest('[data-region]')
    const seen = window === null ? roomOf() : boxOf(window)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const inside = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
    return inside && box.right > box.left ? [one] : []
  })
