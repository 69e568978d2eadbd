/** What a player holds: Basic cards, Skills and the loot half of Dungeon cards. */
import type { HeldFace } from '@muster/tenefyr/view'
import { memo } from 'react'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import { Sign } from '../../../look/signs.tsx'
import { useTexts } from '../../../texts/texts.ts'
import css from './held-card.module.css'
import { LevelDots, Power, Provenance } from './marks.tsx'
import { groundOf, Picture, Plate } from './plate.tsx'
import { heldPicture } from './plates.ts'
import { RuleText } from './rule-text.tsx'
import { texts } from './texts.ts'

export interface HandCardProps {
  readonly face: HeldFace
  /** Large 118 × 150 px; small 96 × 132 for phones, readable when overlapped to 64; mini 44 × 58 for lanes. */
  readonly size: 'large' | 'small' | 'mini'
  /** As it counts now, if that differs from what is printed. */
  readonly power?: number | undefined
  readonly state?: CardState | undefined
}

export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { face, size, power = face.power, state } = props
  if (size === 'mini') return <MiniCard {...props} />
  const plate = (
    <Plate
      picture={heldPicture(face)}
      name={face.name}
      ground={groundOf(face.type, face.level, face.name)}
      level={face.level}
      size="small"
    />
  )
  return (
    <CardFrame state={state} className={`${css[size]} ${css[face.type]}`}>
      <span className={css.inside}>
        <span className={css.head}>
          <span className={css.power}>
            <Power power={power} printed={face.power} gain />
          </span>
          <span className={css.name}>{face.title}</span>
        </span>
        <span className={css.plate}>{plate}</span>
        <span className={css.text}>
          <RuleText face={face} as="signs" />
        </span>
        <Foot face={face} spent={state?.spent === true} brief={size === 'small'} />
      </span>
    </CardFrame>
  )
})

function Foot({
  face,
  spent,
  brief,
}: {
  readonly face: HeldFace
  readonly spent: boolean
  /** A sign has to do. */
  readonly brief: boolean
}) {
  const say = useTexts(texts)
  return (
    <span className={css.foot}>
      {spent ? <span className={css.word}>{say.spent}</span> : null}
      {!spent && face.type === 'skill' ? (
        <span className={css.word}>{brief ? <Sign name="skill" /> : say.skill}</span>
      ) : null}
      {face.level > 0 && !spent ? <LevelDots level={face.level} /> : null}
      <Provenance from={face.from} />
    </span>
  )
}

function MiniCard({ face, power = face.power, state }: HandCardProps) {
  return (
    <CardFrame state={state} className={`${css.mini} ${css[face.type]}`}>
      <span className={css.miniInside}>
        <Power power={power} printed={face.power} gain />
        <Picture name={heldPicture(face)} size={28} />
      </span>
    </CardFrame>
  )
}
