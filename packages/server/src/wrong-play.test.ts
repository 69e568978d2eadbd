/**
 * Whatever is sent, a server answers with a clear refusal, keeps all as it was, and the match goes on: what can be
 * read, and does not fit the table, the seat, the lobby or the link.
 */
import type { OnlineErrorCode } from '@muster/table/online'
import { describe, expect, it } from 'vitest'
import { GAMES } from './games/games.ts'
import { begun, lobbyWith, nonce } from './testing/http/house.ts'
import { TestPerson } from './testing/http/person.ts'
import { checkAfterAll } from './testing/wrong/after-all.ts'
import { callReferee } from './testing/wrong/referee.ts'
import { SENDING, sendTo } from './testing/wrong/requests.ts'
import { wrongOnes } from './testing/wrong/schemas.ts'
import { RawSocket } from './testing/wrong/sockets.ts'
import { goesOn } from './testing/wrong/stage.ts'
import { spoiltPack } from './testing/wrong/texts.ts'

const referee = callReferee('wrong play')
const { chance, refused, fromHere } = referee

describe('What does not fit', () => {
  /** Exactly one is asked: who, and who is not. */
  async function whoIsAsked(): Promise<{
    asked: TestPerson
    other: TestPerson
    entry: number
    texts: string[]
  }> {
    const { ana, bo, match } = referee.stage
    for (let tries = 0; tries < 100; tries++) {
      const [one, two] = [await ana.ask('decision', { match }), await bo.ask('decision', { match })]
      if (one.yourTurn !== two.yourTurn && one.decision !== undefined) {
        const [asked, other] = one.yourTurn ? [ana, bo] : [bo, ana]
        const { entry, options } = one.decision
        return { asked, other, entry, texts: options.map(({ text }) => text) }
      }
      await goesOn(referee.stage, chance)
    }
    throw new Error('always both are asked')
  }

  it('choices: of the wrong seat, too late, of another decision, or on no list', async () => {
    const { dee, match, other: others, over, ana } = referee.stage
    const { asked, other, entry, texts } = await whoIsAsked()
    await fromHere()
    const { decision } = await dee.ask('decision', { match: others })
    const foreign = [
      ...(decision?.options.map(({ text }) => text) ?? []),
      ...[
        'no such option',
        'pass',
        '0',
        '?0/0',
        '__proto__',
        'constructor',
        texts[0].toUpperCase(),
      ],
      ...[`${texts[0]} `.repeat(3).trim(), texts.join(), chance.bytes(20).toString('hex')],
    ].filter((text) => !texts.includes(text))
    expect(foreign.length).toBeGreaterThan(7)
    let keys = 0
    const key = () => `wrong-${keys++}`
    const try_ = (person: TestPerson, at: number, row: string[]) => [
      person.try('choose', { match }, { entry: at, texts: row, key: key() }),
      ...(['choose', 'vote', 'settle'] as const).map((kind) =>
        person.try('act', { match }, { action: { kind, entry: at, texts: row }, key: key() }),
      ),
    ]
    for (const text of foreign) {
      for (const row of [[text], [text, texts[0]], [texts[0], text]]) {
        const tried = try_(asked, entry, row)
        for (const reply of tried) refused(row.join(), await reply, 'choice', 'seat')
      }
    }
    for (const text of texts) {
      for (const reply of try_(other, entry, [text])) refused(text, await reply, 'seat')
      for (const at of [0, entry - 1, entry + 1, entry + 9, 2 ** 40, chance.below(entry)]) {
        for (const reply of try_(asked, at, [text])) refused(`${at}`, await reply, 'stale')
      }
    }
    refused(
      'over',
      await ana.try('choose', { match: over }, { entry: 0, texts, key: 'k' }),
      'stale',
      'choice',
    )
    refused(
      'lobby',
      await ana.try('choose', { match: referee.stage.lobby }, { entry: 0, texts, key: 'k' }),
      'not-begun',
    )
  })

  it('seats of others, and seats that there are not', async () => {
    const { ana, bo, dee, match } = referee.stage
    for (const seat of [1, 2, 11]) {
      for (const action of [
        ...([
          { kind: 'follow', on: true, seat },
          { kind: 'allow', on: true, seat },
        ] as const),
        ...([
          { kind: 'take-seat', seat },
          { kind: 'leave-seat', seat },
        ] as const),
        ...([
          { kind: 'take-seat', seat: 0, person: dee.id },
          { kind: 'here', seat },
        ] as const),
        ...([
          { kind: 'seat-bot', seat, bot: 'greedy' },
          { kind: 'away', seat },
        ] as const),
        ...([
          { kind: 'seat-bot', seat: 0, bot: 'constructor' },
          { kind: 'unmute', seat, key: 'a' },
        ] as const),
        ...([
          { kind: 'undo-agree', proposal: 3 },
          { kind: 'undo-refuse', proposal: 3 },
        ] as const),
        ...([
          { kind: 'undo-propose', entry: 9_999, to: 0 },
          { kind: 'mute', entry: 9_999 },
        ] as const),
        { kind: 'take-seat', seat, person: bo.id } as const,
      ]) {
        refused(
          JSON.stringify(action),
          await ana.try('act', { match }, { action, key: 's' }),
          'seat',
          'stale',
        )
      }
      if (seat > 1) refused('nudge', await ana.try('nudge', { match }, { seat }), 'seat')
    }
  })

  it('a key that comes again: the first answer, whatever comes with it, and nothing twice', async () => {
    const { house, match, ana, bo } = referee.stage
    const { asked, other, entry, texts } = await whoIsAsked()
    const first = await asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'once' })
    expect(first.entries.length).toBeGreaterThan(0)
    const words = { action: { kind: 'say', text: 'Well met' }, key: 'words' } as const
    const said = await asked.ask('act', { match }, words)
    await goesOn(referee.stage, chance)
    await fromHere()
    const again = async () => {
      const replies = await Promise.all([
        asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'once' }),
        asked.ask('choose', { match }, { entry: 0, texts: ['something else'], key: 'once' }),
        asked.ask('act', { match }, { action: { kind: 'choose', entry, texts }, key: 'once' }),
        asked.ask('act', { match }, { ...words, key: 'once' }),
        asked.ask('act', { match }, { action: { kind: 'leave-seat', seat: 0 }, key: 'once' }),
      ])
      for (const reply of replies) expect(reply).toEqual(first)
      const socket = await RawSocket.of(asked)
      socket.say(
        JSON.stringify({
          kind: 'act',
          match,
          key: 'once',
          action: { kind: 'choose', entry, texts },
        }),
      )
      const [done] = await socket.until(1, 'done')
      expect(done).toEqual({ kind: 'done', key: 'once', match, acted: first })
      socket.close()
      expect(await asked.ask('act', { match }, words)).toEqual(said)
      const another = { ...words, action: { kind: 'say', text: 'Another' } } as const
      expect(await asked.ask('act', { match }, another)).toEqual(said)
    }
    await again()
    // Known from storage, too, and not only by who has it in memory.
    house.server.parts.hall.forget(match)
    await again()
    // Another person's key is another key.
    refused(
      'another',
      await other.try('choose', { match }, { entry, texts: [texts[0]], key: 'once' }),
      'stale',
      'choice',
    )
    expect([ana, bo]).toContain(other)
  })

  it('a key with what was refused is not used up', async () => {
    const { match } = referee.stage
    const { asked, entry, texts } = await whoIsAsked()
    refused(
      'wrong',
      await asked.try('choose', { match }, { entry, texts: ['wrong'], key: 'up' }),
      'choice',
    )
    const done = await asked.ask('choose', { match }, { entry, texts: [texts[0]], key: 'up' })
    expect(done.entries.length).toBeGreaterThan(0)
    await fromHere()
  })

  it('links: called back, used, invented, of a seat that is gone', async () => {
    const { ana, bo, cy, dee, lobby, secrets } = referee.stage
    const nobodyElse = async (secret: string, ...codes: OnlineErrorCode[]) => {
      secrets.add(secret)
      refused('look', await dee.try('lookAtInvitation', {}, { secret }), ...codes)
      refused('take', await dee.try('takeInvitation', {}, { secret, nonce: nonce() }), ...codes)
    }
    const links = [
      await ana.ask('invite', { match: lobby }, { seat: 2 }),
      await ana.ask('invite', { match: lobby }, { seat: null }),
    ]
    for (const { id } of links) await ana.ask('revokeInvitation', { match: lobby, invitation: id })
    const { match: hers } = await lobbyWith([dee], { game: 'tenefyr', options: { players: 3 } })
    const used = await dee.ask('invite', { match: hers }, { seat: 1 })
    await cy.ask('takeInvitation', {}, { secret: used.secret, nonce: nonce() })
    const gone = await dee.ask('invite', { match: hers }, { seat: 2 })
    const { revision } = (await dee.ask('match', { match: hers })).lobby
    await dee.ask('changeLobby', { match: hers }, { revision, options: { players: 2 } })
    const right = await ana.ask('invite', { match: lobby }, { seat: 2 })
    await fromHere()
    for (const { secret } of links) await nobodyElse(secret, 'revoked')
    secrets.add(used.secret)
    refused(
      'used',
      await bo.try('takeInvitation', {}, { secret: used.secret, nonce: nonce() }),
      'revoked',
    )
    for (const secret of [
      ...[`${lobby}-${'a'.repeat(32)}`, `${lobby}-${used.secret.split('-')[1]}`, 'a'.repeat(40)],
      ...[right.secret.slice(0, -1), `${right.secret}a`, right.secret.replace(lobby, hers)],
      ...[
        `zzzzzzzzzzzz-${right.secret.slice(lobby.length + 1)}`,
        `${lobby}${right.secret.slice(13)}`,
      ],
    ]) {
      await nobodyElse(secret, 'not-found')
    }
    for (const invitation of ['aaaaaaaaaaaaaaaa', used.id, links[0].id]) {
      const reply = await ana.try('revokeInvitation', { match: lobby, invitation })
      refused('call back', reply, 'not-found')
    }
    const take = { secret: gone.secret, nonce: nonce() }
    refused('gone', await bo.try('takeInvitation', {}, take), 'full')
    await dee.ask('begin', { match: hers }, {})
    await fromHere()
    refused('gone', await bo.try('takeInvitation', {}, take), 'full')
    secrets.add(gone.secret).add(right.secret)
  })

  it('links to another device: once, and no other', async () => {
    const { dee, secrets, house } = referee.stage
    const { secret } = await dee.ask('makeDeviceLink')
    secrets.add(secret)
    const phone = new TestPerson(house.server.address)
    expect((await phone.ask('takeDeviceLink', {}, { secret })).id).toBe(dee.id)
    await fromHere()
    for (const one of [secret, `${secret}a`, secret.toLowerCase(), 'a'.repeat(32)]) {
      refused(one, await referee.nobody.try('takeDeviceLink', {}, { secret: one }), 'revoked')
    }
    expect(referee.nobody.cookie).toBe('')
  })

  it('lobbies: of others, changed meanwhile, begun, or not ready', async () => {
    const { ana, bo, lobby, match, over } = referee.stage
    const { revision } = (await ana.ask('match', { match: lobby })).lobby
    const seat = { match: lobby, seat: 0 }
    for (const at of [0, revision - 1, revision + 1, 2 ** 40]) {
      const change = { revision: at, options: { players: 2 } }
      refused('stale', await ana.try('changeLobby', { match: lobby }, change), 'stale')
      refused('stale', await ana.try('begin', { match: lobby }, { revision: at }), 'stale')
    }
    refused('taken', await bo.try('takeSeat', seat, { nonce: nonce() }), 'taken')
    refused('bot', await bo.try('seatBot', seat, { bot: 'greedy' }), 'host')
    refused('no bot', await ana.try('seatBot', seat, { bot: 'constructor' }), 'seat')
    refused('free', await bo.try('freeSeat', seat), 'host')
    refused(
      'no seat',
      await ana.try('takeSeat', { match: lobby, seat: 9 }, { nonce: nonce() }),
      'seat',
    )
    refused('no seat', await ana.try('invite', { match: lobby }, { seat: 9 }), 'seat')
    refused('not all', await ana.try('begin', { match: lobby }, {}), 'not-ready')
    refused('not host', await bo.try('begin', { match: lobby }, {}), 'host')
    refused('not host', await bo.try('deleteMatch', { match: lobby }), 'host')
    const settings = { revision, settings: { allRoutine: true } }
    refused('not host', await bo.try('changeLobby', { match: lobby }, settings), 'host')
    for (const id of [match, over]) {
      refused('begun', await ana.try('begin', { match: id }, {}), 'begun')
      refused('begun', await ana.try('deleteMatch', { match: id }), 'begun')
      refused(
        'begun',
        await ana.try('takeSeat', { match: id, seat: 0 }, { nonce: nonce() }),
        'begun',
      )
    }
    refused('not over', await ana.try('rematch', { match }, { same: false }), 'not-ready')
    refused('no game', await ana.try('createMatch', {}, { game: 'constructor' }), 'unknown-game')
    refused('no nonce', await ana.try('createMatch', {}, { game: 'keep', seat: 0 }), 'message')
    refused('no daily', await ana.try('daily', { game: 'tenefyr', day: '2026-11-17' }), 'not-found')
    refused('no day', await ana.try('daily', { game: 'tenefyr', day: '9999-99-99' }), 'not-found')
    for (const entry of ['99999', '999999999']) {
      refused(
        entry,
        await ana.try('position', { match }, undefined, `?entry=${entry}`),
        'not-found',
      )
    }
  })

  it('set-ups and cards that a game does not take', async () => {
    const { ana, lobby } = referee.stage
    const { revision } = (await ana.ask('match', { match: lobby })).lobby
    for (const { house, housePack } of GAMES) {
      for (const { name } of house.optionFields) {
        for (const value of [-1, 1.5, 1e9, 'x', true, ['x'], '__proto__']) {
          const reply = await ana.try(
            'createMatch',
            {},
            { game: house.name, options: { [name]: value } },
          )
          // Some fields take any word, or many.
          if (reply.status !== 200) refused(`${name}=${value}`, reply, 'options')
        }
      }
      for (const options of [{ toString: 'x' }, { Players: 2 }, { players: '' }]) {
        refused('field', await ana.try('createMatch', {}, { game: house.name, options }), 'options')
      }
      for (let i = 0; i < 60; i++) {
        const pack = spoiltPack(housePack, chance)
        const reply = await ana.send(
          'POST',
          '/api/v1/matches',
          JSON.stringify({ game: house.name, pack }),
        )
        if (reply.status !== 200) refused(JSON.stringify(pack), reply, 'pack', 'message')
      }
    }
    await fromHere()
    for (const { house, housePack } of GAMES) {
      const cards = JSON.stringify(housePack)
      const rest = cards.slice(1, -1)
      for (const pack of [
        cards.replace(/"copies":\d+/, '"copies":1000000000'),
        cards.replace(/"copies":\d+/g, '"copies":900'),
        cards.replace(/:\d+/g, ':1000000000'),
        `{${rest},"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      ]) {
        const body = `{"game":"${house.name}","pack":${pack}}`
        refused(house.name, await ana.send('POST', '/api/v1/matches', body), 'pack')
      }
    }
    const { housePack } = GAMES[1]
    const pack = JSON.stringify({ revision, pack: housePack })
    refused(
      'cards of another game',
      await ana.send('PATCH', `/api/v1/matches/${lobby}`, pack),
      'pack',
    )
  })

  it.each(SENDING)('$name: what can be read, and makes no sense', async (endpoint) => {
    const visitor = await referee.stage.house.person('Visitor')
    const match = await begun([visitor], { game: 'tenefyr', options: { players: 1 } })
    for (const { what, value } of wrongOnes(endpoint.sends, 'taken')) {
      const reply = await sendTo(visitor, endpoint, { match }, JSON.stringify(value))
      if (reply.status !== 200) refused(what, reply)
    }
    await fromHere()
  })
})

checkAfterAll(referee, { lines: 1_500, secrets: 20 })
