import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { host } from '../../host/host.ts'
import type { ChoiceNamed, ChoiceWords } from '../../host/review.ts'
import { thinking } from '../../thinking/thinking.ts'
import { type Judged, judgedMatch } from './judged.ts'
import { type ReviewNow, ReviewSession } from './session.ts'

/** Of the match that was last looked back at: who shows a moment and comes back finds it as it was. */
let last: ReviewSession | undefined

function sessionOf(id: string): ReviewSession {
  if (last?.id === id) return last
  last = new ReviewSession(id, {
    call: (name, ask) => host.call(name, ask),
    judge: (questions, onThought, signal) => thinking.judge(questions, onThought, signal),
  })
  return last
}

interface ReviewOnPage extends ReviewNow {
  readonly judged: Judged | undefined
  stop(): void
  goOn(): void
}

/** Thinks as long as somebody looks. */
export function useReview(id: string): ReviewOnPage {
  const [session] = useState(() => sessionOf(id))
  const now = useSyncExternalStore(session.subscribe, () => session.now)
  useEffect(() => {
    session.run()
    return () => session.stop()
  }, [session])
  const { match, judgement } = now
  const judged = useMemo(
    () => (match === undefined ? undefined : judgedMatch(match, judgement)),
    [match, judgement],
  )
  return { ...now, judged, stop: () => session.stop(), goOn: () => session.run() }
}

/** Choices in words, by position; nothing as long as they are on their way. */
export function useChoiceWords(choices: readonly ChoiceNamed[]): ReadonlyMap<number, ChoiceWords> {
  const { view } = useMatch()
  const { id, result } = view
  const [words, setWords] = useState<ReadonlyMap<number, ChoiceWords>>(new Map())
  // The worker speaks another language as soon as the result does.
  const said = result?.say
  const asked = JSON.stringify(choices)
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices count by what they are; in another language they are asked for again.
  useEffect(() => {
    if (choices.length === 0) return
    let isHere = true
    host.call('choiceWords', { id, choices }).then(
      (found) => {
        if (isHere) setWords(new Map(found.map((one, i) => [choices[i].at, one])))
      },
      // The numbers stand without their words.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [id, asked, said])
  return words
}
