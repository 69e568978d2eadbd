/** The hand that is being played; more than three cards overlap. On a laptop a tray with meter and dungeon. */
import type { LaneView } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import type { DecisionView } from '../../host/protocol.ts'
import { Below } from './below.tsx'
import { Blessings } from './blessings.tsx'
import { HandCard } from './cards/held-card.tsx'
import css from './hand.module.css'
import { heldIn } from './held.ts'
import { Meter } from './meter.tsx'
import { useShownHand } from './shown-hand.ts'
import { cardSpot, chooserSeat, thingIn, zoneOf } from './spots.ts'
import type { Table } from './table.ts'
import { cardState, SeatDiscs, useBoard } from './use-board.tsx'

/** What is answered by a player's place. */
const SEATS = ['to', 'double-total']

/** A player, and no card of the hand: neither one to choose nor the one that is given away. */
function choosesOnlyPlayer({ state }: Table, decision: DecisionView): boolean {
  const { options, prompt, about } = decision
  const given = prompt === 'give-to' ? [about.a] : []
  const cards = [...given, ...options.map((option) => thingIn(option, 'loot'))]
  const seat = chooserSeat(decision)
  const inHand = cards.some((card) => card !== undefined && zoneOf(state, seat, card) === 'hand')
  return !inHand && options.some(({ verb }) => SEATS.includes(verb))
}

const WITHOUT_OVERLAP = { laptop: 4, phone: 3, turned: 2 }
/** On a phone so many more stand side by side, each with less room. */
const MOST_TIGHT = 5

function Cards({ lane }: { readonly lane: LaneView }) {
  const { faces, size, texts, nameOf } = useBoard()
  const many = lane.hand.length > WITHOUT_OVERLAP[size]
  const tight = size === 'phone' && many && lane.hand.length <= MOST_TIGHT
  return (
    <section
      className={css.hand}
      data-size={size}
      data-many={many || undefined}
      data-tight={tight ? lane.hand.length : undefined}
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
  const lane = useShownHand()
  const givesRoom = decision !== undefined && choosesOnlyPlayer(table, decision)
  const { combat } = table.view
  // A pile that is picked from takes the room; the hand waits.
  if (stage.kind === 'end' || stage.kind === 'pick' || stage.kind === 'offer') return null
  // On a phone the hand makes room where a player is to be chosen.
  if (size !== 'laptop' && givesRoom) return null
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
