/** The arithmetic of a roll, term by term, each with what it comes from. */
import { type Card, grammars, type LanguageCode, type Telling } from '@muster/engine'
import type { Content } from '../content.ts'
import { defenseOf } from '../lasting.ts'
import { onlooker } from '../onlooker.ts'
import {
  BOTH,
  BY_RULE,
  BY_TOKEN,
  CAUSES,
  CRITICAL,
  DEFENSE,
  FACES,
  SUCCESS,
  type TerrinothState,
} from '../state.ts'
import { kindNoun, talks } from '../talk/scene.ts'

export interface Term {
  readonly text: string
  readonly cause: number
  readonly sign: '+' | '−' | '='
}

export interface Sum {
  readonly successes: readonly Term[]
  readonly blow: readonly Term[]
  /** Of each target its share, resilience and wounds. */
  readonly dealt: readonly (readonly Term[])[]
}

interface Rolled {
  readonly state: TerrinothState
  readonly card: Card
}

interface Saying {
  readonly content: Content
  readonly language: LanguageCode
}

/** `rolled`: the table after the roll, and the card that it was made for. */
export function sumOf(
  content: Content,
  events: readonly Telling[],
  language: LanguageCode,
  rolled?: Rolled,
): Sum {
  const say: Saying = { content, language }
  return {
    successes: successTerms(say, events),
    blow: blowTerms(say, events, rolled),
    dealt: dealtTerms(say, events),
  }
}

const told = (events: readonly Telling[], name: string): Telling[] =>
  events.filter((event) => event.name === name)

/** Faces of hero dice as they lie in the end, and criticals that were rolled again. */
function facesOf(events: readonly Telling[]): number[] {
  const lying: number[] = []
  const again: number[] = []
  for (const { name, b, c, d } of events) {
    if (name === 'hero-die') {
      if (d === 1) again.push(CRITICAL)
      lying[c] = b
    } else if (name === 'rerolled') {
      const at = lying.indexOf(b)
      if (at >= 0) lying[at] = c
    }
  }
  return [...lying.filter((face) => face !== undefined), ...again]
}

function successTerms(say: Saying, events: readonly Telling[]): Term[] {
  const total = told(events, 'successes').at(-1)
  if (total === undefined) return []
  const faces = facesOf(events)
  const dice = [SUCCESS, BOTH, CRITICAL].flatMap((face): Term[] => {
    const count = faces.filter((one) => one === face).length
    return count === 0 ? [] : [{ text: counted(say, count, face), cause: BY_RULE, sign: '+' }]
  })
  const added = told(events, 'added').map(
    ({ b, c }): Term => ({
      text: c === BY_TOKEN ? tokens(say, b) : `${b} ${nameOf(say, c)}`.trim(),
      cause: c,
      sign: '+',
    }),
  )
  return [...dice, ...added, { text: String(total.b), cause: BY_RULE, sign: '=' }]
}

/** Defenses of dice, and those that cards add, by name; where that is not known any more, all together. */
function defenseTerms(
  say: Saying,
  events: readonly Telling[],
  { a: hero, c: all }: Telling,
  rolled: Rolled | undefined,
): Term[] {
  const shown = facesOf(events).filter((face) => face === DEFENSE || face === BOTH).length
  const added: Term[] = []
  let sum = shown
  if (rolled !== undefined && all !== shown) {
    const u = onlooker(say.content, rolled.state)
    defenseOf(u, hero, rolled.card, (by, cause) => {
      sum += by
      added.push({ text: `${by} ${nameOf(say, cause)}`.trim(), cause, sign: '−' })
    })
  }
  const dice = sum === all ? shown : all
  return [
    ...(dice === 0
      ? []
      : [{ text: counted(say, dice, DEFENSE), cause: BY_RULE, sign: '−' } as const]),
    ...(sum === all ? added : []),
  ]
}

function blowTerms(say: Saying, events: readonly Telling[], rolled: Rolled | undefined): Term[] {
  const blow = told(events, 'blow').at(-1)
  if (blow === undefined) return []
  const blows = told(events, 'counterattack').map(
    ({ a, c }): Term => ({ text: `${c} ${nameOf(say, a)}`, cause: a, sign: '+' }),
  )
  return [
    ...blows,
    ...defenseTerms(say, events, blow, rolled),
    { text: String(blow.d), cause: BY_RULE, sign: '=' },
  ]
}

const dealtTerms = (say: Saying, events: readonly Telling[]): Term[][] =>
  told(events, 'dealt').map(({ a, b, c, d }) => [
    { text: counted(say, b, SUCCESS), cause: a, sign: '+' },
    ...(c === 0 ? [] : [{ text: String(c), cause: a, sign: '−' } as const]),
    { text: String(d), cause: a, sign: '=' },
  ])

function counted({ language }: Saying, n: number, face: number): string {
  return grammars[language].counted(undefined, n, talks[language].faces[FACES[face]])
}

const tokens = ({ language }: Saying, n: number): string =>
  grammars[language].counted(undefined, n, talks[language].token)

function nameOf({ content, language }: Saying, cause: number): string {
  const talk = talks[language]
  if (cause >= 0) return kindNoun({ content, language, talk }, content.kindOf[cause]).text
  const name = CAUSES[-1 - cause]
  return name === undefined ? '' : talk.causes[name]
}
