/** Ways drawn over the map: of the hero that acts, towards the Vault; of those that would come. */
import type { RoomView } from '@muster/keep/view'
import { thingIn } from '../spots.ts'
import { useBoard } from '../use-board.tsx'
import { useWhatIf } from '../what-if.tsx'
import type { Grid } from './map.tsx'
import css from './ways.module.css'

/** On a grid of 100 a tile. */
const TILE = 100

export function Ways({ grid }: { readonly grid: Grid }) {
  const { table, decision } = useBoard()
  const { worst } = useWhatIf()
  const { rooms, resolving } = table.view
  const at = (n: number): RoomView | undefined => rooms.find((room) => room.n === n)
  const steps: { from: number; to: number }[] = [...(worst?.charges ?? [])]
  if (decision?.prompt === 'charge-to') {
    // All that may be chosen.
    for (const option of decision.options) {
      const to = thingIn(option, 'room')
      if (to !== undefined) steps.push({ from: decision.about.a, to })
    }
  } else if (resolving !== undefined) {
    let from = table.state.heroRoom[resolving.hero]
    for (const to of resolving.path) {
      steps.push({ from, to })
      from = to
    }
  }
  const lines = steps.flatMap(({ from, to }) => {
    const [a, b] = [at(from), at(to)]
    return a === undefined || b === undefined ? [] : [{ key: `${from} ${to}`, d: line(grid, a, b) }]
  })
  const shown = lines.filter(({ key }, i) => lines.findIndex((one) => one.key === key) === i)
  if (shown.length === 0) return null
  return (
    <svg
      className={css.ways}
      viewBox={`0 0 ${grid.width * TILE} ${grid.height * TILE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map(({ key, d }) => (
        <path key={key} className={css.under} d={d} />
      ))}
      {shown.map(({ key, d }) => (
        <path key={key} className={css.way} d={d} />
      ))}
    </svg>
  )
}

/** How far from the middles of the rooms it begins and ends: it passes through the door, and covers no tokens. */
const INSET = 41
const HEAD = 9

function line(grid: Grid, from: RoomView, to: RoomView): string {
  const middle = ({ x, y }: RoomView): readonly [number, number] => [
    (x - grid.x + 0.5) * TILE,
    (y - grid.y + 0.5) * TILE,
  ]
  const [x1, y1] = middle(from)
  const [x2, y2] = middle(to)
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  const [ex, ey] = [x2 - dx * INSET, y2 - dy * INSET]
  const barb = (side: number): string =>
    `${ex - dx * HEAD - side * dy * HEAD} ${ey - dy * HEAD - side * dx * HEAD}`
  return `M${x1 + dx * INSET} ${y1 + dy * INSET}L${ex} ${ey}M${barb(1)}L${ex} ${ey}L${barb(-1)}`
}
