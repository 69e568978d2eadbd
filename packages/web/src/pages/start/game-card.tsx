import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { NewMatch } from '../../host/protocol.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { GameOnCard } from '../set-up/games/game-set-up.ts'
import { useStart } from '../use-start.ts'
import { Cover } from './cover.tsx'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'

// There only where a server is.
const InviteButton = lazy(async () => ({
  default: (await import('../../online/start/invite-button.tsx')).InviteButton,
}))

/** The recommended first match, for two; who plays what they choose together. */
const together = (first: NewMatch): NewMatch => ({
  ...first,
  options: Object.fromEntries(
    Object.entries({ ...first.options, players: 2 }).filter(([, value]) => !Array.isArray(value)),
  ),
  seats: [{ name: '' }, { name: '' }],
})

interface GameCardProps {
  readonly card: GameOnCard
  /** Nothing stands before it: playing it is what one does first here. */
  readonly isFirst: boolean
}

export function GameCard({ card, isFirst }: GameCardProps) {
  const texts = useTexts(startTexts)
  const game = useTexts(card.texts)
  const { start, trouble } = useStart()
  return (
    <article className={styles.card} data-game={card.game}>
      <Cover game={card.game} />
      <div className={styles.words}>
        <h2>{game.title}</h2>
        <p>{game.sentence}</p>
        <p className={styles.facts}>
          {texts.playersFrom(...card.players)} · {texts.minutes(...card.minutes)}
        </p>
        <div className={styles.ways}>
          <Button
            kind={isFirst ? 'main' : 'second'}
            aria-label={texts.about(texts.playNow, game.title)}
            onClick={() => start(card.first)}
          >
            {texts.playNow}
          </Button>
          <Link
            href={`/new/${card.game}`}
            className={buttonLook()}
            aria-label={texts.about(texts.setUp, game.title)}
          >
            {texts.setUp}
          </Link>
          <Suspense>
            <InviteButton game={game.title} match={together(card.first)} />
          </Suspense>
        </div>
        <p className={styles.facts}>{texts.nowIs(game.first)}</p>
        <p className={styles.shelves}>
          <Link href="/learn" className={styles.shelf}>
            {texts.learn}
          </Link>
          <Link href="/daily" className={styles.shelf}>
            {texts.daily}
          </Link>
          <Link
            href={`/puzzles/${card.game}`}
            className={styles.shelf}
            aria-label={texts.about(texts.puzzles, game.title)}
          >
            {texts.puzzles}
          </Link>
          {card.chronicle === true && (
            <Link href={`/chronicle/${card.game}`} className={styles.shelf}>
              {texts.chronicle}
            </Link>
          )}
          <Link
            href={`/library/${card.game}`}
            className={styles.shelf}
            aria-label={texts.about(texts.library, game.title)}
          >
            {texts.library}
          </Link>
          <Link href="/stamps" className={styles.shelf}>
            {texts.stamps}
          </Link>
        </p>
        {trouble !== '' && <FieldError>{texts.notStarted(trouble)}</FieldError>}
      </div>
    </article>
  )
}
