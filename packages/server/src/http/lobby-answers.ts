/** Answers about games, lobbies, links and the daily. */

import { notFound } from '../errors.ts'
import { findGame, gameAnswer } from '../games/games.ts'
import { wholeMatch } from '../matches/answers.ts'
import { lobbyOf } from '../matches/header.ts'
import { rematch } from '../matches/rematch.ts'
import { createMatch } from '../matches/setting-up.ts'
import type { ServerParts } from '../server-parts.ts'
import { known } from './account-answers.ts'
import type { Answers } from './call.ts'
import { packSchemaLike } from './pack-answer.ts'

type LobbyAnswers = Pick<
  Answers,
  | 'games'
  | 'game'
  | 'pack'
  | 'createMatch'
  | 'changeLobby'
  | 'deleteMatch'
  | 'leaveMatch'
  | 'takeSeat'
  | 'seatBot'
  | 'freeSeat'
  | 'setReady'
  | 'begin'
  | 'rematch'
  | 'invite'
  | 'invitations'
  | 'revokeInvitation'
  | 'lookAtInvitation'
  | 'takeInvitation'
  | 'daily'
  | 'beginDaily'
>

export function lobbyAnswers(parts: ServerParts): LobbyAnswers {
  const { hall, lobbies, invitations, dailies, limits, shelf } = parts
  return {
    games: () => ({ games: shelf.map(gameAnswer) }),
    game: ({ words }) => gameAnswer(findGame(shelf, words.game)),
    pack: async (call) => {
      known(call)
      const json = await parts.storage.house.pack(call.words.hash)
      if (json === undefined) throw notFound('pack')
      return packSchemaLike(json)
    },
    async createMatch(call) {
      const host = known(call)
      limits.take('making', host.id)
      return lobbyOf(await createMatch(hall, personOf(host), call.body))
    },
    changeLobby: async (call) =>
      lobbyOf(await lobbies.change(call.words.match, known(call).id, call.body)),
    async deleteMatch(call) {
      await lobbies.delete(call.words.match, known(call).id)
      return {}
    },
    async leaveMatch(call) {
      await lobbies.leave(call.words.match, known(call).id)
      return {}
    },
    takeSeat: async (call) => {
      const { match, seat } = call.words
      return lobbyOf(await lobbies.takeSeat(match, known(call).id, Number(seat), call.body.nonce))
    },
    seatBot: async (call) => {
      const { match, seat } = call.words
      return lobbyOf(await lobbies.seatBot(match, known(call).id, Number(seat), call.body.bot))
    },
    freeSeat: async (call) => {
      const { match, seat } = call.words
      return lobbyOf(await lobbies.freeSeat(match, known(call).id, Number(seat)))
    },
    setReady: async (call) => {
      const { ready, nonce } = call.body
      return lobbyOf(await lobbies.setReady(call.words.match, known(call).id, ready, nonce))
    },
    async begin(call) {
      const { id } = known(call)
      const open = await lobbies.begin(call.words.match, id, call.body.revision)
      parts.presence.begun(open)
      return await wholeMatch(hall, open, id)
    },
    rematch: async (call) => {
      const person = known(call)
      limits.take('making', person.id)
      return lobbyOf(await rematch(hall, call.words.match, personOf(person), call.body))
    },
    invite(call) {
      limits.take('making', known(call).id)
      return invitations.make(call.words.match, known(call).id, call.body)
    },
    invitations: async (call) => ({
      invitations: await invitations.list(call.words.match, known(call).id),
    }),
    async revokeInvitation(call) {
      await invitations.revoke(call.words.match, known(call).id, call.words.invitation)
      return {}
    },
    lookAtInvitation({ body, account, address }) {
      limits.take('secrets', address)
      return invitations.look(body.secret, account?.id)
    },
    takeInvitation(call) {
      limits.take('secrets', call.address)
      const { secret, nonce } = call.body
      return invitations.take(secret, personOf(known(call)), nonce)
    },
    daily: ({ words, account }) => dailies.view(words.game, words.day, account?.id),
    beginDaily: async (call) => ({
      match: await dailies.begin(call.words.game, personOf(known(call))),
    }),
  }
}

const personOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
