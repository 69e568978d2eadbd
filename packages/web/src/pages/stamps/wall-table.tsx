/** Rows and columns; each field is a link that sets it up. */
import { Link } from 'wouter'
import type { WallCell, WallView } from '../../host/keepsakes.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { queryOf } from '../set-up/draft.ts'
import { stampedIn } from './counts.ts'
import type { GameStamps } from './game-stamps.ts'
import { Stamp } from './stamp.tsx'
import styles from './stamps.module.css'
import { stampTexts } from './texts.ts'
import { useGameStamps } from './use-game-stamps.ts'

/** More stamps than these in a field are smaller. */
const FEW = 4
/** In px at the usual text size. */
const SMALL = 26

export function WallTable({ wall }: { readonly wall: WallView }) {
  const saying = useSaying()
  const stamps = useGameStamps(wall.game)
  const texts = useTexts(stampTexts)
  return (
    <div className={styles.album}>
      <Legend wall={wall} stamps={stamps} />
      <table className={styles.wall}>
        <caption className="heard">{texts.title}</caption>
        <thead>
          <tr>
            <td />
            {wall.columns.map((name) => (
              <th key={name} scope="col">
                {saying(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wall.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={styles.row}>
                  {stamps !== undefined && (
                    <svg className={styles.foe} aria-hidden="true">
                      <use href={`#${stamps.rowPicture(row.key)}`} />
                    </svg>
                  )}
                  {saying(row.name)}
                </span>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.key} colSpan={cell.span}>
                  <Cell
                    game={wall.game}
                    cell={cell}
                    stamps={stamps}
                    isNext={wall.next?.cell === cell.key}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LegendProps {
  readonly wall: WallView
  readonly stamps: GameStamps | undefined
}

/** Who the marks are. */
function Legend({ wall, stamps }: LegendProps) {
  const saying = useSaying()
  const marks = wall.rows[0]?.cells[0]?.marks ?? []
  return (
    <ul className={styles.legend} aria-hidden="true">
      {marks.map(({ key, name }) => (
        <li key={key}>
          {stamps !== undefined && (
            <svg className={styles.mark} aria-hidden="true">
              <use href={`#${stamps.markPicture(key)}`} />
            </svg>
          )}
          {saying(name)}
        </li>
      ))}
    </ul>
  )
}

interface CellProps {
  readonly game: string
  readonly cell: WallCell
  readonly stamps: GameStamps | undefined
  readonly isNext: boolean
}

function Cell({ game, cell, stamps, isNext }: CellProps) {
  const texts = useTexts(stampTexts)
  const say = useCellName()
  const { marks } = cell
  const first = Math.min(...marks.flatMap(({ time }) => (time === undefined ? [] : [time])))
  const language = spoken(useSettings().language)
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'numeric',
    year: '2-digit',
  })
  return (
    <Link
      href={`/new/${game}?${queryOf(cell.options)}`}
      className={styles.cell}
      aria-label={say(cell)}
      data-next={isNext || undefined}
    >
      <span
        className={styles.marks}
        data-wide={cell.span > 1 || undefined}
        data-many={marks.length > FEW || undefined}
      >
        {marks.map(({ key, time }) => (
          <Stamp
            key={key}
            picture={stamps?.markPicture(key)}
            isEarned={time !== undefined}
            {...(marks.length > FEW ? { size: SMALL } : {})}
          />
        ))}
      </span>
      {isNext ? (
        <strong className={styles.below}>{texts.next}</strong>
      ) : (
        Number.isFinite(first) && <span className={styles.below}>{date.format(first)}</span>
      )}
    </Link>
  )
}

function useCellName(): (cell: WallCell) => string {
  const texts = useTexts(stampTexts)
  const language = spoken(useSettings().language)
  const list = new Intl.ListFormat(language)
  return (cell) => {
    const has = stampedIn(cell)
    if (has === 0) return texts.untouched(cell.name)
    if (has === cell.marks.length) return texts.complete(cell.name)
    const names = (isEarned: boolean) =>
      list.format(
        cell.marks.filter(({ time }) => (time !== undefined) === isEarned).map(({ name }) => name),
      )
    return texts.cell(cell.name, names(true), names(false))
  }
}
