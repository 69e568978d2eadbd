/** What was beaten, what was not, and what to play next. */
import { type ReactNode, useId } from 'react'
import { Link, useSearch } from 'wouter'
import type { NextView, WallView } from '../../host/keepsakes.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { queryOf } from '../set-up/draft.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { countsOf } from './counts.ts'
import { gameStamps } from './game-stamps.ts'
import { Stamp } from './stamp.tsx'
import styles from './stamps.module.css'
import { stampTexts } from './texts.ts'
import { useGameStamps } from './use-game-stamps.ts'
import { useWall } from './use-wall.ts'
import { WallTable } from './wall-table.tsx'

export function StampsPage() {
  const texts = useTexts(stampTexts)
  const first = new URLSearchParams(useSearch()).get('game')
  const games = setUps.map(({ game }) => game).filter((game) => Object.hasOwn(gameStamps, game))
  // Who comes from a match finds its wall at the top.
  games.sort((a, b) => Number(b === first) - Number(a === first))
  return (
    <Page title={texts.title} lead={texts.lead}>
      {games.map((game) => (
        <WallOfGame key={game} game={game} />
      ))}
    </Page>
  )
}

/** The walls of several games stand one below the other, each in its colour. */
function WallOfGame({ game }: { readonly game: string }) {
  const { title } = useTexts((setUpOf(game) ?? setUps[0]).texts)
  const id = useId()
  return (
    <section className={styles.game} aria-labelledby={id} data-game={game}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Wall game={game} />
    </section>
  )
}

function Wall({ game }: { readonly game: string }) {
  const { wall, failed } = useWall(game)
  const texts = useTexts(stampTexts)
  if (failed) return <p role="alert">{texts.failed}</p>
  if (wall === undefined) return <p className={styles.soft}>{texts.opening}</p>
  return (
    <>
      <Summary wall={wall} />
      <WallTable wall={wall} />
      <p className={styles.soft}>{texts.rule}</p>
      <Achievements wall={wall} />
    </>
  )
}

function Summary({ wall }: { readonly wall: WallView }) {
  const texts = useTexts(stampTexts)
  const counts = countsOf(wall)
  return (
    <div className={styles.summary}>
      <div className={styles.counts}>
        <p>
          <Fact>{texts.beaten(counts.beaten, counts.cells)}</Fact>
          <Fact>{texts.stamps(counts.stamped, counts.stamps)}</Fact>
          <Fact>{texts.earnedOf(counts.earned, counts.achievements)}</Fact>
        </p>
        <p role="status" className={styles.soft}>
          {wall.kept ? wall.left > 0 && texts.counting(wall.left) : texts.notKept}
        </p>
      </div>
      {wall.next === undefined ? (
        <p>{texts.allDone}</p>
      ) : (
        <Next game={wall.game} next={wall.next} />
      )}
    </div>
  )
}

const Fact = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.fact}>{children}</span>
)

function Next({ game, next }: { readonly game: string; readonly next: NextView }) {
  const texts = useTexts(stampTexts)
  const saying = useSaying()
  return (
    <div className={styles.next}>
      <p>{texts.nextIs(saying(next.name))}</p>
      <Link href={`/new/${game}?${queryOf(next.options)}`} className={buttonLook('main')}>
        {texts.play}
      </Link>
    </div>
  )
}

function Achievements({ wall }: { readonly wall: WallView }) {
  const texts = useTexts(stampTexts)
  const saying = useSaying()
  const language = spoken(useSettings().language)
  const pictureOf = useGameStamps(wall.game)?.deedPicture
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <>
      <h3 className={styles.heading}>{texts.achievements}</h3>
      <ul className={styles.achievements}>
        {wall.achievements.map(({ key, title, say, time }) => (
          <li key={key} data-earned={time !== undefined || undefined}>
            {pictureOf === undefined ? (
              <span className={styles.seal} aria-hidden="true">
                {time !== undefined && <Icon name="tick" size={20} />}
              </span>
            ) : (
              <Stamp picture={pictureOf(key)} isEarned={time !== undefined} size={40} />
            )}
            <div>
              <h4>{saying(title)}</h4>
              <p>{saying(say)}</p>
              <p className={styles.when}>
                {time === undefined ? texts.notYet : texts.since(date.format(time))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
