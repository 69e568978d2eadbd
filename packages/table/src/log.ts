/** The log in sentences, entry by entry. */
import type { ChoiceEntry, EngineState, UndoEntry } from '@muster/engine'
import { decidesOf } from './decides.ts'
import { noteLines } from './log-notes.ts'
import { type LogKind, type LogLine, namesOf, sayChoice, type Voice } from './speech.ts'
import { takenBack } from './undo.ts'

export function linesOf<S extends EngineState, C>(voice: Voice<S, C>): LogLine[] {
  return [...linesBefore(voice), ...linesAfter(voice)]
}

/** How an entry came about: said by the table as it lay before it. */
export function linesBefore<S extends EngineState, C>(voice: Voice<S, C>): LogLine[] {
  const { entry } = voice.told
  const how = entry.kind === 'choice' ? howDecided(voice, entry) : undefined
  return how === undefined ? [] : [lineOf(voice, 'choice', how)]
}

/** What came of it: said by the table as it lies after it. */
export function linesAfter<S extends EngineState, C>(voice: Voice<S, C>): LogLine[] {
  const { game, language, told, entry } = voice
  switch (told.entry.kind) {
    case 'begin':
      // Set-up follows no choice, and what it tells has rules of its own only later.
      return game
        .sayEvents(told.state, told.events, language)
        .map(({ text }) => ({ entry, kind: 'told', text, seal: false }))
    case 'choice':
      return game
        .sayEvents(told.state, told.events, language)
        .map(({ text, rule }) => lineOf(voice, 'told', text, rule))
    case 'undo':
      return [undoLine(voice, told.entry)]
    case 'note':
      return noteLines(voice, told.entry)
  }
}

/** A line about a choice. A server tells each in three languages: it is one object, put together at once. */
function lineOf<S extends EngineState, C>(
  { told, entry }: Voice<S, C>,
  kind: LogKind,
  text: string,
  rule = told.decision?.rule,
): LogLine {
  const seal = told.entry.kind === 'choice' && told.entry.dealt.length > 0
  const line: Writable<LogLine> = { entry, kind, text, seal }
  if (told.entry.kind === 'choice' && told.entry.by !== 'party') line.seat = told.entry.by
  if (rule !== undefined) line.rule = rule
  return line
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] }

/** How a choice came about, where it was not simply its seat's own. */
function howDecided<S extends EngineState, C>(
  voice: Voice<S, C>,
  { by, texts, agreed = [] }: ChoiceEntry,
): string | undefined {
  const { talk, told } = voice
  const option = () => sayChoice(voice, texts)
  if (told.muted && told.decision?.unasked !== undefined) return undefined
  if (by !== 'party') {
    if (told.muted) return talk.passes(namesOf(voice, [by]), option())
    if (agreed.length === 0) return undefined
    return talk.answersFor(namesOf(voice, agreed), namesOf(voice, [by]).text, option())
  }
  if (agreed.length === 0 || told.decision === undefined) return talk.party(option())
  const { how, seats, settles } = decidesOf(told.before, told.decision)
  const who = namesOf(voice, agreed)
  if (how !== 'vote') return talk.decides(who, option())
  if (settles !== undefined && agreed.length < seats.length) {
    return talk.settles(namesOf(voice, [settles]), option())
  }
  const isOne = agreed.length === 1 && told.before.seats[agreed[0]].people.length < 2
  return isOne ? talk.decides(who, option()) : talk.agreesOn(who, option())
}

function undoLine<S extends EngineState, C>(
  voice: Voice<S, C>,
  { to, agreed, pastSeal }: UndoEntry,
): LogLine {
  const { entry, talk, entries } = voice
  const takesBack = takenBack(entries, to, entry - 1) ?? []
  const who = agreed.length === 0 ? { text: talk.table, many: false } : namesOf(voice, agreed)
  const text = talk.undoes(who, takesBack.length, pastSeal === true)
  const seat = agreed.length === 1 ? { seat: agreed[0] } : {}
  return { entry, kind: 'undo', text, ...seat, seal: false, takesBack }
}
