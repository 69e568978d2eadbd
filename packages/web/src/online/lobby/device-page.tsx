/** A link that brings an account to this device. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { Page } from '../../pages/page.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api, codeOf } from '../api.ts'
import { rememberOnline } from '../been.ts'
import { joinTexts } from './join-texts.ts'
import styles from './lobby.module.css'
import { OnlineTrouble } from './online-trouble.tsx'

interface DevicePageProps {
  /** None once it has left the address. */
  readonly secret: string | undefined
}

export function DevicePage({ secret: linked }: DevicePageProps) {
  const [secret] = useState(linked ?? '')
  const texts = useTexts(joinTexts)
  const [state, setState] = useState<'asks' | 'done' | { readonly code: string }>('asks')
  useEffect(() => history.replaceState(null, '', '#/device'), [])
  async function take() {
    try {
      await api('takeDeviceLink', {}, { secret })
      rememberOnline(true)
      setState('done')
    } catch (error) {
      setState({ code: codeOf(error) })
    }
  }
  if (typeof state === 'object') {
    return <OnlineTrouble code={state.code} again={() => setState('asks')} />
  }
  return (
    <Page title={texts.device.title} lead={state === 'done' ? texts.deviceDone : texts.device.why}>
      <p className={styles.ways}>
        {state === 'asks' && (
          <Button kind="main" onClick={take}>
            {texts.deviceYes}
          </Button>
        )}
        <Link href="/" className={buttonLook(state === 'done' ? 'main' : 'second')}>
          {texts.startPage}
        </Link>
      </p>
    </Page>
  )
}
