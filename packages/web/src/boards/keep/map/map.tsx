/** The dungeon: tiles on their grid, the ways that heroes would take, and where a room may be built. */
import type { Telling } from '@muster/engine'
import {
  CLANS,
  monsterAt,
  type RoomView,
  type StackView,
  seatOfMonster,
  woundsOf,
} from '@muster/keep/view'
import {
  type CSSProperties,
  type FocusEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SpotButton } from '../../../frame/spot.tsx'
import type { DecisionView } from '../../../host/protocol.ts'
import {
  cellSpot,
  cellsOf,
  errandRooms,
  heroSpot,
  monsterSpot,
  readSpot,
  tokenSpot,
} from '../spots.ts'
import type { Table } from '../table.ts'
import { type BoardInUse, useBoard } from '../use-board.tsx'
import { useWhatIf } from '../what-if.tsx'
import { type Changes, changesOf } from './changes.ts'
import { errandsOf } from './errands.ts'
import css from './map.module.css'
import type { Came } from './things.tsx'
import { Tile } from './tile.tsx'
import { Ways } from './ways.tsx'

// Only small maps have one.
const RoomPanel = lazy(async () => ({ default: (await import('./room-panel.tsx')).RoomPanel }))

const ROW_LENGTH = 16

export interface Grid {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface MapStyle extends CSSProperties {
  readonly '--columns': number
  readonly '--rows': number
}

/** The dungeon, and what may be built around it. */
function gridOf(bounds: Grid, cells: readonly number[]): Grid {
  const xs = cells.map((cell) => cell % ROW_LENGTH)
  const ys = cells.map((cell) => Math.trunc(cell / ROW_LENGTH))
  const x = Math.min(bounds.x, ...xs)
  const y = Math.min(bounds.y, ...ys)
  return {
    x,
    y,
    width: Math.max(bounds.x + bounds.width, ...xs.map((one) => one + 1)) - x,
    height: Math.max(bounds.y + bounds.height, ...ys.map((one) => one + 1)) - y,
  }
}

/** The hero that acts, and the monster that it strikes. */
function actingAt({ view }: Table, decision: DecisionView | undefined): string {
  const hero = view.resolving === undefined ? '' : heroSpot(view.resolving.hero)
  return decision?.prompt === 'defend' ? `${hero} ${monsterSpot(decision.about.a)}` : hero
}

/** Rooms as they would be after what is considered, or after what may come. */
function useAfter(): readonly RoomView[] {
  const { ghost } = useBoard()
  const { after } = useWhatIf()
  return (ghost ?? after)?.view.rooms ?? []
}

/** Monsters and what they carry, where they have just gone. */
function cameBy(events: readonly Telling[]): readonly (Came & { readonly room: number })[] {
  return events.flatMap(({ name, a, b, c }) => {
    if (name === 'moved') {
      const to = monsterAt(seatOfMonster(a), b, woundsOf(a))
      return [{ room: b, spot: monsterSpot(to), from: monsterSpot(a) }]
    }
    return name === 'carried' ? [{ room: c, spot: tokenSpot(c, a), from: tokenSpot(b, a) }] : []
  })
}

/** A pointer that only passes by asks nothing, in milliseconds. */
const REST = 250

/** The room that is looked at, where it is not there to be chosen: that shows what the choice would bring. */
function roomAt(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.closest('[data-lit]') !== null) return undefined
  const floor = target.closest('[data-room]')?.querySelector<HTMLElement>('[data-spot^="room:"]')
  const at = readSpot(floor?.dataset.spot ?? '')
  return at?.kind === 'room' && floor?.dataset.lit === undefined ? at.n : undefined
}

/** While one rests on a room, the map shows what its symbol could bring. */
function useWatching() {
  const { look } = useWhatIf()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const over = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const watch = (room: number | undefined, rest: number) => {
    if (over.current === room) return
    over.current = room
    clearTimeout(timer.current)
    if (room === undefined) look(undefined)
    else timer.current = setTimeout(() => look({ kind: 'room', n: room }), rest)
  }
  return {
    onPointerMove: ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') watch(roomAt(target), REST)
    },
    onPointerLeave: () => watch(undefined, 0),
    onPointerDown: () => watch(undefined, 0),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches('[data-spot^="room:"]:focus-visible')) watch(roomAt(target), 0)
    },
    onBlur: () => watch(undefined, 0),
  }
}

/** A pack that calls its rooms otherwise has no short names. */
function nameOnTile({ table, size, texts }: BoardInUse, { n, room }: RoomView): string {
  const tile = table.content.pack.rooms.find(({ name }) => name === room)
  const short = size === 'laptop' || tile?.from !== 'rulebook' ? undefined : texts.map.short[room]
  return short ?? table.names.room(n)
}

export function DungeonMap({ events }: { readonly events: readonly Telling[] }) {
  const board = useBoard()
  const { table, size, decision, texts, say } = board
  const { view, content, names } = table
  const [opened, setOpened] = useState<{ readonly room: number; readonly entry: number }>()
  const entry = decision?.entry ?? -1
  const onOpen = useCallback((room: number) => setOpened({ room, entry }), [entry])
  const vitalityOf = useCallback(
    (clan: StackView['clan']) => content.vitality[CLANS.indexOf(clan)],
    [content],
  )
  const after = useAfter()
  const cells = cellsOf(decision)
  const grid = gridOf(view.bounds, cells)
  const came = useMemo(() => cameBy(events), [events])
  const errands = [...errandsOf(table), ...errandRooms(decision)]
  const acting = actingAt(table, decision)
  const changes = (room: RoomView): Changes | undefined =>
    changesOf(
      room,
      after.find(({ n }) => n === room.n),
    )
  // Another question closes it.
  const open = opened?.entry === entry ? view.rooms.find(({ n }) => n === opened.room) : undefined
  const watching = useWatching()
  const style: MapStyle = { '--columns': grid.width, '--rows': grid.height }
  return (
    <section className={css.dungeon} aria-label={texts.map.title}>
      <div className={css.window} data-size={size} tabIndex={size === 'laptop' ? undefined : 0}>
        <div className={css.map} style={style} {...watching}>
          {view.rooms.map((room) => (
            <Tile
              key={room.n}
              room={room}
              name={say(names.room(room.n))}
              short={say(nameOnTile(board, room))}
              size={size}
              column={room.x - grid.x + 1}
              row={room.y - grid.y + 1}
              errand={errands.includes(room.n)}
              changes={changes(room)}
              acting={acting}
              came={came.filter((one) => one.room === room.n)}
              opened={open?.n === room.n}
              vitalityOf={vitalityOf}
              onOpen={onOpen}
            />
          ))}
          {cells.map((cell) => (
            <SpotButton
              key={cell}
              spot={cellSpot(cell)}
              className={css.cell}
              style={{
                gridColumn: (cell % ROW_LENGTH) - grid.x + 1,
                gridRow: Math.trunc(cell / ROW_LENGTH) - grid.y + 1,
              }}
            >
              <span className={css.plus}>+</span>
            </SpotButton>
          ))}
          <Ways grid={grid} />
        </div>
      </div>
      <Suspense>
        {open === undefined ? null : (
          <RoomPanel
            room={open}
            grid={grid}
            errand={errands.includes(open.n)}
            vitalityOf={vitalityOf}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
