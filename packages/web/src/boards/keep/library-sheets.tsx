/** What the library draws besides cards: clans, rooms and treasures with their names, scenarios with their maps. */
import { type Content, ROOMS } from '@muster/keep/view'
import { CardFrame } from '../../look/card-frame.tsx'
import full from './cards/full-card.module.css'
import { Plate } from './cards/picture.tsx'
import { roomPictures } from './cards/pictures.ts'
import css from './library.module.css'

type Scenario = Content['pack']['scenarios'][number]

/** A picture with its name below. */
export function NamedPlate({
  name,
  title,
  picture,
}: {
  readonly name: string
  readonly title: string
  readonly picture: string
}) {
  return (
    <CardFrame className={css.named}>
      <span className={css.plate}>
        <Plate picture={picture} name={name} ground="brick" />
      </span>
      <span className={css.title}>{title}</span>
    </CardFrame>
  )
}

interface SheetProps {
  readonly name: string
  readonly title: string
  readonly picture: string
  readonly lines: readonly string[]
  readonly map?: Scenario['map'] | undefined
}

/** Everything, large. */
export function Sheet({ name, title, picture, lines, map }: SheetProps) {
  return (
    <CardFrame className={full.full}>
      <span className={full.inside}>
        <span className={full.title}>{title}</span>
        {map === undefined ? (
          <span className={full.plate}>
            <Plate picture={picture} name={name} ground="brick" />
          </span>
        ) : (
          <ScenarioMap map={map} />
        )}
        {lines.map((line) => (
          <span key={line} className={full.line}>
            {line}
          </span>
        ))}
      </span>
    </CardFrame>
  )
}

const SIDE = 64

/** The rooms as they are laid, each with its picture and its treasure. */
export function ScenarioMap({ map }: { readonly map: Scenario['map'] }) {
  const columns = Math.max(...map.map(({ x }) => x)) + 1
  const rows = Math.max(...map.map(({ y }) => y)) + 1
  return (
    <svg
      className={css.map}
      viewBox={`-2 -2 ${columns * SIDE + 4} ${rows * SIDE + 4}`}
      aria-hidden="true"
    >
      {map.map(({ room, x, y, treasure }) => (
        <g key={room} transform={`translate(${x * SIDE} ${y * SIDE})`}>
          <rect className={css.room} x="2" y="2" width={SIDE - 4} height={SIDE - 4} rx="4" />
          <use href={`#keep-${roomPictures[room]}`} x="14" y="14" width="36" height="36" />
          {treasure !== undefined && (
            <text className={css.value} x={SIDE - 8} y="20">
              {treasure}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Which rooms a scenario has, in the order of the rulebook. */
export const roomsOf = ({ map }: Scenario): number[] =>
  ROOMS.flatMap((name, room) => (map.some((place) => place.room === name) ? [room] : []))
