/** The chance to win over the choices of the match. Point, tap or go by keys to see a moment. */
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { type PointerEvent, useMemo } from 'react'
import type { ReviewView } from '../../host/review.ts'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useWidth } from '../end/use-width.ts'
import styles from './curve.module.css'
import { useFigures } from './figures.ts'
import { type CurvePoint, type Judged, smoothed } from './judged.ts'
import { reviewTexts } from './texts/texts.ts'

const HEIGHT = 208
const SPACE = { left: 42, right: 16, top: 20, bottom: 26 }
/** The room of a number under the curve. */
const TICK = 34

interface CurveProps {
  readonly match: ReviewView
  readonly judged: Judged
  /** Which position is shown. */
  readonly shown: number | undefined
  /** What was chosen there. */
  readonly said: string
  onShow(at: number): void
}

export function Curve(props: CurveProps) {
  const [frame, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={frame} className={styles.frame}>
      {width > 0 && <Drawn {...props} width={width} />}
    </div>
  )
}

function Drawn({
  match,
  judged,
  shown,
  said,
  onShow,
  width,
}: CurveProps & { readonly width: number }) {
  const texts = useTexts(reviewTexts)
  const saying = useSaying()
  const figures = useFigures()
  const { points } = judged
  const last = match.positions.length
  const x = useMemo(() => scaleLinear([0, last], [SPACE.left, width - SPACE.right]), [last, width])
  const here = Math.max(
    0,
    points.findIndex(({ at }) => at === shown),
  )
  const pointed = ({ nativeEvent: { offsetX } }: PointerEvent) => {
    const at = x.invert(offsetX)
    const nearest = points.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a))
    if (nearest.at !== shown) onShow(nearest.at)
  }
  const { position, chance, at } = points[here]
  const spoken = [
    texts.chapters[match.chapters](position.chapter),
    texts.choiceOf(at + 1, last),
    figures.chance(chance),
    saying(said),
  ]
  return (
    <>
      <Drawing
        match={match}
        judged={judged}
        here={shown === undefined ? undefined : points[here]}
        x={x}
        width={width}
      />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={points.length - 1}
        value={here}
        aria-label={texts.moment}
        aria-valuetext={spoken.filter((part) => part !== '').join(', ')}
        title={texts.curveHint}
        onChange={(event) => onShow(points[Number(event.target.value)].at)}
        onPointerMove={pointed}
        onPointerDown={pointed}
      />
    </>
  )
}

interface DrawingProps extends Pick<CurveProps, 'match' | 'judged'> {
  readonly here: CurvePoint | undefined
  readonly x: ReturnType<typeof scaleLinear<number, number>>
  readonly width: number
}

function Drawing({ match, judged, here, x, width }: DrawingProps) {
  const figures = useFigures()
  const y = scaleLinear([0, 1], [HEIGHT - SPACE.bottom, SPACE.top])
  const { points, costly } = judged
  const end = match.won ? 1 : 0
  // Where they lie over each other, the costliest is seen.
  const marked = costly.map((one, i) => ({ ...one, n: i + 1 })).reverse()
  const chances = [...points.map(({ chance }) => chance), end]
  const places = [...points.map(({ at }) => at), match.positions.length]
  const rowOf = (heights: readonly number[]) =>
    heights.map((height, i): [number, number] => [x(places[i]), y(height)])
  const row = rowOf(smoothed(chances))
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className={styles.drawing}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance} transform={`translate(0 ${y(chance)})`}>
          <line className={styles.grid} x1={SPACE.left} x2={width - SPACE.right} />
          <text className={styles.tick} x={SPACE.left - 8} dy="0.32em" textAnchor="end">
            {figures.chance(chance)}
          </text>
        </g>
      ))}
      <Chapters match={match} x={x} />
      <path className={styles.area} d={area().curve(curveMonotoneX).y0(y(0))(row) ?? ''} />
      <path className={styles.exact} d={line()(rowOf(chances)) ?? ''} />
      <path className={styles.line} d={line().curve(curveMonotoneX)(row) ?? ''} />
      <circle className={styles.end} cx={x(match.positions.length)} cy={y(end)} r={5} />
      {here !== undefined && (
        <g transform={`translate(${x(here.at)} 0)`}>
          <line className={styles.here} y1={SPACE.top} y2={HEIGHT - SPACE.bottom} />
          <circle className={styles.dot} cy={y(here.chance)} r={5} />
        </g>
      )}
      {marked.map(({ at, better, n }) => (
        <g key={at} transform={`translate(${x(at)} ${y(better) - 16})`} className={styles.mark}>
          <path d="M0 15L-5 8H5z" />
          <circle r={9} />
          <text dy="0.35em" textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Where a dungeon, turn or round begins; numbers where there is room. */
function Chapters({ match, x }: Pick<DrawingProps, 'match' | 'x'>) {
  const texts = useTexts(reviewTexts)
  const name = texts.chapterNames[match.chapters]
  const begins = match.positions.flatMap(({ chapter }, at) =>
    at > 0 && match.positions[at - 1].chapter !== chapter ? [{ chapter, at }] : [],
  )
  // The first has the word beside it.
  let free = SPACE.left + 10 * name.length + TICK
  return (
    <>
      <text className={styles.tick} x={SPACE.left} y={HEIGHT - 6}>
        {name} 1
      </text>
      {begins.map(({ chapter, at }) => {
        const place = x(at)
        const hasRoom = place >= free
        if (hasRoom) free = place + TICK
        return (
          <g key={chapter}>
            <line
              className={styles.begin}
              x1={place}
              x2={place}
              y1={HEIGHT - SPACE.bottom}
              y2={HEIGHT - SPACE.bottom + 5}
            />
            {hasRoom && (
              <text className={styles.tick} x={place} y={HEIGHT - 6} textAnchor="middle">
                {chapter}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
