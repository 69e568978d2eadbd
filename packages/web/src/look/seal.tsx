import css from './seal.module.css'

/** A small wax seal: from here on chance has spoken. */
export function Seal({
  size = 24,
  title,
}: {
  readonly size?: number
  readonly title?: string | undefined
}) {
  const side = `${size / 16}rem`
  const drawing = (
    <svg className={css.seal} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={css.wax}
        d="M12 1.5c2 0 2.7 1.1 4.3 1.5 1.7.5 3.3.3 4.2 1.9.9 1.5.2 2.7.5 4.3.4 1.7 1.7 2.3 1.5 4.1-.2 1.7-1.6 2-2.3 3.5-.8 1.6-.6 3.1-2.2 4-1.5.9-2.7.1-4.3.5-1.2.3-1.3 1.3-2.7 1.2-1.6-.1-2-1.3-3.5-1.7-1.8-.5-3.1.1-4.3-1.2-1.3-1.3-.6-2.6-1.2-4.2C1.4 13.8.4 13 .7 11.2c.3-1.7 1.5-2.1 2-3.7.5-1.7.1-3 1.5-4.2 1.3-1.1 2.5-.4 4.1-.8C9.8 2.1 10.3 1.5 12 1.5z"
      />
      <circle className={css.pressed} cx="11.8" cy="12" r="7" />
      {/* Three pips, as on a die. */}
      <path className={css.mark} d="M8.6 8.8h0M11.8 12h0M15 15.2h0" />
    </svg>
  )
  if (title === undefined) return drawing
  return (
    <span className={css.heard} role="img" aria-label={title} title={title}>
      {drawing}
    </span>
  )
}
