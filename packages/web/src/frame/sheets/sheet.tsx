/** What lies over the table's edge: at the side on a laptop, from below on a phone. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { type Room, roomAside, useRoom, WIDEST } from './room.ts'
import styles from './sheet.module.css'
import { sheetTexts } from './texts/texts.ts'

export type Side = 'left' | 'right'

interface SheetProps {
  readonly title: string
  readonly side?: Side
  /** One looks at the board along with it: beside a board that leaves room for it, it lies above the prompt. */
  readonly aside?: boolean
  /** Stays in sight above what scrolls. */
  readonly top?: ReactNode
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode
  /** As high as it can be; its children do the scrolling. */
  readonly filled?: boolean
  readonly children: ReactNode
}

/** Anything that a click does something to: such a click is no wish to fold the sheet. */
const ALIVE = 'button, a, input, select, textarea, label, summary, dialog, [role="slider"]'
export function Sheet({ title, top, foot, filled = false, children, ...props }: SheetProps) {
  const { fold, size, reading, past, view, board } = useMatch()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const id = useId()
  // A screen reader's finger must not slip off a bottom sheet; on a laptop the board stays in use beside it.
  const modal = size !== 'laptop'
  const dialog = useOpenDialog(modal)
  useTapOutside(dialog, modal, fold)
  const room = useRoom(size, reading, past !== undefined)
  const aside =
    props.aside === true && board.beside === true ? roomAside(room, past !== undefined) : undefined
  const side = props.side ?? (board.beside === true && aside === undefined ? 'left' : 'right')

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    fold()
  }
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--top': `${room.top}px`,
    '--right': `${room.right}px`,
    '--bottom': `${aside ?? (isFree(side, room) ? 0 : room.bottom)}px`,
    '--left': `${room.left}px`,
  }
  const classes = [styles.sheet, styles[size], styles[side], filled ? styles.high : '']
  if (aside !== undefined) classes.push(styles.aside)
  return (
    <dialog
      ref={dialog}
      className={classes.join(' ')}
      style={style}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        fold()
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (modal && event.target === event.currentTarget) fold()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={fold}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {top}
        {filled ? (
          <div className={styles.filled}>{children}</div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          <section className={styles.content} aria-labelledby={id} tabIndex={0}>
            {children}
          </section>
        )}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        {room.asks && view.decision !== undefined && (
          <p className={styles.question}>{saying(view.decision.asked.question)}</p>
        )}
      </div>
    </dialog>
  )
}

/** It lies beside the prompt, not over it. */
const isFree = (side: Side, { left }: Room): boolean =>
  side === 'left' && left > innerWidth * WIDEST

/** Focus goes to the title, and on folding back to where it was, or to the prompt if that is gone. */
function useOpenDialog(modal: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const box = dialog.current
    if (box === null) return
    if (modal) box.showModal()
    else box.show()
    box.querySelector('h2')?.focus({ preventScroll: true })
    return () => {
      box.close()
      const now = document.activeElement
      if (now !== null && now !== document.body && !box.contains(now)) return
      const prompt = document.querySelector('[data-prompt]')
      if (prompt instanceof HTMLElement) prompt.focus({ preventScroll: true })
    }
  }, [modal])
  // What had the focus may be gone: a button that was pressed, a line that was taken away.
  useEffect(() => {
    const now = document.activeElement
    if (now === null || now === document.body) dialog.current?.querySelector('h2')?.focus()
  })
  return dialog
}

function useTapOutside(
  dialog: { readonly current: HTMLDialogElement | null },
  modal: boolean,
  fold: () => void,
): void {
  useEffect(() => {
    if (modal) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || dialog.current?.contains(target)) return
      if (target.closest(ALIVE) === null) fold()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [dialog, modal, fold])
}
