import { type Ref, useState } from 'react'
import type { MatchSummary } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import { KeptMatch } from './kept-match.tsx'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'

interface KeptMatchesProps {
  readonly ref: Ref<HTMLElement>
  readonly matches: readonly MatchSummary[]
  onDrop(match: MatchSummary): void
}

const FEW = 2

export function KeptMatches({ ref, matches, onDrop }: KeptMatchesProps) {
  const texts = useTexts(startTexts)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? matches : matches.slice(0, FEW)
  // The match to go on with is the first that can be.
  const main = shown.find(({ frozen, result }) => frozen === undefined && result === undefined)
  return (
    <section ref={ref} className={styles.section} tabIndex={-1} aria-labelledby="continue">
      <h2 id="continue" className={styles.heading}>
        {texts.goOn}
      </h2>
      <ul className={styles.kept}>
        {shown.map((match) => (
          <KeptMatch key={match.id} match={match} isMain={match === main} onDrop={onDrop} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {texts.showAll(matches.length)}
        </Button>
      )}
    </section>
  )
}
