/** A reward: its picture above, its options below. */
import type { RewardFace } from '@muster/tenefyr/view'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import { LevelDots, Provenance } from './marks.tsx'
import { groundOf, Plate } from './plate.tsx'
import { rewardPicture } from './plates.ts'
import css from './reward-card.module.css'
import { RuleText } from './rule-text.tsx'

export interface RewardCardProps {
  readonly face: RewardFace
  /** Large: options in words, 264 px wide and as high as they need. Small: in signs, 168 × 150. */
  readonly size: 'large' | 'small'
  readonly state?: CardState | undefined
}

export function RewardCard({ face, size, state }: RewardCardProps) {
  return (
    <CardFrame state={state} className={css[size]}>
      <span className={css.inside}>
        <span className={css.plate}>
          <Plate
            picture={rewardPicture(face)}
            name={face.name}
            ground={groundOf('reward', face.level, face.name)}
            level={face.level}
            size="large"
          />
        </span>
        <span className={css.name}>{face.title}</span>
        {size === 'large' ? <Options face={face} /> : <RuleText face={face} as="signs" />}
        <span className={css.foot}>
          <LevelDots level={face.level} />
          <Provenance from={face.from} />
        </span>
      </span>
    </CardFrame>
  )
}

function Options({ face }: { readonly face: RewardFace }) {
  return (
    <span className={css.options}>
      {face.full.map((line) => (
        <span key={line} className={css.option}>
          {line}
        </span>
      ))}
    </span>
  )
}
