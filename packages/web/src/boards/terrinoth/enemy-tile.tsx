/** An enemy: name, plate, attack, resilience, health left, and its effect bar from left to right. */
import type { EnemyView, KeywordFace } from '@muster/terrinoth/view'
import { memo } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { Plate } from './cards/picture.tsx'
import { enemyPicture, plainPictures } from './cards/pictures.ts'
import { Sign, Signs } from './cards/signs.tsx'
import css from './enemy-tile.module.css'
import { enemySpot } from './spots.ts'
import { useWording } from './use-board.tsx'

const BASIC = { advance: 'engage', inflict: 'attack', retreat: 'shadows' } as const
const isBasic = (name: string): name is keyof typeof BASIC => Object.hasOwn(BASIC, name)

function Keyword({ of }: { readonly of: KeywordFace }) {
  const { say } = useWording()
  return (
    <span className={css.keyword} title={say(of.title)}>
      {isBasic(of.name) ? <Sign name={BASIC[of.name]} /> : say(of.title)}
    </span>
  )
}

/** The effect bar: basic keywords as signs, its own by their names. */
function Bar({ of }: { readonly of: EnemyView }) {
  return of.bar.length === 0 ? null : (
    <span className={css.bar}>
      {of.bar.map((keyword, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar never changes.
        <Keyword key={n} of={keyword} />
      ))}
    </span>
  )
}

export function Numbers({
  of,
}: {
  readonly of: Pick<EnemyView, 'attack' | 'resilience' | 'left' | 'health'>
}) {
  return (
    <span className={css.numbers}>
      <span>
        <Sign name="attack" />
        {of.attack}
      </span>
      <span>
        <Sign name="resilience" />
        {of.resilience}
      </span>
      <span className={css.hearts} data-hurt={of.left < of.health || undefined}>
        <Sign name="health" />
        {Math.max(0, of.left)}
      </span>
    </span>
  )
}

export const EnemyTile = memo(function EnemyTile({
  enemy,
  count = 1,
  flat = false,
  aimed,
}: {
  readonly enemy: EnemyView
  readonly count?: number
  /** Plate beside the words, as in the shadows. */
  readonly flat?: boolean
  /** What the running action says about it: that it is a target, or how much is left to deal. */
  readonly aimed?: string | undefined
}) {
  const { names, texts, say } = useWording()
  const { card, faceDown, ready, rank } = enemy
  const hidden = card === undefined
  return (
    <SpotButton spot={enemySpot(enemy.code)} className={flat ? css.flat : css.tile}>
      <span
        className={css.inside}
        data-rank={rank}
        data-needed
        data-spent={!ready || undefined}
        data-back={faceDown || undefined}
      >
        <span className={css.plate}>
          <Plate
            picture={hidden ? plainPictures.hidden : enemyPicture(enemy.name)}
            name={enemy.name}
            ground={rank === 'nemesis' ? 'rays' : rank === 'master' ? 'brick' : 'hatch'}
            night={faceDown || rank === 'nemesis'}
          />
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <span>
              {rank === 'master' && !hidden ? <Icon name="crown" size={14} /> : null}
              {hidden ? texts.enemy.hidden : say(names.ofSet(card))}
            </span>
          </span>
          {hidden ? null : <Numbers of={enemy} />}
          {hidden || !ready ? null : <Bar of={enemy} />}
          {ready ? null : <span className={css.state}>{texts.enemy.exhausted}</span>}
        </span>
      </span>
      {count > 1 ? <b className={css.count}>×{count}</b> : null}
      {aimed === undefined ? null : (
        <span className={css.aimed}>
          <Signs text={aimed} />
        </span>
      )}
    </SpotButton>
  )
})
