/** The rules: by chapters, or as found by words. */
import { Link } from 'wouter'
import { chapterNumber } from '../../frame/sheets/rule-links.ts'
import { RuleMarks } from '../../frame/sheets/rule-text.tsx'
import { sheetTexts } from '../../frame/sheets/texts/texts.ts'
import { useTexts } from '../../texts/texts.ts'
import styles from './library.module.css'
import { useAddress } from './library-context.ts'
import { Marked } from './marked.tsx'
import { different, type Found, type ReadRule } from './on-the-shelves.ts'
import book from './rulebook.module.css'

const chapterOf = ({ rule }: ReadRule): string => chapterNumber(rule.number)

export function Rulebook({ found: { rules, words } }: { readonly found: Found }) {
  if (words.length > 0) return <RuleList rules={rules} words={words} withChapter />
  return different(rules.map(chapterOf)).map((number) => {
    const inside = rules.filter((read) => chapterOf(read) === number)
    return (
      <section key={number}>
        <h2 className={styles.divider}>
          <span className={book.chapter}>{number}</span> {inside[0]?.chapter}
        </h2>
        <RuleList rules={inside} />
      </section>
    )
  })
}

const NO_WORDS: readonly string[] = []

interface RuleListProps {
  readonly rules: readonly ReadRule[]
  readonly words?: readonly string[]
  /** They come from anywhere in the book. */
  readonly withChapter?: boolean
}

export function RuleList({ rules, words = NO_WORDS, withChapter = false }: RuleListProps) {
  const address = useAddress()
  const texts = useTexts(sheetTexts)
  return (
    <ul className={book.rules}>
      {rules.map(({ rule, chapter, text }) => (
        <li key={rule.number}>
          <Link
            href={address({ rule: rule.number })}
            className={book.number}
            aria-label={texts.rule(rule.number)}
          >
            <Marked text={rule.number} words={words} />
          </Link>
          <div className={book.rule}>
            {withChapter && (
              <p className={styles.behind}>
                <Marked text={chapter} words={words} />
              </p>
            )}
            <p>
              <Marked text={text} words={words} />
            </p>
            <RuleMarks rule={rule} />
          </div>
        </li>
      ))}
    </ul>
  )
}
