/** A puzzle: the page of a match, with a bar that asks and judges. Again lays the table anew. */
import { useState } from 'react'
import { MatchTrouble } from '../../frame/trouble/match-trouble.tsx'
import { idOfPuzzle } from '../../links/place.ts'
import { MatchPage } from '../match/match-page.tsx'
import { PuzzleBar } from './puzzle-bar.tsx'

interface PuzzlePageProps {
  readonly game: string
  readonly puzzle: string
  readonly reading: boolean
}

export function PuzzlePage({ game, puzzle, reading }: PuzzlePageProps) {
  const id = idOfPuzzle({ game, puzzle })
  const [attempt, setAttempt] = useState(0)
  return (
    <MatchTrouble key={attempt} id={id}>
      <MatchPage
        id={id}
        reading={reading}
        task={<PuzzleBar onAgain={() => setAttempt((n) => n + 1)} />}
      />
    </MatchTrouble>
  )
}
