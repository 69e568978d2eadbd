/** A chapter: its story, who plays it, and its four scenarios. */
import { useId, useState } from 'react'
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

interface Party {
  readonly level: string
  readonly clans: readonly string[]
  /** One person, and bots for the others. */
  readonly withBots: boolean
}

const STARS = 3

function partyOf({ scenarios, withBots }: ChapterView): Party {
  const { level, clans } = scenarios[0].options
  return { level: String(level), clans: Array.isArray(clans) ? clans : [], withBots }
}

export function Chapter(props: ChapterProps) {
  const { game, chapter, number, levels, bot, isOpen, onTake } = props
  const { name, story, clans, scenarios, next } = chapter
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  const { votes } = useSettings()
  const { start, trouble } = useStart()
  const [party, setParty] = useState<Party>(() => partyOf(chapter))
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
      {next === undefined && <p className={styles.done}>{texts.chapterDone}</p>}
      <PartyForm clans={clans} levels={levels} party={party} onChange={setParty} />
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

const matchOf = (
  game: string,
  { options }: ScenarioView,
  { level, clans, withBots }: Party,
  bot: string,
  routine: boolean,
): NewMatch => ({
  game,
  options: { ...options, level, clans, players: clans.length },
  seats: clans.map((_, seat) => (withBots && seat > 0 ? { name: '', bot } : { name: '' })),
  routine,
})

interface PartyProps {
  readonly clans: readonly Named[]
  readonly levels: readonly Named[]
  readonly party: Party
  onChange(party: Party): void
}

/** As many players as clans are marked: the last one stays. */
function PartyForm({ clans, levels, party, onChange }: PartyProps) {
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  const hint = useId()
  const mark = (clan: string) => {
    const marked = clans
      .map(({ key }) => key)
      .filter((key) => (key === clan) !== party.clans.includes(key))
    if (marked.length > 0) onChange({ ...party, clans: marked })
  }
  return (
    <div className={styles.party}>
      <fieldset className={styles.clans} aria-describedby={hint}>
        <legend>{texts.who}</legend>
        {clans.map(({ key, name }) => (
          <label key={key} className={styles.clan}>
            <input type="checkbox" checked={party.clans.includes(key)} onChange={() => mark(key)} />
            {saying(name)}
          </label>
        ))}
        <span id={hint} className={panels.soft}>
          {texts.whoHint}
        </span>
      </fieldset>
      <Choice
        label={texts.level}
        value={party.level}
        options={levels.map(({ key, name }) => ({ value: key, label: saying(name) }))}
        onChange={(level) => onChange({ ...party, level })}
      />
      {party.clans.length > 1 && (
        <Switch
          className={styles.bots}
          label={texts.bots}
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
