/** Lines that were said while nobody looked at what is said; each new one is shown for a moment. */
import { chatText } from '@muster/table'
import { useEffect, useRef, useState } from 'react'
import { useMatch } from '../../frame/match-context.ts'
import { useToast } from '../../look/controls/toast.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useTexts } from '../../texts/texts.ts'
import { useOnline } from './online-context.ts'
import { onlineMatchTexts } from './texts.ts'

export function useUnread(): number {
  const { view, sheet } = useMatch()
  const { me } = useOnline().around
  const { language } = useSettings()
  const texts = useTexts(onlineMatchTexts)
  const toast = useToast()
  const { chat, people } = view.table
  const [read, setRead] = useState(chat.length)
  const told = useRef(chat.length)
  const looks = sheet?.kind === 'phrases'
  useEffect(() => {
    const line = chat.at(-1)
    const isNew = chat.length > told.current
    told.current = chat.length
    if (looks) setRead(chat.length)
    if (looks || !isNew || line === undefined || line.person === me) return
    const name = people.find(({ id }) => id === line.person)?.name ?? ''
    toast({ text: texts.says(name, chatText(line, spoken(language))) })
  }, [chat, looks, me, people, language, texts, toast])
  return looks ? 0 : chat.slice(read).filter(({ person }) => person !== me).length
}
