/** Cards turned up: gifts for the party, or finds to take or discard. */
import { SpotButton } from '../../frame/spot.tsx'
import { HandCard } from './cards/held-card.tsx'
import { heldIn } from './held.ts'
import { Lanes } from './lane.tsx'
import { Meter } from './meter.tsx'
import css from './offer-stage.module.css'
import { cardSpot } from './spots.ts'
import { cardState, useBoard } from './use-board.tsx'

export function OfferStage() {
  const { table, texts, faces, size, decision } = useBoard()
  const { offer, combat } = table.view
  const gift = decision?.prompt === 'gift' ? decision.about.a : undefined
  return (
    <div className={css.stage} data-size={size}>
      <div className={css.middle}>
        <h2 className={css.title}>{gift === undefined ? texts.pick.offer : texts.pick.gift}</h2>
        <div className={css.cards}>
          {offer.map((card) => (
            <SpotButton key={card} spot={cardSpot(card)} className={css.card}>
              {(state) => (
                <span className={css.lifted} data-lifted={card === gift || undefined}>
                  <HandCard
                    face={heldIn(faces, card)}
                    size={size === 'laptop' ? 'large' : 'small'}
                    state={cardState(state)}
                  />
                </span>
              )}
            </SpotButton>
          ))}
        </div>
        {gift === undefined ? null : (
          <p className={css.text}>
            <b>{heldIn(faces, gift).title}</b> {heldIn(faces, gift).full.join(' ')}
          </p>
        )}
        {combat === undefined ? null : <Meter combat={combat} />}
      </div>
      <div className={css.players}>
        {gift === undefined || table.view.solo ? null : (
          <span className={css.caption}>{texts.pick.toWhom}</span>
        )}
        <Lanes brief />
      </div>
    </div>
  )
}
