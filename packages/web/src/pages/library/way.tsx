/** Where one is, and the ways back. */
import { Link } from 'wouter'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import { type ShelfName, searchOf } from './asked.ts'
import styles from './library.module.css'
import { useAddress, useOpenLibrary } from './library-context.ts'
import { libraryTexts } from './texts/texts.ts'

/** `from`: the shelf on which the card or rule stands; on the shelves themselves none. */
export function Way({ from }: { readonly from?: ShelfName }) {
  const { asked } = useOpenLibrary()
  const address = useAddress()
  const texts = useTexts(libraryTexts)
  const all = from === 'rules' ? texts.allRules : texts.allCards
  return (
    <nav className={styles.way} aria-label={texts.way}>
      {asked.match !== '' && (
        <Link href={`/match/${asked.match}`}>
          <Icon name="back" size={16} />
          {texts.toMatch}
        </Link>
      )}
      <Link href="/library">{texts.library}</Link>
      {from !== undefined && (
        <Link href={address({ shelf: from })}>
          {searchOf(asked) === '' ? all : texts.whatWasFound}
        </Link>
      )}
    </nav>
  )
}
