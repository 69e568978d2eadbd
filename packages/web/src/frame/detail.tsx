/** The line under the question. Its height is fixed, so that nothing jumps while the finger moves. */
import { Icon } from '../look/icon.tsx'
import { Seal } from '../look/seal.tsx'
import { Seat } from '../look/seat.tsx'
import { useSettings } from '../settings/settings.tsx'
import { type PageLanguage, useSaying, useTexts } from '../texts/texts.ts'
import { Happened } from './happened.tsx'
import { type MatchOnPage, useMatch } from './match-context.ts'
import styles from './prompt.module.css'
import { frameTexts } from './texts/texts.ts'
import { useMidway } from './use-midway.ts'
import { useSince } from './use-since.ts'
import { isAsked } from './vote-buttons.ts'
import faces from './votes.module.css'

export function Detail() {
  return (
    <div className={styles.detail}>
      <Line />
    </div>
  )
}

function Line() {
  const match = useMatch()
  const { view, playing, past, choosing, preview, trouble, mine } = match
  const { language, votes } = useSettings()
  const saying = useSaying()
  const texts = useTexts(frameTexts)
  const midway = useMidway()
  if (trouble !== undefined) return <TroubleLine message={trouble.message} />
  if (past !== undefined) return null
  if (playing) return null
  if (view.table.undo !== undefined) return <UndoWaits missing={view.table.undo.missing} />
  const { options = [], paths = [] } = view.decision ?? {}
  const asked = [...options, ...paths].find(({ text }) => text === choosing.asked)
  if (asked !== undefined) {
    return <p>{saying(match.board.askFirst?.(view, asked, language) ?? texts.sure)}</p>
  }
  if (preview !== undefined) {
    const odds = toldOf(match, preview.text, language, preview.sealed)
    return (
      <p className={styles.preview} data-preview>
        {preview.sealed ? <Seal size={16} title={texts.sealNote} /> : null}
        {saying(odds ?? (preview.say.join(' ') || (preview.sealed ? texts.sealNote : '')))}
      </p>
    )
  }
  if (midway?.detail !== undefined) return <p>{saying(midway.detail)}</p>
  if (isAsked(view.table, votes) && view.table.votes.length + follows(match) > 0) return <Votes />
  if (!mine) return match.apart === undefined ? <Waiting /> : <match.apart.Waiting />
  return match.happened.length > 0 ? <Happened /> : <Decides />
}

/** What a place that turns a card has to say for itself, as its button would where it is tapped first. */
function toldOf(
  { board, view }: MatchOnPage,
  chosen: string,
  language: PageLanguage,
  sealed: boolean,
): string | undefined {
  const option = view.decision?.options.find(({ text }) => text === chosen)
  if (option === undefined || board.spotsOf(view, option).length === 0) return undefined
  const { label, detail, shown } = board.faceOf(view, option, language)
  if (shown !== undefined) return shown
  return sealed && detail !== undefined ? `${label}, ${detail}.` : undefined
}

const follows = ({ view }: ReturnType<typeof useMatch>): number =>
  view.table.seats.filter((seat) => seat.follows).length

function TroubleLine({ message }: { readonly message: string }) {
  const { dismissTrouble } = useMatch()
  const texts = useTexts(frameTexts)
  return (
    <p className={styles.trouble} role="alert">
      {message}{' '}
      <button type="button" className={styles.small} onClick={dismissTrouble}>
        {texts.dismiss}
      </button>
    </p>
  )
}

/** A way back past a seal that not all have agreed to yet. */
function UndoWaits({ missing }: { readonly missing: readonly number[] }) {
  const { view, open } = useMatch()
  const texts = useTexts(frameTexts)
  const names = view.seats.filter(({ seat }) => missing.includes(seat)).map(({ name }) => name)
  return (
    <div className={styles.happened}>
      <p>{texts.undoWaits(texts.list(names))}</p>
      <button type="button" className={styles.small} onClick={() => open({ kind: 'undo' })}>
        <Icon name="undo" size={16} />
        {texts.undoShort}
      </button>
    </div>
  )
}

/** Who decides, and what the question has no room for: said where nothing newer is. */
function Decides() {
  const { view, size } = useMatch()
  const saying = useSaying()
  const who = useWhoDecides()
  const facts = size === 'laptop' ? '' : (view.decision?.asked.facts ?? '')
  if (facts === '' && who === '') return null
  return (
    <p>
      {who} {facts === '' ? null : <span aria-hidden="true">{saying(facts)}</span>}
    </p>
  )
}

function useWhoDecides(): string {
  const { view } = useMatch()
  const texts = useTexts(frameTexts)
  const { votes } = useSettings()
  const { decides } = view.table
  const nameOf = (seat: number) => view.seats.find((one) => one.seat === seat)?.name ?? ''
  if (decides === undefined || decides.why === 'own' || decides.seats.length === 0) return ''
  const others = view.table.seats.length > 1
  if (!others) return ''
  if (!isAsked(view.table, votes)) return texts.decidesAlone(nameOf(decides.seats[0]))
  return decides.settles === undefined
    ? texts.arbiterIsBot
    : texts.lastWord(nameOf(decides.settles))
}

/** From here on a bot's silence is told of, and then what one can do meanwhile; in seconds. */
const THINKS = 2
const LONG = 10

function Waiting() {
  const { view, happened } = useMatch()
  const texts = useTexts(frameTexts)
  const since = useSince(`${view.entry}`, true)
  const bot = view.table.decides?.bot
  const name = view.seats.find(({ seat }) => seat === bot?.seat)?.name
  if (name !== undefined && since >= THINKS) {
    return (
      <p role="status">
        {texts.botThinks(name)} {since < LONG ? null : texts.meanwhile}
      </p>
    )
  }
  if (happened.length > 0) return <Happened />
  return view.table.decides === undefined ? null : <p>{texts.meanwhile}</p>
}

/** Who wants what, who follows, who still thinks. A tap on a face gives that seat the word. */
function Votes() {
  const { view, voter, board, speakFor } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const { table } = view
  const labelOf = (text: string | undefined) => {
    const option = view.decision?.options.find((one) => one.text === text)
    return option === undefined ? '' : saying(board.faceOf(view, option, language).label)
  }
  return (
    <ul className={faces.votes}>
      {(table.decides?.seats ?? []).map((seat) => {
        const name = view.seats.find((one) => one.seat === seat)?.name ?? ''
        const vote = table.votes.find((one) => one.seat === seat)
        const wants = vote === undefined ? undefined : labelOf(vote.texts?.at(-1))
        const silent = table.seats[seat].follows ? texts.faceFollows(name) : texts.faceThinks(name)
        const says = wants === undefined ? silent : texts.votesFor(name, wants)
        const sign = table.seats[seat].follows ? '»' : '…'
        return (
          <li key={seat}>
            <button
              type="button"
              className={faces.vote}
              aria-pressed={seat === voter}
              aria-label={says}
              title={says}
              onClick={() => speakFor(seat)}
            >
              <Seat seat={seat} size="small" />
              <span>
                {name} {wants === undefined ? sign : <strong>{wants || '✓'}</strong>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
