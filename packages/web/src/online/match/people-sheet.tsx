/** All about those who sit here: where they are, and what becomes of a seat whose person is not. */
import { OFFERED, USUAL } from '@muster/bots'
import { botLine } from '@muster/table/bots'
import { type ReactNode, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { Sheet } from '../../frame/sheets/sheet.tsx'
import { Button } from '../../look/controls/button.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { InviteLink } from '../lobby/invite-link.tsx'
import styles from './match.module.css'
import { isWatching, useOnline, useWhereabouts } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'

export function PeopleSheet() {
  const { view } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const { lobby, presence } = useOnline().around
  const seated = view.table.seats.flatMap(({ people }) => people)
  const watching = lobby.people.filter(
    ({ id }) => !seated.includes(id) && presence[id] !== undefined && presence[id] !== 'away',
  )
  return (
    <Sheet title={texts.people}>
      <ul className={styles.people}>
        {view.seats.map(({ seat }) => (
          <SeatItem key={seat} seat={seat} />
        ))}
      </ul>
      {watching.length > 0 && <p>{texts.watchers(texts.list(watching.map(({ name }) => name)))}</p>}
      {!isWatching(view) && view.result === undefined && (
        <div className={styles.links}>
          <InviteLink match={lobby.match} seat={null} label={texts.watch} />
        </div>
      )}
    </Sheet>
  )
}

function SeatItem({ seat }: { readonly seat: number }) {
  const { view } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const is = useWhereabouts()(seat)
  const { name, role } = view.seats[seat]
  const isMine = view.table.mine?.seats.includes(seat) === true
  const isOver = view.result !== undefined
  return (
    <li className={styles.person}>
      <Seat seat={seat} size="small">
        {is === 'bot' ? <Icon name="bot" /> : undefined}
      </Seat>
      <div>
        <p>
          <strong>{name}</strong>
          {name === role ? null : ` · ${role}`}
        </p>
        <p className={styles.is}>
          <span className={styles.dot} data-is={is} aria-hidden="true" />
          {isMine ? `${texts.you}, ${texts.is[is]}` : texts.is[is]}
        </p>
        {!isOver && isMine && <MySeat seat={seat} />}
        {!isOver && !isMine && !isWatching(view) && (is === 'away' || is === 'open') && (
          <AwaySeat seat={seat} name={name} />
        )}
        {!isOver && !isMine && (is === 'bot' || is === 'open') && <FreeSeat seat={seat} />}
      </div>
    </li>
  )
}

function MySeat({ seat }: { readonly seat: number }) {
  const { view, act } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const { match } = useOnline().around.lobby
  return (
    <div className={styles.deeds}>
      <Switch
        label={texts.allow}
        hint={texts.allowHint}
        on={view.table.seats[seat].allows}
        onChange={(on) => act({ kind: 'allow', seat, on })}
      />
      <Sure label={texts.giveToBot} sure={texts.giveSure}>
        {(done) => (
          <WhichBot
            onTake={(bot) => {
              act({ kind: 'seat-bot', seat, bot })
              done()
            }}
          />
        )}
      </Sure>
      <Sure label={texts.leaveSeat} sure={texts.leaveSure}>
        {(done) => (
          <Button
            onClick={() => {
              act({ kind: 'leave-seat', seat })
              done()
            }}
          >
            {texts.yes}
          </Button>
        )}
      </Sure>
      <InviteLink match={match} seat={seat} hand label={texts.handOver} />
      <InviteLink match={match} seat={seat} label={texts.share} />
    </div>
  )
}

interface SureProps {
  readonly label: string
  /** What it would do. */
  readonly sure: string
  readonly children: (done: () => void) => ReactNode
}

/** What cannot be undone by the button for it is asked again. */
function Sure({ label, sure, children }: SureProps) {
  const texts = useTexts(onlineMatchTexts)
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) return <Button onClick={() => setIsAsked(true)}>{label}</Button>
  return (
    <div className={styles.sure} role="alert">
      <p>{sure}</p>
      {children(() => setIsAsked(false))}
      <Button kind="quiet" onClick={() => setIsAsked(false)}>
        {texts.no}
      </Button>
    </div>
  )
}

/** The others answer by consent; then they may also give the seat to a bot. */
function AwaySeat({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { view, act } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  const { consents, answeredFor, allows } = view.table.seats[seat]
  const mine = view.table.mine?.seats ?? []
  const agrees = consents.some((one) => mine.includes(one))
  const names = view.seats.filter((one) => consents.includes(one.seat)).map((one) => one.name)
  return (
    <div className={styles.deeds}>
      {answeredFor ? (
        <p className={styles.is}>{texts.answered(name)}</p>
      ) : (
        names.length > 0 && <p className={styles.is}>{texts.consents(texts.list(names), name)}</p>
      )}
      {allows ? null : (
        <Button onClick={() => act({ kind: 'allow', seat, on: !agrees })}>
          {agrees ? texts.stopAnswering(name) : texts.answerFor(name)}
        </Button>
      )}
      {answeredFor && (
        <Sure label={texts.botFor(name)} sure={texts.whichBot}>
          {() => <WhichBot onTake={(bot) => act({ kind: 'seat-bot', seat, bot })} />}
        </Sure>
      )}
    </div>
  )
}

/** Those that are offered; the usual one stands out. */
function WhichBot({ onTake }: { onTake(bot: string): void }) {
  const { language } = useSettings()
  return OFFERED.map((bot) => (
    <Button key={bot} kind={bot === USUAL ? 'main' : 'second'} onClick={() => onTake(bot)}>
      {botLine(bot, spoken(language))}
    </Button>
  ))
}

function FreeSeat({ seat }: { readonly seat: number }) {
  const { act } = useMatch()
  const { match } = useOnline().around.lobby
  const texts = useTexts(onlineMatchTexts)
  return (
    <div className={styles.deeds}>
      <Button onClick={() => act({ kind: 'take-seat', seat })}>{texts.takeSeat}</Button>
      <InviteLink match={match} seat={seat} label={texts.handOver} />
    </div>
  )
}
