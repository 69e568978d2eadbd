/** On a phone the tile is the target: where several lit things share it, a tap opens it. */
import { useSpots } from '../../../frame/match-context.ts'
import { errandSpot, roomSpot, signSpot } from '../spots.ts'
import { useBoard } from '../use-board.tsx'
import css from './tile.module.css'

export function Opener({
  room,
  name,
  things,
  onOpen,
}: {
  readonly room: number
  readonly name: string
  readonly things: readonly { readonly spot: string }[]
  readonly onOpen: (room: number) => void
}) {
  const { texts } = useBoard()
  const { spots } = useSpots()
  const all = [roomSpot(room), signSpot(room), errandSpot(room), ...things.map(({ spot }) => spot)]
  const lit = all.filter((spot) => spots.get(spot)?.lit === true).length
  if (lit < 2) return null
  return (
    <button
      type="button"
      className={css.opener}
      data-way="in"
      aria-label={texts.map.open(name, lit)}
      onClick={() => onOpen(room)}
    >
      <span className={css.choices}>{lit}</span>
    </button>
  )
}
