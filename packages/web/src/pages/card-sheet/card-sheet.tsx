/** Every card, token, state and sign on one page: where the look is judged. */
import { tenefyr } from '@muster/tenefyr'
import {
  type BossFace,
  type CardFace,
  type DungeonFace,
  type HeldFace,
  heldFace,
  type RewardFace,
} from '@muster/tenefyr/view'
import type { ReactNode } from 'react'
import { BossCard, BossStair } from '../../boards/tenefyr/cards/boss-card.tsx'
import { DungeonTile } from '../../boards/tenefyr/cards/dungeon-tile.tsx'
import { EnemyCard } from '../../boards/tenefyr/cards/enemy-card.tsx'
import { FullCard } from '../../boards/tenefyr/cards/full-card.tsx'
import { HandCard } from '../../boards/tenefyr/cards/held-card.tsx'
import { RewardCard } from '../../boards/tenefyr/cards/reward-card.tsx'
import { useFaces } from '../../boards/tenefyr/cards/use-faces.ts'
import { useTexts } from '../../texts/texts.ts'
import css from './card-sheet.module.css'
import { Colours, FrameIcons, Seats, SignList, Tokens, TypeScale } from './samples.tsx'
import { States } from './states.tsx'
import { texts } from './texts.ts'

const { content } = tenefyr

const isDungeon = (face: CardFace): face is DungeonFace => face.type === 'dungeon'
const isBoss = (face: CardFace): face is BossFace => face.type === 'boss'
const isReward = (face: CardFace): face is RewardFace => face.type === 'reward'

export function CardSheet() {
  const say = useTexts(texts)
  const faces = useFaces(content, { players: 3, profile: '2019' })
  const all = content.kinds.map((kind) => faces.ofKind(kind))
  const dungeons = all.filter(isDungeon)
  const bosses = all.filter(isBoss)
  const rewards = all.filter(isReward)
  const held = all.map(heldFace).filter((face) => face !== undefined)
  return (
    <main className={css.sheet}>
      <header>
        <h1>{say.title}</h1>
        <p className={css.intro}>{say.intro}</p>
      </header>
      <Part title={say.states} className={css.row}>
        <States dungeon={dungeons[1]} held={held} />
      </Part>
      <Part title={say.dungeons} className={css.tiles}>
        {dungeons.map((face, i) => (
          <span key={face.enemy.name} className={css.tile}>
            <DungeonTile
              face={face}
              size="large"
              hidden={i % 4}
              reward={rewards[i % rewards.length]}
            />
          </span>
        ))}
      </Part>
      <Part title={say.dungeonsSmall} className={css.smallTiles}>
        {dungeons.map((face, i) => (
          <span key={face.enemy.name} className={css.smallTile}>
            <DungeonTile face={face} size="small" hidden={i % 4} />
          </span>
        ))}
      </Part>
      <Part title={say.combat} className={css.combat}>
        <Combat dungeons={dungeons} boss={bosses[8]} />
      </Part>
      <Part title={say.bosses} className={css.row}>
        <Bosses faces={bosses} />
      </Part>
      <Part title={say.hand} className={css.row}>
        {held.map((face) => (
          <HandCard key={face.name} face={face} size="large" />
        ))}
      </Part>
      <Part title={say.fan} className={css.row}>
        <Fan faces={held} />
      </Part>
      <Part title={say.rewards} className={css.row}>
        {rewards.map((face) => (
          <RewardCard key={face.name} face={face} size="small" />
        ))}
        {rewards.slice(0, 4).map((face) => (
          <RewardCard key={face.name} face={face} size="large" />
        ))}
      </Part>
      <Part title={say.zoom} className={css.row}>
        {[dungeons[12], bosses[5], rewards[2], held[2], held[20], held[0]].map((face) => (
          <FullCard key={face.type + face.from + all.indexOf(face)} face={face} />
        ))}
      </Part>
      <Part title={say.seats} className={css.row}>
        <Seats />
      </Part>
      <Part title={say.tokens} className={css.row}>
        <Tokens />
      </Part>
      <Part title={say.signs} className={css.signs}>
        <SignList />
      </Part>
      <Part title={say.icons} className={css.row}>
        <FrameIcons />
      </Part>
      <Part title={say.type}>
        <TypeScale text={say.pangram} />
      </Part>
      <Part title={say.colours} className={css.row}>
        <Colours />
      </Part>
    </main>
  )
}

function Part({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <div className={className}>{children}</div>
    </section>
  )
}

function Combat({
  dungeons,
  boss,
}: {
  readonly dungeons: readonly DungeonFace[]
  readonly boss: BossFace
}) {
  const long = dungeons[11]
  return (
    <>
      {[dungeons[1], dungeons[0], long, dungeons[55]].map((face) => (
        <span key={face.enemy.name} className={css.fight}>
          <EnemyCard face={face} size="large" power={face.enemy.power + (face === long ? 2 : 0)} />
        </span>
      ))}
      <span className={css.fight}>
        <EnemyCard face={boss} size="large" power={boss.power - 1} />
      </span>
      <span className={css.smallFight}>
        <EnemyCard face={long} size="small" />
      </span>
      <span className={css.smallFight}>
        <EnemyCard face={dungeons[1]} size="small" />
      </span>
    </>
  )
}

function Bosses({ faces }: { readonly faces: readonly BossFace[] }) {
  return (
    <>
      {faces.map((face) => (
        <BossCard key={face.name} face={face} size="large" />
      ))}
      {faces.slice(0, 4).map((face) => (
        <BossCard key={face.name} face={face} size="small" />
      ))}
      <BossStair faces={faces.slice(4, 8)} size="large" />
      <BossStair faces={[faces[8], undefined, undefined, undefined]} size="small" />
    </>
  )
}

function Fan({ faces }: { readonly faces: readonly HeldFace[] }) {
  return (
    <>
      <span className={css.fan}>
        {[0, 1, 2, 17, 30].map((i) => (
          <HandCard key={i} face={faces[i]} size="small" />
        ))}
      </span>
      {faces.slice(0, 12).map((face) => (
        <HandCard key={face.name} face={face} size="mini" power={face.power + (face.level % 2)} />
      ))}
    </>
  )
}
