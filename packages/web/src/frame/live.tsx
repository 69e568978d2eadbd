/** What is told to those who listen: what happened, in one calm sentence a batch; and that a choice is yours. */
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import { useMatch } from './match-context.ts'
import { mostTelling, wholly } from './said.ts'
import { play, tremble } from './sounds.ts'
import { frameTexts } from './texts/texts.ts'
import { ourRoles, oursOf } from './voter.ts'

/** About a sentence. */
const BRIEF = 90

export function Live() {
  return (
    <>
      <p className="heard" aria-live="polite">
        <Happened />
      </p>
      <p className="heard" aria-live="assertive">
        <YourChoice />
      </p>
    </>
  )
}

function Happened() {
  const { view, happened, playing } = useMatch()
  const { telling } = useSettings()
  const saying = useSaying()
  const [said, setSaid] = useState('')
  const text = telling === 'full' ? wholly(happened) : mostTelling(happened, BRIEF, ourRoles(view))
  // While steps play they are only watched; the sum is told when they are over.
  useEffect(() => {
    if (!playing) setSaid(text)
  }, [playing, text])
  return saying(said)
}

function YourChoice() {
  const { view, mine, voter } = useMatch()
  const { sound } = useSettings()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const before = useRef<{ readonly voter: number | undefined; readonly mine: boolean }>(undefined)
  const loud = useRef(sound)
  loud.current = sound
  const entry = view.decision?.entry
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new choice is called once.
  useEffect(() => {
    const last = before.current
    before.current = { voter, mine }
    // Somebody else has acted in between: only then it is news that it is your turn.
    if (!mine || last === undefined || (last.mine && last.voter === voter)) return
    if (loud.current) play('your-turn')
    tremble()
  }, [mine, voter, entry])
  if (!mine || voter === undefined || view.decision === undefined) return ''
  const what = saying(view.decision.say)
  const name = view.seats.find(({ seat }) => seat === voter)?.name ?? ''
  return oursOf(view.table).length > 1 ? texts.choiceOf(name, what) : texts.yourChoice(what)
}
