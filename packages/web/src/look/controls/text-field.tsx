import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  readonly label: string
  /** The label is heard, not seen: for a field that its place explains. */
  readonly labelHidden?: boolean
  readonly value: string
  readonly hint?: ReactNode
  /** What is wrong with the value, in a sentence. */
  readonly error?: string | undefined
  onChange(value: string): void
}

export function TextField({
  label,
  labelHidden = false,
  value,
  hint,
  error,
  onChange,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const about = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter((part) => part !== false)
    .join(' ')
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label className={labelHidden ? 'heard' : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={about === '' ? undefined : about}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a field, next to it; read out when it appears. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string
  readonly children: ReactNode
}) {
  return (
    <p id={id} className={styles.error} role="alert">
      {children}
    </p>
  )
}
