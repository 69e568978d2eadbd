/** A seat of the lobby: who sits there, what they play, and what can be done about it. */

import { botLine, botTitle } from '@muster/table/bots'
import type { Lobby, LobbySeat } from '@muster/table/online'
import type { Around } from '../../host/online.ts'
import { Button } from '../../look/controls/button.tsx'
import { Pick } from '../../look/controls/pick.tsx'
import { Icon } from '../../look/icon.tsx'
import { Seat } from '../../look/seat.tsx'
import type { GameSetUp } from '../../pages/set-up/games/game-set-up.ts'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { InviteLink } from './invite-link.tsx'
import styles from './lobby.module.css'
import { lobbyTexts } from './texts.ts'
import type { LobbyDeeds } from './use-lobby.ts'

const NOBODY = 'nobody'

interface SeatRowProps {
  readonly row: LobbySeat
  readonly setUp: GameSetUp
  readonly around: Around
  readonly bots: readonly string[]
  readonly deeds: LobbyDeeds
  /** The seat that the first friend would be invited to. */
  readonly isNext: boolean
}

export function LobbySeatRow({ row, setUp, around, bots, deeds, isNext }: SeatRowProps) {
  const texts = useTexts(lobbyTexts)
  const { lobby } = deeds
  const isMine = row.person === around.me
  const isHost = lobby.host === around.me
  const isFree = row.person === undefined && row.bot === undefined
  const isSeated = lobby.seats.some(({ person }) => person === around.me)
  return (
    <li className={styles.seat} data-mine={isMine || undefined} data-free={isFree || undefined}>
      <Seat seat={row.seat} title={texts.seat(row.seat + 1)}>
        <Icon name={row.bot === undefined ? 'person' : 'bot'} />
      </Seat>
      <Who row={row} around={around} lobby={lobby} />
      <Plays
        {...{ row, setUp, deeds }}
        mayChange={isMine || (isHost && row.person === undefined)}
      />
      <div className={styles.do}>
        {isFree && isHost && (
          <InviteLink
            match={lobby.match}
            seat={row.seat}
            label={texts.invite}
            name={texts.inviteTo(row.seat + 1)}
            kind={isNext ? 'main' : 'second'}
          />
        )}
        {row.person === undefined && isHost && <Bots row={row} bots={bots} deeds={deeds} />}
        {isFree && !isSeated && (
          <Button onClick={() => deeds.sit(row.seat)}>{texts.sitHere}</Button>
        )}
        {isMine && (
          <Button kind="quiet" onClick={() => deeds.standUp(row.seat)}>
            {texts.standUp}
          </Button>
        )}
        {!isMine && isHost && row.person !== undefined && (
          <Button kind="quiet" onClick={() => deeds.standUp(row.seat)}>
            {texts.free(nameIn(lobby, row.person))}
          </Button>
        )}
      </div>
    </li>
  )
}

export const nameIn = ({ people }: Lobby, person: string): string =>
  people.find(({ id }) => id === person)?.name ?? ''

interface WhoProps {
  readonly row: LobbySeat
  readonly around: Around
  readonly lobby: Lobby
}

function Who({ row, around, lobby }: WhoProps) {
  const texts = useTexts(lobbyTexts)
  const { language } = useSettings()
  const { person, bot } = row
  if (bot !== undefined) {
    return <p className={styles.who}>{texts.bot(botTitle(bot, spoken(language)))}</p>
  }
  if (person === undefined) {
    return <p className={styles.nobody}>{row.invited ? texts.invited : texts.open}</p>
  }
  const is = around.presence[person] ?? 'away'
  const marks = [
    ...(person === around.me ? [texts.you] : [texts[is]]),
    ...(person === lobby.host ? [texts.host] : []),
  ]
  return (
    <div className={styles.who}>
      <p>
        <span className={styles.dot} data-is={is} aria-hidden="true" />
        <strong>{nameIn(lobby, person)}</strong>{' '}
        <span className={styles.soft}>{marks.join(', ')}</span>
      </p>
      <p className={row.ready ? styles.ready : styles.soft}>
        {row.ready && <Icon name="tick" size={16} />}
        {row.ready ? texts.ready : texts.notReady}
      </p>
    </div>
  )
}

interface PlaysProps {
  readonly row: LobbySeat
  readonly setUp: GameSetUp
  readonly deeds: LobbyDeeds
  readonly mayChange: boolean
}

/** Heroes or clan: all see all, each chooses their own. */
function Plays({ row, setUp, deeds, mayChange }: PlaysProps) {
  const gameTexts = useTexts(setUp.texts)
  const options = setUp.settleRoles(deeds.lobby.options)
  if (!mayChange) {
    return <p className={styles.plays}>{setUp.roleOf(options, row.seat, gameTexts)}</p>
  }
  return (
    <div className={styles.plays}>
      <setUp.Roles
        options={options}
        seat={row.seat}
        onChange={(chosen) =>
          // Who chose something else meanwhile keeps it.
          deeds.change((now) => ({
            options: { ...now.options, [setUp.roles]: rolesIn(setUp, chosen) },
          }))
        }
      />
    </div>
  )
}

const rolesIn = (setUp: GameSetUp, options: Lobby['options']) => options[setUp.roles]

/** A seat may have one that people are not offered any more. */
const withOwn = (bots: readonly string[], own: string | undefined): readonly string[] =>
  own === undefined || bots.includes(own) ? bots : [...bots, own]

interface BotsProps {
  readonly row: LobbySeat
  readonly bots: readonly string[]
  readonly deeds: LobbyDeeds
}

function Bots({ row, bots, deeds }: BotsProps) {
  const texts = useTexts(lobbyTexts)
  const { language } = useSettings()
  return (
    <Pick
      className={styles.bot}
      label={texts.letBot(row.seat + 1)}
      labelHidden
      value={row.bot ?? NOBODY}
      options={[
        { value: NOBODY, label: texts.nobody },
        ...withOwn(bots, row.bot).map((bot) => ({
          value: bot,
          label: botLine(bot, spoken(language)),
          group: texts.bots,
        })),
      ]}
      onChange={(chosen) =>
        chosen === NOBODY ? deeds.standUp(row.seat) : deeds.letBot(row.seat, chosen)
      }
    />
  )
}
