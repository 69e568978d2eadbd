/** Cards of a pile, copies as one: picture, name, signs, number. */
import type { Card } from '@muster/engine'
import { pictureOf } from './cards/full-card.tsx'
import { Picture } from './cards/picture.tsx'
import { Play } from './cards/play.tsx'
import css from './pile-list.module.css'
import { useBoard } from './use-board.tsx'

export function PileList({ cards }: { readonly cards: readonly Card[] }) {
  const { table, texts } = useBoard()
  const { kindOf } = table.content
  const kinds = [...new Set(cards.map((card) => kindOf[card]))]
  if (kinds.length === 0) return <p className={css.empty}>{texts.piles.empty}</p>
  return (
    <ul className={css.list}>
      {kinds.map((kind) => (
        <Row key={kind} kind={kind} copies={cards.filter((card) => kindOf[card] === kind).length} />
      ))}
    </ul>
  )
}

function Row({ kind, copies }: { readonly kind: number; readonly copies: number }) {
  const { faces } = useBoard()
  const face = faces.ofKind(kind)
  const isHeld = face.type === 'tactic' || face.type === 'loot'
  return (
    <li className={css.row}>
      <Picture name={pictureOf(face)} size={24} />
      <span className={css.name}>{face.title}</span>
      {isHeld ? (
        <span className={css.play}>
          <Play play={face.play} flow="row" />
        </span>
      ) : (
        <span className={css.text}>{face.full.join(' ')}</span>
      )}
      <span className={css.copies}>{copies > 1 ? `× ${copies}` : ''}</span>
    </li>
  )
}
