/** Options, events and things in words, as logs, stored matches and tests spell them. */
import { type Decision, type MuteSpan, PARTY } from './decision.ts'
import type { Game, Telling, Thing, ThingKind } from './game.ts'
import { bagOf, numberInBag } from './places.ts'
import type { EngineState, Seat } from './state.ts'
import type { Umpire } from './umpire.ts'

/** Who chooses: a seat, from 0, or all together. */
export type Chooser = Seat | 'party'

export interface OptionJson {
  readonly text: string
  /** What it concerns on the table. */
  readonly at: readonly Thing[]
  /** For how many alike things it stands. */
  readonly alike: number
  /** One of its things is a card that nobody has seen. */
  readonly sealed?: true
}

/** A decision as everyone gets it. */
export interface DecisionJson {
  readonly by: Chooser
  readonly arbiter: Seat
  readonly weighty: boolean
  readonly prompt: string
  readonly rule: string
  /** The entry that opened it: a choice names it. */
  readonly entry: number
  /** It goes on with a row of picks. */
  readonly continues: boolean
  /** Under which key, and until when, the chooser may wish not to be asked again; what is then chosen. */
  readonly mute?: { readonly key: string; readonly span: MuteSpan; readonly pass: string }
  /** What people need not be asked for. */
  readonly unasked?: string
  readonly options: readonly OptionJson[]
}

/** What is asked, without the options. */
export type Question = Omit<DecisionJson, 'options'>

/** The verbs and events of the engine's own procedures. */
const CORE_VERBS: { readonly [verb: string]: readonly ThingKind[] } = {
  do: ['card'],
  decline: ['card'],
  pay: ['card'],
  choose: ['number', 'card'],
  first: ['card', 'number'],
  enough: [],
}
const CORE_EVENTS: { readonly [event: string]: readonly ThingKind[] } = {
  'only-option': ['seat'],
}

export function chooserOf(by: Seat): Chooser {
  return by === PARTY ? 'party' : by
}

/** The name of a place: its card, or the n-th place of a bag. */
export function placeName(game: { cardName(card: number): string }, place: number): string {
  return place >= 0 ? game.cardName(place) : `?${bagOf(place)}/${numberInBag(place)}`
}

function thingText<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  kind: ThingKind,
  n: number,
  exact: boolean,
): string {
  switch (kind) {
    case 'card':
      if (n < 0) return ''
      return exact ? game.cardName(n) : game.kindName(n)
    case 'place':
      return n >= 0 && !exact ? game.kindName(n) : placeName(game, n)
    case 'seat':
      return n === PARTY ? 'party' : String(n + 1)
    case 'number':
      return String(n)
    case 'pile':
      return game.pileName(n)
    default:
      return game.thingName(state, kind, n, exact)
  }
}

function words<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  name: string,
  kinds: readonly ThingKind[],
  numbers: readonly number[],
  exact: boolean,
): string {
  let said = name
  for (let i = 0; i < kinds.length; i++) {
    const thing = thingText(game, state, kinds[i], numbers[i], exact)
    if (thing !== '') said += ` ${thing}`
  }
  return said
}

function verbKinds<S extends EngineState, C>(game: Game<S, C>, verb: string): readonly ThingKind[] {
  return game.verbs[verb] ?? CORE_VERBS[verb] ?? []
}

/** The texts of all options of a decision, each once. Cards are named by kind, by copy where that tells them apart. */
export function optionTexts<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: Decision,
): string[] {
  const texts: string[] = []
  for (let i = 0; i < decision.count; i++) texts.push(textAt(game, state, decision, i, false))
  return texts.map((text, i) =>
    texts.indexOf(text) !== i || texts.indexOf(text, i + 1) >= 0
      ? textAt(game, state, decision, i, true)
      : text,
  )
}

export function optionText<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: Decision,
  index: number,
): string {
  return optionTexts(game, state, decision)[index]
}

function textAt<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: Decision,
  index: number,
  exact: boolean,
): string {
  const { verb, a, b, c } = decision.at(index)
  return words(game, state, verb, verbKinds(game, verb), [a, b, c], exact)
}

/** The index of the option with this text in the umpire's decision, or −1. */
export function findOption<S extends EngineState, C>(
  game: Game<S, C>,
  umpire: Umpire<S, C>,
  text: string,
): number {
  return optionTexts(game, umpire.state, umpire.decision).indexOf(text)
}

/** An event as its name and things: `drew basic-1`. */
export function eventText<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  { name, a, b, c, d }: Telling,
): string {
  return words(game, state, name, eventKinds(game, name), [a, b, c, d], false)
}

/** Of what kind the numbers of an event are. */
export function eventKinds<S extends EngineState, C>(
  game: Game<S, C>,
  name: string,
): readonly ThingKind[] {
  return game.events[name] ?? CORE_EVENTS[name] ?? []
}

/** What is asked: little work where nobody reads the options. */
export function questionJson<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: Decision,
  entry: number,
): Question {
  const { mute, muteSpan, mutePass } = decision
  const pass = mute === undefined ? -1 : verbAt(decision, mutePass)
  const unasked = game.unasked?.(state, decision)
  const question = {
    by: chooserOf(decision.by),
    arbiter: decision.arbiter,
    weighty: decision.weighty,
    prompt: decision.prompt,
    rule: decision.rule,
    entry,
    continues: decision.continues,
  }
  if (pass < 0 && unasked === undefined) return question
  const texts = optionTexts(game, state, decision)
  return {
    ...question,
    ...(mute === undefined || pass < 0
      ? {}
      : { mute: { key: mute, span: muteSpan, pass: texts[pass] } }),
    ...(unasked === undefined ? {} : { unasked: texts[unasked] }),
  }
}

function verbAt(decision: Decision, verb: string | undefined): number {
  for (let i = 0; i < decision.count; i++) if (decision.at(i).verb === verb) return i
  return -1
}

export function decisionJson<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  decision: Decision,
  entry: number,
): DecisionJson {
  return {
    ...questionJson(game, state, decision, entry),
    options: optionTexts(game, state, decision).map((text, i) => {
      const at = thingsOf(game, decision, i)
      const alike = decision.alikeCount(i)
      const sealed = at.some((thing) => thing.kind === 'place' && thing.n < 0)
      return sealed ? { text, at, alike, sealed } : { text, at, alike }
    }),
  }
}

/** What an option concerns on the table. */
export function thingsOf<S extends EngineState, C>(
  game: Game<S, C>,
  decision: Decision,
  index: number,
): Thing[] {
  const { verb, a, b, c } = decision.at(index)
  const numbers = [a, b, c]
  return verbKinds(game, verb)
    .map((kind, i) => ({ kind, n: numbers[i] }))
    .filter(({ kind, n }) => kind !== 'number' && (kind !== 'card' || n >= 0))
}

/** The few texts that are most like a text that was not found. */
export function nearest(text: string, among: readonly string[], few = 3): string[] {
  return among
    .map((candidate, i) => ({ candidate, i, distance: distance(text, candidate) }))
    .sort((a, b) => a.distance - b.distance || a.i - b.i)
    .slice(0, few)
    .map(({ candidate }) => candidate)
}

/** Letters to add, drop or change to make one text of the other. */
function distance(a: string, b: string): number {
  let row = [...b].map((_, j) => j)
  row.push(row.length)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j < row.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[row.length - 1]
}
