/** What a room is good for, as a small sign: what is paid, and what it brings. */
import { LOOT_KINDS, MAKES, type RoomView, SELLS, TOKENS } from '@muster/keep/view'
import type { ReactNode } from 'react'
import type { Spot } from '../../../frame/board-module.ts'
import { SpotButton } from '../../../frame/spot.tsx'
import { Picture } from '../cards/picture.tsx'
import {
  clanPictures,
  classPictures,
  deedPictures,
  kindPictures,
  plainPictures,
  roomPictures,
  tokenPictures,
} from '../cards/pictures.ts'
import { errandSpot, signSpot } from '../spots.ts'
import css from './use-sign.module.css'

/** Pictures of what is paid, and of what it brings. */
function signsOf(room: RoomView): readonly [paid: string, brings: string] {
  const shop = SELLS[room.n]
  if (shop !== undefined) {
    return [tokenPictures[TOKENS[shop.token]], kindPictures[LOOT_KINDS[shop.loot]]]
  }
  const made = TOKENS[MAKES[room.n]]
  if (made !== undefined) return [deedPictures.activate, tokenPictures[made]]
  if (room.room === 'builder') return [tokenPictures.coin, roomPictures.builder]
  // Whoever is sent to the Cells pays for it: with cards, or with a tactic card of another clan.
  return [classPictures.rogue, room.room === 'cells' ? deedPictures.draw : clanPictures.gremlins]
}

interface SignProps {
  readonly live: boolean
}

/** `live`: it can be tapped; else it stands larger elsewhere. */
export function UseSign({ room, live }: SignProps & { readonly room: RoomView }) {
  const [paid, brings] = signsOf(room)
  const sign = (
    <span className={css.sign} data-closed={room.closed || undefined}>
      <span className={css.paid}>
        <Picture name={paid} size={20} />
        <svg className={css.arrow} viewBox="0 0 8 10" aria-hidden="true">
          <path d="M1.5 1.5L6 5 1.5 8.5" />
        </svg>
      </span>
      <Picture name={brings} size={20} />
    </span>
  )
  return <Tappable spot={live ? signSpot(room.n) : undefined}>{sign}</Tappable>
}

/** What a scenario lets one do in a room. */
export function ErrandSign({ room, live }: SignProps & { readonly room: number }) {
  return (
    <Tappable spot={live ? errandSpot(room) : undefined}>
      <span className={css.sign}>
        <Picture name={plainPictures.scenario} size={20} />
      </span>
    </Tappable>
  )
}

function Tappable({
  spot,
  children,
}: {
  readonly spot: Spot | undefined
  readonly children: ReactNode
}) {
  if (spot === undefined) return <span className={css.use}>{children}</span>
  return (
    <SpotButton spot={spot} className={css.use} move="">
      {children}
    </SpotButton>
  )
}
