/** How matches go: how long they are, and how much their outlook swings. */
import { fill } from '../../texts/index.ts'
import { rateOf } from '../findings/cells.ts'
import type { Findings } from '../findings/findings.ts'
import type { SwingFinding } from '../findings/swings.ts'
import type { Spread } from '../statistics/spread.ts'
import type { Words } from '../words.ts'
import { type Html, paragraph, type Row, safe, section, table } from './html.ts'
import { barPlot, columns, markedPlot, scaleOf } from './plots.ts'

const HUNDRED = 100

export function lengthSection({ length, stretch }: Findings, words: Words): Html {
  return section(
    'length',
    words.texts.length,
    ...spreadPart(words.texts.lengthDecisions, length.decisions, words),
    ...spreadPart(words.named('length', stretch), length.stretches, words),
  )
}

function spreadPart(title: string, spread: Spread, words: Words): Html[] {
  const { texts, number } = words
  const said = fill(texts.lengthSaid, {
    quarter: number(spread.quarter),
    threeQuarters: number(spread.threeQuarters),
    median: number(spread.median),
    mean: number(spread.mean, 1),
    least: number(spread.least),
    most: number(spread.most),
  })
  const rows = spread.bars.map(({ from, to, count }): Row => {
    const range = to - from === 1 ? number(from) : `${number(from)}–${number(to - 1)}`
    return { cells: [range, number(count)] }
  })
  return [
    `<h3>${safe(title)}</h3>`,
    paragraph(said, 'said'),
    columns(spread.bars, safe(`${title}. ${said}`)),
    `<details><summary>${safe(texts.asTable)}</summary>`,
    table(title, [{ title }, { title: texts.matches, is: 'number' }], rows),
    '</details>',
  ]
}

export function swingSection({ swings, stretch }: Findings, words: Words): Html {
  const { texts } = words
  const most = Math.max(...swings.by.flatMap(({ members }) => members.map(({ swing }) => swing)))
  const row = (one: SwingFinding, name: string): Row => ({
    cells: [
      safe(name),
      words.number(one.swing, 1),
      barPlot(one.swing, most),
      words.percent(one.decided),
      barPlot(one.decided, HUNDRED),
      words.number(one.matches),
    ],
  })
  const rows = swings.by.flatMap(({ group, members }) =>
    members.map((member) => row(member, words.member(group, member.name))),
  )
  return section(
    'swing',
    texts.swing,
    paragraph(words.named('swing', stretch)),
    table(
      texts.swing,
      [
        { title: '' },
        { title: texts.swingPoints, is: 'number' },
        { title: '', is: 'plot' },
        { title: texts.decided, is: 'number' },
        { title: '', is: 'plot', isExtra: true },
        { title: texts.matches, is: 'number', isExtra: true },
      ],
      [row(swings.all, texts.all), ...rows],
    ),
    ...calibrationPart(swings.calibration, words),
  )
}

function calibrationPart(steps: Findings['swings']['calibration'], words: Words): Html[] {
  const { texts, number } = words
  const width = HUNDRED / steps.length
  const rows = steps.flatMap((step, n): Row[] => {
    if (step.matches === 0) return []
    const { share, low, high } = rateOf(step)
    const value = `${number(n * width)}–${number((n + 1) * width)}`
    return [
      {
        cells: [
          value,
          words.percent(share),
          markedPlot({ is: share, low, high }, (n + 0.5) * width),
          number(step.matches),
        ],
      },
    ]
  })
  return [
    `<details><summary>${safe(texts.calibration)}</summary>`,
    paragraph(texts.calibrationAbout),
    table(
      texts.calibration,
      [
        { title: texts.value },
        { title: texts.won, is: 'number' },
        { title: texts.share, is: 'plot', scale: scaleOf(['0', '25', '50', '75', '100 %']) },
        { title: texts.positions, is: 'number', isExtra: true },
      ],
      rows,
    ),
    '</details>',
  ]
}
