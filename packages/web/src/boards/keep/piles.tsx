/** All piles: the Guild's, the players', Loot, treasures by value, rooms to build, the supply. */
import type { Seat } from '@muster/engine'
import {
  deckOf,
  discardOf,
  GUILD,
  GUILD_DISCARD,
  LOOT_DECK,
  lootedTreasures,
  pileView,
  TILES,
  TOKENS,
  treasuresView,
} from '@muster/keep/view'
import type { ReactNode } from 'react'
import { LooseToken, Portal } from './cards/tokens.tsx'
import { PileList } from './pile-list.tsx'
import css from './piles.module.css'
import { ClanDisc, useBoard } from './use-board.tsx'

function Part({
  title,
  count,
  mark,
  open = false,
  children,
}: {
  readonly title: string
  readonly count?: string
  readonly mark?: ReactNode
  readonly open?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={css.part} open={open}>
      <summary className={css.summary}>
        {mark}
        <span className={css.name}>{title}</span>
        {count === undefined ? null : <span className={css.counts}>{count}</span>}
      </summary>
      {children}
    </details>
  )
}

/** A face-down pile: of most of it only the order is hidden. */
function Hidden({ pile }: { readonly pile: number }) {
  const { table, texts } = useBoard()
  const { top, rest, bottom } = pileView(table.state, pile)
  return (
    <>
      {top.length === 0 ? null : (
        <>
          <p className={css.note}>{texts.piles.onTop}</p>
          <PileList cards={top} />
          <p className={css.note}>{texts.piles.noOrder}</p>
        </>
      )}
      <PileList cards={rest} />
      {bottom.length === 0 ? null : (
        <>
          <p className={css.note}>{texts.piles.atBottom}</p>
          <PileList cards={bottom} />
        </>
      )}
    </>
  )
}

export function GuildPiles() {
  const { table, texts } = useBoard()
  const done = table.state.piles[GUILD_DISCARD]
  return (
    <>
      <h3 className={css.heading}>{texts.piles.guildLeft(table.view.guild.left)}</h3>
      <Hidden pile={GUILD} />
      <h3 className={css.heading}>{texts.piles.guildDone(done.length)}</h3>
      <PileList cards={done} />
    </>
  )
}

export function SeatPiles({ seat }: { readonly seat: Seat }) {
  const { table, texts } = useBoard()
  const { deck, discard } = table.view.seats[seat]
  return (
    <>
      <h3 className={css.heading}>{texts.piles.deck(deck)}</h3>
      <Hidden pile={deckOf(seat)} />
      <h3 className={css.heading}>{texts.piles.discard(discard)}</h3>
      <PileList cards={table.state.piles[discardOf(seat)]} />
    </>
  )
}

const VALUES = [1, 2, 3, 4]

function Treasures({ value }: { readonly value: number }) {
  const { table, texts } = useBoard()
  const { cards, inRooms, inPile } = treasuresView(table.state, value)
  if (cards.length === 0) return null
  return (
    <Part title={texts.piles.treasures(value)} count={texts.piles.treasuresAt(inRooms, inPile)}>
      <PileList cards={cards} />
    </Part>
  )
}

function Supply() {
  const { table } = useBoard()
  const { supply } = table.view
  return (
    <span className={css.supply}>
      {TOKENS.map((token) => (
        <span key={token} className={css.token}>
          <LooseToken of={token} />
          {supply[token]}
        </span>
      ))}
      <span className={css.token}>
        <Portal is="completed" />
        {supply.portal}
      </span>
    </span>
  )
}

export function Piles() {
  const { table, texts, nameOf } = useBoard()
  const { view, state, content } = table
  const looted = lootedTreasures(content, state)
  return (
    <div className={css.piles}>
      <Part title={texts.guild.left(view.guild.left)} open>
        <GuildPiles />
      </Part>
      {view.seats.map(({ seat, deck, discard }) => (
        <Part
          key={seat}
          title={nameOf(seat)}
          count={texts.piles.counts(deck, discard)}
          mark={<ClanDisc seat={seat} />}
        >
          <SeatPiles seat={seat} />
        </Part>
      ))}
      <Part title={texts.piles.loot(view.lootLeft)}>
        <Hidden pile={LOOT_DECK} />
      </Part>
      {VALUES.map((value) => (
        <Treasures key={value} value={value} />
      ))}
      {looted.length === 0 ? null : (
        <Part title={texts.piles.looted} count={`${looted.length}`}>
          <PileList cards={looted} />
        </Part>
      )}
      {view.tilesLeft === 0 ? null : (
        <Part title={texts.piles.tiles(view.tilesLeft)}>
          <Hidden pile={TILES} />
        </Part>
      )}
      <Part title={texts.piles.supply}>
        <Supply />
      </Part>
    </div>
  )
}
