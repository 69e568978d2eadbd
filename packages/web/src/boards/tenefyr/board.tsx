/** The board: the stage that the table is at. */
import type { Telling } from '@muster/engine'
import css from './board.module.css'
import { CombatStage } from './combat-stage.tsx'
import { DungeonStage } from './dungeon-stage.tsx'
import { EndStage } from './end-stage.tsx'
import { GoOnStage } from './go-on-stage.tsx'
import { GreatMoment } from './great-moment.tsx'
import { OfferStage } from './offer-stage.tsx'
import { PickStage } from './pick-stage.tsx'
import { RewardStage } from './reward-stage.tsx'
import type { Stage } from './stage.ts'
import { Strip } from './strip.tsx'
import { useBoard } from './use-board.tsx'

/** `events`: what has just happened. */
export function Board({ events }: { readonly events: readonly Telling[] }) {
  const { size } = useBoard()
  return (
    <div className={css.board} data-size={size}>
      <TheStage />
      <GreatMoment events={events} />
    </div>
  )
}

function TheStage() {
  const { stage, size } = useBoard()
  if (stage.kind === 'dungeons') return <DungeonStage />
  if (stage.kind === 'end') return <EndStage />
  // The strip stays as it is from stage to stage: to draw it anew would cost a third of each.
  return (
    <div className={css.folded} data-size={size} data-stage={stage.kind}>
      <Strip />
      <StageBelow stage={stage} />
    </div>
  )
}

type Below = Exclude<Stage, { readonly kind: 'dungeons' | 'end' }>

function StageBelow({ stage }: { readonly stage: Below }) {
  switch (stage.kind) {
    case 'combat':
      return <CombatStage enemy={stage.enemy} />
    case 'go-on':
      return <GoOnStage />
    case 'reward':
      return <RewardStage card={stage.card} />
    case 'pick':
      return <PickStage seat={stage.seat} zone={stage.zone} />
    case 'offer':
      return <OfferStage />
  }
}
