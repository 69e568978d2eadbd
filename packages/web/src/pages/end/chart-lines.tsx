/** The lines of a chart over the choices of the match, with a shape for each series. */
import { type ScaleLinear, scaleLinear } from 'd3-scale'
import {
  curveStepAfter,
  line,
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape'
import { seatColour } from '../../look/seat.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './chart.module.css'
import { reach, type Series, stops, valueAt } from './series.ts'
import { endTexts } from './texts.ts'

/** One for each seat, told apart without colour. */
const SHAPES: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolStar,
  symbolCross,
]
const OWN = ['var(--game)', 'var(--ink)', 'var(--gold)']
const HEIGHT = 176
const SPACE = { left: 34, right: 12, top: 10, bottom: 24 }
const MARKS = 6
/** The room of the word for what is counted. */
const UNIT = 96

const colourOf = ({ seat }: Series, at: number): string =>
  seat === undefined ? OWN[at % OWN.length] : seatColour(seat)
const shapeOf = ({ seat }: Series, at: number): SymbolType => SHAPES[(seat ?? at) % SHAPES.length]

export function Mark({
  series,
  at,
  x,
  y,
}: {
  readonly series: Series
  readonly at: number
  readonly x: number
  readonly y: number
}) {
  const d = symbol(shapeOf(series, at), 64)() ?? ''
  return (
    <path
      className={styles.mark}
      d={d}
      transform={`translate(${x} ${y})`}
      style={{ fill: colourOf(series, at) }}
    />
  )
}

interface Scales {
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

export function Lines({
  series,
  width,
}: {
  readonly series: readonly Series[]
  readonly width: number
}) {
  const { entries, values } = reach(series)
  const [first, last] = entries
  const x = scaleLinear(entries, [SPACE.left, width - SPACE.right])
  const y = scaleLinear(values, [HEIGHT - SPACE.bottom, SPACE.top]).nice(4)
  const path = line<readonly [number, number]>(
    ([entry]) => x(entry),
    ([, value]) => y(value),
  ).curve(curveStepAfter)
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className={styles.chart}>
      <Axes x={x} y={y} width={width} />
      {series.map((one, at) => (
        <g key={one.name}>
          <path className={styles.casing} d={path([...one.points]) ?? ''} />
          <path
            className={styles.line}
            d={path([...one.points]) ?? ''}
            style={{ stroke: colourOf(one, at) }}
          />
        </g>
      ))}
      {series.map((one, at) =>
        stops(first, last, MARKS + 1).map((stop) => {
          // Each series has its shapes a little further on, so that equal lines show both.
          const entry = Math.min(last, stop + ((last - first) * at) / 30)
          const value = valueAt(one.points, entry)
          if (value === undefined) return null
          return <Mark key={`${one.name} ${stop}`} series={one} at={at} x={x(entry)} y={y(value)} />
        }),
      )}
    </svg>
  )
}

function Axes({ x, y, width }: Scales & { readonly width: number }) {
  const { choices } = useTexts(endTexts)
  // What is counted stands at the end: no number there, for each stands under its own place.
  const ticks = x.ticks(Math.max(2, Math.floor(width / 90)))
  const entries = ticks.filter((entry) => x(entry) < width - UNIT)
  const [right, foot] = [width - SPACE.right, HEIGHT - 6]
  return (
    <>
      {y.ticks(4).map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line className={styles.grid} x1={SPACE.left} x2={right} />
          <text className={styles.tick} x={SPACE.left - 8} dy="0.32em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {entries.map((entry) => (
        <text key={entry} className={styles.tick} x={x(entry)} y={foot} textAnchor="middle">
          {entry}
        </text>
      ))}
      <text className={styles.tick} x={width} y={foot} textAnchor="end">
        {choices}
      </text>
    </>
  )
}
