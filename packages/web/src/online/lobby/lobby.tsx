/** Before a match begins: everybody sees who comes and what is played, and chooses their own. */
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { host } from '../../host/host.ts'
import type { Around, LineState } from '../../host/online.ts'
import type { GameView } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { Page } from '../../pages/page.tsx'
import type { GameSetUp } from '../../pages/set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../../pages/set-up/games/registry.ts'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import { InviteLink } from './invite-link.tsx'
import styles from './lobby.module.css'
import { LobbyOptions } from './lobby-options.tsx'
import { LobbySeatRow, nameIn } from './lobby-seat.tsx'
import { NameField } from './name-field.tsx'
import { lobbyTexts } from './texts.ts'
import { type LobbyDeeds, useLobby } from './use-lobby.ts'

/** The fields and bots of a game; no other is loaded for it. */
function useBox(game: string): GameView | undefined {
  const [box, setBox] = useState<GameView>()
  useEffect(() => {
    let isHere = true
    host.call('game', { game }).then(
      (found) => {
        if (isHere) setBox(found)
      },
      // Its options stand as the host has set them.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [game])
  return box
}

interface LobbyPageProps {
  readonly around: Around
  readonly line: LineState
}

export function LobbyPage({ around, line }: LobbyPageProps) {
  const texts = useTexts(lobbyTexts)
  const deeds = useLobby(around.lobby)
  const { lobby } = deeds
  const setUp: GameSetUp = setUpOf(lobby.game) ?? setUps[0]
  const { title } = useTexts(setUp.texts)
  const box = useBox(lobby.game)
  const isHost = lobby.host === around.me
  const free = lobby.seats.find(({ person, bot }) => person === undefined && bot === undefined)
  return (
    <Page title={texts.title(title)} lead={isHost ? texts.lead : undefined}>
      <div className={styles.lobby} data-game={lobby.game} data-lobby={lobby.revision}>
        <p className={styles.said} role="status">
          {line === 'lost' || line === 'offline' ? texts.lost : ''}
        </p>
        <NameField me={around.me} name={nameIn(lobby, around.me)} />
        <section className={styles.panel} aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{texts.seats}</h2>
          <ul className={styles.seats}>
            {lobby.seats.map((row) => (
              <LobbySeatRow
                key={row.seat}
                {...{ row, setUp, around, deeds }}
                bots={box?.bots ?? []}
                isNext={row.seat === free?.seat}
              />
            ))}
          </ul>
          <Watchers around={around} deeds={deeds} />
        </section>
        {box !== undefined && <LobbyOptions {...{ setUp, box, deeds, isHost }} />}
        <Foot around={around} deeds={deeds} setUp={setUp} />
      </div>
    </Page>
  )
}

interface PartProps {
  readonly around: Around
  readonly deeds: LobbyDeeds
}

function Watchers({ around, deeds: { lobby } }: PartProps) {
  const texts = useTexts(lobbyTexts)
  const watching = lobby.people.filter(
    ({ id }) => !lobby.seats.some(({ person }) => person === id) && id in around.presence,
  )
  return (
    <div className={styles.watch}>
      {watching.length > 0 && <p>{texts.watchers(texts.list(watching.map(({ name }) => name)))}</p>}
      {lobby.host === around.me && (
        <InviteLink match={lobby.match} seat={null} label={texts.watch} />
      )}
    </div>
  )
}

/** Who is still waited for, and the way to begin. */
function Foot({ around, deeds, setUp }: PartProps & { readonly setUp: GameSetUp }) {
  const { lobby, trouble, ready, begin } = deeds
  const texts = useTexts(lobbyTexts)
  const [isBeginning, setIsBeginning] = useState(false)
  const isHost = lobby.host === around.me
  const mine = lobby.seats.find(({ person }) => person === around.me)
  const open = lobby.seats.filter(({ person, bot }) => person === undefined && bot === undefined)
  const late = lobby.seats.flatMap(({ person, ready: isReady }) =>
    person === undefined || isReady || person === around.me ? [] : [nameIn(lobby, person)],
  )
  const plan = lobby.seats.map(({ bot }) => ({ name: '', ...(bot === undefined ? {} : { bot }) }))
  const waits =
    open.length > 0
      ? texts.seatsOpen(open.length)
      : late.length > 0
        ? texts.waitFor(texts.list(late))
        : ''
  const start = async () => {
    setIsBeginning(true)
    await begin()
    setIsBeginning(false)
  }
  return (
    <div className={styles.foot}>
      {trouble !== '' && <FieldError>{trouble}</FieldError>}
      <p className={styles.waits} role="status">
        {waits === '' && !isHost ? texts.hostBegins(nameIn(lobby, lobby.host)) : waits}
      </p>
      <span className={styles.soft}>{texts.minutes(setUp.minutesOf(lobby.options, plan))}</span>
      <LeaveButton around={around} />
      {mine !== undefined && !isHost && (
        <Button
          kind={mine.ready ? 'second' : 'main'}
          aria-pressed={mine.ready}
          onClick={() => ready(!mine.ready)}
        >
          {texts.imReady}
        </Button>
      )}
      {isHost && (
        <Button
          kind={waits === '' ? 'main' : 'second'}
          aria-disabled={waits !== '' || isBeginning || undefined}
          onClick={() => {
            if (waits === '' && !isBeginning) void start()
          }}
        >
          {isBeginning ? texts.beginning : texts.begin}
        </Button>
      )}
    </div>
  )
}

function LeaveButton({ around }: { readonly around: Around }) {
  const texts = useTexts(lobbyTexts)
  const [, go] = useLocation()
  const { match, host: hosts } = around.lobby
  const isHost = hosts === around.me
  const leave = async () => {
    try {
      if (isHost) await api('deleteMatch', { match })
      else await api('leaveMatch', { match }, {})
    } finally {
      go('/')
    }
  }
  return (
    <Button kind="quiet" onClick={leave}>
      {isHost ? texts.close : texts.leave}
    </Button>
  )
}
