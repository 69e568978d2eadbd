import type { OptionField } from '@muster/engine'
import { useId } from 'react'
import type { GameView } from '../../host/protocol.ts'
import { Choice } from '../../look/controls/choice.tsx'
import { Pick } from '../../look/controls/pick.tsx'
import { useTexts } from '../../texts/texts.ts'
import { type Draft, limitsAt, offered, withOption } from './draft.ts'
import type { FieldTexts, GameSetUp, OptionValue } from './games/game-set-up.ts'
import styles from './set-up.module.css'

interface OptionRowProps {
  readonly setUp: GameSetUp
  readonly box: GameView
  readonly field: OptionField
  readonly draft: Draft
  onChange(draft: Draft): void
}

/** One option, one line: what it is, its values, and why some of them are missing. */
export function OptionRow({ setUp, box, field, draft, onChange }: OptionRowProps) {
  const { fields, limits } = useTexts(setUp.texts)
  const hintId = useId()
  const { options } = draft
  if (setUp.isMoot(field.name, options)) return null
  const texts: FieldTexts = fields[field.name] ?? { label: field.name, values: {} }
  const { label, values, hint, hints, groups } = texts
  const why = limitsAt(setUp, field, options).map((name) => limits[name])
  const said = why.length > 0 ? why.join(' ') : (hints?.[String(options[field.name])] ?? hint)
  const describedBy = said === undefined ? undefined : hintId
  const value = given(options[field.name], field)
  const choices = offered(setUp, field, options)
  const take = (taken: OptionValue) =>
    onChange(withOption(setUp, box.fields, draft, field.name, taken))
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.control}>
        {groups === undefined ? (
          <Choice
            label={label}
            labelHidden
            describedBy={describedBy}
            value={value}
            options={choices.map((one) => ({ value: one, label: nameOf(values, one) }))}
            onChange={take}
          />
        ) : (
          <Pick
            className={styles.list}
            label={label}
            labelHidden
            describedBy={describedBy}
            value={String(value)}
            options={choices.map((one) => ({
              value: String(one),
              label: nameOf(values, one),
              group: groups.find((group) => group.values.includes(String(one)))?.label ?? '',
            }))}
            onChange={(taken) => {
              const found = choices.find((one) => String(one) === taken)
              if (found !== undefined) take(found)
            }}
          />
        )}
        {said !== undefined && (
          <p id={hintId} className={styles.hint}>
            {said}
          </p>
        )}
      </div>
    </div>
  )
}

const nameOf = (values: FieldTexts['values'], value: OptionValue): string =>
  values[String(value)] ?? String(value)

/** The value among those of the field that the options hold. */
const given = (value: unknown, { values, fallback }: OptionField) =>
  values.find((known) => known === value) ?? fallback
