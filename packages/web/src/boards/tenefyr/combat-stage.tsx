/** A combat: the enemy with its rule and loot, a lane for each player; the meter stands by the hand. */
import type { Card } from '@muster/engine'
import type { DungeonView } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import { Below } from './below.tsx'
import { Blessings } from './blessings.tsx'
import { BossCard } from './cards/boss-card.tsx'
import { CardBack } from './cards/card-back.tsx'
import { EnemyCard } from './cards/enemy-card.tsx'
import { EnemyChip } from './chips.tsx'
import css from './combat-stage.module.css'
import { EnemyBrief } from './enemy-brief.tsx'
import { Lanes } from './lane.tsx'
import { Meter } from './meter.tsx'
import { cardSpot } from './spots.ts'
import { cardState, useBoard } from './use-board.tsx'

function Enemy({ card }: { readonly card: Card }) {
  const { faces, table, size } = useBoard()
  const face = faces.of(card)
  if (face.type !== 'dungeon' && face.type !== 'boss') return null
  const { combat, here } = table.view
  const power = combat === undefined ? here?.power : combat.needed
  return (
    <SpotButton spot={cardSpot(card)} className={css.enemy}>
      {(state) =>
        size === 'laptop' ? (
          <EnemyCard
            {...{ face, power }}
            size="large"
            stage={table.view.bossCard}
            state={cardState(state)}
          />
        ) : (
          <EnemyBrief face={face} power={power} state={cardState(state)} />
        )
      }
    </SpotButton>
  )
}

/** The Boss's cards as a stair; no door leads out. */
function Stair({ here, enemy }: { readonly here: DungeonView; readonly enemy: Card | undefined }) {
  const { faces } = useBoard()
  const steps = here.cards.filter(({ card }) => card !== enemy)
  if (steps.length === 0) return null
  return (
    <div className={css.stair}>
      {steps.map(({ card, power }, i) => {
        const face = card === undefined ? undefined : faces.of(card)
        const place = { zIndex: steps.length - i }
        if (card === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the stair is its place.
            <span key={i} className={css.step} style={place}>
              <CardBack of="boss" size="large" />
            </span>
          )
        }
        return (
          <SpotButton key={card} spot={cardSpot(card)} className={css.step} style={place}>
            {(state) =>
              face?.type === 'boss' ? (
                <BossCard face={face} size="small" power={power} state={cardState(state)} />
              ) : (
                <EnemyChip card={card} power={power} />
              )
            }
          </SpotButton>
        )
      })}
    </div>
  )
}

/** The next card of the last fight, before it is turned up. */
function FaceDown() {
  const { table, size } = useBoard()
  const { here } = table.view
  return (
    <span className={css.faceDown}>
      <CardBack
        of={here?.side === 'boss' ? 'boss' : 'dungeon'}
        size={size === 'laptop' ? 'tall' : 'small'}
        level={here?.level}
      />
    </span>
  )
}

export function CombatStage({ enemy }: { readonly enemy: Card | undefined }) {
  const { table, size } = useBoard()
  const { combat, here } = table.view
  const laptop = size === 'laptop'
  const asStair = here?.side === 'boss' && laptop
  return (
    <div className={css.stage} data-size={size}>
      <div className={css.fight}>
        <div className={css.against}>
          {enemy === undefined ? <FaceDown /> : <Enemy card={enemy} />}
          {asStair ? <Stair here={here} enemy={enemy} /> : null}
        </div>
        {laptop ? null : <Below enemy={enemy} knownOnly />}
        {laptop || combat === undefined ? null : <Meter combat={combat} />}
        {laptop ? null : <Blessings brief />}
        <Lanes />
      </div>
    </div>
  )
}
