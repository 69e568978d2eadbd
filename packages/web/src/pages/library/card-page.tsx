/** One card: drawn large, with all that is known of it. */
import { sheetTexts } from '../../frame/sheets/texts/texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { Around } from './around.tsx'
import { useAddress, useOpenLibrary } from './library-context.ts'
import type { LibraryCard } from './library-module.ts'
import { find, neighbours } from './on-the-shelves.ts'
import styles from './reading.module.css'
import { RuleList } from './rulebook.tsx'
import { libraryTexts } from './texts/texts.ts'
import { Way } from './way.tsx'

export function CardPage({ card }: { readonly card: LibraryCard }) {
  const { cards, rules, asked } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  const address = useAddress()
  const behind = rules.filter(({ rule }) => card.rules.includes(rule.number))
  const found = find(cards, rules, asked).cards
  const { before, after } = neighbours(cards, found, ({ name }) => name === card.name)
  const link = (other: LibraryCard | undefined) =>
    other && { name: other.title, href: address({ card: other.name }) }
  return (
    <Page title={card.title} wide>
      <Way from="cards" />
      <div className={styles.card}>
        <div className={styles.drawn}>{card.draw('full')}</div>
        <div className={styles.about}>
          <Facts card={card} />
          {card.keywords !== undefined && (
            <section>
              <h2>{texts.signs}</h2>
              {card.keywords}
            </section>
          )}
          {behind.length > 0 && (
            <section>
              <h2>{texts.rulesBehind}</h2>
              <RuleList rules={behind} />
            </section>
          )}
        </div>
      </div>
      <Around before={link(before)} after={link(after)} />
    </Page>
  )
}

function Facts({ card }: { readonly card: LibraryCard }) {
  const texts = useTexts(libraryTexts)
  const { edition } = useTexts(sheetTexts)
  const { pack } = useOpenLibrary()
  const editions = card.editions.map((name) => edition(name)).join(', ')
  const facts = [...card.facts]
  if (editions !== '') facts.push({ name: texts.edition, value: editions })
  if (pack !== undefined) {
    const isOwn = pack.own.includes(card.name)
    facts.push({ name: texts.pack, value: isOwn ? `✦ ${pack.name}` : texts.asHouse(pack.name) })
  }
  return (
    <section>
      <h2>{texts.aboutCard}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
