/** The reward of a cleared dungeon: its card, its options to tap, the players it may go to. */
import type { Card } from '@muster/engine'
import { SpotButton } from '../../frame/spot.tsx'
import { Seal } from '../../look/seal.tsx'
import { LevelDots } from './cards/marks.tsx'
import { groundOf, Plate } from './cards/plate.tsx'
import { rewardPicture } from './cards/plates.ts'
import { Lanes } from './lane.tsx'
import css from './reward-stage.module.css'
import { rewardSpot } from './spots.ts'
import { SeatDiscs, useBoard } from './use-board.tsx'

export function RewardStage({ card }: { readonly card: Card }) {
  const { faces, size } = useBoard()
  const face = faces.of(card)
  if (face.type !== 'reward') return null
  const [heading, ...options] = face.full
  return (
    <div className={css.stage} data-size={size}>
      <div className={css.middle}>
        <div className={css.picture}>
          <Plate
            picture={rewardPicture(face)}
            name={face.name}
            ground={groundOf('reward', face.level, face.name)}
            level={face.level}
            size="large"
          />
        </div>
        <div className={css.options}>
          <h2 className={css.title}>
            {face.title} <LevelDots level={face.level} />
          </h2>
          <p className={css.heading}>{heading}</p>
          {options.map((option, i) => (
            <SpotButton key={option} spot={rewardSpot(i + 1)} className={css.option} move="">
              {(state) => (
                <>
                  <span className={css.number}>{i + 1}</span>
                  <span className={css.words}>{option.replace(/^• /, '')}</span>
                  {state.sealed && state.lit ? <Seal /> : null}
                  {state.faces.map((seat) => (
                    <SeatDiscs key={seat} seat={seat} />
                  ))}
                </>
              )}
            </SpotButton>
          ))}
        </div>
      </div>
      <div className={css.players}>
        <Lanes brief />
      </div>
    </div>
  )
}
