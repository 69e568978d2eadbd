/** A key that can be changed: a press on it waits for the key to take its place. */
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { type OwnKey, shownKey } from '../../changed-keys.ts'
import styles from './keys.module.css'
import { keysTexts } from './texts.ts'

/** Keys that only hold another down. */
const HELD = /^(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead)$/

interface OwnKeyProps {
  readonly own: OwnKey
  readonly does: string
  /** It waits for its key. */
  readonly pressing: boolean
  onPressing(on: boolean): void
  onPress(key: string): void
}

export function OwnKeyButton({ own, does, pressing, onPressing, onPress }: OwnKeyProps) {
  const texts = useTexts(keysTexts)
  const key = shownKey(own.now)
  const hear = (event: KeyboardEvent) => {
    if (!pressing || HELD.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') onPressing(false)
    else onPress(event.key)
  }
  return (
    <button
      type="button"
      className={`${styles.key} ${styles.own}`}
      aria-label={pressing ? texts.press : texts.change(key, does)}
      data-pressing={pressing || undefined}
      data-changed={own.now !== own.first || undefined}
      onClick={() => onPressing(!pressing)}
      onBlur={() => {
        if (pressing) onPressing(false)
      }}
      onKeyDown={hear}
    >
      <kbd>{pressing ? '…' : key}</kbd>
    </button>
  )
}
