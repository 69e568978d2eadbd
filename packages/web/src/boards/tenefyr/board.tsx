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
  const { stage } = useBoard()
  switch (stage.kind) {
    case 'dungeons':
      return <DungeonStage />
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
    case 'end':
      return <EndStage />
  }
}
