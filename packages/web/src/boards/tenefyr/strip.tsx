/** Track and dungeons folded while a combat or a choice takes the room. */
import { BOSS_DECK, type DungeonView } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import { EnemyChip, FlagChip, HiddenChip } from './chips.tsx'
import { dungeonSpot } from './spots.ts'
import css from './strip.module.css'
import { TrackMeter, TrackWords } from './track.tsx'
import { useBoard } from './use-board.tsx'

function Folded({ view }: { readonly view: DungeonView }) {
  return (
    <SpotButton spot={dungeonSpot(view.dungeon)} className={css.folded} move="">
      {view.cleared ? (
        <FlagChip />
      ) : view.top === undefined ? (
        <HiddenChip here={view.here}>?</HiddenChip>
      ) : (
        <EnemyChip card={view.top} power={view.power} named={false} here={view.here} />
      )}
    </SpotButton>
  )
}

export function Strip() {
  const { table, size } = useBoard()
  const { dungeons, bossDeck, quick } = table.view
  const shown = quick ? dungeons : [...dungeons, bossDeck]
  return (
    <div className={css.strip} data-size={size}>
      {size === 'laptop' ? <TrackMeter /> : <TrackWords />}
      {size === 'laptop' ? (
        <span className={css.all}>
          {shown.map((view) => (
            <span
              key={view.dungeon}
              className={view.dungeon === BOSS_DECK ? css.boss : css.one}
              data-level={view.level}
            >
              <Folded view={view} />
            </span>
          ))}
        </span>
      ) : (
        <Where />
      )}
    </div>
  )
}

/** On a phone: where the party is, and what lies below. */
function Where() {
  const { table, texts, say } = useBoard()
  const { here } = table.view
  if (here === undefined) return null
  const { combat } = table.view
  const { cards } = here
  const below = combat?.onTop === true ? cards.length - 1 : cards.length
  const left = combat === undefined ? texts.board.left(below) : texts.board.below(below)
  return (
    <span className={css.where}>
      {say(table.names.dungeon(here.dungeon))} · {left}
    </span>
  )
}
