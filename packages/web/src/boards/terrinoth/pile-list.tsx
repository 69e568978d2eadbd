/** Cards of a pile, copies as one: picture, name, text, number. */
import type { Card } from '@muster/engine'
import { useTexts } from '../../texts/texts.ts'
import { Picture } from './cards/picture.tsx'
import { pictureOf, plainPictures } from './cards/pictures.ts'
import { Numbers } from './enemy-tile.tsx'
import css from './pile-list.module.css'
import { closeTexts } from './texts/close/texts.ts'
import { useBoard } from './use-board.tsx'

export function PileList({ cards }: { readonly cards: readonly Card[] }) {
  const { table } = useBoard()
  const close = useTexts(closeTexts)
  const { kindOf } = table.content
  const kinds = [...new Set(cards.map((card) => kindOf[card]))]
  if (kinds.length === 0) return <p className={css.empty}>{close.piles.empty}</p>
  return (
    <ul className={css.list}>
      {kinds.map((kind) => (
        <Row key={kind} kind={kind} copies={cards.filter((card) => kindOf[card] === kind).length} />
      ))}
    </ul>
  )
}

function Row({ kind, copies }: { readonly kind: number; readonly copies: number }) {
  const { faces, say } = useBoard()
  const face = faces.ofKind(kind)
  return (
    <li className={css.row}>
      <Picture name={pictureOf(face) ?? plainPictures.exploration} size={24} />
      <span className={css.name}>{face.title}</span>
      <span className={css.text}>
        {face.type === 'enemy' ? <Numbers of={{ ...face, left: face.health }} /> : null}
        {face.type === 'enemy'
          ? face.bar.map(({ title }) => say(title)).join(' › ')
          : say(face.full.join(' '))}
      </span>
      <span className={css.copies}>{copies > 1 ? `× ${copies}` : ''}</span>
    </li>
  )
}
