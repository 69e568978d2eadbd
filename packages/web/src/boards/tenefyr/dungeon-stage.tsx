/** All dungeons, level by level, under the track: which one to enter, or where an enemy goes. */
import type { DungeonView } from '@muster/tenefyr/view'
import { useSyncExternalStore } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Blessings } from './blessings.tsx'
import { BossBadge } from './boss-badge.tsx'
import { CardBack } from './cards/card-back.tsx'
import { DungeonTile } from './cards/dungeon-tile.tsx'
import { EnemyCard } from './cards/enemy-card.tsx'
import { ClearedFlag, LevelDots } from './cards/marks.tsx'
import css from './dungeon-stage.module.css'
import { dungeonSpot } from './spots.ts'
import { Track } from './track.tsx'
import { cardState, useBoard } from './use-board.tsx'

/** Lines of text that a tile has room for, in a window of 625 px and in one of some 660. */
const LINES = 6
const TALL_LINES = 7
const TALL = '(min-height: 660px)'

function watchTall(changed: () => void): () => void {
  const list = matchMedia(TALL)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

const useTall = (): boolean =>
  useSyncExternalStore(
    watchTall,
    () => matchMedia(TALL).matches,
    () => false,
  )

function Tile({ view, small }: { readonly view: DungeonView; readonly small: boolean }) {
  const { faces, texts } = useBoard()
  const tall = useTall()
  const reward = view.reward === undefined ? undefined : faces.of(view.reward)
  const face = view.top === undefined ? undefined : faces.of(view.top)
  return (
    <SpotButton
      spot={dungeonSpot(view.dungeon)}
      className={`${css.tile} ${view.here ? css.here : ''}`}
      move=""
    >
      {(state) => {
        if (view.cleared) {
          return (
            <span className={css.cleared} data-lit={state.lit || undefined}>
              <ClearedFlag level={view.level} />
            </span>
          )
        }
        if (face?.type === 'dungeon') {
          return (
            <DungeonTile
              face={face}
              size={small ? 'small' : 'large'}
              power={view.power}
              lines={tall ? TALL_LINES : LINES}
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
}: {
  readonly level: number
  readonly views: readonly DungeonView[]
}) {
  const { texts, size, table, say } = useBoard()
  const last = views.find((view) => view.side === 'last')
  // A third tile leaves no room for words.
  const crowded = views.filter((view) => !view.cleared).length > 2
  return (
    <section className={css.level} aria-label={texts.board.level(level)}>
      {size === 'laptop' ? (
        <h3 className={css.caption}>
          {last === undefined ? texts.board.level(level) : say(table.names.dungeon(last.dungeon))}{' '}
          <LevelDots level={level} />
        </h3>
      ) : null}
      <div className={css.tiles} data-crowded={views.length > 2 || undefined}>
        {views.map((view) => (
          <Tile key={view.dungeon} view={view} small={size !== 'laptop' || crowded} />
        ))}
      </div>
    </section>
  )
}

const LEVELS = [1, 2, 3, 4, 5]

export function DungeonStage() {
  const { table, size } = useBoard()
  const { dungeons, quick } = table.view
  return (
    <div className={css.stage} data-size={size} data-quick={quick || undefined}>
      <div className={css.top}>
        <Track />
        {quick ? null : <BossBadge />}
      </div>
      <Blessings />
      <div className={css.levels}>
        {LEVELS.map((level) => (
          <Level
            key={level}
            level={level}
            views={dungeons.filter((view) => view.level === level)}
          />
        ))}
      </div>
    </div>
  )
}
