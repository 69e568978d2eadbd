/** A lesson: the page of a match, with a bar that says what to do. Again lays the table anew. */
import { useState } from 'react'
import { type Advice, AdviceContext } from '../../frame/advice.ts'
import { MatchTrouble } from '../../frame/trouble/match-trouble.tsx'
import { idOfLesson } from '../../links/place.ts'
import { MatchPage } from '../match/match-page.tsx'
import { LessonBar } from './lesson-bar.tsx'

interface LessonPageProps {
  readonly game: string
  readonly lesson: string
  readonly reading: boolean
}

export function LessonPage({ game, lesson, reading }: LessonPageProps) {
  const id = idOfLesson(game, lesson)
  const [attempt, setAttempt] = useState(0)
  const [advice, setAdvice] = useState<Advice>()
  return (
    <MatchTrouble key={attempt} id={id}>
      <AdviceContext value={advice}>
        <MatchPage
          id={id}
          reading={reading}
          task={<LessonBar onAgain={() => setAttempt((n) => n + 1)} onAdvice={setAdvice} />}
        />
      </AdviceContext>
    </MatchTrouble>
  )
}
