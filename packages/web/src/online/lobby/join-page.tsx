/** A link to a seat, or to watch, is followed: what it is for, then the table. Its secret leaves the address at once. */
import type { InvitationView } from '@muster/table/online'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../look/controls/button.tsx'
import { Page } from '../../pages/page.tsx'
import { setUpOf, setUps } from '../../pages/set-up/games/registry.ts'
import { Cover } from '../../pages/start/cover.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api, codeOf, newNonce } from '../api.ts'
import { signIn } from '../me.ts'
import { joinTexts } from './join-texts.ts'
import styles from './lobby.module.css'
import { OnlineTrouble } from './online-trouble.tsx'

type Looked =
  | { readonly status: 'looking' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'seen'; readonly invitation: InvitationView }

interface JoinPageProps {
  /** None once it has left the address. */
  readonly secret: string | undefined
}

export function JoinPage({ secret: linked }: JoinPageProps) {
  // It is kept only as long as this page is open.
  const [secret, setSecret] = useState(linked ?? '')
  if (linked !== undefined && linked !== secret) setSecret(linked)
  const texts = useTexts(joinTexts)
  const [, go] = useLocation()
  const [looked, setLooked] = useState<Looked>({ status: 'looking' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (linked !== undefined) history.replaceState(null, '', '#/join')
  }, [linked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try looks again.
  useEffect(() => {
    let isHere = true
    setLooked({ status: 'looking' })
    const look = async () => {
      try {
        await signIn()
        const invitation = await api('lookAtInvitation', {}, { secret })
        if (!isHere) return
        if (invitation.inside && invitation.seat === null) {
          go(`/table/${invitation.match}`, { replace: true })
        } else setLooked({ status: 'seen', invitation })
      } catch (error) {
        if (isHere) setLooked({ status: 'failed', code: codeOf(error) })
      }
    }
    look()
    return () => {
      isHere = false
    }
  }, [secret, tries])
  async function take() {
    try {
      const { match } = await api('takeInvitation', {}, { secret, nonce: newNonce() })
      go(`/table/${match}`, { replace: true })
    } catch (error) {
      setLooked({ status: 'failed', code: codeOf(error) })
    }
  }
  if (looked.status === 'failed') {
    return <OnlineTrouble code={looked.code} again={() => setTries((n) => n + 1)} />
  }
  if (looked.status === 'looking') return <Page title={texts.looking} busy />
  return <Invitation invitation={looked.invitation} onTake={take} />
}

interface InvitationProps {
  readonly invitation: InvitationView
  onTake(): void
}

function Invitation({ invitation, onTake }: InvitationProps) {
  const { from, game, seat, phase } = invitation
  const texts = useTexts(joinTexts)
  const setUp = setUpOf(game) ?? setUps[0]
  const { title, sentence } = useTexts(setUp.texts)
  return (
    <Page title={texts.title(from)}>
      <div className={styles.invitation} data-game={game}>
        <Cover game={game} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{sentence}</p>
          <p>{seat === null ? texts.toWatch : texts.seat(seat + 1)}</p>
          {phase !== 'lobby' && <p>{texts.underWay}</p>}
          <p className={styles.ways}>
            <Button kind="main" onClick={onTake}>
              {seat === null ? texts.lookOn : texts.sit}
            </Button>
          </p>
        </div>
      </div>
    </Page>
  )
}
