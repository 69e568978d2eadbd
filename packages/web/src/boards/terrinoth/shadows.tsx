/** Who waits in the shadows: alike ones as one, with their number. */

import type { Aims } from './aims.ts'
import { EnemyTile } from './enemy-tile.tsx'
import css from './shadows.module.css'
import { useBoard } from './use-board.tsx'

/** So many stand side by side everywhere. */
const FIT = 1

export function Shadows({ aims }: { readonly aims: Aims }) {
  const { table, texts, size } = useBoard()
  const { stacks } = table
  return (
    <section className={css.shadows} data-size={size} aria-label={texts.shadows.title}>
      <span className={css.title}>{texts.shadows.title}</span>
      {/* What may scroll must be reachable by keyboard. */}
      <span className={css.row} tabIndex={stacks.length > FIT ? 0 : undefined}>
        {stacks.length === 0 ? <span className={css.nobody}>{texts.shadows.nobody}</span> : null}
        {stacks.map(({ enemy, codes }) => (
          <EnemyTile
            key={enemy.code}
            enemy={enemy}
            count={codes.length}
            flat
            aimed={aims[codes.find((code) => aims[code] !== undefined) ?? enemy.code]}
          />
        ))}
      </span>
    </section>
  )
}
