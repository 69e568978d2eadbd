import { useState } from 'react'
import type { GameView } from '../../host/protocol.ts'
import { Switch } from '../../look/controls/switch.tsx'
import { TextField } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { type Draft, isSeedWrong } from './draft.ts'
import type { GameSetUp } from './games/game-set-up.ts'
import { OptionRow } from './option-row.tsx'
import styles from './set-up.module.css'
import { setUpTexts } from './texts.ts'

interface MoreOptionsProps {
  readonly setUp: GameSetUp
  readonly box: GameView
  readonly draft: Draft
  onChange(draft: Draft): void
}

/** What few change, folded; open where a link has filled in the deal. */
export function MoreOptions({ setUp, box, draft, onChange }: MoreOptionsProps) {
  const texts = useTexts(setUpTexts)
  const [isOpen] = useState(draft.seed !== '')
  const folded = box.fields.filter(({ name }) => !setUp.open.includes(name))
  const seats = draft.seats.slice(0, setUp.seats(draft.options))
  const hasVotes = seats.filter(({ bot }) => bot === undefined).length > 1
  return (
    <details className={styles.more} open={isOpen}>
      <summary className={styles.summary}>{texts.more}</summary>
      <div className={styles.rows}>
        {folded.map((field) => (
          <OptionRow key={field.name} {...{ setUp, box, field, draft }} onChange={onChange} />
        ))}
        {hasVotes && (
          <Switch
            className={styles.votes}
            label={texts.votes}
            hint={texts.votesHint}
            on={!draft.routine}
            onChange={(on) => onChange({ ...draft, routine: !on })}
          />
        )}
        {draft.seed.trim() === '' && (
          <Switch
            className={styles.votes}
            label={texts.hints}
            hint={texts.hintsHint}
            on={draft.hints}
            onChange={(on) => onChange({ ...draft, hints: on })}
          />
        )}
        <div className={styles.row}>
          <span className={styles.label} aria-hidden="true">
            {texts.seed}
          </span>
          <TextField
            className={styles.seed}
            label={texts.seed}
            labelHidden
            value={draft.seed}
            hint={texts.seedHint}
            error={isSeedWrong(draft) ? texts.seedWrong : undefined}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(seed) => onChange({ ...draft, seed })}
          />
        </div>
      </div>
    </details>
  )
}
