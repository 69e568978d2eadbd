/** The hand that is being played; more than three cards overlap. On a laptop a tray with meter and dungeon. */
import type { LaneView } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import { Below } from './below.tsx'
import { Blessings } from './blessings.tsx'
import { HandCard } from './cards/held-card.tsx'
import css from './hand.module.css'
import { heldIn } from './held.ts'
import { Meter } from './meter.tsx'
import { cardSpot, chooserSeat } from './spots.ts'
import { cardState, SeatDiscs, useBoard } from './use-board.tsx'

/** The hand to draw: of who chooses, of whose turn it is, else of whoever has one. */
function useHand(): LaneView | undefined {
  const { table, decision } = useBoard()
  const { lanes } = table.view
  const chooser = decision === undefined ? undefined : lanes[chooserSeat(decision)]
  const candidates = [chooser, lanes.find((lane) => lane.isTurn), ...lanes]
  return candidates.find((lane) => lane !== undefined && lane.hand.length > 0)
}

/** What is answered by a player's place. */
const SEATS = ['to', 'double-total']

const WITHOUT_OVERLAP = { laptop: 4, phone: 3, turned: 2 }

function Cards({ lane }: { readonly lane: LaneView }) {
  const { faces, size, texts, nameOf } = useBoard()
  const many = lane.hand.length > WITHOUT_OVERLAP[size]
  return (
    <section
      className={css.hand}
      data-size={size}
      data-many={many || undefined}
      aria-label={texts.combat.yourHand(nameOf(lane.seat))}
    >
      <span className={css.whose}>
        <SeatDiscs seat={lane.seat} all />
        <span>{nameOf(lane.seat)}</span>
      </span>
      <span className={css.cards}>
        {lane.hand.map(({ card, power }) => (
          <SpotButton key={card} spot={cardSpot(card)} className={css.card}>
            {(state) => (
              <HandCard
                face={heldIn(faces, card)}
                size={size === 'laptop' ? 'large' : 'small'}
                power={power}
                state={cardState(state)}
              />
            )}
          </SpotButton>
        ))}
      </span>
    </section>
  )
}

export function Hand() {
  const { size, stage, table, decision } = useBoard()
  const lane = useHand()
  const choosesPlayer = decision?.options.some((option) => SEATS.includes(option.verb)) === true
  const { combat } = table.view
  // A pile that is picked from takes the room; the hand waits.
  if (stage.kind === 'end' || stage.kind === 'pick' || stage.kind === 'offer') return null
  // On a phone the hand makes room where a player is to be chosen.
  if (size !== 'laptop' && choosesPlayer) return null
  const cards = lane === undefined ? null : <Cards lane={lane} />
  // The tray stays while the hand is empty, so that nothing jumps.
  if (size !== 'laptop' || stage.kind !== 'combat') return cards
  return (
    <div className={css.tray}>
      <div className={css.side}>{combat === undefined ? null : <Meter combat={combat} />}</div>
      {cards}
      <div className={css.side}>
        {table.view.here?.side === 'boss' ? null : <Below enemy={stage.enemy} />}
        <Blessings />
      </div>
    </div>
  )
}
