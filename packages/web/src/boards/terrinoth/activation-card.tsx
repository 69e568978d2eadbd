/** An activation card: action and dice above, what it does in printed order; spent: turned, darker, with the word. */
import type { ActivationFace, CardView } from '@muster/terrinoth/view'
import { memo } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import css from './activation-card.module.css'
import { Sign, Signs } from './cards/signs.tsx'
import { cardSpot } from './spots.ts'
import { useWording } from './use-board.tsx'

export function CardHead({
  face,
  spent,
}: {
  readonly face: ActivationFace
  /** The word for it. */
  readonly spent?: string | undefined
}) {
  return (
    <span className={css.head}>
      <span className={css.action}>
        <Sign name={face.action} />
      </span>
      <span className={css.title}>{face.title}</span>
      {spent === undefined ? null : <span className={css.spent}>{spent}</span>}
      <span className={css.dice}>
        {face.dice}
        <Sign name="dice" />
      </span>
    </span>
  )
}

/** So many letters of its full text fit on a wide card; longer ones keep to signs. */
const FITS = 215

export const ActivationCard = memo(function ActivationCard({ of }: { readonly of: CardView }) {
  const { faces, texts, say } = useWording()
  const face = faces.of(of.card)
  if (face.type !== 'activation') return null
  const full = say(face.full.join(' '))
  return (
    <SpotButton spot={cardSpot(of.card)} className={css.card}>
      <span
        className={css.inside}
        data-spent={!of.ready || undefined}
        data-needed
        data-long={full.length > FITS || undefined}
        data-many={face.short.length > 2 || undefined}
      >
        <CardHead face={face} spent={of.ready ? undefined : texts.card.spent} />
        <span className={css.full}>{full}</span>
        <span className={css.short}>
          {face.short.map((line) => (
            <span key={line} className={css.line}>
              <Signs text={line} />
            </span>
          ))}
        </span>
      </span>
    </SpotButton>
  )
})
