/** A card of the Boss: the figure fills it, as four cards they make a stair. */
import type { BossFace } from '@muster/tenefyr/view'
import type { Pattern } from '../../../look/backdrop.ts'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import css from './boss-card.module.css'
import { CardBack } from './card-back.tsx'
import { Power, Provenance } from './marks.tsx'
import { Picture, Plate } from './plate.tsx'
import { bossCardPicture, bossPicture } from './plates.ts'
import { RuleText } from './rule-text.tsx'

export const bossGround: Readonly<Record<BossFace['boss'], Pattern>> = {
  'dark-lord': 'rays',
  'spider-queen': 'web',
  'chaos-dragon': 'roots',
  'stone-titan': 'brick',
}

export interface BossCardProps {
  readonly face: BossFace
  /** Large 176 × 246 px, small 118 × 150. */
  readonly size: 'large' | 'small'
  readonly power?: number | undefined
  readonly state?: CardState | undefined
}

export function BossCard({ face, size, power = face.power, state }: BossCardProps) {
  return (
    <CardFrame state={state} className={css[size]}>
      <span className={css.inside}>
        <span className={css.plate}>
          <Plate
            picture={bossPicture(face)}
            name={face.name}
            ground={bossGround[face.boss]}
            level={5}
            size="large"
            night
          />
        </span>
        <span className={css.power}>
          <Power power={power} printed={face.power} night />
        </span>
        <span className={css.second}>
          <Picture name={bossCardPicture(face)} size={size === 'large' ? 32 : 24} />
        </span>
        <span className={css.banner}>
          <span className={css.name}>{face.title}</span>
          <RuleText face={face} as="signs" />
          {size === 'large' ? (
            <span className={css.foot}>
              {face.bossTitle}
              <Provenance from={face.from} />
            </span>
          ) : null}
        </span>
      </span>
    </CardFrame>
  )
}

/** The Boss's four cards, the one to fight in front; those not yet known lie face down. */
export function BossStair({
  faces,
  size,
}: {
  readonly faces: readonly (BossFace | undefined)[]
  readonly size: 'large' | 'small'
}) {
  return (
    <span className={`${css.stair} ${size === 'large' ? css.wide : ''}`}>
      {faces.map((face, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the stair is its place.
          key={i}
          className={css.step}
          style={{ zIndex: faces.length - i, marginTop: `${(faces.length - 1 - i) * 0.75}rem` }}
        >
          {face === undefined ? (
            <CardBack of="boss" size={size === 'large' ? 'tall' : 'large'} />
          ) : (
            <BossCard face={face} size={size} />
          )}
        </span>
      ))}
    </span>
  )
}
