/** The hand of whoever is asked, or of whoever plays. */
import type { Card } from '@muster/engine'
import type { SeatView } from '@muster/keep/view'
import { useSpots } from '../../frame/match-context.ts'
import { SpotButton } from '../../frame/spot.tsx'
import { HandCard } from './cards/held-card.tsx'
import css from './hand.module.css'
import { idleCards } from './idle.ts'
import { payers } from './midway.ts'
import { cardSpot, chooserSeat } from './spots.ts'
import { ClanDisc, cardState, useBoard } from './use-board.tsx'

/** Whoever is asked, of a party who decides for it; else whoever plays. */
function useShownSeat(): SeatView | undefined {
  const { table, decision, match } = useBoard()
  const { seats } = table.view
  const decides = decision?.by === 'party' ? match.table.decides?.seats : undefined
  const asked = decides?.[0] ?? (decision === undefined ? undefined : chooserSeat(decision))
  return seats.find(({ seat }) => seat === asked) ?? seats.find(({ active }) => active) ?? seats[0]
}

/** The cards that what is considered or half tapped would cost. */
function usePayers({ seat, hand }: Pick<SeatView, 'seat' | 'hand'>): readonly Card[] {
  const { table, ghost, decision } = useBoard()
  const { spots } = useSpots()
  if (ghost !== undefined) {
    const left = ghost.view.seats[seat]?.hand ?? []
    return hand.filter((card) => !left.includes(card))
  }
  const tapped = [...spots].flatMap(([spot, { chosen }]) => (chosen ? [spot] : []))
  return decision === undefined || tapped.length === 0 ? [] : payers(table, decision, tapped)
}

const NOBODY = { seat: -1, hand: [] }
const WITHOUT_OVERLAP = { laptop: 6, phone: 5, turned: 4 }

const classOf = (pays: boolean, idle: boolean): string =>
  `${css.card} ${pays ? css.pays : ''} ${idle ? css.idle : ''}`

export function Hand() {
  const { table, decision, faces, size, texts, nameOf } = useBoard()
  const shown = useShownSeat()
  const paying = usePayers(shown ?? NOBODY)
  if (shown === undefined || table.view.result !== 'going-on') return null
  const { seat, hand, deck, discard } = shown
  const idle = idleCards(table, decision)
  return (
    <section
      className={css.hand}
      data-size={size}
      data-many={hand.length > WITHOUT_OVERLAP[size] || undefined}
      data-empty={hand.length === 0 || undefined}
      aria-label={texts.hand.of(nameOf(seat))}
    >
      <span className={css.whose}>
        <ClanDisc seat={seat} />
        <span className={css.piles}>{texts.hand.piles(deck, discard)}</span>
      </span>
      {hand.length === 0 ? <span className={css.empty}>{texts.hand.empty}</span> : null}
      <span className={css.cards}>
        {hand.map((card) => (
          <SpotButton
            key={card}
            spot={cardSpot(card)}
            className={classOf(paying.includes(card), idle.includes(card))}
          >
            {(state) => (
              <HandCard
                face={faces.held(card)}
                size={size === 'laptop' ? 'large' : 'small'}
                state={cardState(state)}
              />
            )}
          </SpotButton>
        ))}
      </span>
    </section>
  )
}
