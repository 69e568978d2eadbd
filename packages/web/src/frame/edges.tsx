/** Where something lit lies beyond the edge of what is seen: an arrow with how many, which leads there. */
import { type RefObject, useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import styles from './edges.module.css'
import type { Way } from './keys.ts'
import { useMatch } from './match-context.ts'
import { frameTexts } from './texts/texts.ts'

type Counts = Readonly<Record<Way, number>>

const NONE: Counts = { up: 0, down: 0, left: 0, right: 0 }
const LIT = '[data-spot][data-lit]'

/** Of what is chosen this much must be seen, in px: the edge of a card tells nobody what it is. */
const LEAST = 20

/** On which side of the window something lies, when next to nothing of it is seen. */
function beyond(thing: DOMRect, seen: DOMRect): Way | undefined {
  // What is folded away lies nowhere: no way leads there.
  if (thing.width === 0) return undefined
  if (thing.bottom <= seen.top + LEAST) return 'up'
  if (thing.top >= seen.bottom - LEAST) return 'down'
  if (thing.right <= seen.left + LEAST) return 'left'
  return thing.left >= seen.right - LEAST ? 'right' : undefined
}

const sideOf = (window: HTMLElement, one: HTMLElement): Way | undefined =>
  beyond(one.getBoundingClientRect(), window.getBoundingClientRect())

function countBeyond(window: HTMLElement): Counts {
  const counts = { ...NONE }
  for (const one of window.querySelectorAll<HTMLElement>(LIT)) {
    const side = sideOf(window, one)
    if (side !== undefined) counts[side]++
  }
  return counts
}

const SIGNS: Readonly<Record<Way, string>> = { up: '▲', down: '▼', left: '◀', right: '▶' }

/** How many lit things lie beyond each edge, kept up to date. */
function useCounts(of: RefObject<HTMLElement | null>): Counts {
  const { spots, state } = useMatch()
  const [counts, setCounts] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit or drawn has changed.
  useEffect(() => {
    const window = of.current
    if (window === null) return
    const count = () => {
      const now = countBeyond(window)
      setCounts((old) => (JSON.stringify(old) === JSON.stringify(now) ? old : now))
    }
    // It counts at once, too, when the layout is done anyway.
    const resized = new ResizeObserver(count)
    resized.observe(window)
    window.addEventListener('scroll', count, { passive: true, capture: true })
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', count, { capture: true })
    }
  }, [of, spots, state])
  return counts
}

export function Edges({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const counts = useCounts(of)
  const texts = useTexts(frameTexts)
  const show = (way: Way) => {
    const window = of.current
    if (window === null) return
    const there = [...window.querySelectorAll<HTMLElement>(LIT)].filter(
      (one) => sideOf(window, one) === way,
    )
    const nearest = way === 'up' || way === 'left' ? there.at(-1) : there[0]
    nearest?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'smooth' })
  }
  const says: Readonly<Record<Way, (count: number) => string>> = {
    up: texts.litAbove,
    down: texts.litBelow,
    left: texts.litLeft,
    right: texts.litRight,
  }
  return (['up', 'down', 'left', 'right'] as const)
    .filter((way) => counts[way] > 0)
    .map((way) => (
      <button
        key={way}
        type="button"
        className={styles.edge}
        data-way={way}
        aria-label={says[way](counts[way])}
        onClick={() => show(way)}
      >
        <span aria-hidden="true">
          {SIGNS[way]} {counts[way]}
        </span>
      </button>
    ))
}
