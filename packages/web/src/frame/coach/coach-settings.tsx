import { useState } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './coach.module.css'
import { sayAllAgain, wishCoach } from './said.ts'
import { coachTexts } from './texts.ts'

export function CoachSettings() {
  const { coach, change } = useSettings()
  const texts = useTexts(coachTexts)
  const [startsOver, setStartsOver] = useState(false)
  const again = () => {
    sayAllAgain()
    setStartsOver(true)
  }
  return (
    <>
      <Switch
        label={texts.coach}
        hint={texts.hint}
        on={coach}
        onChange={(on) => {
          if (on) wishCoach()
          change({ coach: on })
        }}
      />
      {coach ? (
        <div className={styles.again}>
          <Button onClick={again}>{texts.again}</Button>
          <span role="status">{startsOver ? texts.startsOver : ''}</span>
        </div>
      ) : null}
    </>
  )
}
