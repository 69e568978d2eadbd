/** Loot that can be bought, the deck that renews it, and the plans of the Builder. */
import { SpotButton } from '../../../frame/spot.tsx'
import { Icon } from '../../../look/icon.tsx'
import { HandCard, RowCard } from '../cards/held-card.tsx'
import { Picture } from '../cards/picture.tsx'
import { roomPictures } from '../cards/pictures.ts'
import { cardSpot, LOOT } from '../spots.ts'
import { cardState, useBoard } from '../use-board.tsx'
import css from './loot-row.module.css'

export function LootRow() {
  const { table, faces, texts, size } = useBoard()
  const { row } = table.view
  return (
    <section className={css.loot} data-size={size} aria-label={texts.loot.title}>
      <span className={css.row}>
        {row.map((card) => (
          <SpotButton key={card} spot={cardSpot(card)} className={css.card}>
            {(state) =>
              // On a phone all five are seen at once, in signs.
              size === 'laptop' ? (
                <RowCard face={faces.held(card)} state={cardState(state)} />
              ) : (
                <HandCard face={faces.held(card)} size="small" state={cardState(state)} />
              )
            }
          </SpotButton>
        ))}
      </span>
      {size === 'laptop' ? <LootDeck /> : null}
      <Plans />
    </section>
  )
}

/** What lies below renews the row. */
export function LootDeck() {
  const { table, size } = useBoard()
  return (
    <SpotButton spot={LOOT} className={css.deck} move="">
      <Icon name="deck" size={size === 'laptop' ? 24 : 20} />
      <b>{table.view.lootLeft}</b>
    </SpotButton>
  )
}

function Plans() {
  const { table, faces } = useBoard()
  const { plans } = table.view
  if (plans.length === 0) return null
  return (
    <span className={css.plans}>
      {plans.map((card) => {
        const face = faces.of(card)
        if (face.type !== 'tile') return null
        return (
          <SpotButton key={card} spot={cardSpot(card)} className={css.plan}>
            <Picture name={roomPictures[face.room]} size={28} />
          </SpotButton>
        )
      })}
    </span>
  )
}
