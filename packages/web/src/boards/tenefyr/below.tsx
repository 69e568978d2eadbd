/** What lies under the enemy, as far as it is known. */
import type { Card } from '@muster/engine'
import { SpotButton } from '../../frame/spot.tsx'
import css from './below.module.css'
import { EnemyChip, HiddenChip } from './chips.tsx'
import { cardSpot } from './spots.ts'
import { useBoard } from './use-board.tsx'

export function Below({
  enemy,
  knownOnly = false,
}: {
  readonly enemy: Card
  /** Where the number of hidden cards is told elsewhere. */
  readonly knownOnly?: boolean
}) {
  const { texts, table } = useBoard()
  const { here } = table.view
  const below = here?.cards.filter(({ card }) => card !== enemy) ?? []
  const known = below.flatMap(({ card, power }) => (card === undefined ? [] : [{ card, power }]))
  const hidden = below.length - known.length
  if (known.length === 0 && (knownOnly || hidden === 0)) return null
  return (
    <div className={css.below}>
      <span className={css.caption}>{texts.combat.underneath}</span>
      {known.map(({ card, power }) => (
        <SpotButton key={card} spot={cardSpot(card)} className={css.chip}>
          <EnemyChip card={card} power={power} />
        </SpotButton>
      ))}
      {hidden === 0 ? null : <HiddenChip>{texts.combat.hiddenBelow(hidden)}</HiddenChip>}
    </div>
  )
}
