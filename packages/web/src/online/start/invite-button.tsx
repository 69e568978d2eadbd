/** Opens a table for friends; there only where a server is. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { host } from '../../host/host.ts'
import type { NewMatch } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api, newNonce } from '../api.ts'
import { signIn } from '../me.ts'
import { useServer } from '../server.ts'
import { inviteTexts } from './texts.ts'

interface InviteButtonProps {
  /** What it is for, for those who hear it among others. */
  readonly game?: string
  /** The match as it was set up. */
  readonly match: NewMatch
}

export function InviteButton({ game, match }: InviteButtonProps) {
  const texts = useTexts(inviteTexts)
  const there = useServer()
  const [, go] = useLocation()
  const [isOpening, setIsOpening] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!there) return null
  async function open() {
    setIsOpening(true)
    setFailed(false)
    try {
      await signIn()
      go(`/table/${await newTable(match)}`)
    } catch {
      setFailed(true)
      setIsOpening(false)
    }
  }
  return (
    <>
      <Button
        aria-label={game === undefined ? undefined : texts.inviteTo(game)}
        aria-disabled={isOpening || undefined}
        onClick={() => {
          if (!isOpening) open()
        }}
      >
        {isOpening ? texts.opening : texts.invite}
      </Button>
      {failed && <FieldError>{texts.failed}</FieldError>}
    </>
  )
}

/** The first seat without a bot is one's own. Where there is no other, the bots make room for friends. */
async function newTable({
  game,
  options,
  seats,
  routine,
  noHints = false,
  pack,
}: NewMatch): Promise<string> {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  const bots = people.length > 1 ? seats.map(({ bot }) => bot ?? null) : []
  const cards = pack === undefined ? undefined : await host.call('printPack', { hash: pack })
  const lobby = await api(
    'createMatch',
    {},
    {
      ...{ game, options, bots },
      settings: { allRoutine: routine, hints: !noHints },
      ...{ seat: people[0] ?? 0, nonce: newNonce() },
      ...(cards === undefined ? {} : { pack: JSON.parse(cards) }),
    },
  )
  return lobby.match
}
