/** A chapter: its story, who plays it, and its scenarios. */
import { Fragment, useId, useState } from 'react'
import { Link } from 'wouter'
import type { ChapterView, Named, ScenarioView } from '../../host/chronicle.ts'
import type { NewMatch } from '../../host/protocol.ts'
import { Button, type ButtonKind, buttonLook } from '../../look/controls/button.tsx'
import { Choice } from '../../look/controls/choice.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import { useStart } from '../use-start.ts'
import styles from './chronicle.module.css'
import type { Party, PartyForm } from './games/party-form.ts'
import { partyFormOf } from './games/registry.ts'
import { Result, Rewards } from './result.tsx'
import { chronicleTexts } from './texts.ts'

interface ChapterProps {
  readonly game: string
  readonly chapter: ChapterView
  readonly number: number
  readonly levels: readonly Named[]
  /** The bot that plays along. */
  readonly bot: string
  /** The one that is read now. */
  readonly isOpen: boolean
  onTake(scenario: string, reward: string): void
}

const STARS = 3

const partyOf = (game: string, { scenarios, withBots }: ChapterView): Party => ({
  ...partyFormOf(game).partyOf(scenarios[0].options),
  withBots,
})

export function Chapter(props: ChapterProps) {
  const { game, chapter, number, levels, bot, isOpen, onTake } = props
  const { name, story, roles, scenarios, next } = chapter
  const texts = useTexts(chronicleTexts)
  const form = partyFormOf(game)
  const words = useTexts(form.texts)
  const saying = useSaying()
  const { votes } = useSettings()
  const { start, trouble } = useStart()
  const [party, setParty] = useState<Party>(() => partyOf(game, chapter))
  const stars = scenarios.reduce((sum, { result }) => sum + (result?.stars ?? 0), 0)
  const play = (scenario: ScenarioView) => start(matchOf(game, scenario, party, bot, !votes))
  return (
    <details className={styles.chapter} name="chapter" open={isOpen}>
      <summary className={styles.summary}>
        <h2>
          {number}. {saying(name)}
        </h2>
        <span className={panels.soft}>{texts.starsOf(stars, scenarios.length * STARS)}</span>
      </summary>
      <p className={styles.story}>{saying(story)}</p>
      {next === undefined && <p className={styles.done}>{words.chapterDone}</p>}
      <PartyFields
        form={form}
        roles={roles}
        levels={levels}
        party={party}
        isFixed={form.staysTogether && next !== undefined && scenarios.some(isWon)}
        onChange={setParty}
      />
      {trouble !== '' && <FieldError>{texts.notStarted(saying(trouble))}</FieldError>}
      <ol className={styles.scenarios}>
        {scenarios.map((scenario, n) => (
          <ScenarioRow
            key={scenario.key}
            scenario={scenario}
            number={n + 1}
            before={scenarios[n - 1]?.name ?? ''}
            isNext={scenario.key === next}
            onPlay={() => play(scenario)}
            onTake={onTake}
          />
        ))}
      </ol>
    </details>
  )
}

const isWon = ({ result }: ScenarioView): boolean => result?.won === true

function matchOf(
  game: string,
  scenario: ScenarioView,
  party: Party,
  bot: string,
  routine: boolean,
): NewMatch {
  const options = partyFormOf(game).optionsWith(scenario.options, party)
  const seats = Array.from({ length: Number(options.players) }, (_, seat) =>
    party.withBots && seat > 0 ? { name: '', bot } : { name: '' },
  )
  return { game, options, seats, routine }
}

interface PartyProps {
  readonly form: PartyForm
  readonly roles: readonly Named[]
  readonly levels: readonly Named[]
  readonly party: Party
  /** The chapter has begun, and its party stays. */
  readonly isFixed: boolean
  onChange(party: Party): void
}

function PartyFields({ form, roles, levels, party, isFixed, onChange }: PartyProps) {
  const words = useTexts(form.texts)
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  const hint = useId()
  const all = roles.map(({ key }) => key)
  // Who plays on cannot be changed, and the others are no choice.
  const shown = isFixed ? roles.filter(({ key }) => party.roles.includes(key)) : roles
  const kindAt = (n: number) => words.kinds?.[shown[n]?.key ?? '']
  const mark = (role: string) => onChange({ ...party, roles: form.mark(all, party.roles, role) })
  return (
    <div className={styles.party}>
      <fieldset className={styles.clans} aria-describedby={hint}>
        <legend>{texts.who}</legend>
        {shown.map(({ key, name }, n) => (
          <Fragment key={key}>
            {words.kinds !== undefined && kindAt(n) !== kindAt(n - 1) ? (
              <span className={styles.kind}>{kindAt(n)}</span>
            ) : null}
            <label className={styles.clan}>
              <input
                type="checkbox"
                checked={party.roles.includes(key)}
                disabled={isFixed}
                onChange={() => mark(key)}
              />
              {saying(name)}
            </label>
          </Fragment>
        ))}
        <span id={hint} className={panels.soft}>
          {words.whoHint}
        </span>
      </fieldset>
      <Choice
        label={words.level}
        value={party.level}
        options={levels.map(({ key, name }) => ({ value: key, label: saying(name) }))}
        onChange={(level) => onChange({ ...party, level })}
      />
      {party.roles.length > 1 && (
        <Switch
          className={styles.bots}
          label={words.bots}
          on={party.withBots}
          onChange={(withBots) => onChange({ ...party, withBots })}
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly scenario: ScenarioView
  readonly number: number
  /** The name of the one before. */
  readonly before: string
  readonly isNext: boolean
  onPlay(): void
  onTake(scenario: string, reward: string): void
}

function ScenarioRow({ scenario, number, before, isNext, onPlay, onTake }: RowProps) {
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  const { name, story, result, isOpen } = scenario
  return (
    <li className={styles.scenario} data-next={isNext || undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.about}>
        <h3>{saying(name)}</h3>
        {result !== undefined && <Result result={result} />}
        <p className={isOpen ? undefined : panels.soft}>
          {isOpen
            ? saying(result?.won === true ? story.won : story.before)
            : texts.after(saying(before))}
        </p>
        <Rewards scenario={scenario} onTake={onTake} />
      </div>
      {isOpen && <Way scenario={scenario} kind={isNext ? 'main' : 'second'} onPlay={onPlay} />}
    </li>
  )
}

interface WayProps {
  readonly scenario: ScenarioView
  readonly kind: ButtonKind
  onPlay(): void
}

function Way({ scenario: { name, result, underWay }, kind, onPlay }: WayProps) {
  const texts = useTexts(chronicleTexts)
  const said = useSaying()(name)
  if (underWay !== undefined) {
    return (
      <Link href={`/match/${underWay}`} className={`${buttonLook(kind)} ${styles.way}`}>
        {texts.goOn(said)}
      </Link>
    )
  }
  const what = result?.won === true ? texts.again : texts.tryAgain
  return (
    <Button
      kind={kind}
      className={styles.way}
      aria-label={result === undefined ? undefined : texts.about(what, said)}
      onClick={onPlay}
    >
      {result === undefined ? texts.play(said) : what}
    </Button>
  )
}
