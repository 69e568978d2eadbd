/** Above the table: the way to the server is lost, or somebody asks to take something back. */
import { useEffect, useRef, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { play, tremble } from '../../frame/sounds.ts'
import { host } from '../../host/host.ts'
import { Button } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './match.module.css'
import { useOnline } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'

export function Bar() {
  useNudges()
  return (
    <>
      <Way />
      <AsksBack />
    </>
  )
}

/** A break that nobody notices is not told of, in milliseconds; nor is its end for long. */
const NOTICED = 1500
const STANDS = 3000

function Way() {
  const { line } = useOnline()
  const texts = useTexts(onlineMatchTexts)
  const shown = useShownLine(line === 'lost' || line === 'offline')
  if (shown === 'fine') return null
  return (
    <p className={styles.way} role="status" data-line={shown}>
      <Icon name={shown === 'back' ? 'tick' : 'line'} size={16} />
      {shown === 'back' ? texts.back : line === 'offline' ? texts.offline : texts.lost}
    </p>
  )
}

function useShownLine(isLost: boolean): 'fine' | 'lost' | 'back' {
  const [shown, setShown] = useState<'fine' | 'lost' | 'back'>('fine')
  useEffect(() => {
    if (isLost) {
      const timer = setTimeout(() => setShown('lost'), NOTICED)
      return () => clearTimeout(timer)
    }
    setShown((now) => (now === 'lost' ? 'back' : now))
    const timer = setTimeout(() => setShown('fine'), STANDS)
    return () => clearTimeout(timer)
  }, [isLost])
  return shown
}

/** A wish of another to go back, that lacks the word of who sits here. */
function AsksBack() {
  const { view, lines, act, apart } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const saying = useSaying()
  const { undo, mine } = view.table
  if (undo === undefined || mine?.mayAgree !== true || apart === undefined) return null
  const asker = view.seats.find(({ seat }) => seat === undo.agreed[0])?.name ?? ''
  const said = lines.filter(
    ({ kind, entry }) => kind === 'choice' && undo.takesBack.includes(entry),
  )
  const what = said.map(({ say }) => saying(say)).join(' ')
  const { proposal } = undo
  return (
    <section className={styles.asks} aria-live="polite" data-asks-back>
      <Icon name="undo" size={16} />
      <p title={what}>{texts.asksBack(asker, what)}</p>
      <Button onClick={() => act({ kind: 'undo-agree', proposal })}>{texts.agree}</Button>
      <Button kind="quiet" onClick={() => act({ kind: 'undo-refuse', proposal })}>
        {texts.refuse}
      </Button>
    </section>
  )
}

/** Somebody waits, and says so. */
function useNudges(): void {
  const { view } = useMatch()
  const { match } = useOnline().around.lobby
  const { sound } = useSettings()
  const texts = useTexts(onlineMatchTexts)
  const toast = useToast()
  const newest = useRef({ view, sound, texts })
  newest.current = { view, sound, texts }
  useEffect(
    () =>
      host.onPush((pushed) => {
        if (pushed.kind !== 'nudge' || pushed.match !== match) return
        const { table } = newest.current.view
        if (table.mine?.seats.includes(pushed.seat) !== true) return
        const name = table.people.find(({ id }) => id === pushed.by)?.name ?? ''
        toast({ text: newest.current.texts.nudgesYou(name) })
        if (newest.current.sound) play('your-turn')
        tremble()
      }),
    [match, toast],
  )
}
