import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMatch } from '../frame/match-context.ts'
import { host } from '../host/host.ts'
import { FieldError } from '../look/controls/text-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { linkTexts } from './texts.ts'

/** A match that came with a link is kept from now on, like one that was played here. */
export function KeepSeen({ look }: { readonly look: string }) {
  const { notation } = useMatch()
  const texts = useTexts(linkTexts)
  const [, go] = useLocation()
  const [failed, setFailed] = useState(false)
  async function keep() {
    try {
      const { id } = await host.call('read', { notation: await notation() })
      go(`/match/${id}`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className={look} onClick={keep}>
        {texts.keep}
      </button>
      {failed && <FieldError>{texts.notKept}</FieldError>}
    </>
  )
}
