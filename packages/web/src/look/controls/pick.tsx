import { useId } from 'react'
import styles from './field.module.css'

interface PickOption<V> {
  readonly value: V
  readonly label: string
  /** The heading that it stands under; those of one heading stand together. */
  readonly group?: string
}

interface PickProps<V extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: V
  readonly options: readonly PickOption<V>[]
  /** The id of a hint that stands elsewhere. */
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
  onChange(value: V): void
}

/** One of many, or where segments have no room: the browser's own list. */
export function Pick<V extends string>({
  label,
  labelHidden = false,
  value,
  options,
  describedBy,
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
        aria-describedby={describedBy}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value)
          if (picked !== undefined) onChange(picked.value)
        }}
      >
        {groupsOf(options).map(([group, members]) =>
          group === '' ? (
            <Options key={group} options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  )
}

const Options = ({ options }: { readonly options: readonly PickOption<string>[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

function groupsOf<V>(
  options: readonly PickOption<V>[],
): (readonly [string, readonly PickOption<V>[]])[] {
  const names = options.map(({ group = '' }) => group)
  return [...new Set(names)].map((name) => [
    name,
    options.filter(({ group = '' }) => group === name),
  ])
}
