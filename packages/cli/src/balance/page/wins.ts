import { fill } from '../../texts/index.ts'
import { FROM_POOL, PLAYERS_APART, RANDOM_BELOW, YARDSTICK } from '../findings/bounds.ts'
import type { CellFinding } from '../findings/cells.ts'
import type { Findings } from '../findings/findings.ts'
import type { GroupFinding, MemberFinding } from '../findings/groups.ts'
import { type Count, shareOf } from '../statistics/count.ts'
import type { Words } from '../words.ts'
import { type Column, type Html, paragraph, type Row, safe, section, table } from './html.ts'
import { differencePlot, scaleOf, sharePlot } from './plots.ts'
import { chip } from './standing-out.ts'

const SHARE_SCALE = scaleOf(['0', '25', '50', '75', '100 %'])
const POOL_REACH = 40
const POOL_SCALE = scaleOf(['−40', '−20', '0', '+20', '+40'])
const HUNDRED = 100

type Rate = Pick<CellFinding, 'share' | 'low' | 'high' | 'wins' | 'matches'>

export const wonCell = ({ share, low, high }: Rate, words: Words): Html =>
  `${words.percent(share)} <small>${words.number(low)}–${words.number(high)}</small>`

export function winsSection(found: Findings, words: Words): Html {
  const { texts } = words
  const isHeld = found.bot === YARDSTICK
  const rows = found.levels.flatMap((level): Row[] => [
    {
      cells: [
        safe(words.level(level.level)),
        wonCell(level, words),
        words.number(level.matches),
        sharePlot({ is: level.share, low: level.low, high: level.high }),
        '',
      ],
      mark: 'head',
    },
    ...level.cells.filter(({ matches }) => matches > 0).map((cell) => cellRow(cell, words, isHeld)),
  ])
  const apart = found.levels
    .filter(({ cells }) => cells.length > 1)
    .map((level) => {
      const values = { points: words.number(level.apart), most: PLAYERS_APART }
      const verdict = isHeld ? ` ${chip(level.apartVerdict, words)}` : ''
      return `<li>${safe(words.level(level.level))}: ${safe(fill(texts.apart, values))}${verdict}</li>`
    })
  return section(
    'wins',
    texts.wins,
    paragraph(texts.winsAbout),
    table(texts.wins, winsColumns(words), rows),
    apart.length === 0 ? '' : `<ul>${apart.join('')}</ul>`,
    ...randomPart(found, words),
  )
}

function winsColumns({ texts }: Words): Column[] {
  return [
    { title: texts.level },
    { title: texts.won, is: 'number' },
    { title: texts.matches, is: 'number', isExtra: true },
    { title: texts.share, is: 'plot', scale: SHARE_SCALE },
    { title: texts.band },
  ]
}

function cellRow(cell: CellFinding, words: Words, isHeld: boolean): Row {
  const { share, low, high, band } = cell
  const verdict = isHeld ? cell.verdict : 'inside'
  const said =
    band === undefined
      ? ''
      : `${words.number(band.low)}–${words.number(band.high)} ${isHeld ? chip(verdict, words) : ''}`
  return {
    cells: [
      safe(words.players(cell.players)),
      wonCell(cell, words),
      words.number(cell.matches),
      sharePlot({ is: share, low, high }, band, verdict),
      said,
    ],
  }
}

function randomPart({ random }: Findings, words: Words): Html[] {
  if (random.length === 0) return []
  const { texts } = words
  const title = fill(texts.randomTitle, { level: words.level(random[0].level) })
  return [
    `<h3>${safe(title)}</h3>`,
    paragraph(fill(texts.randomAbout, { most: words.percent(RANDOM_BELOW) })),
    table(
      title,
      winsColumns(words),
      random.map((cell) => cellRow(cell, words, true)),
    ),
  ]
}

export function groupSection(
  { group, members }: GroupFinding,
  found: Findings,
  words: Words,
): Html {
  const { texts } = words
  const isHeld = found.bot === YARDSTICK
  const title = words.group(group)
  const sorted = [...members].sort((a, b) => (b.difference?.is ?? 0) - (a.difference?.is ?? 0))
  const columns: Column[] = [
    { title },
    { title: texts.won, is: 'number' },
    { title: texts.matches, is: 'number', isExtra: true },
    { title: texts.fromPool, is: 'plot', scale: POOL_SCALE },
    { title: '', is: 'number' },
    ...found.levels.map(({ level }): Column => ({ title: words.level(level), is: 'number' })),
  ]
  return section(
    group,
    title,
    paragraph(fill(texts.poolAbout, { most: FROM_POOL })),
    table(
      title,
      columns,
      sorted.map((member) => memberRow(member, group, words, isHeld)),
    ),
  )
}

function memberRow(member: MemberFinding, group: string, words: Words, isHeld: boolean): Row {
  const { difference } = member
  const verdict = isHeld ? member.verdict : 'inside'
  const said = difference === undefined ? words.texts.nothingToSay : words.points(difference.is)
  return {
    cells: [
      safe(words.member(group, member.name)),
      wonCell(member, words),
      words.number(member.matches),
      differencePlot(difference, POOL_REACH, FROM_POOL, verdict),
      `${said} ${verdict === 'inside' ? '' : chip(verdict, words)}`,
      ...member.byLevel.map((count) => countCell(count, words)),
    ],
  }
}

export function countCell(count: Count, words: Words): Html {
  if (count.matches === 0) return words.texts.nothingToSay
  return `${words.percent(HUNDRED * shareOf(count))} <small>${words.number(count.matches)}</small>`
}
