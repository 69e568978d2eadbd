import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import styles from './toast.module.css'

export interface Toast {
  readonly text: string
  /** One thing that can be done about it while it stands. */
  readonly action?: { readonly label: string; run(): void }
  /** How long it stands; six seconds unless said. */
  readonly seconds?: number
  /** It went by without the action, or another took its place. */
  onGone?(): void
}

type Show = (toast: Toast) => void

const Context = createContext<Show | undefined>(undefined)

/** Shows a line at the foot of the page for some seconds; a new one takes the place of the old. */
export function useToast(): Show {
  const show = useContext(Context)
  if (show === undefined) throw new Error('useToast outside ToastProvider')
  return show
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly turn: number }>()
  const standing = useRef<Toast | undefined>(undefined)
  const turns = useRef(0)

  const clear = useCallback((acted: boolean) => {
    const gone = standing.current
    standing.current = undefined
    setShown(undefined)
    if (acted) gone?.action?.run()
    else gone?.onGone?.()
  }, [])
  const show = useCallback<Show>((toast) => {
    standing.current?.onGone?.()
    standing.current = toast
    turns.current += 1
    setShown({ toast, turn: turns.current })
  }, [])

  return (
    <Context value={show}>
      {children}
      <div className={styles.place} role="status">
        {shown !== undefined && <Line key={shown.turn} toast={shown.toast} onEnd={clear} />}
      </div>
    </Context>
  )
}

function Line({ toast, onEnd }: { readonly toast: Toast; onEnd(acted: boolean): void }) {
  const [held, setHeld] = useState(false)
  const { action, seconds = 6, text } = toast
  // Whoever is at the button gets all the time there is.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onEnd(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, seconds, onEnd])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the line, nothing needs it.
    <div
      className={styles.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action !== undefined && <Button onClick={() => onEnd(true)}>{action.label}</Button>}
    </div>
  )
}
