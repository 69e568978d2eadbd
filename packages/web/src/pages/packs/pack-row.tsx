import { Link } from 'wouter'
import { saveFile } from '../../frame/sheets/save-file.ts'
import { host } from '../../host/host.ts'
import type { PackView } from '../../host/protocol.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { sayWhen } from '../start/when.ts'
import styles from './packs.module.css'
import { packsTexts } from './texts.ts'

interface PackRowProps {
  readonly pack: PackView
  /** The list has changed. */
  onChange(): void
}

export function PackRow({ pack, onChange }: PackRowProps) {
  const texts = useTexts(packsTexts)
  const toast = useToast()
  const { title } = useTexts((setUpOf(pack.game) ?? setUps[0]).texts)
  const name = pack.isHouse ? texts.house : pack.name
  const failed = (error: unknown) =>
    toast({ text: texts.notKept(error instanceof Error ? error.message : String(error)) })
  const text = () => host.call('printPack', { hash: pack.hash })
  const save = async () => saveFile(`${pack.game}-${pack.name}-${pack.version}.json`, await text())
  async function drop() {
    const kept = await text()
    await host.call('dropPack', { hash: pack.hash })
    onChange()
    const bringBack = () => host.call('bringPack', { text: kept }).then(onChange, failed)
    toast({ text: texts.dropped(pack.name), action: { label: texts.undo, run: bringBack } })
  }
  return (
    <li className={styles.pack}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{name}</strong> · {title}
        </p>
        <p className={styles.facts}>{useFacts(pack)}</p>
        {pack.isHouse && <p className={styles.facts}>{texts.houseHint}</p>}
      </div>
      <div className={styles.do}>
        {!pack.isHouse && (
          <Link
            href={`/new/${pack.game}?pack=${pack.hash}`}
            className={buttonLook()}
            aria-label={texts.about(texts.play, name)}
          >
            {texts.play}
          </Link>
        )}
        <Button
          kind={pack.isHouse ? 'second' : 'quiet'}
          aria-label={
            pack.isHouse ? texts.about(texts.saveHouse, title) : texts.about(texts.save, name)
          }
          onClick={() => save().catch(failed)}
        >
          {pack.isHouse ? texts.saveHouse : texts.save}
        </Button>
        {!pack.isHouse && (
          <Button
            kind="quiet"
            aria-label={texts.about(texts.drop, name)}
            onClick={() => drop().catch(failed)}
          >
            {texts.drop}
          </Button>
        )}
      </div>
    </li>
  )
}

function useFacts({ version, isHouse, own, brought }: PackView): string {
  const texts = useTexts(packsTexts)
  const language = spoken(useSettings().language)
  const facts = [texts.version(version)]
  if (!isHouse) facts.push(texts.own(own))
  if (brought !== undefined) {
    facts.push(texts.brought(sayWhen(brought, Date.now(), language) ?? texts.justNow))
  }
  return facts.join(' · ')
}
