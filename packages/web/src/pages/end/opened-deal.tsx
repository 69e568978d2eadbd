import { useMatch } from '../../frame/match-context.ts'
import { Button } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './end.module.css'
import { endTexts } from './texts.ts'

/** The code that the cards were dealt from: nobody could know it before. */
export function OpenedDeal() {
  const { seed } = useMatch().view
  const texts = useTexts(endTexts)
  const toast = useToast()
  if (seed === undefined) return null
  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: texts.copied })
    } catch {
      toast({ text: texts.notCopied })
    }
  }
  return (
    <section className={styles.deal} aria-label={texts.deal}>
      <div className={styles.code}>
        <code>{seed}</code>
        <Button onClick={() => copy(seed)}>{texts.copy}</Button>
      </div>
      <p className={styles.soft}>
        {texts.deal} {texts.dealHint}
      </p>
    </section>
  )
}
