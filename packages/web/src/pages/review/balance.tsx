/** From the chance at the start to the end of the match: what luck brought, and what choices gave away. */
import { useMatch } from '../../frame/match-context.ts'
import type { ReviewView } from '../../host/review.ts'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './balance.module.css'
import { pointsOf, useFigures } from './figures.ts'
import type { Judged, Turn } from './judged.ts'
import { reviewTexts } from './texts/texts.ts'

interface BalanceProps {
  readonly match: ReviewView
  readonly judged: Judged
}

export function BalanceFigure({ match, judged }: BalanceProps) {
  const texts = useTexts(reviewTexts)
  const figures = useFigures()
  const { balance, luckiest, unluckiest } = judged
  const { start, luck, choices } = balance
  const hasBots = match.positions.some(({ whose }) => whose === 'bots')
  const end = match.won ? 1 : 0
  // Luck can bring more than there is to win, where choices gave it away again.
  const widest = Math.max(0.5, end, start, start + luck)
  return (
    <section className={styles.balance} aria-labelledby="review-balance">
      <h3 id="review-balance">{texts.luckAndChoice}</h3>
      <p className={styles.sum}>
        {texts.sum({
          start: figures.chance(start),
          luck: pointsOf(luck),
          choices: pointsOf(choices),
        })}
      </p>
      <div className={styles.rows} aria-hidden="true">
        <Row
          name={texts.start}
          from={0}
          to={start}
          say={figures.chance(start)}
          kind="whole"
          widest={widest}
        />
        <Row
          name={hasBots ? texts.luckWithBots : texts.luck}
          from={start}
          to={start + luck}
          say={figures.change(luck)}
          kind={luck < 0 ? 'less' : 'more'}
          widest={widest}
        />
        <Row
          name={texts.choices}
          from={start + luck}
          to={start + luck + choices}
          say={figures.change(choices)}
          kind="less"
          widest={widest}
        />
        <Row
          name={texts.end(match.won)}
          from={0}
          to={end}
          say={figures.chance(end)}
          kind="whole"
          widest={widest}
        />
      </div>
      <ul className={styles.turns}>
        <TurnOfLuck name={texts.luckiest} match={match} turn={luckiest} />
        <TurnOfLuck name={texts.unluckiest} match={match} turn={unluckiest} />
      </ul>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly say: string
  readonly kind: 'whole' | 'more' | 'less'
  /** What the whole width stands for. */
  readonly widest: number
}

function Row({ name, from, to, say, kind, widest }: RowProps) {
  const inside = (value: number) => Math.min(widest, Math.max(0, value))
  const left = inside(Math.min(from, to))
  const width = inside(Math.max(from, to)) - left
  return (
    <>
      <span>{name}</span>
      <span className={styles.track}>
        <span
          className={styles[kind]}
          style={{
            insetInlineStart: `${(100 * left) / widest}%`,
            inlineSize: `${(100 * width) / widest}%`,
          }}
        />
      </span>
      <span className={styles.figure}>{say}</span>
    </>
  )
}

interface TurnProps {
  readonly name: string
  readonly match: ReviewView
  readonly turn: Turn | undefined
}

function TurnOfLuck({ name, match, turn }: TurnProps) {
  const { look } = useMatch()
  const texts = useTexts(reviewTexts)
  const { change } = useFigures()
  if (turn === undefined) return null
  const { after, by } = turn
  return (
    <li>
      <strong>{name}:</strong> {texts.points(change(by))}
      {after !== undefined && (
        <>
          , {texts.chapters[match.chapters](after.position.chapter)}{' '}
          <button type="button" className={styles.see} onClick={() => look(after.position.before)}>
            <Icon name="eye" size={16} />
            {texts.show}
          </button>
        </>
      )}
    </li>
  )
}
