/** Who comes back to a match reads what happened last, and can see it again; the first tap takes it away. */
import { useCallback, useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { Beat } from '../../host/protocol.ts'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { lastLines } from './last-lines.ts'
import styles from './since.module.css'
import { sinceTexts } from './texts.ts'

/** Keys that choose nothing. */
const PASSING = /^(Tab|Shift|Control|Alt|Meta|AltGraph|CapsLock)$/

export function SinceBar() {
  const { recall, board, size, apart } = useMatch()
  const texts = useTexts(sinceTexts)
  const saying = useSaying()
  const { beats, forget } = useLastBeats()
  const lines = lastLines(beats)
  const title = apart === undefined ? texts.title : texts.apart
  if (lines.length === 0) return null
  return (
    <section
      className={styles.bar}
      aria-label={title}
      data-since
      data-over={(board.beside === true && size === 'phone') || undefined}
    >
      <div className={styles.told}>
        <h2 className={styles.title}>{title}</h2>
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two moments may read alike, and none moves.
            <li key={at}>{saying(line)}</li>
          ))}
        </ol>
      </div>
      <button type="button" className={styles.replay} onClick={() => recall(beats)}>
        <Icon name="play" size={16} />
        {texts.replay}
      </button>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={forget}>
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}

const NOTHING: readonly Beat[] = []

/** Asked for once; gone with the first tap, the first key, or whatever happens next. */
function useLastBeats(): { readonly beats: readonly Beat[]; forget(): void } {
  const { view, playing, apart } = useMatch()
  const [found, setFound] = useState<{ readonly at: number; readonly beats: readonly Beat[] }>()
  const { id, entry } = view
  const seen = apart?.seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the table that was found on coming back.
  useEffect(() => {
    let left = false
    host
      .call('recall', { id, ...(seen === undefined ? {} : { since: seen }) })
      .then((beats) => {
        if (!left) setFound({ at: entry, beats })
      })
      // What happened stands in the log all the same.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [id])
  const forget = useCallback(() => setFound(undefined), [])
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      // A key on the bar's own button is that button's.
      const own = target instanceof Element && target.closest('[data-since]') !== null
      if (!(own || PASSING.test(key))) forget()
    }
    document.addEventListener('click', forget)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('click', forget)
      document.removeEventListener('keydown', press)
    }
  }, [forget])
  return { beats: found?.at === entry && !playing ? found.beats : NOTHING, forget }
}
