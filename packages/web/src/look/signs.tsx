/** Short texts on cards: the characters of the rules as symbols of our own, the rest as it is. */
import { type SymbolKey, symbolNames, symbols } from '@muster/tenefyr/view'
import { Fragment } from 'react'
import { useSettings } from '../settings/settings.tsx'
import { spoken } from '../texts/texts.ts'
import { type Shape, shapes } from './sign-shapes.ts'
import css from './signs.module.css'

export const isSign = (key: string): key is SymbolKey => Object.hasOwn(shapes, key)

const signs = Object.keys(symbols).filter(isSign)
const signOf = new Map(signs.map((key) => [symbols[key] as string, key]))
// "×2" has two characters, so the longest come first.
const inText = new RegExp(
  `(${signs
    .map((key) => symbols[key].replace(/[?|/]/, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
)

function Drawing({ shape, title }: { readonly shape: Shape; readonly title: string }) {
  const { fill, line, from = 0, wide = 16 } = shape
  return (
    <svg
      className={css.sign}
      viewBox={`${from} 0 ${wide} 16`}
      style={{ width: `${(wide / 16) * 1.15}em` }}
      role="img"
      aria-label={title}
    >
      {fill === undefined ? null : <path className={css.fill} d={fill} />}
      {line === undefined ? null : <path className={css.line} d={line} />}
    </svg>
  )
}

/** One symbol with its name for those who listen. */
export function Sign({ name }: { readonly name: SymbolKey }) {
  const { language } = useSettings()
  return <Drawing shape={shapes[name]} title={symbolNames[spoken(language)][name]} />
}

/** One line of a card's short text. */
export function Signs({ text }: { readonly text: string }) {
  return text.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its words.
    <Fragment key={i}>
      {i === 0 ? null : ' '}
      <Word text={word} />
    </Fragment>
  ))
}

/** What stays on one line. */
function Word({ text }: { readonly text: string }) {
  const parts = text.split(inText).filter((part) => part !== '')
  return (
    <span className={css.word}>
      {parts.map((part, i) => {
        const name = signOf.get(part)
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its parts.
        return name === undefined ? <span key={i}>{part}</span> : <Sign key={i} name={name} />
      })}
    </span>
  )
}
