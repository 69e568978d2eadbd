import { useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { PackView } from '../../host/protocol.ts'
import { Pick } from '../../look/controls/pick.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './set-up.module.css'
import { setUpTexts } from './texts.ts'

interface PackChoiceProps {
  readonly game: string
  /** A hash; empty for the house's cards. */
  readonly pack: string
  onChange(pack: string): void
}

/** Which cards to play with; nobody is asked who has only the house's. */
export function PackChoice({ game, pack, onChange }: PackChoiceProps) {
  const texts = useTexts(setUpTexts)
  const [packs, setPacks] = useState<readonly PackView[]>([])
  useEffect(() => {
    let isHere = true
    host.call('packs', { game }).then(
      (all) => {
        if (isHere) setPacks(all.filter(({ isHouse }) => !isHouse))
      },
      () => {
        // Then there are the house's cards.
      },
    )
    return () => {
      isHere = false
    }
  }, [game])
  if (packs.length === 0) return null
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {texts.cards}
      </span>
      <Pick
        className={styles.seed}
        label={texts.cards}
        labelHidden
        value={packs.some(({ hash }) => hash === pack) ? pack : ''}
        options={[
          { value: '', label: texts.houseCards },
          ...packs.map(({ hash, name, version }) => ({ value: hash, label: `${name} ${version}` })),
        ]}
        onChange={onChange}
      />
    </div>
  )
}
