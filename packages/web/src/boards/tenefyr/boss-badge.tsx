/** The Boss beside the track: who waits, how strong, and how many cards below. */
import { BOSS_DECK } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seal } from '../../look/seal.tsx'
import css from './boss-badge.module.css'
import { Picture } from './cards/plate.tsx'
import { bossPictures } from './cards/plates.ts'
import { dungeonSpot } from './spots.ts'
import { SeatDiscs, useBoard } from './use-board.tsx'

export function BossBadge() {
  const { table, texts, size, say } = useBoard()
  const { boss, bossDeck } = table.view
  const below = texts.board.below(Math.max(0, bossDeck.cards.length - 1))
  return (
    <SpotButton spot={dungeonSpot(BOSS_DECK)} className={css.badge} move="">
      {(state) => (
        <>
          <span className={css.picture}>
            {boss === undefined ? <Icon name="skull" size={32} /> : null}
            {boss === undefined ? null : <Picture name={bossPictures[boss]} size={36} />}
          </span>
          {size === 'laptop' ? (
            <span className={css.words}>
              <span className={css.name}>{say(table.names.boss)}</span>
              <span className={css.below}>{below}</span>
            </span>
          ) : null}
          <span className={css.power}>{bossDeck.top === undefined ? '?' : bossDeck.power}</span>
          {state.sealed && state.lit ? (
            <span className={css.seal}>
              <Seal />
            </span>
          ) : null}
          {state.faces.map((seat) => (
            <SeatDiscs key={seat} seat={seat} />
          ))}
        </>
      )}
    </SpotButton>
  )
}
