import { useMemo } from 'react'
import styles from './library.module.css'
import { marked } from './search.ts'

/** A text in which the words that were looked for stand out. */
export function Marked({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly string[]
}) {
  const parts = useMemo(() => marked(text, words), [text, words])
  return parts.map((part, place) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
