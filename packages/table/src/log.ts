/** The log in sentences, entry by entry. */
import type {
  ChoiceEntry,
  Chooser,
  EngineState,
  Entry,
  Game,
  LanguageCode,
  Seat,
  UndoEntry,
} from '@muster/engine'
import { decidesOf } from './decides.ts'
import { noteLines } from './log-notes.ts'
import { type LogLine, namesOf, sayChoice, type Voice } from './speech.ts'
import { talks } from './talk/index.ts'
import type { Told } from './told.ts'
import { takenBack } from './undo.ts'

export function linesOf<S extends EngineState, C>(
  game: Game<S, C>,
  told: Told<S>,
  entries: readonly Entry[],
  entry: number,
  language: LanguageCode,
): LogLine[] {
  const voice: Voice<S, C> = { game, language, talk: talks[language], told, entry, entries }
  switch (told.entry.kind) {
    case 'begin':
      // Set-up follows no choice, and what it tells has rules of its own only later.
      return toldLines(voice, {}).map(({ rule: _, ...line }) => line)
    case 'choice': {
      const rule = told.decision?.rule
      const { by } = told.entry
      const of = { ...seatOf(by), ...(rule === undefined ? {} : { rule }) }
      const how = howDecided(voice, told.entry)
      const seal = told.entry.dealt.length > 0
      const first: LogLine[] =
        how === undefined ? [] : [{ entry, kind: 'choice', text: how, ...of, seal }]
      return [...first, ...toldLines(voice, of)]
    }
    case 'undo':
      return [undoLine(voice, told.entry)]
    case 'note':
      return noteLines(voice, told.entry)
  }
}

function seatOf(by: Chooser): { readonly seat?: Seat } {
  return by === 'party' ? {} : { seat: by }
}

function toldLines<S extends EngineState, C>(
  { game, language, told, entry }: Voice<S, C>,
  of: { readonly seat?: Seat; readonly rule?: string },
): LogLine[] {
  const seal = told.entry.kind === 'choice' && told.entry.dealt.length > 0
  return game.sayEvents(told.state, told.events, language).map(({ text, rule }): LogLine => {
    const line: LogLine = { entry, kind: 'told', text, ...of, seal }
    return rule === undefined ? line : { ...line, rule }
  })
}

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
