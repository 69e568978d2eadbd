/** All dungeons, level by level, under the track: which one to enter, or where an enemy goes. */
import type { DungeonView } from '@muster/tenefyr/view'
import { useRef } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { Blessings } from './blessings.tsx'
import { BossBadge } from './boss-badge.tsx'
import { CardBack } from './cards/card-back.tsx'
import { DungeonTile } from './cards/dungeon-tile.tsx'
import { EnemyCard } from './cards/enemy-card.tsx'
import { ClearedFlag, LevelDots } from './cards/marks.tsx'
import css from './dungeon-stage.module.css'
import { dungeonSpot } from './spots.ts'
import { ROMAN, Track } from './track.tsx'
import { cardState, useBoard } from './use-board.tsx'
import { linesIn, USUAL_LEVELS, useHeight } from './use-height.ts'

/** What is left of a dungeon without enemies. `narrow`: beside others, with room for the flag alone. */
function Flag({ view, narrow }: { readonly view: DungeonView; readonly narrow: boolean }) {
  return (
    <SpotButton spot={dungeonSpot(view.dungeon)} className={`${css.tile} ${css.flag}`} move="">
      {(state) => (
        <span className={css.cleared} data-lit={state.lit || undefined}>
          {narrow ? <Icon name="flag" size={20} /> : <ClearedFlag level={view.level} />}
        </span>
      )}
    </SpotButton>
  )
}

function Tile({
  view,
  small,
  lines,
}: {
  readonly view: DungeonView
  readonly small: boolean
  readonly lines: number
}) {
  const { faces, texts } = useBoard()
  const reward = view.reward === undefined ? undefined : faces.of(view.reward)
  const face = view.top === undefined ? undefined : faces.of(view.top)
  return (
    <SpotButton
      spot={dungeonSpot(view.dungeon)}
      className={`${css.tile} ${view.here ? css.here : ''}`}
      move=""
    >
      {(state) => {
        if (face?.type === 'dungeon') {
          return (
            <DungeonTile
              face={face}
              size={small ? 'small' : 'large'}
              power={view.power}
              lines={lines}
              hidden={view.cards.length - 1}
              reward={reward?.type === 'reward' ? reward : undefined}
              state={cardState(state)}
            />
          )
        }
        if (face?.type === 'boss') {
          return <EnemyCard face={face} size="small" power={view.power} state={cardState(state)} />
        }
        return (
          <span className={css.cleared} data-lit={state.lit || undefined}>
            <CardBack of="dungeon" size="mini" level={view.level} />
            {texts.board.faceDown}
          </span>
        )
      }}
    </SpotButton>
  )
}

function Level({
  level,
  views,
  height,
}: {
  readonly level: number
  readonly views: readonly DungeonView[]
  /** Of the whole column, in pixels. */
  readonly height: number
}) {
  const { texts, size, table, say } = useBoard()
  const last = views.find((view) => view.side === 'last')
  const open = views.filter((view) => !view.cleared).length
  const laptop = size === 'laptop'
  const crowded = views.length > 2
  const lines = linesIn(height, views.length, crowded ? views.length - open : 0)
  return (
    <section
      className={css.level}
      data-open={open}
      data-rows={Math.ceil(open / 2)}
      aria-label={texts.board.level(level)}
    >
      {laptop ? (
        <h3 className={css.caption}>
          {last === undefined ? texts.board.level(level) : say(table.names.dungeon(last.dungeon))}{' '}
          <LevelDots level={level} />
        </h3>
      ) : (
        <span className={css.margin} aria-hidden="true">
          {last === undefined ? ROMAN[level] : <Icon name="skull" size={20} />}
        </span>
      )}
      <div className={css.tiles} data-crowded={crowded || undefined}>
        {views.map((view) =>
          view.cleared ? (
            <Flag key={view.dungeon} view={view} narrow={!laptop && open > 0} />
          ) : (
            // Three in a column leave no room for words.
            <Tile key={view.dungeon} view={view} small={!laptop || open > 2} lines={lines} />
          ),
        )}
      </div>
    </section>
  )
}

const LEVELS = [1, 2, 3, 4, 5]

export function DungeonStage() {
  const { table, size } = useBoard()
  const { dungeons, quick } = table.view
  const levels = useRef<HTMLDivElement>(null)
  const height = useHeight(levels, USUAL_LEVELS)
  return (
    <div className={css.stage} data-size={size} data-quick={quick || undefined}>
      <div className={css.top}>
        <Track />
        {quick ? null : <BossBadge />}
      </div>
      <Blessings />
      <div className={css.levels} ref={levels}>
        {LEVELS.map((level) => (
          <Level
            key={level}
            level={level}
            views={dungeons.filter((view) => view.level === level)}
            height={height}
          />
        ))}
      </div>
    </div>
  )
}
