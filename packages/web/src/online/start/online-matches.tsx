/** Matches at shared tables, with whose choice each waits for. */
import { botTitle } from '@muster/table/bots'
import type { OnlineMatchSummary } from '@muster/table/online'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import panels from '../../pages/panels.module.css'
import type { GameTexts } from '../../pages/set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../../pages/set-up/games/registry.ts'
import { Cover } from '../../pages/start/cover.tsx'
import start from '../../pages/start/start.module.css'
import { startTexts } from '../../pages/start/texts/texts.ts'
import { sayWhen } from '../../pages/start/when.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import { matchesTexts } from './matches-texts.ts'

const FEW = 3

/** Read again whenever somebody comes back to the page: others play on meanwhile. */
function useMatches() {
  const [matches, setMatches] = useState<readonly OnlineMatchSummary[]>([])
  const read = useCallback(() => {
    api('matches', {}).then(
      (found) => setMatches(found.matches),
      // No server, or nobody it knows: then there are none to show.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') read()
    }
    read()
    document.addEventListener('visibilitychange', readAgain)
    return () => document.removeEventListener('visibilitychange', readAgain)
  }, [read])
  return { matches, read }
}

/** What waits for the reader comes first, what is over last. */
const weight = ({ yourTurn, phase }: OnlineMatchSummary): number =>
  yourTurn ? 0 : phase === 'playing' || phase === 'lobby' ? 1 : 2

export function OnlineMatches() {
  const texts = useTexts(matchesTexts)
  const { showAll } = useTexts(startTexts)
  const { matches, read } = useMatches()
  const [showsAll, setShowsAll] = useState(false)
  if (matches.length === 0) return null
  const ordered = [...matches].sort((a, b) => weight(a) - weight(b) || b.played - a.played)
  const shown = showsAll ? ordered : ordered.slice(0, FEW)
  return (
    <section aria-labelledby="online-matches">
      <h2 id="online-matches" className={panels.heading}>
        {texts.title}
      </h2>
      <ul className={start.kept}>
        {shown.map((match) => (
          <Row key={match.match} match={match} onGone={read} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {showAll(matches.length)}
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  readonly match: OnlineMatchSummary
  onGone(): void
}

function Row({ match, onGone }: RowProps) {
  const texts = useTexts(matchesTexts)
  const words = useTexts(startTexts)
  const { language } = useSettings()
  const setUp = setUpOf(match.game) ?? setUps[0]
  const game: GameTexts = useTexts(setUp.texts)
  const when = sayWhen(match.played, Date.now(), spoken(language)) ?? words.justNow
  const line = setUp.line(match.options, game)
  const name = [game.title, ...line, when].join(', ')
  const isOver = match.phase === 'over' || match.phase === 'frozen'
  const open = isOver ? words.openIt : match.phase === 'lobby' ? texts.toTable : words.goOn
  const drop = async () => {
    await api('leaveMatch', { match: match.match }, {}).catch(() => undefined)
    onGone()
  }
  return (
    <li className={start.match}>
      <div className={start.picture}>
        <Cover game={match.game} />
      </div>
      <div className={start.about}>
        <p className={start.what}>
          <strong>{game.title}</strong> {line.map((part) => `· ${part}`).join(' ')}
        </p>
        <Saying match={match} />
        <Seats match={match} when={when} />
      </div>
      <div className={start.do}>
        <Link
          href={`/table/${match.match}`}
          className={buttonLook(match.yourTurn ? 'main' : 'second')}
          aria-label={words.about(open, name)}
        >
          {open}
        </Link>
        {isOver && (
          <Button kind="quiet" aria-label={words.about(texts.drop, name)} onClick={drop}>
            {texts.drop}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Whose choice it is, by name. */
function Saying({ match }: { readonly match: OnlineMatchSummary }) {
  const texts = useTexts(matchesTexts)
  const { language } = useSettings()
  const { phase, result, yourTurn, asked, seats } = match
  if (result !== undefined) {
    return (
      <p className={start.saying}>
        <span className={start[result]}>
          <Icon name={result === 'won' ? 'crown' : 'skull'} />
        </span>
        {texts[result]}
      </p>
    )
  }
  const bots = seats.map(({ bot }) => bot)
  const names = asked.map((one) => (bots.includes(one) ? botTitle(one, spoken(language)) : one))
  const said =
    phase === 'lobby'
      ? texts.lobby
      : phase === 'frozen'
        ? texts.frozen
        : yourTurn
          ? texts.yourTurn
          : names.length === 0
            ? texts.waits
            : texts.turnOf(texts.list([...new Set(names)]))
  return <p className={start.saying}>{yourTurn ? <strong>{said}</strong> : said}</p>
}

function Seats({ match, when }: { readonly match: OnlineMatchSummary; readonly when: string }) {
  const texts = useTexts(matchesTexts)
  const { language } = useSettings()
  const names = match.seats.flatMap(({ names: people, bot, mine }) =>
    mine ? [texts.you] : bot === undefined ? people : [botTitle(bot, spoken(language))],
  )
  return (
    <div className={start.facts}>
      <span className={start.seats}>
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
