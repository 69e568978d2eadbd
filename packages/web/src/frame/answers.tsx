/** The buttons of the prompt. */

import type { OptionView } from '../host/protocol.ts'
import { Button } from '../look/controls/button.tsx'
import { Icon } from '../look/icon.tsx'
import { Seal } from '../look/seal.tsx'
import { Seat } from '../look/seat.tsx'
import { useTexts } from '../texts/texts.ts'
import { ownDigit } from './keys.ts'
import { useMatch } from './match-context.ts'
import { picksIn } from './picks.ts'
import styles from './prompt.module.css'
import { frameTexts } from './texts/texts.ts'
import { type Answer, useAnswers } from './use-answers.ts'
import { useSealOfAll } from './use-seal-of-all.ts'

export function Answers() {
  const { choosing, view } = useMatch()
  const answers = useAnswers()
  const texts = useTexts(frameTexts)
  const marks = picksIn(view.decision?.options ?? [], choosing.row?.marks ?? [])
  let number = 0
  return (
    <fieldset
      className={styles.answers}
      aria-label={texts.optionsRegion}
      data-one-row={(answers.length <= 3 && !answers.some(isLong)) || undefined}
      data-short={(answers.length > 3 && answers.every(isShort)) || undefined}
    >
      {choosing.row === undefined || (choosing.most === undefined && marks === 0) ? null : (
        <output className={styles.counter}>
          {choosing.most === undefined ? texts.picked(marks) : texts.pickedOf(marks, choosing.most)}
        </output>
      )}
      {answers.map((answer) => {
        if (answer.option !== undefined) number++
        const hint = answer.key ?? digitOf(answer, number, view.decision?.options ?? [])
        return <AnswerButton key={answer.id} answer={answer} hint={hint} />
      })}
    </fieldset>
  )
}

/** The key of an option: its own number, else its place among the buttons. */
const digitOf = ({ option }: Answer, place: number, offered: readonly OptionView[]) =>
  option === undefined ? undefined : `${ownDigit(option, offered) ?? place}`

/** Too long to stand beside another in a narrow column. */
const isLong = ({ label, detail = '' }: Answer): boolean =>
  Math.max(label.length, detail.length) > 30

/** Short enough for three in a row on a phone. */
const isShort = ({ label, detail }: Answer): boolean => label.length <= 18 && detail === undefined

interface AnswerProps {
  readonly answer: Answer
  readonly hint: string | undefined
}

function AnswerButton({ answer, hint }: AnswerProps) {
  const { consider } = useMatch()
  const { option, all, main, waits } = answer
  const point = () => consider(all ?? option?.text)
  const leave = () => consider(undefined)
  return (
    <Button
      kind={main ? 'main' : answer.aside === true ? 'quiet' : 'second'}
      className={styles.answer}
      data-option={option?.text}
      data-answer={answer.id}
      data-main={main || undefined}
      data-alone={answer.alone === true || undefined}
      aria-disabled={waits === true || undefined}
      data-long={isLong(answer) || undefined}
      onClick={() => {
        if (waits !== true) answer.run()
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') point()
      }}
      onPointerLeave={leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) point()
      }}
      onBlur={leave}
    >
      <Face answer={answer} hint={hint} />
    </Button>
  )
}

function Face({ answer, hint }: AnswerProps) {
  const texts = useTexts(frameTexts)
  const { option, all, label, detail, main, faces, hinted } = answer
  const sealed = useSealOfAll(all) || option?.sealed === true
  return (
    <>
      <span className={styles.label}>
        <span>
          {label}
          {option !== undefined && option.alike > 1 && answer.single !== true
            ? ` ${texts.alike(option.alike)}`
            : ''}
        </span>
        {detail === undefined ? null : <span className={styles.odds}>{detail}</span>}
      </span>
      {faces.map((seat) => (
        <Seat key={seat} seat={seat} size="small" />
      ))}
      {answer.id === 'skip' ? <Icon name="fast-forward" size={16} /> : null}
      {hinted === undefined ? null : (
        <span className={styles.wins} data-best={hinted.best || undefined}>
          <span className="heard">{texts.spotWins(hinted.wins)}</span>
          <span aria-hidden="true">{hinted.wins}&#8239;%</span>
        </span>
      )}
      {/* Seen first, heard last. */}
      {sealed ? (
        <span className={styles.seal}>
          <Seal size={20} title={texts.sealNote} />
        </span>
      ) : null}
      {hint === undefined || answer.id === 'skip' ? null : (
        <span className={styles.key} aria-hidden="true">
          {main ? '⏎' : hint}
        </span>
      )}
    </>
  )
}
