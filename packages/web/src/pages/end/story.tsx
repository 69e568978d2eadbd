/** The match in some sentences, and an honour for each player. */
import { useMatch } from '../../frame/match-context.ts'
import type { StoryView } from '../../host/keepsakes.ts'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useGameStamps } from '../stamps/use-game-stamps.ts'
import styles from './story.module.css'
import { endTexts } from './texts.ts'

interface StoryProps {
  readonly story: StoryView
  readonly takenBack: number
}

export function Story({ story, takenBack }: StoryProps) {
  const { look, view } = useMatch()
  const texts = useTexts(endTexts)
  const saying = useSaying()
  return (
    <>
      <section className={styles.story} aria-label={texts.story}>
        {story.sentences.map(({ kind, say, entry }) => (
          <p key={kind}>
            {saying(say)}{' '}
            {entry !== undefined && entry < view.entry && (
              <button
                type="button"
                className={styles.see}
                aria-label={
                  kind === 'end'
                    ? texts.seeEnd
                    : kind === 'turning'
                      ? texts.seeTurning
                      : texts.seeClose
                }
                onClick={() => look(entry)}
              >
                <Icon name="eye" size={16} />
                {texts.see}
              </button>
            )}
          </p>
        ))}
        {takenBack > 0 && <p>{texts.takenBack(takenBack)}</p>}
      </section>
      <Honours story={story} />
    </>
  )
}

/** A seat with one figure of its own is known by it; where each of its heroes is honoured, each by theirs. */
function Figure({
  seat,
  n,
  of,
}: {
  readonly seat: number
  readonly n: number
  readonly of: number
}) {
  const { view } = useMatch()
  const party = useGameStamps(view.game)?.figures(view).party ?? []
  const figures = party.filter((one) => one.seat === seat)
  if (figures.length === of) {
    return (
      <svg viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
        <use href={`#${figures[n].picture}`} />
      </svg>
    )
  }
  return <Icon name={view.seats[seat]?.bot === undefined ? 'person' : 'bot'} />
}

/** Which of its seat's honours it is. */
function placeIn({ honours }: StoryView, honour: StoryView['honours'][number]) {
  const same = honours.filter(({ seat }) => seat === honour.seat)
  return { n: same.indexOf(honour), of: same.length }
}

function Honours({ story }: { readonly story: StoryView }) {
  const { view } = useMatch()
  const texts = useTexts(endTexts)
  const saying = useSaying()
  if (story.honours.length === 0) return null
  return (
    <section aria-labelledby="end-honours">
      <h3 id="end-honours" className={styles.heading}>
        {texts.honours}
      </h3>
      <ul className={styles.honours}>
        {story.honours.map((honour) => (
          <li key={`${honour.seat} ${honour.title}`}>
            <Seat seat={honour.seat}>
              <Figure seat={honour.seat} {...placeIn(story, honour)} />
            </Seat>
            <div>
              <p className={styles.who}>
                {saying(honour.hero ?? view.seats[honour.seat]?.name ?? '')}
              </p>
              <p>
                <strong>{saying(honour.title)}</strong>
                <span className={styles.deed}>{saying(honour.say)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
