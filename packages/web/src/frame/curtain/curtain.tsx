/** Covers hand and board until the next player has the device. */
import { Button } from '../../look/controls/button.tsx'
import { Seat } from '../../look/seat.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import styles from './curtain.module.css'
import { curtainTexts } from './texts.ts'

export function Curtain() {
  const { view, curtain, lift } = useMatch()
  const texts = useTexts(curtainTexts)
  if (curtain === undefined) return null
  const name = view.seats.find(({ seat }) => seat === curtain)?.name ?? ''
  return (
    <div className={styles.curtain}>
      <Seat seat={curtain} size="large" />
      <h2 className={styles.pass}>{texts.pass(name)}</h2>
      <p>{texts.why}</p>
      <Button kind="main" onClick={lift}>
        {texts.here(name)}
      </Button>
    </div>
  )
}
