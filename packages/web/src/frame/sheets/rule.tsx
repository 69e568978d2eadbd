/** One rule, or all of them by chapters. */
import type { RuleText } from '@muster/engine'
import { useMemo } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { LibraryLink } from './library-link.tsx'
import styles from './rule.module.css'
import { byChapter, chapterNumber } from './rule-links.ts'
import { LinkedText, RuleMarks } from './rule-text.tsx'
import { useRules } from './rules-of-game.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

const NONE: readonly RuleText[] = []

export function RuleSheet({ number }: { readonly number: string }) {
  const { view, open } = useMatch()
  const texts = useTexts(sheetTexts)
  const found = useRules(view.game)
  const rules = Array.isArray(found) ? found : NONE
  const at = rules.findIndex((rule) => rule.number === number)
  const rule = rules[at]
  const previous = rules[at - 1]
  const next = at < 0 ? undefined : rules[at + 1]
  return (
    <Sheet
      title={texts.rule(number)}
      foot={
        <div className={styles.turns}>
          <Button
            aria-disabled={previous === undefined}
            onClick={() => previous && open({ kind: 'rule', rule: previous.number })}
          >
            {texts.previousRule}
          </Button>
          <Button
            aria-disabled={next === undefined}
            onClick={() => next && open({ kind: 'rule', rule: next.number })}
          >
            {texts.nextRule}
          </Button>
          <Button kind="quiet" onClick={() => open({ kind: 'rules' })}>
            {texts.allRules}
          </Button>
        </div>
      }
    >
      <div aria-live="polite">
        {rule === undefined ? (
          <p>{sayMissing(found, texts, number)}</p>
        ) : (
          <RuleBody rule={rule} rules={rules} />
        )}
      </div>
    </Sheet>
  )
}

function sayMissing(
  found: ReturnType<typeof useRules>,
  texts: { loadingRules: string; problem: string; noRule(number: string): string },
  number: string,
): string {
  if (found === undefined) return texts.loadingRules
  return found === 'failed' ? texts.problem : texts.noRule(number)
}

function RuleBody({
  rule,
  rules,
}: {
  readonly rule: RuleText
  readonly rules: readonly RuleText[]
}) {
  const { open } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const code = spoken(language)
  return (
    <article className={styles.rule}>
      <p className={styles.chapter}>
        {chapterNumber(rule.number)} · {saying(rule.chapter[code])}
      </p>
      <p className={styles.text}>
        <LinkedText text={saying(rule.text[code])} rules={rules}>
          {(number) => (
            <button
              type="button"
              className={styles.link}
              onClick={() => open({ kind: 'rule', rule: number })}
            >
              {number}
            </button>
          )}
        </LinkedText>
      </p>
      <RuleMarks rule={rule} />
      <p className={styles.more}>
        <LibraryLink to={`/rule/${rule.number}`}>{texts.moreInLibrary}</LibraryLink>
      </p>
    </article>
  )
}

export function RulesSheet() {
  const { view, open } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const code = spoken(language)
  const rules = useRules(view.game)
  const chapters = useMemo(() => byChapter(Array.isArray(rules) ? rules : NONE), [rules])
  return (
    <Sheet title={texts.rules}>
      {!Array.isArray(rules) && <p>{rules === 'failed' ? texts.problem : texts.loadingRules}</p>}
      {chapters.map(([number, inside]) => (
        <details key={number} className={styles.part}>
          <summary className={styles.summary}>
            <span className={styles.number}>{number}</span>
            <span className={styles.name}>{saying(inside[0]?.chapter[code] ?? '')}</span>
            <span className={styles.count}>{texts.rulesIn(inside.length)}</span>
          </summary>
          <ul className={styles.list}>
            {inside.map((rule) => (
              <li key={rule.number}>
                <button
                  type="button"
                  className={styles.link}
                  aria-label={texts.rule(rule.number)}
                  onClick={() => open({ kind: 'rule', rule: rule.number })}
                >
                  {rule.number}
                </button>{' '}
                {saying(rule.text[code])}
                <RuleMarks rule={rule} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Sheet>
  )
}
