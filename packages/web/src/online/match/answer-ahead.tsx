/** Answers a question before it is asked; the answer is kept here, and sent when it is one's turn. */
import { useEffect, useRef, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import prompt from '../../frame/prompt.module.css'
import type { MatchView } from '../../host/protocol.ts'
import { useToast } from '../../look/controls/toast.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './match.module.css'
import { onlineMatchTexts } from './texts.ts'

interface Kept {
  readonly prompt: string
  readonly text: string
  readonly label: string
}

/** More would not stand beside the question. */
const MOST = 8

/** Of this tab and match: it does not outlive the question. */
const kept = new Map<string, Kept>()

export function AnswerAhead() {
  const { view } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [, setChanged] = useState(0)
  const { ahead } = view
  const mine = kept.get(view.id)
  if (ahead === undefined || ahead.options.length > MOST) return null
  const keep = (answer: Kept | undefined) => {
    if (answer === undefined) kept.delete(view.id)
    else kept.set(view.id, answer)
    setIsOpen(false)
    setChanged((n) => n + 1)
  }
  if (mine !== undefined && mine.prompt === ahead.prompt) {
    return (
      <span className={styles.ahead} role="status">
        {texts.aheadIs(mine.label)}
        <button type="button" className={prompt.small} onClick={() => keep(undefined)}>
          {texts.aheadNot}
        </button>
      </span>
    )
  }
  if (!isOpen) {
    return (
      <button type="button" className={prompt.small} onClick={() => setIsOpen(true)}>
        {texts.ahead}
      </button>
    )
  }
  return <Options view={view} ahead={ahead} onKeep={keep} />
}

interface OptionsProps {
  readonly view: MatchView
  readonly ahead: NonNullable<MatchView['ahead']>
  onKeep(answer: Kept | undefined): void
}

function Options({ view, ahead, onKeep }: OptionsProps) {
  const { board } = useMatch()
  const { language } = useSettings()
  const saying = useSaying()
  return (
    <span className={styles.ahead}>
      {ahead.options.map((option) => {
        const label = saying(board.faceOf({ ...view, decision: ahead }, option, language).label)
        return (
          <button
            key={option.text}
            type="button"
            className={prompt.small}
            onClick={() => onKeep({ prompt: ahead.prompt, text: option.text, label })}
          >
            {label}
          </button>
        )
      })}
    </span>
  )
}

/** Sends what was answered ahead when it is asked, if it is still on the list. */
export function useAnswerAhead(): void {
  const { view, mine, choose } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const toast = useToast()
  const newest = useRef(choose)
  newest.current = choose
  const { id, decision } = view
  useEffect(() => {
    const answer = kept.get(id)
    if (!mine || answer === undefined || decision === undefined) return
    kept.delete(id)
    if (decision.prompt !== answer.prompt) return
    const isOffered = decision.options.some(({ text }) => text === answer.text)
    toast({ text: isOffered ? texts.aheadDone(answer.label) : texts.aheadGone })
    if (isOffered) newest.current(answer.text)
  }, [id, mine, decision, texts, toast])
}
