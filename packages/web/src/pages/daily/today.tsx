/** Today's deal: what it is, and the way to its table. */
import { Link } from 'wouter'
import type { DailiesView } from '../../host/daily.ts'
import { Button, type ButtonKind, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import type { GameTexts } from '../set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { useStart } from '../use-start.ts'
import styles from './daily.module.css'
import { dailyTexts } from './texts.ts'

/** What all play today, in a few words. */
export function useDealt({ game, start: { options, seats } }: DailiesView): string {
  const setUp = setUpOf(game) ?? setUps[0]
  const texts: GameTexts = useTexts(setUp.texts)
  const roles = seats.map((_, seat) => setUp.roleOf(options, seat, texts))
  return [...setUp.line(options, texts), ...roles].join(' · ')
}

interface WaysProps {
  readonly dailies: DailiesView
  /** Of the way to the first try. */
  readonly kind: ButtonKind
}

export function WaysToPlay({ dailies, kind }: WaysProps) {
  const { game, start: match, underWay, days } = dailies
  const { title }: GameTexts = useTexts((setUpOf(game) ?? setUps[0]).texts)
  const texts = useTexts(dailyTexts)
  const saying = useSaying()
  const { start, trouble } = useStart()
  const isDone = days.at(-1)?.result !== undefined
  return (
    <>
      {underWay === undefined ? (
        <Button
          kind={isDone ? 'second' : kind}
          aria-label={texts.about(isDone ? texts.practise : texts.play, title)}
          onClick={() => start(match)}
        >
          {isDone ? texts.practise : texts.play}
        </Button>
      ) : (
        <Link
          href={`/match/${underWay}`}
          className={buttonLook(isDone ? 'second' : kind)}
          aria-label={texts.about(texts.goOn, title)}
        >
          {texts.goOn}
        </Link>
      )}
      {trouble !== '' && (
        <div className={styles.trouble}>
          <FieldError>{texts.notStarted(saying(trouble))}</FieldError>
        </div>
      )}
    </>
  )
}
