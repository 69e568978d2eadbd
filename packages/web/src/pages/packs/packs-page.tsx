/** The cards that can be played with on this device. */
import { useCallback, useEffect, useState } from 'react'
import { host } from '../../host/host.ts'
import type { PackView } from '../../host/protocol.ts'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { BringPack } from './bring-pack.tsx'
import { PackRow } from './pack-row.tsx'
import styles from './packs.module.css'
import { packsTexts } from './texts.ts'

function usePacks() {
  const language = spoken(useSettings().language)
  const [packs, setPacks] = useState<readonly PackView[]>()
  const [trouble, setTrouble] = useState('')
  const look = useCallback(async () => {
    try {
      // What is wrong with a pack is said in this language.
      await host.call('speak', { language })
      setPacks(await host.call('packs', {}))
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }, [language])
  useEffect(() => {
    look()
  }, [look])
  return { packs, trouble, look }
}

export function PacksPage() {
  const texts = useTexts(packsTexts)
  const { packs, trouble, look } = usePacks()
  return (
    <Page title={texts.title} lead={texts.lead} busy={packs === undefined}>
      {packs === undefined && trouble === '' && <p>{texts.reading}</p>}
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
      {packs !== undefined && (
        <ul className={styles.packs}>
          {packs.map((pack) => (
            <PackRow key={pack.hash} pack={pack} onChange={look} />
          ))}
        </ul>
      )}
      <BringPack onBrought={look} />
      <section className={styles.design} aria-labelledby="design">
        <h2 id="design">{texts.design}</h2>
        <ol>
          {texts.designHow.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Page>
  )
}
