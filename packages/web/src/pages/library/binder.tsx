/** The cards: in the binder behind their dividers, or as found by words. */
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings/settings.tsx'
import styles from './library.module.css'
import { useAddress, useOpenLibrary } from './library-context.ts'
import type { CardKind, LibraryCard } from './library-module.ts'
import { Marked } from './marked.tsx'
import { different, type Found } from './on-the-shelves.ts'
import { linesWith } from './search.ts'

export function Binder({ found: { cards, words } }: { readonly found: Found }) {
  const { library } = useOpenLibrary()
  const { language } = useSettings()
  if (cards.length === 0) return null
  if (words.length > 0) return <CardList cards={cards} words={words} />
  const kinds = library.kinds(language)
  return (
    <>
      <p className={styles.note}>{library.note(language)}</p>
      {different(cards.map(({ divider }) => divider)).map((divider) => (
        <BinderPage
          key={divider}
          divider={divider}
          kinds={kinds}
          cards={cards.filter((card) => card.divider === divider)}
        />
      ))}
    </>
  )
}

interface BinderPageProps {
  readonly divider: string
  readonly kinds: readonly CardKind[]
  readonly cards: readonly LibraryCard[]
}

function BinderPage({ divider, kinds, cards }: BinderPageProps) {
  const address = useAddress()
  const width = kinds.find(({ name }) => name === cards[0]?.kind)?.width ?? 16
  const style: CSSProperties & Record<`--${string}`, string> = { '--pocket': `${width}rem` }
  return (
    <section>
      <h2 className={styles.divider}>{divider}</h2>
      <ul className={styles.pockets} style={style}>
        {cards.map((card) => (
          <li key={card.name}>
            <Link
              href={address({ card: card.name })}
              className={styles.pocket}
              aria-label={card.title}
            >
              {card.draw('tile')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many sentences stand beside a card that was found. */
const MOST_LINES = 2

const NO_WORDS: readonly string[] = []

/** Cards with what they say, the words that were looked for marked. */
export function CardList({
  cards,
  words = NO_WORDS,
}: {
  readonly cards: readonly LibraryCard[]
  readonly words?: readonly string[]
}) {
  const address = useAddress()
  return (
    <ul className={styles.found}>
      {cards.map((card) => (
        <li key={card.name}>
          <Link href={address({ card: card.name })} className={styles.one}>
            <span className={styles.picture}>{card.draw('picture')}</span>
            <span className={styles.says}>
              <strong className={styles.name}>
                <Marked text={card.title} words={words} />
              </strong>
              <span className={styles.behind}>
                <Marked text={card.divider} words={words} />
              </span>
              {linesOf(card, words).map((line) => (
                <span key={line} className={styles.line}>
                  <Marked text={line} words={words} />
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The sentences in which the words stand; the first ones, where they stand only in the name. */
function linesOf({ lines }: LibraryCard, words: readonly string[]): readonly string[] {
  const found = linesWith(lines, words)
  return (found.length > 0 ? found : lines).slice(0, MOST_LINES)
}
