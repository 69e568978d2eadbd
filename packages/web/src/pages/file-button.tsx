import { useId } from 'react'
import { type ButtonKind, buttonLook } from '../look/controls/button.tsx'
import styles from './file-button.module.css'

interface FileButtonProps {
  readonly label: string
  /** As the browser's own field takes it: `.json,application/json`. */
  readonly accept: string
  readonly kind?: ButtonKind
  onFile(file: File): void
}

/** Asks for a file; looks like the other buttons. */
export function FileButton({ label, accept, kind, onFile }: FileButtonProps) {
  const id = useId()
  return (
    <span className={styles.box}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) onFile(file)
          // The same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonLook(kind)}>
        {label}
      </label>
    </span>
  )
}
