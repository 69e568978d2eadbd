/** What can be done in a lobby, as questions to the server. What comes of it is heard like what others do. */
import type { Lobby, LobbyChange } from '@muster/table/online'
import { useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { api, codeOf, type Given, newNonce } from '../api.ts'
import { lobbyTexts, type lobbyTexts as Texts } from './texts.ts'

type Change = Given<Omit<LobbyChange, 'revision'>>

export interface LobbyDeeds {
  /** The newest lobby: one's own changes are seen before they are heard of. */
  readonly lobby: Lobby
  /** What went wrong, in a sentence; empty when nothing has. */
  readonly trouble: string
  change(make: (lobby: Lobby) => Change): void
  sit(seat: number): void
  standUp(seat: number): void
  letBot(seat: number, bot: string): void
  ready(ready: boolean): void
  begin(): Promise<void>
}

/** Tries against somebody who changes something at the same moment. */
const TRIES = 3

export const sayTrouble = (error: unknown, texts: (typeof Texts)['en']): string =>
  texts.trouble(
    texts.troubles[codeOf(error)] ?? (error instanceof Error ? error.message : String(error)),
  )

async function changed(lobby: Lobby, make: (lobby: Lobby) => Change): Promise<Lobby> {
  const { match } = lobby
  let newest = lobby
  for (let tries = 1; ; tries++) {
    try {
      return await api('changeLobby', { match }, { revision: newest.revision, ...make(newest) })
    } catch (error) {
      if (codeOf(error) !== 'stale' || tries === TRIES) throw error
      newest = (await api('match', { match })).lobby
    }
  }
}

const withWish = (lobby: Lobby, { options, settings }: Change): Lobby => ({
  ...lobby,
  options: options ?? lobby.options,
  settings: {
    allRoutine: settings?.allRoutine ?? lobby.settings.allRoutine,
    closedHands: settings?.closedHands ?? lobby.settings.closedHands,
    standIn: settings?.standIn === undefined ? lobby.settings.standIn : settings.standIn,
    hints: settings?.hints ?? lobby.settings.hints,
  },
})

export function useLobby(heard: Lobby): LobbyDeeds {
  const texts = useTexts(lobbyTexts)
  const [own, setOwn] = useState<Lobby>(heard)
  const [trouble, setTrouble] = useState('')
  /** What was just set, until the server has said yes or no. */
  const [wished, setWished] = useState<Change>()
  const lobby = own.match === heard.match && own.revision > heard.revision ? own : heard
  const newest = useRef(lobby)
  newest.current = lobby
  const before = useRef<Promise<void>>(Promise.resolve())
  /** One after the other, so that each is made on what the last has left. */
  const does = (deed: (lobby: Lobby) => Promise<Lobby>): Promise<void> => {
    before.current = before.current.then(async () => {
      try {
        const then = await deed(newest.current)
        newest.current = then
        setOwn(then)
        setTrouble('')
      } catch (error) {
        setTrouble(sayTrouble(error, texts))
      }
    })
    return before.current
  }
  const { match } = heard
  const change = async (make: (lobby: Lobby) => Change) => {
    const wish = make(lobby)
    setWished(wish)
    await does((now) => changed(now, make))
    setWished((now) => (now === wish ? undefined : now))
  }
  return {
    lobby: wished === undefined ? lobby : withWish(lobby, wished),
    trouble,
    change: (make) => void change(make),
    sit: (seat) =>
      void does(() => api('takeSeat', { match, seat: String(seat) }, { nonce: newNonce() })),
    standUp: (seat) => void does(() => api('freeSeat', { match, seat: String(seat) }, {})),
    letBot: (seat, bot) => void does(() => api('seatBot', { match, seat: String(seat) }, { bot })),
    ready: (ready) =>
      void does(() => api('setReady', { match }, ready ? { ready, nonce: newNonce() } : { ready })),
    begin: () => does(async () => (await api('begin', { match }, {})).lobby),
  }
}
