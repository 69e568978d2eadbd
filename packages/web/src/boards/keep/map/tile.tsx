/** A room: its floor, doors, name, treasure, and all that is in it. */
import type { RoomView, StackView } from '@muster/keep/view'
import { memo } from 'react'
import type { BoardSize } from '../../../frame/board-module.ts'
import { SpotButton } from '../../../frame/spot.tsx'
import { Picture } from '../cards/picture.tsx'
import { roomPictures, symbolPictures } from '../cards/pictures.ts'
import { Treasure } from '../cards/tokens.tsx'
import { roomSpot } from '../spots.ts'
import type { Changes } from './changes.ts'
import { Opener } from './opener.tsx'
import { type Came, Things, thingsIn } from './things.tsx'
import css from './tile.module.css'
import { ErrandSign, UseSign } from './use-sign.tsx'

export interface TileProps {
  readonly room: RoomView
  readonly name: string
  /** As much of its name as fits. */
  readonly short: string
  readonly size: BoardSize
  /** On the grid of the map, from 1. */
  readonly column: number
  readonly row: number
  readonly errand: boolean
  readonly changes: Changes | undefined
  /** Spots of who strikes and who is struck. */
  readonly acting: string
  /** What has just come to it, and from which spot. */
  readonly came: readonly Came[]
  /** Its things stand larger elsewhere. */
  readonly opened: boolean
  readonly vitalityOf: (clan: StackView['clan']) => number
  readonly onOpen: (room: number) => void
}

/** A small tile shows so many; the others are counted, and stand in its panel. */
const MOST = { laptop: 14, phone: 6, turned: 6 }

/** Above this many the tokens stand closer. */
const ROOMY = { laptop: 8, phone: 4, turned: 4 }
/** And above so many more they overlap. */
const MORE = { laptop: 2, phone: 1, turned: 1 }

function DrawnTile(props: TileProps) {
  const { room, name, short, size, column, row, errand, changes, acting, opened, vitalityOf } =
    props
  const things = thingsIn(room, vitalityOf)
  const roomy = ROOMY[size] - (room.treasure > 0 ? 1 : 0)
  const many = things.length + (changes?.heroes.length ?? 0) + (changes?.monsters.length ?? 0)
  const most = MOST[size] - (room.treasure > 0 ? 1 : 0)
  const seen = things.length > most ? most - 1 : things.length
  const watermark = (
    <span className={css.watermark}>
      <Picture name={roomPictures[room.room]} />
    </span>
  )
  return (
    <div
      className={css.tile}
      style={{ gridColumn: column, gridRow: row }}
      data-room={room.room}
      data-size={size}
      data-crowded={many > roomy + MORE[size] ? 'very' : many > roomy || undefined}
    >
      {opened ? (
        <span className={css.floor}>{watermark}</span>
      ) : (
        <SpotButton spot={roomSpot(room.n)} className={css.floor} move="">
          {watermark}
        </SpotButton>
      )}
      {room.joined.map((side) => (
        <span key={side} className={css.door} data-side={side} />
      ))}
      <div className={css.inside}>
        <div className={css.head}>
          <span className={css.symbol}>
            <Picture name={symbolPictures[room.symbol]} />
          </span>
          <span className={css.name}>{short}</span>
        </div>
        {/* Whoever stands here is what one plays with: no paper of the coach lies over them. */}
        <div
          className={css.things}
          data-needed={room.heroes.length + room.monsters.length > 0 || undefined}
        >
          <TreasureHere room={room} looted={changes?.looted === true} />
          <Things
            things={things}
            most={seen}
            live={!opened}
            changes={changes}
            acting={acting}
            came={props.came}
            vitalityOf={vitalityOf}
          />
          {seen < things.length ? <span className={css.more}>+{things.length - seen}</span> : null}
        </div>
        <div className={css.foot}>
          {errand ? <ErrandSign room={room.n} live={!opened} /> : null}
          <UseSign room={room} live={!opened} />
        </div>
      </div>
      {size === 'laptop' || opened ? null : (
        <Opener room={room.n} name={name} things={things} onOpen={props.onOpen} />
      )}
    </div>
  )
}

/** Its value, and how many heroes would be awake at worst in the next invasion. */
function TreasureHere({ room, looted }: { readonly room: RoomView; readonly looted: boolean }) {
  const { danger, treasure, marks } = room
  if (treasure === 0 && marks === 0) return null
  return (
    <span className={css.treasure} data-looted={looted || undefined}>
      {treasure === 0 ? null : <Treasure value={treasure} />}
      {danger === undefined ? null : (
        <span
          className={css.danger}
          data-falls={danger.falls || undefined}
          data-beaten={danger.beaten || undefined}
        >
          {danger.falls || danger.beaten ? '! ' : ''}
          {danger.awake}/{danger.value}
        </span>
      )}
      {marks > 0 ? <span className={css.marks}>{'●'.repeat(marks)}</span> : null}
    </span>
  )
}

const told = ({ room, changes, came }: TileProps): string => JSON.stringify([room, changes, came])

/** A tile is drawn only when its room has changed: most of a turn happens in one or two. */
export const Tile = memo(
  DrawnTile,
  (a, b) =>
    a.name === b.name &&
    a.short === b.short &&
    a.size === b.size &&
    a.column === b.column &&
    a.row === b.row &&
    a.errand === b.errand &&
    a.opened === b.opened &&
    a.acting === b.acting &&
    a.vitalityOf === b.vitalityOf &&
    a.onOpen === b.onOpen &&
    told(a) === told(b),
)
