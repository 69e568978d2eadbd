import { Fragment, type Ref, useState } from 'react'
import type { MatchSummary } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import { KeptMatch } from './kept-match.tsx'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'
import { goesOn } from './use-kept-matches.ts'

interface KeptMatchesProps {
  readonly ref: Ref<HTMLElement>
  readonly matches: readonly MatchSummary[]
  onDrop(match: MatchSummary): void
}

const FEW = 2
const HEADINGS = ['goOn', 'past'] as const

export function KeptMatches({ ref, matches, onDrop }: KeptMatchesProps) {
  const texts = useTexts(startTexts)
  const [showsAll, setShowsAll] = useState(false)
  // What can go on comes first, and the first of it is what to go on with.
  const ordered = [...matches.filter(goesOn), ...matches.filter((match) => !goesOn(match))]
  const shown = showsAll ? ordered : ordered.slice(0, FEW)
  const main = ordered.find(goesOn)
  return (
    <section ref={ref} className={styles.section} tabIndex={-1}>
      {[shown.filter(goesOn), shown.filter((match) => !goesOn(match))].map((some, at) =>
        some.length === 0 ? null : (
          <Fragment key={HEADINGS[at]}>
            <h2 id={HEADINGS[at]} className={panels.heading}>
              {texts[HEADINGS[at]]}
            </h2>
            <ul className={styles.kept} aria-labelledby={HEADINGS[at]}>
              {some.map((match) => (
                <KeptMatch key={match.id} match={match} isMain={match === main} onDrop={onDrop} />
              ))}
            </ul>
          </Fragment>
        ),
      )}
      {shown.length < matches.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {texts.showAll(matches.length)}
        </Button>
      )}
    </section>
  )
}
