import { Suspense } from 'react'
import { Link } from 'wouter'
import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { host } from '../../host/host.ts'
import type { MatchSummary } from '../../host/protocol.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useDailyName } from '../../texts/daily.ts'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import type { GameTexts } from '../set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { Cover } from './cover.tsx'
import { glimpses } from './glimpses/registry.ts'
import styles from './start.module.css'
import { startTexts } from './texts/texts.ts'
import { sayWhen } from './when.ts'

interface KeptMatchProps {
  readonly match: MatchSummary
  readonly isMain: boolean
  onDrop(match: MatchSummary): void
}

export function KeptMatch({ match, isMain, onDrop }: KeptMatchProps) {
  const texts = useTexts(startTexts)
  const saying = useSaying()
  const { language } = useSettings()
  const { title, line, roles } = useWords(match)
  const when = sayWhen(match.played, Date.now(), spoken(language)) ?? texts.justNow
  const name = [title, ...line, when].join(', ')
  const goOn = match.result === undefined ? texts.goOn : texts.openIt

  return (
    <li className={styles.match} data-main={isMain || undefined}>
      <div className={styles.picture}>
        <Picture match={match} />
      </div>
      <div className={styles.about}>
        <p className={styles.what}>
          <strong>{title}</strong> {line.map((part) => `· ${part}`).join(' ')}
        </p>
        <p className={styles.saying}>
          <Outcome match={match} />
          {saying(match.saying)}
        </p>
        {match.frozen !== undefined && <p>{texts.frozen(saying(match.frozen))}</p>}
        <Seats match={match} roles={roles} when={when} />
      </div>
      <div className={styles.do}>
        {match.frozen === undefined && (
          <Link
            href={`/match/${match.id}`}
            className={buttonLook(isMain ? 'main' : 'second')}
            aria-label={texts.about(goOn, name)}
          >
            {goOn}
          </Link>
        )}
        <SaveButton match={match} name={name} />
        <Button
          kind="quiet"
          aria-label={texts.about(texts.drop, name)}
          onClick={() => onDrop(match)}
        >
          {texts.drop}
        </Button>
      </div>
    </li>
  )
}

function SaveButton({ match, name }: { readonly match: MatchSummary; readonly name: string }) {
  const texts = useTexts(startTexts)
  const toast = useToast()
  async function save() {
    try {
      const notation = await host.call('print', { id: match.id })
      saveFile(fileName(match.game, new Date(match.played), 'muster'), notation)
    } catch (error) {
      toast({ text: texts.notSaved(error instanceof Error ? error.message : String(error)) })
    }
  }
  return (
    <Button kind="quiet" aria-label={texts.about(texts.save, name)} onClick={save}>
      {texts.save}
    </Button>
  )
}

interface SeatsProps {
  readonly match: MatchSummary
  readonly roles: readonly string[]
  readonly when: string
}

function Seats({ match, roles, when }: SeatsProps) {
  const names = match.seats.map(({ name }, seat) => (name === '' ? roles[seat] : name))
  return (
    <div className={styles.facts}>
      <span className={styles.seats}>
        {match.seats.map(({ bot }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Seat key={seat} seat={seat} size="small">
            <Icon name={bot === undefined ? 'person' : 'bot'} />
          </Seat>
        ))}
      </span>
      <span>
        {names.join(', ')} · {when}
      </span>
    </div>
  )
}

/** The sentence says it too. */
function Outcome({ match }: { readonly match: MatchSummary }) {
  if (match.result === undefined) return null
  return (
    <span className={styles[match.result]}>
      <Icon name={match.result === 'won' ? 'crown' : 'skull'} />
    </span>
  )
}

/** The table as it was left; of matches kept long ago, the cover of their game. */
function Picture({ match: { game, glimpse } }: { readonly match: MatchSummary }) {
  const Glimpse = glimpses[game]
  const cover = <Cover game={game} />
  if (glimpse === undefined || Glimpse === undefined) return cover
  return (
    <Suspense fallback={cover}>
      <Glimpse kept={glimpse} />
    </Suspense>
  )
}

/** What tells a match from others, in the words of its game. */
function useWords({ game, options, seats, daily }: MatchSummary) {
  const setUp = setUpOf(game)
  const named = useDailyName()
  const texts: GameTexts = useTexts((setUp ?? setUps[0]).texts)
  if (setUp === undefined) return { title: game, line: [], roles: seats.map(({ name }) => name) }
  return {
    title: texts.title,
    line: [...(daily === undefined ? [] : [named(daily)]), ...setUp.line(options, texts)],
    roles: seats.map((_, seat) => setUp.roleOf(options, seat, texts)),
  }
}
