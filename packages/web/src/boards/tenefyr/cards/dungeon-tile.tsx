/** A dungeon on the board: the enemy on top above, its loot below a dashed line. */
import { type DungeonFace, type RewardFace, symbols } from '@muster/tenefyr/view'
import { memo } from 'react'
import { CardFrame, type CardState } from '../../../look/card-frame.tsx'
import { Signs } from '../../../look/signs.tsx'
import css from './dungeon-tile.module.css'
import { HiddenCount, Power, Provenance } from './marks.tsx'
import { groundOf, Picture, Plate } from './plate.tsx'
import { enemyPicture, heldPicture, rewardPicture } from './plates.ts'
import { isLow, type Manner, RuleText, wordsFit } from './rule-text.tsx'

export interface DungeonTileProps {
  readonly face: DungeonFace
  /** Large: both texts, some 264 × 214 px. Small: signs, some 184 × 84. Fills its box. */
  readonly size: 'large' | 'small'
  /** As it would be fought now, if that differs from what is printed. */
  readonly power?: number | undefined
  /** Cards face down below the one on top. */
  readonly hidden?: number | undefined
  readonly reward?: RewardFace | undefined
  /** Lines of text that a large one has room for; as many as 214 px hold, if nothing is said. */
  readonly lines?: number | undefined
  readonly state?: CardState | undefined
}

export const DungeonTile = memo(function DungeonTile(props: DungeonTileProps) {
  return props.size === 'large' ? <LargeTile {...props} /> : <SmallTile {...props} />
})

function EnemyPlate({ face, size }: Pick<DungeonTileProps, 'face' | 'size'>) {
  const { enemy, level } = face
  return (
    <Plate
      picture={enemyPicture(enemy)}
      name={enemy.name}
      ground={groundOf('enemy', level, enemy.name)}
      level={level}
      size={size}
    />
  )
}

/** The less a card says, the more of its picture is seen. */
function plateOf(enemy: string, loot: string, manner: Manner): string {
  if (enemy === '') return css.band
  const isBrief = enemy.length <= 68 && loot.length <= 84
  return isBrief || manner === 'signs' ? css.column : css.corner
}

function LargeTile({ face, power, hidden, reward, lines, state }: DungeonTileProps) {
  const { enemy, loot } = face
  const words = wordsFit(enemy, loot, lines)
  const setting = plateOf(enemy.full.join(' '), loot.full.join(' '), words.enemy)
  return (
    <CardFrame state={state} className={css.fill}>
      <span className={css.large} data-low={isLow(lines) || undefined}>
        <span className={css.head}>
          <span className={css.name}>{enemy.title}</span>
          <span className={css.power}>
            <Power power={power ?? enemy.power} printed={enemy.power} />
          </span>
        </span>
        <span className={setting}>
          <span className={css.plate}>
            <EnemyPlate face={face} size={setting === css.band ? 'large' : 'small'} />
          </span>
          <RuleText face={enemy} as={words.enemy} />
        </span>
        <span className={css.loot}>
          <span className={css.lootHead}>
            <Picture name={heldPicture(loot)} />
            <span className={css.lootName}>{loot.title}</span>
            <span className={css.lootPower}>+{loot.power}</span>
          </span>
          <RuleText face={loot} as={words.loot} />
        </span>
        <span className={css.foot}>
          {hidden === undefined ? null : <HiddenCount below={hidden} />}
          {reward === undefined ? null : <RewardLine face={reward} />}
          <Provenance from={face.from} />
        </span>
      </span>
    </CardFrame>
  )
}

function RewardLine({ face }: { readonly face: RewardFace }) {
  return (
    <span className={css.reward}>
      <Picture name={rewardPicture(face)} />
      <span className={css.rewardName}>{face.title}</span>
    </span>
  )
}

/** When the enemy's rules matter: the signs before them. */
function momentsOf(short: readonly string[]): string {
  const { start, end, always } = symbols
  return [start, always, end].filter((sign) => short.join(' ').includes(sign)).join('')
}

function SmallTile({ face, size, power, hidden, state }: DungeonTileProps) {
  const { enemy, loot } = face
  return (
    <CardFrame state={state} className={`${css.fill} ${css.measured}`}>
      <span className={css.small}>
        <span className={css.smallPlate}>
          <EnemyPlate face={face} size={size} />
        </span>
        <span className={css.smallName}>{enemy.title}</span>
        <span className={css.smallPower}>
          <Power power={power ?? enemy.power} printed={enemy.power} />
          <span className={css.moments}>
            <Signs text={momentsOf(enemy.short)} />
          </span>
        </span>
        <span className={css.smallRule}>
          <RuleText face={enemy} as="signs" />
        </span>
        <span className={css.smallFoot}>
          <span className={css.smallLoot}>
            <span className={css.lootPower}>+{loot.power}</span>
            <RuleText face={loot} as="signs" />
          </span>
          {hidden === undefined ? null : <HiddenCount below={hidden} />}
        </span>
      </span>
    </CardFrame>
  )
}
