/** In the past: where one is, how to go through the match, and the way back to now. */
import { useId, useMemo } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { type MatchOnPage, useMatch } from '../match-context.ts'
import { placeAmong, standingEntries } from './log-groups.ts'
import styles from './past-bar.module.css'
import { sheetTexts } from './texts/texts.ts'

export function PastBar() {
  const match = useMatch()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const { lines, past, look, backToNow, playOnFrom } = match
  const entries = useMemo(() => standingEntries(lines), [lines])
  const id = useId()
  if (past === undefined) return null
  const place = placeAmong(entries, past.entry)
  const last = entries.length - 1
  const go = (to: number) => {
    const entry = entries[to]
    if (entry !== undefined) look(entry)
  }
  const said = lines.find(({ entry, kind }) => entry === past.entry && kind !== 'table')?.say
  const after = said === undefined || place === 0 ? texts.beginning : saying(said)
  return (
    <section className={styles.bar} aria-label={texts.pastBar} data-past>
      <div className={styles.where}>
        <p className={styles.soft}>
          {texts.asItWasAfter} ({texts.newSince(last - place)})
        </p>
        <p className={styles.after} title={after}>
          {after}
        </p>
        <p role="status">{callsYou(match) && texts.callsYou(nameOf(match))}</p>
      </div>
      <div className={styles.scrub}>
        <Step label={texts.stepBack} off={place <= 0} onStep={() => go(place - 1)} />
        <input
          type="range"
          className={styles.range}
          min={0}
          max={last}
          value={place}
          aria-label={texts.moment}
          aria-valuetext={`${texts.momentOf(place + 1, last + 1)}: ${after}`}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Step label={texts.stepForward} forward off={place >= last} onStep={() => go(place + 1)} />
      </div>
      <div className={styles.ways}>
        <Button
          aria-describedby={id}
          title={texts.playOnHint}
          onClick={() => playOnFrom(past.entry)}
        >
          {texts.playOn}
        </Button>
        <span id={id} className="heard">
          {texts.playOnHint}
        </span>
        <Button kind="main" className={styles.now} onClick={backToNow}>
          {texts.backToNow}
        </Button>
      </div>
    </section>
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
