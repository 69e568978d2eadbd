import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

export interface ChoiceOption<V> {
  readonly value: V
  readonly label: ReactNode
  /** A second, smaller line. */
  readonly detail?: ReactNode
}

interface ChoiceProps<V extends string | number | boolean> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: V
  readonly options: readonly ChoiceOption<V>[]
  /** The id of a hint that stands elsewhere. */
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
  onChange(value: V): void
}

/** One of a few, side by side: radio buttons that look like segments. Arrow keys go along them. */
export function Choice<V extends string | number | boolean>({
  label,
  labelHidden = false,
  value,
  options,
  describedBy,
  className,
  onChange,
}: ChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset
      className={className === undefined ? styles.choice : `${styles.choice} ${className}`}
      aria-describedby={describedBy}
    >
      <legend className={labelHidden ? 'heard' : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={String(option.value)} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
