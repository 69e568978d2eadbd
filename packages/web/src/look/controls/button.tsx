import type { ComponentProps } from 'react'
import styles from './button.module.css'

/**
 * `main`: what Enter would do, one a screen, teal. `second`: all others. `quiet`: no box, for what stands in a
 * line of text or a row of small things.
 */
export type ButtonKind = 'main' | 'second' | 'quiet'

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
}

/** The look of a button, for a link that leads to another page. */
export const buttonLook = (kind: ButtonKind = 'second'): string =>
  `${styles.button} ${styles[kind]}`

export function Button({ kind, className, type = 'button', ...rest }: ButtonProps) {
  const look = buttonLook(kind)
  return (
    <button
      type={type}
      className={className === undefined ? look : `${look} ${className}`}
      {...rest}
    />
  )
}
