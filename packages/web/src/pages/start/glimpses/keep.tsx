/** A dungeon from afar: its rooms, who is in them, what they guard, and how much of the Guild is left. */
import type { Glimpse } from '@muster/keep'
import styles from './keep.module.css'

const VERSION: Glimpse['version'] = 1

const WIDTH = 160
const HEIGHT = 108
const EDGE = 8
/** The line of the Guild, below the dungeon. */
const GUILD = 12
/** Cells of a row of the grid. */
const ROW = 16
/** Of each wave. */
const GUILD_CARDS = 24
const MOST_DOTS = 4

type Room = Glimpse['rooms'][number]

const isRoom = (room: unknown): room is Room =>
  Array.isArray(room) && room.length === 5 && room.every((n) => typeof n === 'number')

/** What was kept with the match, if this page knows how it was written. */
function isGlimpse(kept: object): kept is Glimpse {
  if (!('version' in kept && kept.version === VERSION)) return false
  const hasRooms = 'rooms' in kept && Array.isArray(kept.rooms) && kept.rooms.every(isRoom)
  return hasRooms && 'wave' in kept && 'guild' in kept
}

export function KeepGlimpse({ kept }: { readonly kept: object }) {
  if (!isGlimpse(kept) || kept.rooms.length === 0) return null
  const places = kept.rooms.map(([cell]) => ({ x: cell % ROW, y: Math.trunc(cell / ROW) }))
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  const columns = Math.max(...places.map(({ x }) => x)) - left + 1
  const rows = Math.max(...places.map(({ y }) => y)) - top + 1
  const width = (WIDTH - 2 * EDGE) / columns
  const height = (HEIGHT - 2 * EDGE - GUILD) / rows
  const side = Math.min(width, height * 1.5)
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      data-game="keep"
    >
      {kept.rooms.map((room, n) => (
        <Tile
          key={room[0]}
          room={room}
          x={(WIDTH - columns * side) / 2 + (places[n].x - left) * side}
          y={EDGE + (places[n].y - top) * height}
          width={side}
          height={height}
        />
      ))}
      <Guild wave={kept.wave} left={kept.guild} />
    </svg>
  )
}

interface TileProps {
  readonly room: Room
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Heroes as points in steel, monsters as discs in ink, the treasure's value as a number. */
function Tile({ room, x, y, width, height }: TileProps) {
  const [, , value, guards, heroes] = room
  const dots = (count: number) => Array.from({ length: Math.min(count, MOST_DOTS) }, (_, i) => i)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.room} x="1" y="1" width={width - 2} height={height - 2} rx="1.5" />
      {value > 0 && (
        <text className={styles.value} x={width - 4} y={height / 2 + 4}>
          {value}
        </text>
      )}
      {dots(heroes).map((n) => (
        <path key={n} className={styles.hero} d={`M${3.5 + n * 6} 4h4.5l-2.25 5z`} />
      ))}
      {dots(guards).map((n) => (
        <circle key={n} className={styles.monster} cx={5.5 + n * 6} cy={height - 5.5} r="2.25" />
      ))}
    </g>
  )
}

/** Two waves, as far as they have come. */
function Guild({ wave, left }: { readonly wave: number; readonly left: number }) {
  const full = WIDTH - 2 * EDGE
  const half = full / 2 - 2
  const gone = (1 - Math.min(1, left / GUILD_CARDS)) * half
  const y = HEIGHT - EDGE - 2
  return (
    <>
      <path className={styles.way} d={`M${EDGE} ${y}h${half}m4 0h${half}`} />
      {wave === 2 && <path className={styles.gone} d={`M${EDGE} ${y}h${half}`} />}
      <path className={styles.gone} d={`M${wave === 2 ? EDGE + half + 4 : EDGE} ${y}h${gone}`} />
    </>
  )
}
