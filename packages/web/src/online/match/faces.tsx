/** Who sits at the table, where they are, and whose choice it is; a tap leads to all about them. */

import frame from '../../frame/faces.module.css'
import { useMatch } from '../../frame/match-context.ts'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useTexts } from '../../texts/texts.ts'
import styles from './match.module.css'
import { useWhereabouts } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'
import { useUnread } from './use-unread.ts'

export function OnlineFaces() {
  const { view, size, open } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const isAt = useWhereabouts()
  const unread = useUnread()
  const { decides, votes } = view.table
  const asked = (decides?.seats ?? []).filter(
    (seat) => decides?.how !== 'vote' || !votes.some((vote) => vote.seat === seat),
  )
  const faces = view.seats.map(({ seat, name }) => {
    const is = texts.face(name, texts.is[isAt(seat)])
    return { seat, name, says: asked.includes(seat) ? `${is}, ${texts.chooses}` : is }
  })
  const heard = `${texts.openPeople}: ${faces.map(({ says }) => says).join('; ')}`
  return (
    <>
      <button
        type="button"
        className={styles.faces}
        aria-label={heard}
        onClick={() => open({ kind: 'people' })}
      >
        <span className={frame.faces} data-size={size}>
          {faces.map(({ seat, name, says }) => (
            <span
              key={seat}
              className={frame.face}
              data-chooses={asked.includes(seat) || undefined}
              title={says}
            >
              <span className={styles.disc} data-is={isAt(seat)}>
                <Seat seat={seat} size="small">
                  {isAt(seat) === 'bot' ? <Icon name="bot" /> : undefined}
                </Seat>
                <span className={styles.dot} data-is={isAt(seat)} />
              </span>
              <span className={frame.name}>{name}</span>
            </span>
          ))}
        </span>
      </button>
      <button
        type="button"
        className={styles.talk}
        aria-label={unread === 0 ? texts.talk : `${texts.talk}, ${texts.unread(unread)}`}
        title={texts.talk}
        onClick={() => open({ kind: 'phrases' })}
      >
        <Icon name="talk" size={20} />
        {unread > 0 && <span className={styles.unread}>{unread}</span>}
      </button>
    </>
  )
}
