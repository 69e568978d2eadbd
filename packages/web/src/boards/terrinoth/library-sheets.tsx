/** What the library draws: a picture with its name, and everything that a card says, large. */
import type { Action } from '@muster/terrinoth/view'
import { CardFrame } from '../../look/card-frame.tsx'
import { Icon } from '../../look/icon.tsx'
import { Plate } from './cards/picture.tsx'
import { Sign } from './cards/signs.tsx'
import css from './library.module.css'

export interface Drawn {
  readonly name: string
  readonly title: string
  /** A picture, or the sign of an action. */
  readonly picture: { readonly of: string } | { readonly action: Action }
  /** A Nemesis is printed paper on ink. */
  readonly night: boolean
  /** A master has the picture of its minion, and a crown. */
  readonly crowned?: boolean
  /** Its numbers, in a line. */
  readonly facts: string
  readonly lines: readonly string[]
  readonly says: string | undefined
}

export function Image({
  name,
  picture,
  night,
  crowned = false,
}: Pick<Drawn, 'name' | 'picture' | 'night' | 'crowned'>) {
  if ('of' in picture)
    return (
      <span className={css.image}>
        <Plate
          picture={picture.of}
          name={name}
          ground={crowned ? 'brick' : 'roots'}
          night={night}
        />
        {crowned ? (
          <span className={css.crown}>
            <Icon name="crown" size={20} />
          </span>
        ) : null}
      </span>
    )
  return (
    <span className={css.action}>
      <Sign name={picture.action} />
    </span>
  )
}

export const Square = (drawn: Drawn) => (
  <span className={css.square}>
    <Image {...drawn} />
  </span>
)

export const NamedPlate = (drawn: Drawn) => (
  <CardFrame className={css.named}>
    <span className={css.plate}>
      <Image {...drawn} />
    </span>
    <span className={css.title}>{drawn.title}</span>
  </CardFrame>
)

export const Sheet = (drawn: Drawn) => (
  <CardFrame className={css.full}>
    <span className={css.inside}>
      <span className={css.name}>{drawn.title}</span>
      {drawn.facts === '' ? null : <span className={css.facts}>{drawn.facts}</span>}
      <span className={css.large}>
        <Image {...drawn} />
      </span>
      {drawn.lines.map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
      {drawn.says === undefined ? null : <i className={css.line}>{drawn.says}</i>}
    </span>
  </CardFrame>
)
