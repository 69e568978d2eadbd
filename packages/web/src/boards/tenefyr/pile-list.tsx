/** Cards of a pile, copies as one: picture, name, power, number; a tap opens the card. */
import { heldFace, type KindView } from '@muster/tenefyr/view'
import { useState } from 'react'
import { FullCard } from './cards/full-card.tsx'
import { Picture } from './cards/plate.tsx'
import { heldPicture } from './cards/plates.ts'
import { RuleText } from './cards/rule-text.tsx'
import { pictureOf } from './chips.tsx'
import { Keywords } from './keywords.tsx'
import css from './pile-list.module.css'
import { useBoard } from './use-board.tsx'

export function PileList({
  kinds,
  asEnemies = false,
}: {
  readonly kinds: readonly KindView[]
  readonly asEnemies?: boolean
}) {
  const { texts } = useBoard()
  if (kinds.length === 0) return <p className={css.empty}>{texts.piles.empty}</p>
  return (
    <ul className={css.list}>
      {kinds.map(({ kind, cards }) => (
        <Row key={`${kind}:${cards[0]}`} kind={kind} copies={cards.length} asEnemy={asEnemies} />
      ))}
    </ul>
  )
}

function Row({
  kind,
  copies,
  asEnemy,
}: {
  readonly kind: number
  readonly copies: number
  readonly asEnemy: boolean
}) {
  const { faces, table } = useBoard()
  const face = faces.ofKind(table.content.kinds[kind])
  const held = asEnemy ? undefined : heldFace(face)
  const shown = held ?? (face.type === 'dungeon' ? face.enemy : face)
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Picture name={held === undefined ? pictureOf(face) : heldPicture(held)} />
        <b className={css.power}>{'power' in shown ? shown.power : ''}</b>
        <span className={css.name}>{shown.title}</span>
        <span className={css.text}>
          <RuleText face={shown} as="signs" />
        </span>
        <span className={css.copies}>{copies > 1 ? `× ${copies}` : ''}</span>
      </button>
      {isOpen ? (
        <div className={css.card}>
          <FullCard face={held ?? face} />
          <Keywords face={held ?? face} />
        </div>
      ) : null}
    </li>
  )
}
