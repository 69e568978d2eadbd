/** A deck or discard pile to pick from: sorted by kind, copies as one, with their number. */
import type { Seat } from '@muster/engine'
import { byKind, deckView, discardView, heldFace, type KindView } from '@muster/tenefyr/view'
import { useMatch } from '../../frame/match-context.ts'
import { SpotButton, useSpot } from '../../frame/spot.tsx'
import type { OptionView } from '../../host/protocol.ts'
import { HandCard } from './cards/held-card.tsx'
import { Lanes } from './lane.tsx'
import { Meter } from './meter.tsx'
import css from './pick-stage.module.css'
import { kindSpot, thingIn } from './spots.ts'
import { Strip } from './strip.tsx'
import { cardState, SeatDiscs, useBoard } from './use-board.tsx'

function OneKind({ kind, cards }: KindView) {
  const { faces, table, size } = useBoard()
  const spot = kindSpot(kind)
  const state = useSpot(spot)
  const face = heldFace(faces.ofKind(table.content.kinds[kind]))
  if (face === undefined) return null
  const copies = cards.length - state.marked
  return (
    <div className={css.kind}>
      <SpotButton spot={spot} move="">
        {(now) => (
          <HandCard
            face={face}
            size={size === 'laptop' ? 'large' : 'small'}
            state={cardState(now, { count: copies })}
          />
        )}
      </SpotButton>
      <LessMore kind={kind} title={face.title} marked={state.marked} />
    </div>
  )
}

/** − and + under a kind, in a row of picks. */
function LessMore({
  kind,
  title,
  marked,
}: {
  readonly kind: number
  readonly title: string
  readonly marked: number
}) {
  const { decision, texts } = useBoard()
  const match = useMatch()
  const option = useOption(kind)
  if (decision?.row !== true || option === undefined) return null
  const more = match.choosing.row?.more.includes(option.text) ?? true
  return (
    <span className={css.lessMore}>
      <button
        type="button"
        className={css.step}
        disabled={marked === 0}
        aria-label={texts.pick.less(title)}
        onClick={() => match.unmark(option.text)}
      >
        −
      </button>
      <span className={css.marked}>{marked}</span>
      <button
        type="button"
        className={css.step}
        disabled={!more}
        aria-label={texts.pick.more(title)}
        onClick={() => match.mark(option.text)}
      >
        +
      </button>
    </span>
  )
}

function useOption(kind: number): OptionView | undefined {
  const { decision, table } = useBoard()
  return decision?.options.find((option) => {
    const card = thingIn(option, 'loot')
    return card !== undefined && table.content.kindOf[card] === kind
  })
}

export function PickStage({
  seat,
  zone,
}: {
  readonly seat: Seat
  readonly zone: 'deck' | 'discard'
}) {
  const { table, texts, size, nameOf, decision } = useBoard()
  const { state, content } = table
  const { combat } = table.view
  const deck = deckView(state, seat)
  const cards = zone === 'deck' ? [...deck.top, ...deck.rest] : discardView(state, seat)
  // Who gets a card: only that one, so that the players are in sight.
  const shown = decision?.prompt === 'give-to' ? [decision.about.a] : cards
  const heading = zone === 'deck' ? texts.pick.deckOf : texts.pick.discardOf
  return (
    <div className={css.stage} data-size={size}>
      <Strip />
      <div className={css.middle}>
        <div className={css.head}>
          <h2 className={css.title}>
            <SeatDiscs seat={seat} all />
            {heading(nameOf(seat))}
            <span className={css.number}>{cards.length}</span>
          </h2>
          {combat === undefined ? null : <Meter combat={combat} />}
        </div>
        <div className={css.kinds}>
          {byKind(content, shown).map((kind) => (
            <OneKind key={kind.kind} {...kind} />
          ))}
        </div>
      </div>
      <div className={css.players}>
        <Lanes brief />
      </div>
    </div>
  )
}
