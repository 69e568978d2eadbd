/** The enemy being fought, with a large plate and all it says in words. Fills its box. */
import type { BossFace, DungeonFace } from '@muster/tenefyr/view'
import { memo } from 'react'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { bossGround } from './boss-card.tsx'
import css from './enemy-card.module.css'
import { LevelDots, Power, Provenance } from './marks.tsx'
import { groundOf, Picture, Plate } from './plate.tsx'
import { bossPicture, enemyPicture, heldPicture } from './plates.ts'
import { RuleText } from './rule-text.tsx'
import { texts } from './texts.ts'

export interface EnemyCardProps {
  readonly face: DungeonFace | BossFace
  /** Large: a plate of 200 px. Small: one of 96, for phones. */
  readonly size: 'large' | 'small'
  readonly power?: number | undefined
  /** Which of the Boss's cards it is in the fight. */
  readonly stage?: { readonly at: number; readonly of: number } | undefined
  readonly state?: CardState | undefined
}

export const EnemyCard = memo(function EnemyCard({
  face,
  size,
  power,
  stage,
  state,
}: EnemyCardProps) {
  const say = useTexts(texts)
  const shown = face.type === 'boss' ? face : face.enemy
  const fought = stage === undefined ? [] : [say.stage(stage.at, stage.of)]
  return (
    <CardFrame state={state} className={css[size]}>
      <span className={css.inside}>
        <span className={css.plate}>
          {face.type === 'boss' ? (
            <Plate
              picture={bossPicture(face)}
              name={face.name}
              ground={bossGround[face.boss]}
              level={5}
              size="large"
              night
            />
          ) : (
            <Plate
              picture={enemyPicture(face.enemy)}
              name={face.enemy.name}
              ground={groundOf('enemy', face.level, face.enemy.name)}
              level={face.level}
              size="large"
            />
          )}
        </span>
        <span className={css.words}>
          <span className={css.head}>
            <span className={css.name}>{shown.title}</span>
            <span className={css.power}>
              <Power power={power ?? shown.power} printed={shown.power} />
            </span>
          </span>
          <span className={css.about}>
            {face.type === 'boss' ? [face.bossTitle, fought].flat().join(', ') : null}
            {face.type === 'dungeon' ? <LevelDots level={face.level} /> : null}
            <Provenance from={face.from} />
          </span>
          <span className={css.rule}>
            {shown.full.length === 0 ? say.noRule : <RuleText face={shown} as="words" />}
          </span>
          {face.type === 'dungeon' ? <LootLine face={face} /> : null}
        </span>
      </span>
    </CardFrame>
  )
})

function LootLine({ face: { loot } }: { readonly face: DungeonFace }) {
  return (
    <span className={css.loot}>
      <Picture name={heldPicture(loot)} />
      <span className={css.lootText}>
        <span className={css.lootName}>
          {loot.title} <span className={css.lootPower}>+{loot.power}</span>
        </span>{' '}
        <RuleText face={loot} as="words" />
      </span>
    </span>
  )
}
