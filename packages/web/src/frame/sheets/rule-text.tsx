/** A rule as it reads in a match and in the library. */
import type { RuleText } from '@muster/engine'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { ruleParts } from './rule-links.ts'
import styles from './rule-text.module.css'
import { sheetTexts } from './texts/texts.ts'

/** A text in which each rule that it names is drawn as its children say: something that opens it. */
export function LinkedText({
  text,
  rules,
  children,
}: {
  readonly text: string
  readonly rules: readonly RuleText[]
  children(number: string): ReactNode
}) {
  const parts = useMemo(
    () => ruleParts(text, new Set(rules.map(({ number }) => number))),
    [text, rules],
  )
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    <Fragment key={place}>{part.rule ? children(part.text) : part.text}</Fragment>
  ))
}

/** Which editions have it, and whether it is our own. */
export function RuleMarks({ rule }: { readonly rule: RuleText }) {
  const texts = useTexts(sheetTexts)
  const editions = rule.editions.map((name) => texts.edition(name)).join(', ')
  return (
    <>
      {rule.editions.length > 0 && <p className={styles.mark}>{texts.editions(editions)}</p>}
      {rule.ruling && <p className={styles.mark}>{texts.ruling}</p>}
    </>
  )
}
