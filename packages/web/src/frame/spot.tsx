/** A place on the board that can be tapped, looked at and pointed at. */
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
} from 'react'
import { Icon } from '../look/icon.tsx'
import { Seal } from '../look/seal.tsx'
import { Seat, seatColour } from '../look/seat.tsx'
import { useSettings } from '../settings/settings.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import type { Spot, SpotState } from './board-module.ts'
import { PLAIN } from './choosing.ts'
import { useSpots } from './match-context.ts'
import { byTouch, pressed } from './pressed.ts'
import styles from './spot.module.css'
import { frameTexts } from './texts/texts.ts'
import { useLongPress } from './use-long-press.ts'

export type { SpotState } from './board-module.ts'

export function useSpot(spot: Spot): SpotState {
  return useSpots().spots.get(spot) ?? PLAIN
}

/** What a spot is called: what lies there, then how it stands in the choice. */
function useSpotName(spot: Spot, state: SpotState): string {
  const { board, view, past, state: drawn } = useSpots()
  const { language } = useSettings()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const seen = past ?? view
  // A whole board of names takes longer to find than to draw.
  const called = useMemo(
    () => board.nameOf(spot, seen, drawn, language),
    [board, spot, seen, drawn, language],
  )
  const parts = [saying(called)]
  if (state.place !== '') parts.push(texts.spotPlace(state.place))
  else if (state.marked > 0) parts.push(texts.spotMarked(state.marked))
  else if (state.chosen) parts.push(texts.spotChosen)
  else if (state.lit) parts.push(state.sealed ? texts.spotSealed : texts.spotLit)
  if (state.hint !== undefined) parts.push(texts.spotWins(state.hint.wins))
  for (const seat of state.faces) {
    const face = view.seats.find((one) => one.seat === seat)
    if (face !== undefined) parts.push(texts.spotProposed(face.name))
  }
  return parts.join(', ')
}

interface SpotButtonProps {
  readonly spot: Spot
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** What moves from place to place, when it is not the spot itself; an empty text for what never does. */
  readonly move?: string | undefined
  readonly children: ReactNode | ((state: SpotState) => ReactNode)
}

export function SpotButton({ spot, className, style, move = spot, children }: SpotButtonProps) {
  const match = useSpots()
  const state = useSpot(spot)
  const name = useSpotName(spot, state)
  const consider = () => {
    if (state.option !== undefined) match.consider(state.option)
  }
  const stop = () => {
    if (state.option !== undefined) match.consider(undefined)
  }
  // A shortcut: what is lit can be read before it is chosen.
  const hold = useLongPress(() => match.open({ kind: 'zoom', spot }))
  return (
    <button
      type="button"
      className={className === undefined ? styles.spot : `${styles.spot} ${className}`}
      style={style}
      aria-label={name}
      aria-pressed={state.lit || state.chosen ? state.chosen || state.marked > 0 : undefined}
      data-spot={spot}
      data-drawn={typeof children === 'function' || undefined}
      data-move={move === '' ? undefined : move}
      data-lit={state.lit || undefined}
      data-wins={state.hint?.wins}
      data-best={state.hint?.best || undefined}
      data-chosen={state.chosen || state.marked > 0 || undefined}
      onPointerDown={(event: PointerEvent) => {
        pressed(event)
        if (event.pointerType !== 'mouse') hold.press()
      }}
      onPointerUp={hold.stop}
      onPointerCancel={hold.stop}
      onContextMenu={(event: MouseEvent) => {
        event.preventDefault()
        if (event.button === 2) match.open({ kind: 'zoom', spot })
      }}
      onClick={(event: MouseEvent) => {
        if (!hold.wasLong()) match.tap(spot, byTouch(event))
      }}
      onPointerMove={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') consider()
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') stop()
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) consider()
      }}
      onBlur={stop}
    >
      {typeof children === 'function' ? (
        children(state)
      ) : (
        <>
          {children}
          <Signs state={state} />
        </>
      )}
    </button>
  )
}

/** How it stands, drawn over what lies there. */
function Signs({ state }: { readonly state: SpotState }) {
  const { chosen, marked, place, sealed, faces, pointed } = state
  return (
    <>
      {pointed.map((seat, index) => (
        <span
          key={seat}
          className={styles.ring}
          style={{ inset: -4 - 4 * index, borderColor: seatColour(seat) }}
        />
      ))}
      {chosen || marked > 0 ? (
        <span className={styles.tick}>
          {place || (marked > 1 ? `×${marked}` : <Icon name="tick" size={16} />)}
        </span>
      ) : null}
      {sealed ? (
        <span className={styles.seal}>
          <Seal />
        </span>
      ) : null}
      {faces.length > 0 ? (
        <span className={styles.faces}>
          {faces.map((seat) => (
            <Seat key={seat} seat={seat} size="small" />
          ))}
        </span>
      ) : null}
    </>
  )
}
