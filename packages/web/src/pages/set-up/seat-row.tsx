import { botLine } from '@muster/table/bots'
import type { GameView } from '../../host/protocol.ts'
import { Pick } from '../../look/controls/pick.tsx'
import { TextField } from '../../look/controls/text-field.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { type Draft, withSeat } from './draft.ts'
import type { GameSetUp } from './games/game-set-up.ts'
import styles from './set-up.module.css'
import { setUpTexts } from './texts.ts'

interface SeatRowProps {
  readonly setUp: GameSetUp
  readonly box: GameView
  readonly draft: Draft
  readonly seat: number
  onChange(draft: Draft): void
}

const PERSON = 'person'
const LONGEST_NAME = 24

export function SeatRow({ setUp, box, draft, seat, onChange }: SeatRowProps) {
  const texts = useTexts(setUpTexts)
  const gameTexts = useTexts(setUp.texts)
  const { language } = useSettings()
  const { name, bot } = draft.seats[seat]
  const { Roles } = setUp
  const sits = [
    { value: PERSON, label: texts.person },
    ...box.bots.map((known) => ({
      value: known,
      label: botLine(known, spoken(language)),
      group: texts.bots,
    })),
  ]
  return (
    <div className={styles.seat}>
      <Seat seat={seat} title={texts.seat(seat + 1)}>
        <Icon name={bot === undefined ? 'person' : 'bot'} />
      </Seat>
      <TextField
        className={styles.name}
        label={texts.nameOf(seat + 1)}
        labelHidden
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={setUp.roleOf(draft.options, seat, gameTexts)}
        onChange={(typed) => onChange(withSeat(draft, seat, { ...draft.seats[seat], name: typed }))}
      />
      <Pick
        className={styles.who}
        label={texts.whoPlays(seat + 1)}
        labelHidden
        value={bot ?? PERSON}
        options={sits}
        onChange={(chosen) =>
          onChange(withSeat(draft, seat, chosen === PERSON ? { name } : { name, bot: chosen }))
        }
      />
      <div className={styles.roles}>
        <Roles
          options={draft.options}
          seat={seat}
          onChange={(options) => onChange({ ...draft, options })}
        />
      </div>
    </div>
  )
}
