/** What a player can set for this device. */
import { lazy, Suspense } from 'react'
import { Pick } from '../../look/controls/pick.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { type Settings, useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import { CoachSettings } from '../coach/coach-settings.tsx'
import { useMatch } from '../match-context.ts'
import styles from './settings.module.css'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

const AccountSettings = lazy(async () => ({
  default: (await import('../../online/account/account-settings.tsx')).AccountSettings,
}))
const Mutes = lazy(async () => ({ default: (await import('../mutes/mutes.tsx')).Mutes }))

export function SettingsSheet() {
  const { mutes } = useMatch().view.table
  const texts = useTexts(sheetTexts)
  return (
    <Sheet title={texts.settings}>
      <SettingsForm />
      <Suspense>{mutes.length === 0 ? null : <Mutes />}</Suspense>
    </Sheet>
  )
}

const LANGUAGES = ['en', 'fr', 'pt'] as const
const THEMES = ['auto', 'dark', 'light'] as const
const TEXT_SIZES = ['normal', 'large', 'largest'] as const
const MOTIONS = ['auto', 'full', 'reduced'] as const
const PACES = ['beat', 'fast', 'at-once', 'step'] as const
const TELLINGS = ['brief', 'full'] as const

/** Stands in a match and on the start page. */
export function SettingsForm() {
  const { change, ...now } = useSettings()
  const texts = useTexts(sheetTexts)
  // The stretched language is for those who try out layouts: it stays once it is set, and is not offered.
  const languages = now.language === 'pseudo' ? ([...LANGUAGES, 'pseudo'] as const) : LANGUAGES
  return (
    <div className={styles.form}>
      <Line
        label={texts.language}
        value={now.language}
        values={languages}
        names={texts.languages}
        onChange={(language) => change({ language })}
      />
      <Line
        label={texts.theme}
        value={now.theme}
        values={THEMES}
        names={texts.themes}
        onChange={(theme) => change({ theme })}
      />
      <Line
        label={texts.textSize}
        value={now.textSize}
        values={TEXT_SIZES}
        names={texts.textSizes}
        onChange={(textSize) => change({ textSize })}
      />
      <Line
        label={texts.motion}
        value={now.motion}
        values={MOTIONS}
        names={texts.motions}
        onChange={(motion) => change({ motion })}
      />
      <Line
        label={texts.pace}
        value={now.pace}
        values={PACES}
        names={texts.paces}
        onChange={(pace) => change({ pace })}
      />
      <Line
        label={texts.telling}
        value={now.telling}
        values={TELLINGS}
        names={texts.tellings}
        onChange={(telling) => change({ telling })}
      />
      <Switches now={now} change={change} />
      <CoachSettings />
      <Suspense>
        <AccountSettings />
      </Suspense>
    </div>
  )
}

function Switches({
  now,
  change,
}: {
  readonly now: Settings
  change(part: Partial<Settings>): void
}) {
  const texts = useTexts(sheetTexts)
  return (
    <>
      <Switch label={texts.sound} on={now.sound} onChange={(sound) => change({ sound })} />
      <Switch
        label={texts.letters}
        hint={texts.lettersHint}
        on={now.letters}
        onChange={(letters) => change({ letters })}
      />
      <Switch
        label={texts.votes}
        hint={texts.votesHint}
        on={now.votes}
        onChange={(votes) => change({ votes })}
      />
    </>
  )
}

function Line<V extends string>({
  label,
  value,
  values,
  names,
  onChange,
}: {
  readonly label: string
  readonly value: V
  readonly values: readonly V[]
  readonly names: Readonly<Record<V, string>>
  onChange(value: V): void
}) {
  const options = values.map((one) => ({ value: one, label: names[one] }))
  return (
    <Pick
      className={styles.line}
      label={label}
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
