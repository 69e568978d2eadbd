/** What the match brought for the wall, and what it nearly brought. */
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import type { EndingView, StampView } from '../../host/keepsakes.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { unrankedTexts } from '../../texts/unranked.ts'
import { Stamp } from '../stamps/stamp.tsx'
import { useGameStamps } from '../stamps/use-game-stamps.ts'
import styles from './earned.module.css'
import { endTexts } from './texts.ts'

export function Earned({ ending }: { readonly ending: EndingView }) {
  const { view } = useMatch()
  const texts = useTexts(endTexts)
  const why = useTexts(unrankedTexts)
  const { stamps, achievements, nearest, unranked, kept } = ending
  const isNew = stamps.length + achievements.length > 0
  return (
    <section className={styles.earned} aria-labelledby="end-earned">
      <h3 id="end-earned">{isNew ? texts.earned : texts.wall}</h3>
      {stamps.length > 0 && <NewStamps game={view.game} stamps={stamps} />}
      {achievements.length > 0 && <Listed game={view.game} items={achievements} isEarned />}
      {!isNew && <p className={styles.soft}>{unranked ? why[unranked] : texts.nothingNew}</p>}
      {isNew && !kept && <p role="alert">{texts.earnedNotKept}</p>}
      {nearest.length > 0 && (
        <>
          <h4>{texts.nearly}</h4>
          <Listed game={view.game} items={nearest} />
        </>
      )}
      <Link
        href={`/stamps?game=${view.game}`}
        className={`${buttonLook('quiet')} ${styles.toWall}`}
      >
        {texts.toWall}
      </Link>
    </section>
  )
}

function NewStamps({
  game,
  stamps,
}: {
  readonly game: string
  readonly stamps: readonly StampView[]
}) {
  const saying = useSaying()
  const pictures = useGameStamps(game)
  const [{ cell }] = stamps
  return (
    <div className={styles.stamps}>
      <span className={styles.pressed}>
        {stamps.map(({ key, mark }) => (
          <Stamp key={key} picture={pictures?.markPicture(mark)} isEarned size={44} />
        ))}
      </span>
      <p>
        <strong>{saying(cell)}</strong>
        <span>{saying(stamps.map(({ name }) => name).join(', '))}</span>
      </p>
    </div>
  )
}

interface Item {
  readonly key: string
  readonly title: string
  readonly say: string
  readonly have?: number
  readonly need?: number
}

interface ListedProps {
  readonly game: string
  readonly items: readonly Item[]
  readonly isEarned?: boolean
}

function Listed({ game, items, isEarned = false }: ListedProps) {
  const pictureOf = useGameStamps(game)?.deedPicture
  const texts = useTexts(endTexts)
  const saying = useSaying()
  return (
    <ul className={styles.list}>
      {items.map(({ key, title, say, have, need }) => (
        <li key={key}>
          {pictureOf !== undefined && (
            <Stamp picture={pictureOf(key)} isEarned={isEarned} size={44} />
          )}
          <p>
            <strong>{saying(title)}</strong>
            <span>
              {saying(say)} {have !== undefined && need !== undefined && texts.far(have, need)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
