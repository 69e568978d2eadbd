/**
 * Drawings for a row of a table, as wide as there is room: places are in per cent, so nothing is ever squeezed. The
 * numbers stand beside them, so they are hidden from readers that do not see.
 */
import type { Band } from '../../games/balance-plan.ts'
import type { Verdict } from '../findings/bounds.ts'
import type { Bar } from '../statistics/spread.ts'
import type { Html } from './html.ts'

const HEIGHT = 22
const MIDDLE = HEIGHT / 2
const HUNDRED = 100

interface Interval {
  readonly is: number
  readonly low: number
  readonly high: number
}

/** A scale from `from` to `to`. */
interface Scale {
  readonly from: number
  readonly to: number
}

const SHARES: Scale = { from: 0, to: 100 }
const SHARE_TICKS = [0, 25, 50, 75, 100]

const place = ({ from, to }: Scale, value: number): string => {
  const at = (HUNDRED * (value - from)) / (to - from)
  return `${Math.max(0, Math.min(HUNDRED, at)).toFixed(2)}%`
}

const drawing = (parts: readonly Html[]): Html =>
  `<svg class="plot" width="100%" height="${HEIGHT}" aria-hidden="true" focusable="false">${parts.join('')}</svg>`

function ticks(scale: Scale, at: readonly number[]): Html {
  return at
    .map((tick) => {
      const x = place(scale, tick)
      return `<line class="tick" x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}"/>`
    })
    .join('')
}

function bandOf(scale: Scale, band: Band | undefined): Html {
  if (band === undefined) return ''
  const width = (HUNDRED * (band.high - band.low)) / (scale.to - scale.from)
  return `<rect class="band" x="${place(scale, band.low)}" width="${width.toFixed(2)}%" y="2" height="${HEIGHT - 4}" rx="2"/>`
}

/** A dot with its interval; what is outside is a square, so that colour is not all that tells. */
function dot(scale: Scale, { is, low, high }: Interval, verdict: Verdict | 'unsure'): Html {
  const x = place(scale, is)
  const line = `<line class="interval" x1="${place(scale, low)}" x2="${place(scale, high)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`
  const mark =
    verdict === 'outside'
      ? `<rect class="dot" x="${x}" y="${MIDDLE - 5}" width="10" height="10" transform="translate(-5 0)"/>`
      : `<circle class="dot" cx="${x}" cy="${MIDDLE}" r="5"/>`
  return `<g class="${verdict}">${line}${mark}</g>`
}

export function sharePlot(interval: Interval, band?: Band, verdict: Verdict = 'inside'): Html {
  return drawing([bandOf(SHARES, band), ticks(SHARES, SHARE_TICKS), dot(SHARES, interval, verdict)])
}

export function differencePlot(
  interval: Interval | undefined,
  reach: number,
  bound?: number,
  verdict: Verdict | 'unsure' = 'inside',
): Html {
  const scale = { from: -reach, to: reach }
  const band = bound === undefined ? undefined : { low: -bound, high: bound }
  const x = place(scale, 0)
  return drawing([
    bandOf(scale, band),
    `<line class="zero" x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}"/>`,
    interval === undefined ? '' : dot(scale, interval, verdict),
  ])
}

export function barPlot(value: number, most: number): Html {
  const width = (HUNDRED * value) / Math.max(most, 1e-9)
  return drawing([
    `<rect class="bar" x="0" width="${width.toFixed(2)}%" y="5" height="${HEIGHT - 10}" rx="2"/>`,
  ])
}

/** What was, and a mark where it would be if the value were right. */
export function markedPlot(interval: Interval, mark: number): Html {
  const x = place(SHARES, mark)
  return drawing([
    ticks(SHARES, SHARE_TICKS),
    `<line class="mark" x1="${x}" x2="${x}" y1="3" y2="${HEIGHT - 3}"/>`,
    dot(SHARES, interval, 'inside'),
  ])
}

/** Columns of a histogram; the first and the last have their numbers below. */
export function columns(bars: readonly Bar[], label: string): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const width = HUNDRED / Math.max(1, bars.length)
  const drawn = bars.map(({ count }, n) => {
    const height = (HUNDRED * count) / most
    const x = (n * width + width * 0.06).toFixed(2)
    return `<rect class="bar" x="${x}%" width="${(width * 0.88).toFixed(2)}%" y="${(HUNDRED - height).toFixed(2)}%" height="${height.toFixed(2)}%"/>`
  })
  const marks = bars.filter((_, n) => n % Math.ceil(bars.length / 6) === 0)
  const below = marks.map((bar) => {
    const at = bars.indexOf(bar) * width
    return `<span style="left:${at.toFixed(2)}%">${bar.from}</span>`
  })
  return [
    `<figure class="histogram"><svg width="100%" height="140" role="img" aria-label="${label}">`,
    drawn.join(''),
    `</svg><div class="below" aria-hidden="true">${below.join('')}</div></figure>`,
  ].join('')
}

/** The numbers above a column of plots, evenly spread. */
export function scaleOf(at: readonly string[]): Html {
  const marks = at.map((text, n) => {
    const share = (HUNDRED * n) / Math.max(1, at.length - 1)
    return `<span style="left:${share.toFixed(2)}%">${text}</span>`
  })
  return `<span class="scale" aria-hidden="true">${marks.join('')}</span>`
}
