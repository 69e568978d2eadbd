/** One rule, with those it names, those that name it, and cards on which it matters. */
import type { RuleText } from '@muster/engine'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { chapterNumber } from '../../frame/sheets/rule-links.ts'
import { LinkedText, RuleMarks } from '../../frame/sheets/rule-text.tsx'
import { sheetTexts } from '../../frame/sheets/texts/texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { Around } from './around.tsx'
import { addressOf, nothingIn } from './asked.ts'
import { CardList } from './binder.tsx'
import styles from './library.module.css'
import { useAddress, useOpenLibrary } from './library-context.ts'
import { find, neighbours, type ReadRule } from './on-the-shelves.ts'
import reading from './reading.module.css'
import { namedBy, naming } from './references.ts'
import { RuleList } from './rulebook.tsx'
import { libraryTexts } from './texts/texts.ts'
import { Way } from './way.tsx'

export function RulePage({ read }: { readonly read: ReadRule }) {
  const { cards, rules, asked } = useOpenLibrary()
  const texts = useTexts(libraryTexts)
  const { rule: ruleOf } = useTexts(sheetTexts)
  const address = useAddress()
  const { number } = read.rule
  const all = useMemo(() => rules.map(({ rule }) => rule), [rules])
  const asRead = (some: readonly RuleText[]) => rules.filter(({ rule }) => some.includes(rule))
  const found = find(cards, rules, asked).rules
  const { before, after } = neighbours(rules, found, ({ rule }) => rule.number === number)
  const link = (other: ReadRule | undefined) =>
    other && { name: other.rule.number, href: address({ rule: other.rule.number }) }
  const matters = cards.filter((card) => card.rules.includes(number))
  return (
    <Page title={ruleOf(number)} wide>
      <Way from="rules" />
      <article className={reading.large}>
        <Chapter read={read} />
        <p className={reading.text}>
          <LinkedText text={read.text} rules={all}>
            {(other) => <Link href={address({ rule: other })}>{other}</Link>}
          </LinkedText>
        </p>
        <RuleMarks rule={read.rule} />
      </article>
      <Others title={texts.refersTo} rules={asRead(namedBy(read.rule, all))} />
      <Others title={texts.referredBy} rules={asRead(naming(read.rule, all))} />
      {matters.length > 0 && (
        <Part title={texts.cardsWith}>
          <CardList cards={matters} />
        </Part>
      )}
      <Around before={link(before)} after={link(after)} />
    </Page>
  )
}

function Chapter({ read: { rule, chapter } }: { readonly read: ReadRule }) {
  const { game, asked } = useOpenLibrary()
  const number = chapterNumber(rule.number)
  const wanted = { ...nothingIn(asked), chapter: number }
  return (
    <p className={styles.behind}>
      <Link href={addressOf(game, { shelf: 'rules' }, wanted)}>
        {number} · {chapter}
      </Link>
    </p>
  )
}

function Others({ title, rules }: { readonly title: string; readonly rules: readonly ReadRule[] }) {
  if (rules.length === 0) return null
  return (
    <Part title={title}>
      <RuleList rules={rules} />
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={reading.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
