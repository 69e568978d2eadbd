/** What a puzzle asks; once a choice is made, how good it was and the ways on. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import type { PuzzleView } from '../../host/puzzles.ts'
import { placeOfPuzzle } from '../../links/place.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { Odds } from './odds.tsx'
import { Pips } from './pips.tsx'
import styles from './puzzle-bar.module.css'
import { noteOutcome, standingOf } from './solved.ts'
import { puzzleTexts } from './texts.ts'

/** How it stands at the table that is drawn: while steps play, as it stood before. */
function useStanding(): PuzzleView | undefined {
  const { view, playing } = useMatch()
  const [standing, setStanding] = useState<PuzzleView>()
  useEffect(() => {
    if (playing) return
    let left = false
    host
      .call('puzzle', { id: view.id })
      .then((now) => {
        if (left) return
        if (now.outcome !== 'open') noteOutcome(now, now.outcome)
        setStanding(now)
      })
      // The table says itself that its worker has died.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [view, playing])
  return standing
}

export function PuzzleBar({ onAgain }: { readonly onAgain: () => void }) {
  const puzzle = useStanding()
  const texts = useTexts(puzzleTexts)
  const saying = useSaying()
  const [folded, setFolded] = useState(false)
  if (puzzle === undefined) return null
  const { game, number, of, difficulty, outcome, step, who, odds } = puzzle
  const isOpen = outcome === 'open'
  const task = who === '' ? texts.taskOfAll : texts.task(saying(who))
  return (
    <section
      className={styles.bar}
      aria-label={texts.puzzle(number)}
      data-puzzle={puzzle.puzzle}
      data-outcome={outcome}
    >
      <p className={styles.number}>
        {texts.numberOf(number, of)} <Pips difficulty={difficulty} />
      </p>
      <div className={styles.say} role="status">
        {isOpen ? <p>{step === 0 ? task : texts.soFar}</p> : <Verdict puzzle={puzzle} />}
      </div>
      {isOpen ? null : <Ways puzzle={puzzle} onAgain={onAgain} />}
      <div className={styles.tools}>
        {isOpen ? null : (
          <Button kind="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? texts.show : texts.hide}
          </Button>
        )}
        <Link href={`/puzzles/${game}`} className={buttonLook('quiet')} aria-label={texts.leave}>
          <Icon name="close" size={20} />
        </Link>
      </div>
      {isOpen || folded ? null : <Odds odds={odds} />}
    </section>
  )
}

function Verdict({ puzzle }: { readonly puzzle: PuzzleView }) {
  const texts = useTexts(puzzleTexts)
  const { outcome, odds } = puzzle
  const best = odds.find(({ isAnswer }) => isAnswer)?.chance ?? 0
  const next = Math.max(0, ...odds.filter(({ isAnswer }) => !isAnswer).map(({ chance }) => chance))
  const own = odds.find(({ isOwn }) => isOwn)?.chance ?? 0
  if (outcome === 'wrong') {
    return (
      <p>
        <Icon name="close" size={20} />
        <span>
          <strong>{texts.wrong}</strong> {texts.whyWrong(own, best)}
        </span>
      </p>
    )
  }
  return (
    <p>
      <Icon name="tick" size={20} />
      <span>
        <strong>{standingOf(puzzle) === 'first' ? texts.rightAtFirst : texts.right}</strong>{' '}
        {texts.whyRight(best, next)}
      </span>
    </p>
  )
}

interface WaysProps {
  readonly puzzle: PuzzleView
  readonly onAgain: () => void
}

function Ways({ puzzle: { outcome, game, next }, onAgain }: WaysProps) {
  const { view, playOnFrom } = useMatch()
  const texts = useTexts(puzzleTexts)
  const wrong = outcome === 'wrong'
  const first = useRef<HTMLDivElement>(null)
  // What is to be done next has the focus: it is decided, and the table waits for nobody.
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [])
  const way = wrong ? 'second' : 'main'
  return (
    <div ref={first} className={styles.ways}>
      {wrong && (
        <Button kind="main" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
      {next === undefined ? (
        <Link href={`/puzzles/${game}`} className={buttonLook(way)}>
          {texts.list}
        </Link>
      ) : (
        <Link href={placeOfPuzzle(next)} className={buttonLook(way)}>
          {texts.next}
        </Link>
      )}
      {view.result === undefined && (
        <Button onClick={() => playOnFrom(view.entry)}>{texts.playOn}</Button>
      )}
    </div>
  )
}
