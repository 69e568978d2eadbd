/** A room from near, on a phone: each of its things large enough for a finger. */
import type { RoomView, StackView } from '@muster/keep/view'
import { useEffect, useRef } from 'react'
import { SpotButton } from '../../../frame/spot.tsx'
import { Icon } from '../../../look/icon.tsx'
import { roomSpot } from '../spots.ts'
import { useBoard } from '../use-board.tsx'
import type { Grid } from './map.tsx'
import css from './room-panel.module.css'
import { Things, thingsIn } from './things.tsx'
import { ErrandSign, UseSign } from './use-sign.tsx'

export function RoomPanel({
  room,
  grid,
  errand,
  vitalityOf,
  onClose,
}: {
  readonly room: RoomView
  readonly errand: boolean
  readonly grid: Grid
  readonly vitalityOf: (clan: StackView['clan']) => number
  readonly onClose: () => void
}) {
  const { table, texts, say, size } = useBoard()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    close.current?.focus({ preventScroll: true })
    return () => {
      const floor = document.querySelector<HTMLElement>(`[data-spot="${roomSpot(room.n)}"]`)
      if (document.activeElement === document.body) floor?.focus({ preventScroll: true })
    }
  }, [room.n])
  const name = say(table.names.room(room.n))
  // It leaves its room in sight; a turned phone is too low for that.
  const below = size === 'phone' && room.y - grid.y < grid.height / 2
  return (
    <section
      className={css.panel}
      data-below={below || undefined}
      aria-label={name}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-lit]') !== null) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <span className={css.head}>
        <SpotButton spot={roomSpot(room.n)} className={css.name} move="">
          {name}
        </SpotButton>
        <button
          ref={close}
          type="button"
          className={css.close}
          aria-label={texts.map.close}
          onClick={onClose}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
      <span className={css.things}>
        <Things
          things={thingsIn(room, vitalityOf)}
          live
          changes={undefined}
          vitalityOf={vitalityOf}
        />
        {errand ? <ErrandSign room={room.n} live /> : null}
        <UseSign room={room} live />
      </span>
    </section>
  )
}
