/** Who sits at the table: bots, who is away, and by name whose choice it is. */
import type { Seat as SeatNumber } from '@muster/engine'
import { Icon } from '../look/icon.tsx'
import { Seat } from '../look/seat.tsx'
import { useSettings } from '../settings/settings.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './faces.module.css'
import { useMatch } from './match-context.ts'
import { frameTexts } from './texts/texts.ts'
import type { FrameTexts } from './texts/words.ts'
import { isAsked } from './vote-buttons.ts'

export function Faces() {
  const { view, size } = useMatch()
  const texts = useTexts(frameTexts)
  const { votes } = useSettings()
  const choosers = view.table.decides?.seats ?? []
  const voting = isAsked(view.table, votes)
  if (view.seats.length < 2) return null
  return (
    <ul className={styles.faces} data-size={size} aria-label={texts.playersRegion}>
      {view.seats.map(({ seat, name, bot }) => {
        const chooses = !voting && choosers.includes(seat)
        const says = standing(seat, name, voting, view.table, texts)
        return (
          <li key={seat} className={styles.face} data-chooses={chooses || undefined} title={says}>
            <Seat seat={seat} size="small" title={says}>
              {bot === undefined ? undefined : <Icon name="bot" />}
            </Seat>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <Mark seat={seat} voting={voting} />
          </li>
        )
      })}
    </ul>
  )
}

/** A sign beside the disc, for what colour alone does not tell: has voted, follows, still thinks. */
function Mark({ seat, voting }: { readonly seat: SeatNumber; readonly voting: boolean }) {
  const { table } = useMatch().view
  if (!voting || table.decides?.seats.includes(seat) !== true) return null
  if (table.votes.some((vote) => vote.seat === seat)) return <Icon name="tick" size={16} />
  return (
    <span className={styles.mark} aria-hidden="true">
      {table.seats[seat].follows ? '»' : '…'}
    </span>
  )
}

function standing(
  seat: SeatNumber,
  name: string,
  voting: boolean,
  table: ReturnType<typeof useMatch>['view']['table'],
  texts: FrameTexts,
): string {
  const held = table.seats[seat]
  if (voting && table.decides?.seats.includes(seat) === true) {
    if (table.votes.some((vote) => vote.seat === seat)) return texts.faceVoted(name)
    return held.follows ? texts.faceFollows(name) : texts.faceThinks(name)
  }
  const kind =
    held.bot !== undefined ? texts.faceBot(name) : held.here ? name : texts.faceAway(name)
  if (table.decides?.seats.includes(seat) !== true) return kind
  return held.bot === undefined
    ? texts.faceChooses(name)
    : `${texts.faceBot(name)}, ${texts.choosesMark}`
}
