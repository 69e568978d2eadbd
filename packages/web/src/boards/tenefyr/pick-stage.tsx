/** A deck or discard pile to pick from: sorted by kind, copies as one, with their number. */
import type { Card, Seat } from '@muster/engine'
import {
  byKind,
  deckView,
  discardView,
  type HeldFace,
  heldFace,
  type KindView,
} from '@muster/tenefyr/view'
import type { Spot } from '../../frame/board-module.ts'
import { useMatch } from '../../frame/match-context.ts'
import { SpotButton, useSpot } from '../../frame/spot.tsx'
import { frameTexts } from '../../frame/texts/texts.ts'
import type { DecisionView, OptionView } from '../../host/protocol.ts'
import { CardFrame, type CardState } from '../../look/card-frame.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import { HandCard } from './cards/held-card.tsx'
import { LevelDots, Power } from './cards/marks.tsx'
import { RuleText } from './cards/rule-text.tsx'
import { Lanes } from './lane.tsx'
import { Meter } from './meter.tsx'
import css from './pick-stage.module.css'
import { kindSpot, thingIn } from './spots.ts'
import type { Table } from './table.ts'
import { type BoardInUse, cardState, SeatDiscs, useBoard } from './use-board.tsx'

function OneKind({ kind, cards }: KindView) {
  const { faces, table, size, decision } = useBoard()
  const spot = kindSpot(kind)
  const { marked } = useSpot(spot)
  const face = heldFace(faces.ofKind(table.content.kinds[kind]))
  if (face === undefined) return null
  // A single card is marked and taken back by a tap.
  const steps = decision?.row === true && cards.length > 1
  return (
    <div className={css.kind} data-steps={steps || undefined}>
      <SpotButton spot={spot} className={css.spot} move="">
        {(now) => {
          const state = { ...cardState(now), count: cards.length - marked }
          return size === 'laptop' ? (
            <HandCard face={face} size="large" state={state} />
          ) : (
            <Entry face={face} state={state} leveled={decision?.prompt === 'upgrade-card'} />
          )
        }}
      </SpotButton>
      {size === 'laptop' || face.full.length === 0 ? null : (
        <Closer spot={spot} title={face.title} />
      )}
      {steps ? <LessMore kind={kind} title={face.title} marked={marked} /> : null}
    </div>
  )
}

/** On a phone a tap picks: what the card says is read by its own button. */
function Closer({ spot, title }: { readonly spot: Spot; readonly title: string }) {
  const { open } = useMatch()
  const { look } = useTexts(frameTexts)
  return (
    <button
      type="button"
      className={css.closer}
      aria-label={`${look}, ${title}`}
      onClick={() => open({ kind: 'zoom', spot })}
    >
      <Icon name="search" size={20} />
    </button>
  )
}

/** A card in a list on a phone. */
function Entry({
  face,
  state,
  leveled,
}: {
  readonly face: HeldFace
  readonly state: CardState
  /** Its level counts in what is asked. */
  readonly leveled: boolean
}) {
  return (
    <CardFrame state={state} className={css.entry}>
      <span className={css.inside}>
        <span className={css.power}>
          <Power power={face.power} gain />
        </span>
        <span className={css.words}>
          <span className={css.name}>{face.title}</span>
          <RuleText face={face} as="signs" />
          {leveled && face.level > 0 ? (
            <span className={css.level}>
              <LevelDots level={face.level} />
            </span>
          ) : null}
        </span>
      </span>
    </CardFrame>
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
  const { decision, table, texts } = useBoard()
  const match = useMatch()
  const option = optionFor(kind, decision, table)
  if (option === undefined) return null
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

function optionFor(
  kind: number,
  decision: DecisionView | undefined,
  { content }: Table,
): OptionView | undefined {
  return decision?.options.find((option) => {
    const card = thingIn(option, 'loot')
    return card !== undefined && content.kindOf[card] === kind
  })
}

/** What can be picked comes first, each part in the order of the pack. */
function pickedFirst(cards: readonly Card[], { table, decision }: BoardInUse): KindView[] {
  const kinds = byKind(table.content, cards)
  const can = ({ kind }: KindView) => optionFor(kind, decision, table) !== undefined
  return [...kinds.filter(can), ...kinds.filter((kind) => !can(kind))]
}

export function PickStage({
  seat,
  zone,
}: {
  readonly seat: Seat
  readonly zone: 'deck' | 'discard'
}) {
  const board = useBoard()
  const { table, texts, size, nameOf, decision } = board
  const { state } = table
  const { combat } = table.view
  const deck = deckView(state, seat)
  const cards = zone === 'deck' ? [...deck.top, ...deck.rest] : discardView(state, seat)
  // Who gets a card: only that one, so that the players are in sight.
  const shown = decision?.prompt === 'give-to' ? [decision.about.a] : cards
  const heading = zone === 'deck' ? texts.pick.deckOf : texts.pick.discardOf
  return (
    <div className={css.stage} data-size={size}>
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
          {pickedFirst(shown, board).map((kind) => (
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
