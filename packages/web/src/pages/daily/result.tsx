/** How a daily went, and the words to send. */
import type { DailyResult } from '../../host/daily.ts'
import { Button } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { Icon } from '../../look/icon.tsx'
import { useDailyName } from '../../texts/daily.ts'
import { useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import styles from './daily.module.css'
import { placeOfDaily, shareText } from './share-text.ts'
import { dailyTexts } from './texts.ts'

interface ResultProps {
  readonly game: string
  readonly day: string
  readonly result: DailyResult
}

export function Outcome({ result }: { readonly result: DailyResult }) {
  const outcome = useOutcome(result)
  return (
    <p className={styles.outcome}>
      <span className={result.won ? panels.won : panels.lost}>
        <Icon name={result.won ? 'crown' : 'skull'} />
      </span>
      {outcome}
    </p>
  )
}

function useOutcome({ won, choices, tookBack }: DailyResult): string {
  const texts = useTexts(dailyTexts)
  const outcome = won ? texts.wonIn(choices) : texts.lostAfter(choices)
  return tookBack ? `${outcome} (${texts.tookBack})` : outcome
}

export function ResultToShare({ game, day, result }: ResultProps) {
  const texts = useTexts(dailyTexts)
  const named = useDailyName()
  const { title } = useTexts((setUpOf(game) ?? setUps[0]).texts)
  const text = shareText({
    game: title,
    daily: named(day),
    signs: result.signs,
    outcome: useOutcome(result),
    place: placeOfDaily(location.href),
  })
  return (
    <div className={styles.share}>
      <pre className={styles.shared}>{text}</pre>
      <p className={panels.soft}>{texts.signs[game]}</p>
      <ShareButtons text={text} />
    </div>
  )
}

function ShareButtons({ text }: { readonly text: string }) {
  const texts = useTexts(dailyTexts)
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: texts.copied })
    } catch {
      toast({ text: texts.notCopied })
    }
  }
  async function send() {
    try {
      await navigator.share({ text })
    } catch {
      // Whoever closes the list of programs has changed their mind.
    }
  }
  return (
    <div className={styles.ways}>
      {'share' in navigator && <Button onClick={send}>{texts.send}</Button>}
      <Button onClick={copy}>{texts.copy}</Button>
    </div>
  )
}
