/** What the sentences of the log are made with. */
import {
  type Decision,
  dryRun,
  type EngineState,
  type Entry,
  type Game,
  LANGUAGES,
  type LanguageCode,
  optionTexts,
  type Seat,
} from '@muster/engine'
import { type Company, personOf } from './company.ts'
import { decisionAt } from './decision-at.ts'
import { talks } from './talk/index.ts'
import type { Names, Talk } from './talk/talk.ts'
import type { Told } from './told.ts'

/** `told`: what happened. `choice`: how it was decided. `table`: seats, people, settings and wishes. */
export type LogKind = 'told' | 'choice' | 'vote' | 'undo' | 'table'

export interface LogLine {
  readonly entry: number
  readonly kind: LogKind
  readonly text: string
  /** Whose choice, vote or wish it is. */
  readonly seat?: Seat
  /** The rule that brought it about: its own, else that of the choice. */
  readonly rule?: string
  /** Something was dealt with this entry: undo is not free beyond it. */
  readonly seal: boolean
  /** The choices that an undo takes back. */
  readonly takesBack?: readonly number[]
}

export interface Voice<S extends EngineState, C> {
  readonly game: Game<S, C>
  readonly language: LanguageCode
  readonly talk: Talk
  readonly told: Told<S>
  readonly entry: number
  /** All entries of the match. */
  readonly entries: readonly Entry[]
  /** What was asked then, where it is still at hand. */
  readonly asking?: Decision | undefined
}

/** Of one entry, in several languages. */
export const voicesOf = <S extends EngineState, C>(
  game: Game<S, C>,
  told: Told<S>,
  entries: readonly Entry[],
  entry: number,
  languages: readonly LanguageCode[],
  asking?: Decision,
): Voice<S, C>[] =>
  languages.map((language) => {
    const talk = talks[language]
    return { game, language, talk, told, entry, entries, asking }
  })

/** Somebody who plays two heroes may be called by both: “Barbarian & Thief”. */
export const isOfTwo = (name: string): boolean => name.includes(' & ')

/** Whether a name is the seat's own, in whatever language: none that somebody gave. */
export const isSeatsName = <S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  seat: Seat,
  name: string,
): boolean => LANGUAGES.some((language) => game.seatName(state, seat, language) === name)

/** Who sits there: the names of its people, or of the seat where a bot or nobody does. */
export function namesOf<S extends EngineState, C>(
  { game, language, talk, told }: Voice<S, C>,
  seats: readonly Seat[],
): Names {
  const names: string[] = []
  for (const seat of seats) {
    const { people, bot } = told.before.seats[seat]
    const name = game.seatName(told.state, seat, language)
    // Who took no name of one's own is called as the reader calls the seat.
    const all = people
      .map((id) => personName(told.before, id))
      .map((given) => (isSeatsName(game, told.state, seat, given) ? name : given))
    const here = all.length > 0 ? all : [bot === undefined ? name : talk.bot(name)]
    for (const one of here) if (!names.includes(one)) names.push(one)
  }
  return { text: listed(names, talk), many: names.length > 1 || names.some(isOfTwo) }
}

export function personName(company: Company, id: string): string {
  return personOf(company, id)?.name ?? id
}

export function listed(names: readonly string[], { and }: Talk): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`
}

/** What was chosen, in words; of a row of picks as far as no chance comes in. */
export function sayChoice<S extends EngineState, C>(
  { game, language, told, asking }: Voice<S, C>,
  texts: readonly string[],
): string {
  const words: string[] = []
  let lies = told.from
  for (const text of texts) {
    const decision = lies === told.from && asking ? asking : decisionAt(game, lies)
    const index = decision === undefined ? -1 : optionTexts(game, lies, decision).indexOf(text)
    if (decision === undefined || index < 0) break
    words.push(game.sayChosen(lies, decision, index, language))
    if (words.length === texts.length) break
    const run = dryRun(game, lies, index)
    if (!run.goesOn) break
    lies = run.state
  }
  // An option that is a whole sentence brings a full stop, and so does the log.
  return words.join(' + ').replace(/\.$/, '')
}
