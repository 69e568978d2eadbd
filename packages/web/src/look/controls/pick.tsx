import { useId } from 'react'
import styles from './field.module.css'

interface PickProps<V extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly className?: string | undefined
  onChange(value: V): void
}

/** One of many, or where segments have no room: the browser's own list. */
export function Pick<V extends string>({
  label,
  labelHidden = false,
  value,
  options,
  className,
  onChange,
}: PickProps<V>) {
  const id = useId()
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label className={labelHidden ? 'heard' : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles.input} ${styles.pick}`}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value)
          if (picked !== undefined) onChange(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
