/** The two shelves of a game, with the search over both. */
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'wouter'
import { Button } from '../../look/controls/button.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { type Asked, addressOf, nothingIn, type ShelfName, searchOf } from './asked.ts'
import { Binder } from './binder.tsx'
import desk from './desk.module.css'
import { Filters } from './filters.tsx'
import styles from './library.module.css'
import { LibraryContext, useAddress, useOpenLibrary } from './library-context.ts'
import { type Found, find } from './on-the-shelves.ts'
import { Rulebook } from './rulebook.tsx'
import { SearchField } from './search-field.tsx'
import { libraryTexts } from './texts/texts.ts'
import { useAsked } from './use-asked.ts'
import { Way } from './way.tsx'

/** Something that was asked for by name and is not here. */
export interface Missing {
  readonly say: string
  readonly name: string
}

interface ShelvesProps {
  readonly shelf: ShelfName
  readonly missing?: Missing | undefined
}

export function Shelves({ shelf, missing }: ShelvesProps) {
  const opened = useOpenLibrary()
  const { game, title, cards, rules } = opened
  const texts = useTexts(libraryTexts)
  const [asked, ask] = useAsked(game, shelf)
  // A key is on the screen before a hundred cards are laid out anew.
  const sought = useDeferredValue(asked)
  const found = useMemo(() => find(cards, rules, sought), [cards, rules, sought])
  const open = { ...opened, asked }
  const laidOut = useMemo(() => ({ ...opened, asked: sought }), [opened, sought])
  const list = useRef<HTMLDivElement>(null)
  const toFirst = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    list.current?.querySelector('a')?.focus()
  }
  const clear = () => ask(nothingIn(asked))
  return (
    <LibraryContext value={open}>
      <Page title={texts.gameTitle(title)} wide>
        <Way />
        {missing !== undefined && <NotHere missing={missing} />}
        <search className={desk.desk}>
          <SearchField text={asked.text} onType={(text) => ask({ text })} onLeave={toFirst} />
          <ShelfLinks shelf={shelf} found={found} />
          <Filters shelf={shelf} onAsk={ask} />
        </search>
        <Told asked={sought} found={found} />
        <div ref={list} className={styles.shelf}>
          {found[shelf].length === 0 && <Nothing shelf={shelf} found={found} onClear={clear} />}
          <LibraryContext value={laidOut}>
            <LaidOut shelf={shelf} found={found} />
          </LibraryContext>
        </div>
      </Page>
    </LibraryContext>
  )
}

interface ShelfProps {
  readonly shelf: ShelfName
  readonly found: Found
}

const LaidOut = memo(({ shelf, found }: ShelfProps) =>
  shelf === 'cards' ? <Binder found={found} /> : <Rulebook found={found} />,
)

function NotHere({ missing: { say, name } }: { readonly missing: Missing }) {
  const { game, cards, rules, asked } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  const wanted = { ...nothingIn(asked), text: name.replaceAll('-', ' ') }
  const found = find(cards, rules, wanted)
  const shelf = found.cards.length > 0 ? 'cards' : 'rules'
  const isFound = found.words.length > 0 && found[shelf].length > 0
  return (
    <div className={styles.missing}>
      <p>
        <strong>{say}</strong>
      </p>
      {isFound ? (
        <p>
          <Link href={addressOf(game, { shelf }, wanted)}>
            {texts.searchInstead(wanted.text, found.cards.length, found.rules.length)}
          </Link>
        </p>
      ) : (
        <p>{texts.tryOthers}</p>
      )}
    </div>
  )
}

function ShelfLinks({ shelf, found }: ShelfProps) {
  const texts = useTexts(libraryTexts)
  const address = useAddress()
  return (
    <nav className={desk.tabs} aria-label={texts.shelves}>
      {(['cards', 'rules'] as const).map((name) => (
        <Link
          key={name}
          href={address({ shelf: name })}
          className={desk.tab}
          aria-current={name === shelf ? 'page' : undefined}
        >
          {texts[name]} <span className={desk.count}>{found[name].length}</span>
        </Link>
      ))}
    </nav>
  )
}

/** How long a reader must have stopped typing before the count is said. */
const PAUSE_MS = 700

/** Says to those who listen how much was found. */
function Told({ asked, found }: { readonly asked: Asked; readonly found: Found }) {
  const texts = useTexts(libraryTexts)
  const [said, setSaid] = useState('')
  const isAsked = searchOf(asked) !== ''
  const sentence = isAsked ? texts.found(found.cards.length, found.rules.length) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <p className="heard" role="status">
      {said}
    </p>
  )
}

function Nothing({ shelf, found, onClear }: ShelfProps & { onClear(): void }) {
  const texts = useTexts(libraryTexts)
  const address = useAddress()
  const other = shelf === 'cards' ? 'rules' : 'cards'
  const there = found[other].length
  return (
    <div className={styles.nothing}>
      <p>
        <strong>{shelf === 'cards' ? texts.noCards : texts.noRules}</strong> {texts.fewer}
      </p>
      {there > 0 && (
        <p>
          <Link href={address({ shelf: other })}>
            {other === 'rules' ? texts.otherRules(there) : texts.otherCards(there)}
          </Link>
        </p>
      )}
      <Button onClick={onClear}>{texts.showAll}</Button>
    </div>
  )
}
