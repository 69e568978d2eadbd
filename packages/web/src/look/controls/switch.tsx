import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly on: boolean
  readonly hint?: ReactNode
  readonly className?: string | undefined
  onChange(on: boolean): void
}

export function Switch({ label, on, hint, className, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={className === undefined ? styles.row : `${styles.row} ${className}`}>
      <label className={styles.switch}>
        <span className={styles.words}>{label}</span>
        <input
          className={styles.box}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
