/** What lies under the enemy, as far as it is known. */
import type { Card } from '@muster/engine'
import { SpotButton } from '../../frame/spot.tsx'
import css from './below.module.css'
import { EnemyChip, HiddenChip } from './chips.tsx'
import { asTheyLie } from './places.ts'
import { cardSpot } from './spots.ts'
import { useBoard } from './use-board.tsx'

export function Below({
  enemy,
  knownOnly = false,
}: {
  /** None where the next card is not turned up yet. */
  readonly enemy: Card | undefined
  /** Only where there is more to tell than the number of hidden cards. */
  readonly knownOnly?: boolean
}) {
  const { texts, table } = useBoard()
  const { here } = table.view
  const below = here?.cards.filter(({ card }) => card === undefined || card !== enemy) ?? []
  const isKnown = below.some(({ card }) => card !== undefined)
  if (below.length === 0 || (knownOnly && !isKnown)) return null
  return (
    <div className={css.below} data-one-row={knownOnly || undefined}>
      <span className={css.caption}>{texts.combat.underneath}</span>
      {asTheyLie(below).map((one, i) =>
        'card' in one ? (
          <SpotButton key={one.card} spot={cardSpot(one.card)} className={css.chip}>
            <EnemyChip card={one.card} power={one.power} />
          </SpotButton>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are told apart by their place.
          <HiddenChip key={`hidden ${i}`}>{texts.combat.hiddenBelow(one.hidden)}</HiddenChip>
        ),
      )}
    </div>
  )
}
