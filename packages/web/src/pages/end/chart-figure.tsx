/** A chart with its legend, and its numbers for those who listen. */
import { useId } from 'react'
import type { Chart } from '../../frame/board-module.ts'
import { useSaying, useTexts } from '../../texts/texts.ts'
import styles from './chart.module.css'
import { Lines, Mark } from './chart-lines.tsx'
import { reach, stops, valueAt } from './series.ts'
import { endTexts } from './texts.ts'
import { useWidth } from './use-width.ts'

const ROWS = 12

export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const saying = useSaying()
  const id = useId()
  const [frame, width] = useWidth<HTMLDivElement>()
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {saying(chart.title)}
      </figcaption>
      <p className="heard">{saying(chart.say)}</p>
      <ul className={styles.legend} aria-hidden="true">
        {chart.series.map((series, at) => (
          <li key={series.name}>
            <svg className={styles.key} viewBox="-8 -8 16 16" aria-hidden="true">
              <Mark series={series} at={at} x={0} y={0} />
            </svg>
            {saying(series.name)}
          </li>
        ))}
      </ul>
      <div ref={frame} className={styles.frame}>
        {width > 0 && <Lines series={chart.series} width={width} />}
      </div>
      <Numbers chart={chart} />
    </figure>
  )
}

function Numbers({ chart }: { readonly chart: Chart }) {
  const { choice } = useTexts(endTexts)
  const saying = useSaying()
  const { entries } = reach(chart.series)
  return (
    <div className="heard">
      <table>
        <caption>{saying(chart.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{choice}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {saying(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops(entries[0], entries[1], ROWS).map((entry) => (
            <tr key={entry}>
              <th scope="row">{entry}</th>
              {chart.series.map(({ name, points }) => (
                <td key={name}>{valueAt(points, entry) ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
