import type { DungeonFace, HeldFace } from '@muster/tenefyr/view'
import type { ReactNode } from 'react'
import { CardBack } from '../../boards/tenefyr/cards/card-back.tsx'
import { DungeonTile } from '../../boards/tenefyr/cards/dungeon-tile.tsx'
import { HandCard } from '../../boards/tenefyr/cards/held-card.tsx'
import { HeroSeat } from '../../boards/tenefyr/cards/marks.tsx'
import type { CardState } from '../../look/card-frame.tsx'
import { useTexts } from '../../texts/texts.ts'
import css from './card-sheet.module.css'
import { texts } from './texts.ts'

const discs = (
  <>
    <HeroSeat seat={0} hero="barbarian" size="small" />
    <HeroSeat seat={1} hero="bard" size="small" />
    <HeroSeat seat={2} hero="thief" size="small" />
  </>
)

export function States({
  dungeon,
  held,
}: {
  readonly dungeon: DungeonFace
  readonly held: readonly HeldFace[]
}) {
  const say = useTexts(texts).state
  const states: readonly (readonly [string, CardState])[] = [
    [say.plain, {}],
    [say.lit, { lit: true }],
    [say.chosen, { chosen: true }],
    [say.counted, { lit: true, count: 6 }],
    [say.sealed, { lit: true, sealed: true }],
    [say.spent, { spent: true }],
    [say.proposed, { lit: true, faces: discs }],
    [say.pointed, { pointedBy: [1, 2] }],
  ]
  return (
    <>
      {states.map(([name, state]) => (
        <Shown key={name} name={name}>
          <span className={css.tile}>
            <DungeonTile face={dungeon} size="large" hidden={3} state={state} />
          </span>
        </Shown>
      ))}
      {states.map(([name, state], i) => (
        <Shown key={name} name={name}>
          <HandCard face={held[i % 2 === 0 ? 5 + i : i]} size="large" state={state} />
        </Shown>
      ))}
      {(['dungeon', 'boss', 'hand', 'reward'] as const).map((of, i) => (
        <Shown key={of} name={say.back}>
          <CardBack
            of={of}
            size="large"
            level={of === 'boss' || of === 'hand' ? undefined : i + 1}
          />
        </Shown>
      ))}
      <Shown name={say.back}>
        <span className={css.pair}>
          <CardBack of="hand" size="small" />
          <CardBack of="dungeon" size="mini" level={3} />
          <CardBack of="hand" size="mini" />
        </span>
      </Shown>
    </>
  )
}

function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={css.shown}>
      {children}
      <span className={css.caption}>{name}</span>
    </span>
  )
}
