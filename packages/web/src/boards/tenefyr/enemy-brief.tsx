/** The enemy on a phone: small plate, as much of its rule as there is room for, loot in a line. */
import type { BossFace, DungeonFace } from '@muster/tenefyr/view'
import { useLayoutEffect, useRef } from 'react'
import { CardFrame, type CardState } from '../../look/card-frame.tsx'
import { bossGround } from './cards/boss-card.tsx'
import { Power } from './cards/marks.tsx'
import { groundOf, Picture, Plate } from './cards/plate.tsx'
import { bossPicture, enemyPicture, heldPicture } from './cards/plates.ts'
import { RuleText } from './cards/rule-text.tsx'
import css from './enemy-brief.module.css'
import { useBoard } from './use-board.tsx'

function EnemyPlate({ face }: { readonly face: DungeonFace | BossFace }) {
  if (face.type === 'boss') {
    return (
      <Plate
        picture={bossPicture(face)}
        name={face.name}
        ground={bossGround[face.boss]}
        level={5}
        size="small"
      />
    )
  }
  const { enemy, level } = face
  const ground = groundOf('enemy', level, enemy.name)
  return (
    <Plate
      picture={enemyPicture(enemy)}
      name={enemy.name}
      ground={ground}
      level={level}
      size="small"
    />
  )
}

/** As many whole lines as there is room for; a tap shows them all. */
function Rule({ face }: { readonly face: { short: readonly string[]; full: readonly string[] } }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const clamp = () => {
      const line = Number.parseFloat(getComputedStyle(current).lineHeight)
      const lines = Math.max(1, Math.floor((current.clientHeight + 1) / line))
      current.style.setProperty('--lines', String(lines))
    }
    clamp()
    const watch = new ResizeObserver(clamp)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={box} className={css.rule} data-full={face.full.join(' ')}>
      <span className={css.seen}>
        <RuleText face={face} as="words" />
      </span>
    </span>
  )
}

export function EnemyBrief({
  face,
  power,
  state,
}: {
  readonly face: DungeonFace | BossFace
  readonly power: number | undefined
  readonly state: CardState
}) {
  const { texts } = useBoard()
  const shown = face.type === 'boss' ? face : face.enemy
  return (
    <CardFrame state={state} className={css.brief}>
      <span className={css.inside}>
        <span className={css.plate}>
          <EnemyPlate face={face} />
        </span>
        <span className={css.words}>
          <span className={css.head}>
            <span className={css.name}>{shown.title}</span>
            <span className={css.power}>
              <Power power={power ?? shown.power} printed={shown.power} />
            </span>
          </span>
          {shown.full.length === 0 ? null : <Rule face={shown} />}
          {face.type === 'dungeon' ? (
            <span className={css.loot}>
              <Picture name={heldPicture(face.loot)} />
              <span className={css.lootName}>{face.loot.title}</span>
              <span className={css.lootPower}>+{face.loot.power}</span>
              <span className={css.signs}>
                <RuleText face={face.loot} as="signs" />
              </span>
              <span className="heard">{texts.board.loot}</span>
            </span>
          ) : null}
        </span>
      </span>
    </CardFrame>
  )
}
