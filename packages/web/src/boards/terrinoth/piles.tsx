/** All piles: enemies, exploration cards, locations; sorted, with what is left. */
import {
  ENEMIES,
  ENEMY_DISCARD,
  EXPLORATION,
  EXPLORATION_DISCARD,
  LOCATION_DISCARD,
  LOCATIONS,
  pileView,
} from '@muster/terrinoth/view'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { PileList } from './pile-list.tsx'
import css from './piles.module.css'
import { closeTexts } from './texts/close/texts.ts'
import { useBoard } from './use-board.tsx'

function Part({
  title,
  open = false,
  children,
}: {
  readonly title: string
  readonly open?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={css.part} open={open}>
      <summary className={css.summary}>{title}</summary>
      {children}
    </details>
  )
}

/** A face-down pile: of most of it only the order is hidden. */
function Hidden({ pile }: { readonly pile: number }) {
  const { table } = useBoard()
  const close = useTexts(closeTexts)
  const { top, rest, bottom } = pileView(table.state, table.state.piles[pile])
  return (
    <>
      {top.length === 0 ? null : (
        <>
          <p className={css.note}>{close.piles.onTop}</p>
          <PileList cards={top} />
        </>
      )}
      {top.length > 0 && rest.length > 0 ? <p className={css.note}>{close.piles.noOrder}</p> : null}
      {rest.length === 0 && top.length > 0 ? null : <PileList cards={rest} />}
      {bottom.length === 0 ? null : (
        <>
          <p className={css.note}>{close.piles.atBottom}</p>
          <PileList cards={bottom} />
        </>
      )}
    </>
  )
}

function Discard({ pile }: { readonly pile: number }) {
  const { table } = useBoard()
  const close = useTexts(closeTexts)
  const cards = table.state.piles[pile]
  return (
    <>
      <h3 className={css.heading}>{close.piles.discard(cards.length)}</h3>
      <PileList cards={cards} />
    </>
  )
}

export function Piles() {
  const { table } = useBoard()
  const close = useTexts(closeTexts)
  const { decks } = table.view
  return (
    <div className={css.piles}>
      <Part title={close.piles.enemies(decks.enemies)} open>
        <Hidden pile={ENEMIES} />
        <Discard pile={ENEMY_DISCARD} />
      </Part>
      <Part title={close.piles.exploration(decks.exploration)}>
        <Hidden pile={EXPLORATION} />
        <Discard pile={EXPLORATION_DISCARD} />
      </Part>
      <Part title={close.piles.locations(decks.locations)}>
        <Hidden pile={LOCATIONS} />
        <Discard pile={LOCATION_DISCARD} />
      </Part>
    </div>
  )
}
