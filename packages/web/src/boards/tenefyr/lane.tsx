/** A player's place: total, played cards, what is left to draw. */
import { signed } from '@muster/engine'
import type { CardInPlay, LaneView } from '@muster/tenefyr/view'
import { type CSSProperties, type Ref, useRef } from 'react'
import { SpotButton, type SpotState, useSpot } from '../../frame/spot.tsx'
import { HandCard } from './cards/held-card.tsx'
import { StartToken } from './cards/marks.tsx'
import { Count } from './chips.tsx'
import { heldIn } from './held.ts'
import css from './lane.module.css'
import { powerText } from './power-text.ts'
import { cardSpot, deckSpot, discardSpot, seatSpot } from './spots.ts'
import { cardState, SeatDiscs, useBoard } from './use-board.tsx'
import { cardIn, USUAL_LANE, useHeight } from './use-height.ts'

/** A hand that can still be drawn whole (T4.4). */
const WHOLE_HAND = 3
const WITHOUT_OVERLAP = 5

/** On a phone only its number, until it can be chosen. */
function PlayedCard({ card, power, whole }: CardInPlay & { readonly whole: boolean }) {
  const { faces, size } = useBoard()
  const spot = cardSpot(card)
  const { lit, chosen } = useSpot(spot)
  const face = heldIn(faces, card)
  if (size !== 'laptop' && !lit && !chosen) {
    return (
      <span className={css.number} data-type={face.type} data-move={spot}>
        {powerText(power)}
      </span>
    )
  }
  return (
    <SpotButton spot={spot} className={css.card}>
      {(state) => (
        <HandCard
          face={face}
          size={whole ? 'small' : 'mini'}
          power={power}
          state={cardState(state)}
        />
      )}
    </SpotButton>
  )
}

/** Cards that the option under the finger would bring here. */
function Ghosts({ lane }: { readonly lane: LaneView }) {
  const { ghost, faces, size } = useBoard()
  const then = ghost?.table.view.lanes[lane.seat]?.played ?? []
  return then
    .filter(({ card }) => !lane.played.some((played) => played.card === card))
    .map(({ card, power }) => (
      <span
        key={card}
        className={size === 'laptop' ? css.ghost : css.ghostNumber}
        aria-hidden="true"
      >
        {size === 'laptop' ? (
          <HandCard face={heldIn(faces, card)} size="mini" power={power} />
        ) : (
          powerText(power)
        )}
      </span>
    ))
}

function Played({ lane }: { readonly lane: LaneView }) {
  const { texts, size, table } = useBoard()
  const bonus = signed(lane.bonus)
  // Alone there is room for whole cards.
  const whole = table.view.solo && size === 'laptop'
  return (
    <span className={css.played} data-many={lane.played.length > WITHOUT_OVERLAP || undefined}>
      {lane.played.map((played) => (
        <PlayedCard key={played.card} {...played} whole={whole} />
      ))}
      <Ghosts lane={lane} />
      {lane.bonus === 0 ? null : (
        <span className={css.bonus} title={texts.combat.bonus(bonus)}>
          {size === 'laptop' ? texts.combat.bonus(bonus) : bonus}
        </span>
      )}
    </span>
  )
}

/** T9.2: alone, two turns a combat. */
function Turns({ lane }: { readonly lane: LaneView }) {
  const { texts } = useBoard()
  if (lane.soloTurns.length === 0) return null
  return (
    <span className={css.turns}>
      {lane.soloTurns.map((turn, i) => (
        <span key={texts.combat.soloTurn(i + 1)} className={css.turn} data-turn={turn}>
          {turn === 'over' ? '✓ ' : turn === 'now' ? '▶ ' : ''}
          {texts.combat.soloTurn(i + 1)}
        </span>
      ))}
    </span>
  )
}

