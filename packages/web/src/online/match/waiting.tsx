/** Under the question, while it is not answered here: who is waited for, and what can be done about it. */
import { useState } from 'react'
import { Happened } from '../../frame/happened.tsx'
import { useMatch } from '../../frame/match-context.ts'
import prompt from '../../frame/prompt.module.css'
import { useSince } from '../../frame/use-since.ts'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import { AnswerAhead } from './answer-ahead.tsx'
import { isWatching, useOnline, useWhereabouts } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'

/** From here on one may remind somebody; a bot's silence is told of earlier. In seconds. */
const NUDGE = 30
const THINKS = 2
/** What happened last stands first; only then who is waited for. */
const HAPPENED = 6

export function Waiting() {
  const { view, happened, open } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const isAt = useWhereabouts()
  const since = useSince(`${view.entry}`, true)
  const { decides, decision } = view.table
  const names = (seats: readonly number[]) =>
    texts.list(view.seats.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name))
  if (view.sent === true) return <p role="status">{texts.sent}</p>
  if (decision === undefined || decides === undefined) {
    return happened.length > 0 ? <Happened /> : null
  }
  const { bot, seats } = decides
  if (bot !== undefined && since >= THINKS) {
    return <p role="status">{texts.botThinks(names([bot.seat]))}</p>
  }
  const away = seats.filter((seat) => isAt(seat) === 'away' || isAt(seat) === 'open')
  if (decides.how === 'wait' || away.length > 0) {
    return (
      <div className={prompt.happened}>
        <p role="status">
          {texts.awaySeat(
            names(decides.how === 'wait' && away.length === 0 ? [decision.arbiter] : away),
          )}
        </p>
        {!isWatching(view) && (
          <button type="button" className={prompt.small} onClick={() => open({ kind: 'people' })}>
            {texts.whatToDo}
          </button>
        )}
      </div>
    )
  }
  if (since < HAPPENED && happened.length > 0 && view.ahead === undefined) return <Happened />
  if (isWatching(view)) return <p>{texts.watching}</p>
  return (
    <div className={prompt.happened}>
      <p>{texts.choosing(names(seats))}</p>
      <AnswerAhead />
      {since >= NUDGE && <Nudge key={view.entry} seat={seats[0]} />}
    </div>
  )
}

function Nudge({ seat }: { readonly seat: number }) {
  const texts = useTexts(onlineMatchTexts)
  const { match } = useOnline().around.lobby
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <span role="status">{texts.nudged}</span>
  const nudge = () => {
    setIsDone(true)
    // Who is nudged twice in a moment need not be told of it.
    api('nudge', { match }, { seat }).catch(() => undefined)
  }
  return (
    <button type="button" className={prompt.small} onClick={nudge}>
      {texts.nudge}
    </button>
  )
}
