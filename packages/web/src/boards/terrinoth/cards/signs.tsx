/** Short texts: the characters of the rules as symbols of our own, the rest as it is. */
import { type SymbolKey, symbols } from '@muster/terrinoth/view'
import { Fragment, memo } from 'react'
import css from '../../../look/signs.module.css'
import { useWording } from '../use-board.tsx'
import { shapes } from './sign-shapes.ts'

const isSign = (key: string): key is SymbolKey => Object.hasOwn(shapes, key)
const signs = Object.keys(symbols).filter(isSign)
const signOf = new Map<string, SymbolKey>(signs.map((key) => [symbols[key], key]))

/** One symbol, in the colour and size of the text around it; what it means is said beside it or in its name. */
export const Sign = memo(function Sign({ name }: { readonly name: SymbolKey }) {
  const { fill, line, from = 0, wide = 16 } = shapes[name]
  return (
    <svg
      className={css.sign}
      viewBox={`${from} 0 ${wide} 16`}
      style={{ width: `${(wide / 16) * 1.15}em` }}
      aria-hidden="true"
    >
      {fill === undefined ? null : <path className={css.fill} d={fill} />}
      {line === undefined ? null : <path className={css.line} d={line} />}
    </svg>
  )
})

/** The sign for all of them, which reads better as a word. */
const ALL = '∀'

const plain = (letter: string, all: string): string => (letter === ALL ? ` ${all}` : letter)

/** One line of a card's short text. */
export const Signs = memo(function Signs({ text }: { readonly text: string }) {
  const { texts } = useWording()
  return text.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its words.
    <Fragment key={i}>
      {i === 0 ? null : ' '}
      <span className={css.word}>
        {[...word].map((letter, at) => {
          const name = signOf.get(letter)
          // biome-ignore lint/suspicious/noArrayIndexKey: nor its letters.
          return name === undefined ? plain(letter, texts.card.all) : <Sign key={at} name={name} />
        })}
      </span>
    </Fragment>
  ))
})
