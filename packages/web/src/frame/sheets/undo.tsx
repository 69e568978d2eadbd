/** How far to go back, and what that takes back. Beyond a seal all must agree. */
import type { TableView } from '@muster/table'
import { useEffect, useRef } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { Seal } from '../../look/seal.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { type MatchOnPage, useMatch } from '../match-context.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'
import styles from './undo.module.css'

type Way = MatchOnPage['view']['undo'][number]
type Proposal = NonNullable<TableView['undo']>

/** So many are named; of the others only the number. */
const NAMED = 3

export function UndoSheet() {
  const { view } = useMatch()
  const texts = useTexts(sheetTexts)
  const { undo: proposal } = view.table
  useFoldAfter(proposal !== undefined)
  const ways = differing(view.undo)
  return (
    <Sheet title={texts.undo}>
      {proposal !== undefined ? (
        <Consent proposal={proposal} />
      ) : (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <WayBack key={way.kind} way={way} />
          ))}
        </ul>
      )}
      {proposal === undefined && ways.length === 0 && <p>{texts.undoNothing}</p>}
    </Sheet>
  )
}

/** Once a wish is granted or refused there is nothing more to do here. */
function useFoldAfter(wished: boolean): void {
  const { fold } = useMatch()
  const before = useRef(wished)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the wish folds the sheet.
  useEffect(() => {
    if (before.current && !wished) fold()
    before.current = wished
  }, [wished])
}

/** Where the whole action is but the last choice, one button is enough. */
function differing(ways: readonly Way[]): Way[] {
  return ways.filter((way, place) => ways.findIndex(({ to }) => to === way.to) === place)
}

/** Several choices that were one thing to do. */
const isDeed = ({ kind, takesBack, deeds }: Way): boolean =>
  kind === 'step' && takesBack.length > 1 && deeds?.length === 1

function WayBack({ way }: { readonly way: Way }) {
  const { act, fold, view } = useMatch()
  const texts = useTexts(sheetTexts)
  const alone = view.table.seats.filter(({ here, bot }) => here && bot === undefined).length < 2
  const goBack = () => {
    act({ kind: 'undo-propose', entry: view.table.entry, to: way.to })
    if (way.free || alone) fold()
  }
  return (
    <li>
      <button type="button" className={styles.way} onClick={goBack}>
        <strong className={styles.kind}>
          {isDeed(way) ? texts.undoLastDeed : texts.undoKinds[way.kind]}
          {way.pastSeal && <Seal size={20} title={texts.undoSealed} />}
        </strong>
        <Takes way={way} />
        {way.pastSeal && (
          <span className={styles.note}>{alone ? texts.undoMarked : texts.undoConsent}</span>
        )}
      </button>
    </li>
  )
}

/** What goes: in the words of the log, the newest first. */
function Takes({ way: { takesBack, deeds } }: { readonly way: Pick<Way, 'takesBack' | 'deeds'> }) {
  const { lines } = useMatch()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  const saidAt = (entry: number) => lines.find((line) => line.entry === entry)?.say ?? []
  const all = deeds ?? takesBack.map((entry) => [entry])
  const said = all
    .map((entries) => ({ entry: entries[0], says: entries.flatMap(saidAt) }))
    // What the log does not tell, as a hand that is kept, is not counted either.
    .filter(({ says }) => says.length > 0)
    .reverse()
  const more = said.length - NAMED
  const count = said.length || all.length
  return (
    <span className={styles.takes}>
      <span>{deeds === undefined ? texts.undoTakes(count) : texts.undoTakesDeeds(count)}</span>
      {said.slice(0, NAMED).map(({ entry, says }) => (
        <span key={entry} className={styles.taken}>
          {saying(says.join(' '))}
        </span>
      ))}
      {more > 0 && <span>{texts.undoAndMore(more)}</span>}
    </span>
  )
}

/** Who agrees to a way back, and who is still asked. */
export function Consent({ proposal }: { readonly proposal: Proposal }) {
  const { act, view } = useMatch()
  const texts = useTexts(sheetTexts)
  const { settings, mine } = view.table
  const answersFor = (seat: number) => settings.oneDevice || mine?.seats.includes(seat) === true
  const nameOf = (seat: number) => view.seats.find((one) => one.seat === seat)?.name ?? ''
  return (
    <div className={styles.consent}>
      <p>{texts.undoAsked}</p>
      <Takes way={view.undo.find(({ to }) => to === proposal.to) ?? proposal} />
      {proposal.pastSeal && <p className={styles.note}>{texts.undoConsent}</p>}
      <ul className={styles.people}>
        {proposal.agreed.map((seat) => (
          <li key={seat} className={styles.person}>
            <Seat seat={seat} size="small" />
            {texts.undoAgreed(nameOf(seat))}
          </li>
        ))}
        {proposal.missing.map((seat) => (
          <li key={seat} className={styles.person}>
            <Seat seat={seat} size="small" />
            {answersFor(seat) ? (
              <Button
                onClick={() => act({ kind: 'undo-agree', proposal: proposal.proposal, seat })}
              >
                {texts.undoAgree(nameOf(seat))}
              </Button>
            ) : (
              texts.undoWaits(nameOf(seat))
            )}
          </li>
        ))}
      </ul>
      <Button onClick={() => act({ kind: 'undo-refuse', proposal: proposal.proposal })}>
        {texts.undoRefuse}
      </Button>
    </div>
  )
}
