/** Seats, votes and wishes as lines of the log. */
import type { EngineState, NoteEntry, Seat } from '@muster/engine'
import { botTitle } from './bots.ts'
import { type Note, readNote } from './notes.ts'
import {
  isOfTwo,
  isSeatsName,
  type LogLine,
  listed,
  namesOf,
  personName,
  sayChoice,
  type Voice,
} from './speech.ts'
import { takenBack } from './undo.ts'

type NoteOf<Kind extends Note['kind']> = Extract<Note, { kind: Kind }>

export function noteLines<S extends EngineState, C>(
  voice: Voice<S, C>,
  entry: NoteEntry,
): LogLine[] {
  const { told } = voice
  const note = readNote(entry, told.before.seats.length)
  if (note === undefined) return []
  const kind = note.kind === 'vote' ? 'vote' : isAboutUndo(note) ? 'undo' : 'table'
  const seats = seatsOf(note)
  const of = seats.length === 1 ? { seat: seats[0] } : {}
  const rule =
    note.kind === 'vote' && told.decision !== undefined ? { rule: told.decision.rule } : {}
  return sentences(voice, note).map((text) => ({
    entry: voice.entry,
    kind,
    text,
    ...of,
    ...rule,
    seal: false,
  }))
}

function isAboutUndo({ kind }: Note): boolean {
  return kind === 'asks' || kind === 'agrees' || kind === 'refuses'
}

/** Whose note it is. */
function seatsOf(note: Note): readonly Seat[] {
  switch (note.kind) {
    case 'vote':
    case 'asks':
    case 'agrees':
    case 'refuses':
      return note.seats
    case 'consent':
      return note.by
    case 'person':
    case 'settings':
      return []
    default:
      return note.seat === undefined ? [] : [note.seat]
  }
}

function sentences<S extends EngineState, C>(voice: Voice<S, C>, note: Note): string[] {
  const { talk } = voice
  const who = () => namesOf(voice, seatsOf(note))
  switch (note.kind) {
    case 'person':
      return [sayPerson(voice, note)]
    case 'seat':
      return saySeat(voice, note)
    case 'here':
    case 'away': {
      const whom = note.seat === undefined ? oneName(voice, note.person) : who()
      return [talk[note.kind](whom)]
    }
    case 'settings':
      return saySettings(voice, note)
    case 'vote':
      return [sayVote(voice, note)]
    case 'follow':
      return [talk.follows(who(), note.on)]
    case 'allow':
      return [talk.allows(who(), note.on)]
    case 'consent':
      return [talk.consents(who(), namesOf(voice, [note.seat]).text, note.on)]
    case 'mute':
      return [talk.mutes(who(), note.span)]
    case 'unmute':
      return [talk.unmutes(who())]
    case 'asks': {
      const choices = takenBack(voice.entries, note.to, voice.entry)?.length ?? 0
      return [talk.asksBack(who(), choices)]
    }
    case 'agrees':
      return [talk.agrees(who())]
    case 'refuses':
      return [talk.refuses(who())]
  }
}

function sayPerson<S extends EngineState, C>(
  { talk, told }: Voice<S, C>,
  { person, name }: NoteOf<'person'>,
): string {
  const known = told.before.people.find(({ id }) => id === person)
  return known === undefined
    ? talk.joins({ text: name, many: isOfTwo(name) })
    : talk.renamed(known.name, name)
}

function saySeat<S extends EngineState, C>(
  { game, talk, told, language }: Voice<S, C>,
  { seat, people, bot }: NoteOf<'seat'>,
): string[] {
  const name = game.seatName(told.state, seat, language)
  if (bot !== undefined) return [talk.seatBot(name, botTitle(bot, language))]
  if (people.length === 0) return [talk.seatOpen(name)]
  const names = people.map((id) => personName(told.before, id))
  // Who has no name of their own is called by the seat: that they sit there is no news.
  if (names.every((given) => isSeatsName(game, told.state, seat, given))) return []
  return [talk.seatHeld(name, listed(names, talk))]
}

function saySettings<S extends EngineState, C>(
  { talk, told }: Voice<S, C>,
  { settings }: NoteOf<'settings'>,
): string[] {
  const old = told.before.settings
  const { allRoutine, closedHands, hints } = settings
  return [
    ...(allRoutine === old.allRoutine ? [] : [talk.allRoutine(allRoutine)]),
    ...(closedHands === old.closedHands ? [] : [talk.closedHands(closedHands)]),
    ...(hints === old.hints ? [] : [talk.hints(hints)]),
  ]
}

function sayVote<S extends EngineState, C>(voice: Voice<S, C>, note: NoteOf<'vote'>): string {
  const { talk, told } = voice
  const hidden = told.before.settings.closedHands
  return talk.votes(oneName(voice, note.person), hidden ? undefined : sayChoice(voice, note.texts))
}

function oneName<S extends EngineState, C>({ told }: Voice<S, C>, person: string) {
  const text = personName(told.before, person)
  return { text, many: isOfTwo(text) }
}
