/** A table of Tenefyr from afar: the Boss on the way, the dungeons, and the heroes. */
import type { Glimpse } from '@muster/tenefyr'
import { seatColour } from '../../../look/seat.tsx'
import type { CoverPicture } from '../cover-pictures.ts'
import sprite from '../covers.svg'
import styles from './tenefyr.module.css'

const HEROES: readonly CoverPicture[] = ['barbarian', 'bard', 'cleric', 'thief']
const VERSION: Glimpse['version'] = 1

/** The sheet, and the edge that stays free. */
const WIDTH = 160
const EDGE = 12
const ROOM = WIDTH - 2 * EDGE

const areNumbers = (row: unknown): row is readonly number[] =>
  Array.isArray(row) && row.every((n) => typeof n === 'number')

/** What was kept with the match, if this page knows how it was written. */
function isGlimpse(kept: object): kept is Glimpse {
  if (!('version' in kept && kept.version === VERSION)) return false
  const hasRows = 'heroes' in kept && 'track' in kept && 'dungeons' in kept && 'here' in kept
  return hasRows && [kept.heroes, kept.track, kept.dungeons].every(areNumbers)
}

export function TenefyrGlimpse({ kept }: { readonly kept: object }) {
  if (!isGlimpse(kept)) return null
  const [start, at, skull] = kept.track
  const isAtBoss = kept.here === kept.dungeons.length
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${WIDTH} 108`} aria-hidden="true">
      <Track start={start} at={isAtBoss ? skull : at} skull={skull} />
      {kept.dungeons.map((left, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dungeon is its place.
        <Dungeon key={slot} slot={slot} of={kept.dungeons.length} left={left} here={kept.here} />
      ))}
      <Party seats={kept.heroes} />
    </svg>
  )
}

interface TrackProps {
  readonly start: number
  readonly at: number
  readonly skull: number
}

function Track({ start, at, skull }: TrackProps) {
  const steps = Math.max(1, skull - start)
  const x = (space: number) => EDGE + (ROOM * (space - start)) / steps
  const spaces = Array.from({ length: steps + 1 }, (_, i) => start + i)
  return (
    <>
      <path className={styles.way} d={`M${EDGE} 16H${WIDTH - EDGE}`} />
      {spaces.map((space) => (
        <circle
          key={space}
          className={space <= at ? styles.gone : styles.space}
          cx={x(space)}
          cy="16"
          r={space === skull ? 4.5 : 2.5}
        />
      ))}
      <circle className={styles.token} cx={x(at)} cy="16" r="10" />
      <use
        className={styles.onToken}
        href={`${sprite}#boss`}
        x={x(at) - 7}
        y="9"
        width="14"
        height="14"
      />
    </>
  )
}

interface DungeonProps {
  readonly slot: number
  readonly of: number
  readonly left: number
  readonly here: number
}

/** Two rows, a level a column; as many lines as there are monsters left. */
function Dungeon({ slot, of, left, here }: DungeonProps) {
  const each = ROOM / Math.max(5, Math.ceil(of / 2))
  const x = EDGE + Math.floor(slot / 2) * each + 2
  const y = 32 + (slot % 2) * 23
  const width = each - 4
  const lines = Array.from({ length: Math.min(left, 4) }, (_, i) => y + 4.5 + i * 3.6)
  return (
    <>
      <rect
        className={left === 0 ? styles.cleared : styles.dungeon}
        data-here={slot === here || undefined}
        x={x}
        y={y}
        width={width}
        height="20"
        rx="2"
      />
      {lines.map((line) => (
        <path key={line} className={styles.monster} d={`M${x + 4} ${line}h${width - 8}`} />
      ))}
    </>
  )
}

function Party({ seats }: { readonly seats: readonly number[] }) {
  const here = HEROES.flatMap((hero, at) => {
    const seat = seats[at] ?? -1
    return seat < 0 ? [] : [{ hero, seat }]
  })
  const first = WIDTH / 2 - (here.length - 1) * 15
  return here.map(({ hero, seat }, i) => (
    <g key={hero} transform={`translate(${first + i * 30} 92)`}>
      <circle className={styles.rim} r="12.5" style={{ fill: seatColour(seat) }} />
      <use
        className={styles.hero}
        href={`${sprite}#${hero}`}
        x="-8"
        y="-8"
        width="16"
        height="16"
      />
    </g>
  ))
}
