/** What a card lets one do, in signs: a Choice as two halves, a Combo as an arrow, a Swarm as a ring. */
import type { Action, Cost, Sides } from '@muster/keep/view'
import { Picture } from './picture.tsx'
import { deedPictures, roomPictures, tokenPictures } from './pictures.ts'
import css from './play.module.css'

/** One sign, with how often or how many where that is more than once. */
interface Drawn {
  readonly picture: string
  readonly number?: number
  readonly ring?: boolean
  /** Paid for what follows. */
  readonly cost?: boolean
  /** Pictures beside it: rooms of an ambush, what Reinforce looks for. */
  readonly beside?: readonly string[]
}

function drawnOf(action: Exclude<Action | Cost, { readonly word: 'combo' }>): Drawn {
  switch (action.word) {
    case 'draw':
      return { picture: deedPictures.draw, number: action.cards }
    case 'resource':
      return { picture: tokenPictures[action.what] }
    case 'trap':
    case 'portal':
      return { picture: tokenPictures[action.word] }
    case 'move':
      return action.walls === true
        ? { picture: deedPictures.move, beside: [deedPictures.walls] }
        : { picture: deedPictures.move }
    case 'ambush':
      return {
        picture: deedPictures.summon,
        number: action.monsters,
        beside: action.rooms.map((room) => roomPictures[room]),
      }
    case 'summon':
      return { picture: deedPictures.summon, number: action.monsters }
    case 'reinforce':
      return {
        picture: deedPictures.reinforce,
        beside: [action.shows === 'trap' ? tokenPictures.trap : deedPictures[action.shows]],
      }
    case 'swarm':
      return {
        picture: action.do === 'trap' ? tokenPictures.trap : deedPictures[action.do],
        ring: true,
      }
    case 'pay-token':
      return { picture: tokenPictures[action.what], number: action.count, cost: true }
    case 'pay-card':
      return { picture: deedPictures.discard, number: action.cards, cost: true }
    default:
      return { picture: deedPictures[action.word] }
  }
}

function DrawnSign({ picture, number = 1, ring = false, cost = false, beside = [] }: Drawn) {
  return (
    <span
      className={css.sign}
      data-cost={cost || undefined}
      data-beside={beside.length > 0 || undefined}
    >
      <span className={css.main}>
        <span className={ring ? `${css.figure} ${css.ring}` : css.figure}>
          <Picture name={picture} />
        </span>
        {number > 1 ? <b className={css.number}>{number}</b> : null}
      </span>
      {beside.length === 0 ? null : (
        <span className={css.beside}>
          {beside.map((name) => (
            <span key={name} className={css.small}>
              <Picture name={name} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

/** One action: a card that does it twice has two chips. */
export function ActionSign({ action }: { readonly action: Action | Cost }) {
  if (action.word !== 'combo') return <DrawnSign {...drawnOf(action)} />
  return (
    <span className={css.combo}>
      <ActionSign action={action.first[0]} />
      <svg className={css.arrow} viewBox="0 0 24 12" aria-hidden="true">
        <path d="M2 6h17M14 1.5L19.5 6 14 10.5" />
      </svg>
      {action.then.map((then) => (
        <Repeated key={JSON.stringify(then)} action={then} />
      ))}
    </span>
  )
}

const TIMES = ['one', 'two', 'three', 'four', 'five'] as const

function Repeated({ action }: { readonly action: Action | Cost }) {
  const times = 'times' in action ? (action.times ?? 1) : 1
  return TIMES.slice(0, times).map((time) => <ActionSign key={time} action={action} />)
}

/** Seen, not heard: whoever listens is told the card's text. */
export function Play({
  play,
  flow = 'column',
}: {
  readonly play: Sides
  /** Which way the halves of a Choice stand. */
  readonly flow?: 'column' | 'row'
}) {
  return (
    <span
      className={css.play}
      data-flow={flow}
      data-halves={play.length === 2 || undefined}
      aria-hidden="true"
    >
      {play.map((side, n) => (
        <span key={n === 0 ? 'left' : 'right'} className={css.side}>
          {side.map((action) => (
            <Repeated key={JSON.stringify(action)} action={action} />
          ))}
        </span>
      ))}
    </span>
  )
}
