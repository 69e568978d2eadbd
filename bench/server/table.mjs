// The figures as a table, the ratios, and the bars they are held to.
/**
 * @typedef {import('./measure.mjs').Figures} Figures
 * @typedef {{ name: string, matches: number, figures: Figures }} Row
 */

/** Of a core: more than this of other programs bends times. */
const MOST_REST = 0.25

const COLUMNS = [
  'contestant',
  'matches',
  'moves/s',
  'moves/CPU s',
  'answer p50',
  'p99 ms',
  'others p50',
  'p99 ms',
  'RSS KB/match',
  'heap',
  'CPU server',
  'load',
  'rest',
]
const WIDTHS = [17, 9, 10, 13, 12, 8, 12, 8, 14, 7, 12, 7, 7]

/** @param {readonly string[]} cells */
function line(cells) {
  return cells
    .map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i])))
    .join('')
}

const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en')
const ms = (/** @type {number} */ number) => number.toFixed(number < 10 ? 2 : 1)
const kb = (/** @type {number} */ bytes) => whole(bytes / 1024)
const percent = (/** @type {number} */ share) => `${whole(100 * share)} %`

/** @param {Row} row */
function rowLine({ name, matches, figures }) {
  const { answers, others } = figures
  return line([
    name,
    String(matches),
    whole(figures.movesPerSecond),
    whole(figures.movesPerCpuSecond),
    ms(answers.p50),
    ms(answers.p99),
    ms(others.p50),
    ms(others.p99),
    kb(figures.rssPerMatch),
    kb(figures.heapPerMatch),
    percent(figures.cpuShare),
    percent(figures.loadCpuShare),
    percent(figures.restCpuShare),
  ])
}

/** @param {readonly Row[]} rows */
export function tableLines(rows) {
  const isDisturbed = rows.some(({ figures }) => figures.restCpuShare > MOST_REST)
  const warning =
    'The machine was busy with something else (rest): moves/s and times are worth little, moves/CPU s more.'
  return [line(COLUMNS), ...rows.map(rowLine), ...(isDisturbed ? ['', warning] : [])]
}