function Counts({ lane }: { readonly lane: LaneView }) {
  const { size, ghost } = useBoard()
  const then = size === 'laptop' ? ghost?.table.view.lanes[lane.seat] : undefined
  const low = lane.deck < WHOLE_HAND
  const deck = <Count of="deck" cards={lane.deck} low={low} ghost={then?.deck} />
  const discard = <Count of="discard" cards={lane.discard} ghost={then?.discard} />
  if (size !== 'laptop') {
    return (
      <span className={css.counts}>
        {deck}
        {discard}
      </span>
    )
  }
  return (
    <span className={css.counts}>
      <SpotButton spot={deckSpot(lane.seat)} className={css.pile} move="">
        {deck}
      </SpotButton>
      <SpotButton spot={discardSpot(lane.seat)} className={css.pile} move="">
        {discard}
      </SpotButton>
    </span>
  )
}

/** Whose turn it is, was, or cannot be. */
function stateOf(lane: LaneView, words: { readonly turn: string; readonly exhausted: string }) {
  const mark = lane.isTurn ? '▶' : lane.hadTurn ? '✓' : ''
  const word = lane.exhausted ? words.exhausted : lane.isTurn ? words.turn : ''
  return [mark, word].filter((part) => part !== '').join(' ')
}

function Seated({ lane }: { readonly lane: LaneView }) {
  return (
    <SpotButton spot={seatSpot(lane.seat)} className={css.seat} move="">
      {(state) => <Who lane={lane} state={state} />}
    </SpotButton>
  )
}

function Who({ lane, state }: { readonly lane: LaneView; readonly state: SpotState }) {
  const { nameOf, texts, size, table } = useBoard()
  const laptop = size === 'laptop'
  return (
    <>
      <span className={css.disc}>
        <SeatDiscs seat={lane.seat} size={laptop ? 'medium' : 'small'} />
        {lane.token ? (
          <span className={css.token} title={texts.combat.starting}>
            <StartToken />
          </span>
        ) : null}
      </span>
      <span className={css.name}>
        <span className={css.who}>{nameOf(lane.seat)}</span>
        <span className={css.state}>{stateOf(lane, texts.combat)}</span>
      </span>
      {laptop ? null : <Counts lane={lane} />}
      {table.view.combat === undefined ? null : (
        <span className={css.total}>{powerText(lane.total)}</span>
      )}
      {state.chosen ? <span className={css.tick}>✓</span> : null}
      {state.faces.map((seat) => (
        <SeatDiscs key={seat} seat={seat} />
      ))}
    </>
  )
}

function Lane({ lane, brief }: { readonly lane: LaneView; readonly brief: boolean }) {
  const { size } = useBoard()
  return (
    <div
      className={css.lane}
      data-turn={lane.isTurn || undefined}
      data-size={size}
      data-brief={brief || undefined}
    >
      <Seated lane={lane} />
      {brief ? null : <Played lane={lane} />}
      {brief ? null : <Turns lane={lane} />}
      {size === 'laptop' ? <Counts lane={lane} /> : null}
    </div>
  )
}

interface LanesProps {
  /** No more than who, and what is left to draw. */
  readonly brief?: boolean
}

export function Lanes({ brief = false }: LanesProps) {
  const { table, size } = useBoard()
  if (table.view.solo && size === 'laptop' && !brief) return <LoneLane />
  return <AllLanes brief={brief} />
}

/** Whole cards, as high as what stands above the board leaves them. */
function LoneLane() {
  const lanes = useRef<HTMLElement>(null)
  const height = useHeight(lanes, USUAL_LANE)
  return (
    <AllLanes brief={false} ref={lanes} style={{ '--whole-card': `${cardIn(height) / 16}rem` }} />
  )
}

interface AllLanesProps {
  readonly brief: boolean
  readonly ref?: Ref<HTMLElement>
  readonly style?: CSSProperties & { readonly '--whole-card': string }
}

function AllLanes({ brief, ref, style }: AllLanesProps) {
  const { table, size, texts } = useBoard()
  return (
    <section
      ref={ref}
      style={style}
      className={css.lanes}
      data-size={size}
      data-brief={brief || undefined}
      data-players={table.view.players}
      aria-label={texts.headings.players}
    >
      {table.view.lanes.map((lane) => (
        <Lane key={lane.seat} lane={lane} brief={brief} />
      ))}
    </section>
  )
}
