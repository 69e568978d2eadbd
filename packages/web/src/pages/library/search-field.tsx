import { type KeyboardEvent, useId, useRef } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import desk from './desk.module.css'
import { libraryTexts } from './texts/texts.ts'

interface SearchFieldProps {
  readonly text: string
  onType(text: string): void
  /** Keys that may lead out of the field, to what was found. */
  onLeave(event: KeyboardEvent): void
}

export function SearchField({ text, onType, onLeave }: SearchFieldProps) {
  const texts = useTexts(libraryTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onType('')
    field.current?.focus()
  }
  return (
    <div className={desk.search}>
      <label className="heard" htmlFor={id}>
        {texts.search}
      </label>
      <Icon name="search" size={20} />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.searchFor}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') clear()
          else onLeave(event)
        }}
      />
      {text !== '' && (
        <button type="button" className={desk.clear} aria-label={texts.clear} onClick={clear}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
