import type { OptionField } from '@muster/engine'
import { useId } from 'react'
import type { GameView } from '../../host/protocol.ts'
import { Choice } from '../../look/controls/choice.tsx'
import { useTexts } from '../../texts/texts.ts'
import { type Draft, limitsAt, offered, withOption } from './draft.ts'
import type { GameSetUp } from './games/game-set-up.ts'
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
  const { label, values, hint } = fields[field.name] ?? { label: field.name, values: {} }
  const why = limitsAt(setUp, field, options).map((name) => limits[name])
  const said = why.length > 0 ? why.join(' ') : hint
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.control}>
        <Choice
          label={label}
          labelHidden
          describedBy={said === undefined ? undefined : hintId}
          value={given(options[field.name], field)}
          options={offered(setUp, field, options).map((value) => ({
            value,
            label: values[String(value)] ?? String(value),
          }))}
          onChange={(value) => onChange(withOption(setUp, box.fields, draft, field.name, value))}
        />
        {said !== undefined && (
          <p id={hintId} className={styles.hint}>
            {said}
          </p>
        )}
      </div>
    </div>
  )
}

/** The value among those of the field that the options hold. */
const given = (value: unknown, { values, fallback }: OptionField) =>
  values.find((known) => known === value) ?? fallback
