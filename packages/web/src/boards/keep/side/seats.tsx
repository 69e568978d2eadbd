/** The clans at the table: who plays, what is in their Lair and hand, and who could defend. */
import type { SeatView } from '@muster/keep/view'
import { SpotButton } from '../../../frame/spot.tsx'
import { Icon } from '../../../look/icon.tsx'
import { Picture } from '../cards/picture.tsx'
import { deedPictures } from '../cards/pictures.ts'
import { seatSpot } from '../spots.ts'
import { ClanDisc, useBoard } from '../use-board.tsx'
import css from './seats.module.css'

export function Seats() {
  const { table, size } = useBoard()
  const { seats } = table.view
  return (
    <div className={css.seats} data-size={size} data-many={seats.length > 3 || undefined}>
      {seats.map((seat) => (
        <OneSeat key={seat.seat} seat={seat} roomy={size === 'laptop' && seats.length <= 3} />
      ))}
    </div>
  )
}

function OneSeat({ seat, roomy }: { readonly seat: SeatView; readonly roomy: boolean }) {
  const { nameOf, texts } = useBoard()
  return (
    <SpotButton
      spot={seatSpot(seat.seat)}
      className={seat.active ? `${css.seat} ${css.active}` : css.seat}
    >
      <ClanDisc seat={seat.seat} />
      <span className={css.name}>{nameOf(seat.seat)}</span>
      <span className={css.facts}>
        <span className={css.fact}>
          <Icon name="hand" size={16} />
          {seat.hand.length}
        </span>
        <span className={css.fact}>
          {roomy ? (
            texts.seats.lair(seat.lair)
          ) : (
            <>
              <Picture name={deedPictures.ambush} size={16} />
              {seat.lair}
            </>
          )}
        </span>
        {seat.defends === 0 ? null : (
          <span className={css.fact}>
            <Picture name={deedPictures.defend} size={16} />
            {seat.defends}
          </span>
        )}
      </span>
    </SpotButton>
  )
}
