/** All piles: decks and discards of the players, what may be hidden at each level, what is gone. */
import {
  bossPileView,
  byKind,
  deckView,
  discardView,
  levelView,
  removedForGood,
} from '@muster/tenefyr/view'
import { PileList } from './pile-list.tsx'
import css from './piles.module.css'
import { SeatDiscs, useBoard } from './use-board.tsx'

const LEVELS = [1, 2, 3, 4, 5]

function Player({ seat }: { readonly seat: number }) {
  const { table, texts, nameOf } = useBoard()
  const { state, content } = table
  const deck = deckView(state, seat)
  const discard = discardView(state, seat)
  return (
    <details className={css.part} open={table.view.players === 1}>
      <summary className={css.summary}>
        <SeatDiscs seat={seat} all />
        <span className={css.name}>{nameOf(seat)}</span>
        <span className={css.counts}>
          {texts.buttons.pile(deck.top.length + deck.rest.length, discard.length)}
        </span>
      </summary>
      <h4 className={css.heading}>{texts.piles.deck(deck.top.length + deck.rest.length)}</h4>
      {deck.top.length === 0 ? null : (
        <>
          <p className={css.note}>{texts.piles.onTop}</p>
          <PileList
            kinds={deck.top.map((card) => ({ kind: content.kindOf[card], cards: [card] }))}
          />
          <p className={css.note}>{texts.piles.noOrder}</p>
        </>
      )}
      <PileList kinds={byKind(content, deck.rest)} />
      <h4 className={css.heading}>{texts.piles.discard(discard.length)}</h4>
      <PileList kinds={byKind(content, discard)} />
    </details>
  )
}

function Level({ level }: { readonly level: number }) {
  const { table, texts } = useBoard()
  const { state, content } = table
  const { seen, anywhere, inDungeons, inReserve, reserve } = levelView(state, level)
  if (seen.length + anywhere.length + reserve.length === 0) return null
  return (
    <details className={css.part}>
      <summary className={css.summary}>
        <span className={css.name}>{texts.headings.reserve(level)}</span>
        <span className={css.counts}>
          {inReserve === 0
            ? texts.piles.hiddenOnly(inDungeons)
            : texts.piles.anywhere(inDungeons, inReserve)}
        </span>
      </summary>
      {seen.length === 0 ? null : (
        <>
          <h4 className={css.heading}>{texts.piles.seen}</h4>
          <PileList kinds={byKind(content, seen)} asEnemies />
        </>
      )}
      {anywhere.length === 0 ? null : <PileList kinds={byKind(content, anywhere)} asEnemies />}
      {reserve.length === 0 ? null : (
        <>
          <h4 className={css.heading}>{texts.piles.reserve(reserve.length)}</h4>
          <PileList kinds={byKind(content, reserve)} />
        </>
      )}
    </details>
  )
}

function BossDeck() {
  const { table, texts } = useBoard()
  const { seen, anywhere, hidden } = bossPileView(table.state)
  if (seen.length + anywhere.length === 0) return null
  return (
    <details className={css.part}>
      <summary className={css.summary}>
        <span className={css.name}>{texts.headings.bossDeck}</span>
        <span className={css.counts}>{texts.piles.hiddenOnly(hidden)}</span>
      </summary>
      {seen.length === 0 ? null : <PileList kinds={byKind(table.content, seen)} asEnemies />}
      {anywhere.length === 0 ? null : (
        <PileList kinds={byKind(table.content, anywhere)} asEnemies />
      )}
    </details>
  )
}

export function Piles() {
  const { table, texts } = useBoard()
  const gone = removedForGood(table.state)
  return (
    <div className={css.piles}>
      {table.view.lanes.map(({ seat }) => (
        <Player key={seat} seat={seat} />
      ))}
      {LEVELS.map((level) => (
        <Level key={level} level={level} />
      ))}
      <BossDeck />
      {gone.length === 0 ? null : (
        <details className={css.part}>
          <summary className={css.summary}>
            <span className={css.name}>{texts.headings.gone}</span>
            <span className={css.counts}>{gone.length}</span>
          </summary>
          <PileList kinds={byKind(table.content, gone)} />
        </details>
      )}
    </div>
  )
}
