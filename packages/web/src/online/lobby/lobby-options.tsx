/** What is played and how: the host sets it, all see it. */
import type { Lobby } from '@muster/table/online'
import type { GameView } from '../../host/protocol.ts'
import { Pick } from '../../look/controls/pick.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { type Draft, newMatchOf } from '../../pages/set-up/draft.ts'
import type { GameSetUp } from '../../pages/set-up/games/game-set-up.ts'
import { OptionRow } from '../../pages/set-up/option-row.tsx'
import rows from '../../pages/set-up/set-up.module.css'
import { useTexts } from '../../texts/texts.ts'
import styles from './lobby.module.css'
import { nameIn } from './lobby-seat.tsx'
import { lobbyTexts } from './texts.ts'
import type { LobbyDeeds } from './use-lobby.ts'

interface LobbyOptionsProps {
  readonly setUp: GameSetUp
  readonly box: GameView
  readonly deeds: LobbyDeeds
  readonly isHost: boolean
}

/** The lobby as a set-up form has it; fields nobody has set stand at their usual values. */
function draftOf(setUp: GameSetUp, { fields }: GameView, lobby: Lobby): Draft {
  const usual = Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback]))
  const options = setUp.settleRoles({ ...usual, ...lobby.options })
  const { allRoutine: routine, hints } = lobby.settings
  return { options, seats: [], seed: '', routine, hints, pack: '' }
}

export function LobbyOptions({ setUp, box, deeds, isHost }: LobbyOptionsProps) {
  const texts = useTexts(lobbyTexts)
  const { lobby, change } = deeds
  const draft = draftOf(setUp, box, lobby)
  const shown = [...setUp.open, ...box.fields.map(({ name }) => name)]
  const fields = [...new Set(shown)].flatMap((name) =>
    box.fields.filter((one) => one.name === name),
  )
  return (
    <section className={styles.panel} aria-labelledby="lobby-options">
      <h2 id="lobby-options">{texts.options}</h2>
      {!isHost && <p className={styles.soft}>{texts.hostSets(nameIn(lobby, lobby.host))}</p>}
      <div className={rows.rows}>
        {isHost
          ? fields.map((field) => (
              <OptionRow
                key={field.name}
                {...{ setUp, box, field, draft }}
                onChange={(next) => change(() => ({ options: newMatchOf(setUp, next).options }))}
              />
            ))
          : fields.map(({ name }) => <Told key={name} {...{ setUp, draft, name }} />)}
      </div>
      {!lobby.pack.house && <p>{texts.cards(lobby.pack.name)}</p>}
      <AtTable deeds={deeds} isHost={isHost} />
      <details className={styles.deal}>
        <summary>{texts.deal}</summary>
        <p>{lobby.sameDeal === undefined ? texts.dealHint : texts.sameDeal}</p>
        <code>{lobby.commitment}</code>
      </details>
    </section>
  )
}

interface ToldProps {
  readonly setUp: GameSetUp
  readonly draft: Draft
  readonly name: string
}

function Told({ setUp, draft: { options }, name }: ToldProps) {
  const { fields } = useTexts(setUp.texts)
  if (setUp.isMoot(name, options)) return null
  const { label, values } = fields[name] ?? { label: name, values: {} }
  const value = String(options[name])
  return (
    <div className={rows.row}>
      <span className={rows.label}>{label}</span>
      <strong>{values[value] ?? value}</strong>
    </div>
  )
}

function AtTable({ deeds, isHost }: { readonly deeds: LobbyDeeds; readonly isHost: boolean }) {
  const texts = useTexts(lobbyTexts)
  const { allRoutine, standIn, hints } = deeds.lobby.settings
  const now = String(standIn ?? '')
  if (!isHost) {
    return (
      <>
        <div className={rows.row}>
          <span className={rows.label}>{texts.standIn}</span>
          <strong>{texts.standIns[now] ?? now}</strong>
        </div>
        {hints ? null : <p className={styles.soft}>{texts.hintsOff}</p>}
      </>
    )
  }
  return (
    <>
      <div className={rows.row}>
        <span className={rows.label} aria-hidden="true">
          {texts.standIn}
        </span>
        <Pick
          className={styles.standIn}
          label={texts.standIn}
          labelHidden
          value={now}
          options={Object.entries(texts.standIns).map(([value, label]) => ({ value, label }))}
          onChange={(chosen) =>
            deeds.change(() => ({
              settings: { standIn: chosen === '' ? null : Number(chosen) },
            }))
          }
        />
      </div>
      <Switch
        label={texts.votes}
        hint={texts.votesHint}
        on={!allRoutine}
        onChange={(on) => deeds.change(() => ({ settings: { allRoutine: !on } }))}
      />
      {deeds.lobby.sameDeal === undefined && (
        <Switch
          label={texts.hints}
          hint={texts.hintsHint}
          on={hints}
          onChange={(on) => deeds.change(() => ({ settings: { hints: on } }))}
        />
      )}
    </>
  )
}
