/** The question and its options as text and buttons. */
import type { OptionView } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { type MatchOnPage, useMatch } from '../match-context.ts'
import { chooserName } from '../voter.ts'
import { nameOf } from './obey.ts'
import { isPick, pick, timesMarked } from './pick.ts'
import styles from './reading.module.css'
import type { ReadingTexts } from './texts/en.ts'
import { readingTexts } from './texts/texts.ts'

export function ReadingPrompt() {
  const match = useMatch()
  const { language } = useSettings()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const { view, mine, board } = match
  const { decision } = view
  const all = mine ? board.allOf(view, language) : undefined
  return (
    <section
      className={styles.prompt}
      aria-label={texts.choice}
      data-prompt={decision?.prompt ?? ''}
      tabIndex={-1}
    >
      <p className={styles.who}>{sayWho(match, texts, saying)}</p>
      <Question />
      <Elsewhere />
      {mine && <AskedFirst />}
      {mine && decision !== undefined && (
        <>
          <ol className={styles.options} aria-label={texts.options}>
            {decision.options.map((option) => (
              <li key={`${decision.entry} ${option.text}`}>
                <Option option={option} />
              </li>
            ))}
          </ol>
          <Picked />
          {all !== undefined && <Button onClick={match.playAll}>{saying(all.label)}</Button>}
        </>
      )}
    </section>
  )
}

function Question() {
  const { view, open } = useMatch()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const { decision } = view
  if (decision === undefined) return null
  const { rule, asked } = decision
  return (
    <>
      <h2 className={styles.question}>
        {saying(asked.question)}{' '}
        <button
          type="button"
          className={styles.rule}
          aria-label={texts.rule(rule)}
          onClick={() => open({ kind: 'rule', rule })}
        >
          {rule}
        </button>
      </h2>
      {asked.facts !== '' && <p>{saying(asked.facts)}</p>}
    </>
  )
}

function sayWho(match: MatchOnPage, texts: ReadingTexts, saying: (text: string) => string): string {
  const { decision, table, seats, result } = match.view
  if (decision === undefined) return result === undefined ? texts.over : saying(result.say)
  if (decision.by === 'party') return saying(decision.asked.who)
  const by = seats.find(({ seat }) => seat === decision.by)
  const name = by === undefined ? nameOf(match, decision.by) : chooserName(decision.asked.who, by)
  if (by?.bot !== undefined) {
    return texts.botChooses(name)
  }
  return table.decides?.how === 'wait' ? texts.waits(name) : texts.whoChooses(name)
}

/** Why nothing can be chosen here, where that is not plain from who chooses. */
function Elsewhere() {
  const { past, backToNow, playing } = useMatch()
  const texts = useTexts(readingTexts)
  if (past !== undefined) {
    return (
      <>
        <p>{texts.inThePast}</p>
        <Button onClick={backToNow}>{texts.backToNow}</Button>
      </>
    )
  }
  return playing ? <p>{texts.playing}</p> : null
}

function Option({ option }: { readonly option: OptionView }) {
  const match = useMatch()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const { view, choosing, consider, unmark } = match
  const { text, sealed, alike } = option
  const say = saying(option.say)
  const times = timesMarked(match, text)
  const picks = isPick(match, option)
  const voters = votersFor(match, text)
  const notes = [
    ...(alike > 1 && !picks ? [texts.alike(alike)] : []),
    ...(picks ? [texts.pickedHere(times, alike)] : []),
    ...(sealed ? [texts.sealed] : []),
    ...(voters.length > 0 ? [texts.wantedBy(texts.list(voters))] : []),
  ]
  const off = view.decision?.row === true && !picks && (choosing.row?.marks.length ?? 1) > 0
  return (
    <span className={styles.option}>
      <Button
        className={styles.choose}
        data-option={text}
        aria-pressed={picks ? times > 0 : undefined}
        aria-disabled={off || undefined}
        onFocus={() => consider(text)}
        onBlur={() => consider(undefined)}
        onClick={() => {
          if (!off) pick(match, option, texts)
        }}
      >
        <span>
          {say}
          {notes.length > 0 && <span className={styles.notes}>{notes.join(', ')}</span>}
        </span>
      </Button>
      {times > 0 && alike > 1 && (
        <Button aria-label={texts.oneLess(say)} onClick={() => unmark(text)}>
          −1
        </Button>
      )}
      <WouldBring text={text} />
    </span>
  )
}

const votersFor = (match: MatchOnPage, text: string): string[] =>
  match.view.table.votes
    .filter(({ texts }) => texts?.at(-1) === text)
    .map(({ seat }) => nameOf(match, seat))

function WouldBring({ text }: { readonly text: string }) {
  const { preview } = useMatch()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  if (preview?.text !== text || preview.say.length === 0) return null
  return (
    <span className={styles.preview}>
      {texts.wouldBring} {preview.say.map((line) => saying(line)).join(' ')}
    </span>
  )
}

function Picked() {
  const { view, choosing, done } = useMatch()
  const texts = useTexts(readingTexts)
  if (view.decision?.row !== true) return null
  const { row } = choosing
  const off = row?.post === undefined
  return (
    <p className={styles.picked}>
      <span role="status">{texts.picked(row?.marks.length ?? 0)}</span>
      <Button
        kind="main"
        aria-disabled={off || undefined}
        onClick={() => {
          if (!off) done()
        }}
      >
        {texts.done}
      </Button>
    </p>
  )
}

/** A question before an option that a slip would cost the match. */
function AskedFirst() {
  const { board, view, choosing, choose, stepBack } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const option = view.decision?.options.find(({ text }) => text === choosing.asked)
  const question = option === undefined ? undefined : board.askFirst?.(view, option, language)
  if (option === undefined || question === undefined) return null
  return (
    <div role="alert" className={styles.asked}>
      <p>{saying(question)}</p>
      <Button onClick={() => choose(option.text)}>{texts.really}</Button>
      <Button onClick={() => stepBack()}>{texts.rather}</Button>
    </div>
  )
}
