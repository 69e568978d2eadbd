/** What a card says: in words where they fit, else in signs. */
import { Signs } from '../../../look/signs.tsx'
import css from './rule-text.module.css'

export type Manner = 'words' | 'signs'

interface Texts {
  readonly short: readonly string[]
  readonly full: readonly string[]
}

interface Titled extends Texts {
  readonly title: string
}

export function RuleText({ face, as }: { readonly face: Texts; readonly as: Manner }) {
  const lines = as === 'words' ? face.full : face.short
  if (lines.length === 0) return null
  return (
    <span className={as === 'words' ? css.words : css.signs}>
      {lines.map((line) => (
        <span key={line} className={css.line}>
          {as === 'words' ? line : <Signs text={line} />}
        </span>
      ))}
    </span>
  )
}

/** Letters on a line of a tile, beside its plate and below it; and how many lines stand beside it. */
const BESIDE = 24
const BELOW = 38
const TALL = 4
/** The same of a low tile, with a smaller plate. */
const LOW_TALL = 3
const LOW = 6
/** Lines that a tile of 214 px holds, both texts together. */
const MOST = 7
/** Letters of a name on one line. */
const NAME = 23

function lines(text: string, beside: number): number {
  let line = 1
  let used = 0
  for (const word of text.split(' ')) {
    const wide = line <= beside ? BESIDE : BELOW
    if (used > 0 && used + 1 + word.length > wide) {
      line++
      used = 0
    }
    used += word.length + (used > 0 ? 1 : 0)
  }
  return text === '' ? 0 : line
}

/** Whether so many lines leave a tile no more than a small plate. */
export const isLow = (most = MOST): boolean => most < LOW

/** Text never shrinks: of two texts too long for a tile, the one that needs it stands in signs. */
export function wordsFit(
  enemy: Titled,
  loot: Titled,
  most = MOST,
): { readonly enemy: Manner; readonly loot: Manner } {
  const room = most - (enemy.title.length > NAME ? 1 : 0) - (loot.title.length > NAME ? 1 : 0)
  const tall = isLow(most) ? LOW_TALL : TALL
  const above = Math.max(tall, lines(enemy.full.join(' '), tall))
  const below = lines(loot.full.join(' '), 0)
  if (above + below <= room) return { enemy: 'words', loot: 'words' }
  if (above > tall && tall + below <= room) return { enemy: 'signs', loot: 'words' }
  // A line of signs stands a little higher than one of words.
  const inSigns = loot.short.length * 1.5
  return { enemy: above + inSigns <= room ? 'words' : 'signs', loot: 'signs' }
}
