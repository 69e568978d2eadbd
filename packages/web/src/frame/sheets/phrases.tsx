/** What people say to each other: twelve phrases in the reader's language, and lines of one's own. */
import { type ChatLine, chatText, PHRASES, phraseText } from '@muster/table'
import { useState } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { TextField } from '../../look/controls/text-field.tsx'
import { Seat } from '../../look/seat.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import styles from './phrases.module.css'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

export function PhrasesSheet() {
  const { act } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(sheetTexts)
  const saying = useSaying()
  return (
    <Sheet title={texts.phrases} foot={<OwnWords />}>
      <h3 className={styles.title}>{texts.phrasesSet}</h3>
      <ul className={styles.phrases}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button onClick={() => act({ kind: 'phrase', phrase })}>
              {saying(phraseText(phrase, spoken(language)))}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{texts.chat}</h3>
      <Chat />
    </Sheet>
  )
}

function Chat() {
  const { view } = useMatch()
  const { language } = useSettings()
  const texts = useTexts(sheetTexts)
  const { chat, people, seats } = view.table
  const seatOf = ({ person }: ChatLine) => seats.find((seat) => seat.people.includes(person))?.seat
  const nameOf = ({ person }: ChatLine) => people.find(({ id }) => id === person)?.name ?? ''
  return (
    <>
      {chat.length === 0 && <p className={styles.none}>{texts.chatNone}</p>}
      <ol className={styles.chat} aria-live="polite">
        {chat.map((line) => {
          const seat = seatOf(line)
          return (
            <li key={line.n} className={styles.line}>
              {seat !== undefined && <Seat seat={seat} size="small" />}
              <p>
                <strong>{nameOf(line)}</strong> {chatText(line, spoken(language))}
              </p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function OwnWords() {
  const { act } = useMatch()
  const texts = useTexts(sheetTexts)
  const [text, setText] = useState('')
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        act({ kind: 'say', text: text.trim() })
        setText('')
      }}
    >
      <TextField
        className={styles.words}
        label={texts.chatField}
        labelHidden
        placeholder={texts.chatField}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={setText}
      />
      <Button type="submit">{texts.chatSend}</Button>
    </form>
  )
}
