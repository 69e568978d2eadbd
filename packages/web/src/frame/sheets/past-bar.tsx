/** In the past: where one is, how to go through the match, and the way back to now. */
import { capital } from '@muster/engine'
import { useEffect, useId, useMemo, useState } from 'react'
import type { MatchView } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { type MatchOnPage, useMatch } from '../match-context.ts'
import { placeAmong, standingEntries } from './log-groups.ts'
import styles from './past-bar.module.css'
import type { SheetTexts } from './texts/en.ts'
import { sheetTexts } from './texts/texts.ts'

export function PastBar() {
  const match = useMatch()
  const { view, past } = match
  // A table that came with a link is looked at like the past: somebody else's present.
  const seen = view.kept === 'seen'
  const shown = past ?? (seen && view.result === undefined ? view : undefined)
  if (shown === undefined) return null
  return <Bar match={match} shown={shown} seen={seen} />
}

interface BarProps {
  readonly match: MatchOnPage
  readonly shown: MatchView
  readonly seen: boolean
}

function Bar({ match, shown, seen }: BarProps) {
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const { lines, look } = match
  const entries = useMemo(() => standingEntries(lines), [lines])
  const place = placeAmong(entries, shown.entry)
  const last = entries.length - 1
  const over = match.view.result !== undefined && !seen
  const go = (to: number) => {
    const entry = entries[to]
    if (entry !== undefined) look(entry)
  }
  // An entry that says nothing goes by the last one before it that does.
  const said = lines.find(({ entry, kind }) => entry === entries[place] && kind !== 'table')?.say
  const after = said === undefined || place === 0 ? texts.beginning : saying(said)
  return (
    <section className={styles.bar} aria-label={texts.pastBar} data-past>
      <div className={styles.where}>
        <p className={styles.soft}>
          {seen
            ? `${whose(match, texts)} ${texts.fromLink}`
            : `${capital(texts.newSince(last - place))} · ${texts.asItWasAfter}`}
        </p>
        {last > 0 && (
          <p className={styles.after} title={after}>
            {after}
          </p>
        )}
        <p role="status">{callsYou(match) && texts.callsYou(nameOf(match))}</p>
      </div>
      {last > 0 && (
        <div className={styles.scrub}>
          <Playing place={place} last={last} go={go} begins={over && place === 0} />
          <Step label={texts.stepBack} off={place <= 0} onStep={() => go(place - 1)} />
          <input
            type="range"
            className={styles.range}
            min={0}
            max={last}
            value={place}
            aria-label={texts.moment}
            aria-valuetext={`${texts.momentOf(place + 1, last + 1)}, ${after}`}
            onChange={(event) => go(Number(event.target.value))}
          />
          <Step
            label={texts.stepForward}
            forward
            off={place >= last}
            onStep={() => go(place + 1)}
          />
        </div>
      )}
      <Ways match={match} shown={shown} seen={seen} />
    </section>
  )
}

/** Who played it, and how it ended. Bots are named only where nobody else sat there. */
function whose({ view }: MatchOnPage, texts: SheetTexts): string {
  const people = view.seats.filter(({ bot }) => bot === undefined)
  const seats = people.length === 0 ? view.seats : people
  return texts.matchOf(
    seats.map(({ name }) => name),
    view.result?.won,
  )
}

function Ways({ match, shown, seen }: BarProps) {
  const texts = useTexts(sheetTexts)
  const { view, past, backToNow, playOnFrom } = match
  const id = useId()
  return (
    <div className={styles.ways}>
      <Button
        kind={past === undefined ? 'main' : 'second'}
        className={past === undefined ? styles.now : undefined}
        aria-describedby={id}
        title={texts.playOnHint}
        onClick={() => playOnFrom(shown.entry)}
      >
        {texts.playOn}
      </Button>
      <span id={id} className="heard">
        {texts.playOnHint}
      </span>
      {past !== undefined && (
        <Button kind="main" className={styles.now} onClick={backToNow}>
          {seen && view.result !== undefined ? texts.toTheEnd : texts.backToNow}
        </Button>
      )}
    </div>
  )
}

/** How long each choice is seen, in milliseconds. */
const SEEN = { beat: 1200, fast: 400, 'at-once': 400, step: 1200 } as const

interface PlayingProps {
  readonly place: number
  readonly last: number
  /** Who comes here to see a match of theirs from its start need not start it too. */
  readonly begins: boolean
  go(to: number): void
}

/** The match goes by, one choice after the other. */
function Playing({ place, last, begins, go }: PlayingProps) {
  const texts = useTexts(sheetTexts)
  const { pace } = useSettings()
  const [plays, setPlays] = useState(begins)
  const runs = plays && place < last
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is new with every drawing.
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => go(place + 1), SEEN[pace])
    return () => clearTimeout(timer)
  }, [runs, place, pace])
  const label = runs ? texts.pauseMatch : texts.playMatch
  return (
    <Button kind="quiet" aria-label={label} title={label} onClick={() => setPlays(!runs)}>
      <Icon name={runs ? 'pause' : 'play'} size={20} />
    </Button>
  )
}

/** The present waits for somebody at this device. */
function callsYou({ view, voter, playing }: MatchOnPage): boolean {
  return voter !== undefined && view.decision !== undefined && !playing
}

function nameOf({ view, voter }: MatchOnPage): string {
  return view.seats.find(({ seat }) => seat === voter)?.name ?? ''
}

function Step({
  label,
  forward = false,
  off,
  onStep,
}: {
  readonly label: string
  readonly forward?: boolean
  readonly off: boolean
  onStep(): void
}) {
  return (
    <Button
      kind="quiet"
      className={forward ? styles.forward : undefined}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onStep()
      }}
    >
      <Icon name="back" size={20} />
    </Button>
  )
}
