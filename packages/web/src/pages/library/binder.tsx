/** The cards: in the binder behind their dividers, or as found by words. */
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings/settings.tsx'
import { useTexts } from '../../texts/texts.ts'
import binder from './binder.module.css'
import styles from './library.module.css'
import { useAddress, useOpenLibrary } from './library-context.ts'
import type { CardKind, LibraryCard } from './library-module.ts'
import { Marked } from './marked.tsx'
import { different, type Found } from './on-the-shelves.ts'
import { linesWith } from './search.ts'
import { libraryTexts } from './texts/texts.ts'

export function Binder({ found: { cards, words } }: { readonly found: Found }) {
  const { library, pack } = useOpenLibrary()
  const { language } = useSettings()
  const texts = useTexts(libraryTexts)
  if (cards.length === 0) return null
  if (words.length > 0) return <CardList cards={cards} words={words} />
  const kinds = library.kinds(language)
  return (
    <>
      <p className={binder.note}>
        {pack !== undefined && <strong>{texts.ofPack(pack.name)} </strong>}
        {library.note(language)}
      </p>
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
  const { pack } = useOpenLibrary()
  const width = kinds.find(({ name }) => name === cards[0]?.kind)?.width ?? 16
  const style: CSSProperties & Record<`--${string}`, string> = { '--pocket': `${width}rem` }
  return (
    <section>
      <h2 className={styles.divider}>{divider}</h2>
      <ul className={binder.pockets} style={style}>
        {cards.map((card) => (
          <li key={card.name}>
            <Link
              href={address({ card: card.name })}
              className={binder.pocket}
              aria-label={card.title}
              aria-describedby={pack?.own.includes(card.name) ? `own-${card.name}` : undefined}
            >
              {card.draw('tile')}
            </Link>
            <OwnMark card={card} id={`own-${card.name}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of which pack a card is, where the house does not have it like this. */
export function OwnMark({ card, id }: { readonly card: LibraryCard; readonly id?: string }) {
  const { pack } = useOpenLibrary()
  if (pack === undefined || !pack.own.includes(card.name)) return null
  return (
    <span className={binder.own} id={id}>
      ✦ {pack.name}
    </span>
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
    <ul className={binder.found}>
      {cards.map((card) => (
        <li key={card.name}>
          <Link href={address({ card: card.name })} className={binder.one}>
            <span className={binder.picture}>{card.draw('picture')}</span>
            <span className={binder.says}>
              <strong className={binder.name}>
                <Marked text={card.title} words={words} />
              </strong>
              <span className={styles.behind}>
                <Marked text={card.divider} words={words} /> <OwnMark card={card} />
              </span>
              {linesOf(card, words).map((line) => (
                <span key={line} className={binder.line}>
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
