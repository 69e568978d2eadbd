/** What a table notes among the choices, and its text in the notation: seats from 1, one line each. */
import { MusterError, type MuteSpan, type NoteEntry, type Seat } from '@muster/engine'

export interface NotedSettings {
  readonly allRoutine: boolean
  readonly closedHands: boolean
  readonly oneDevice: boolean
  readonly hints: boolean
}

export type Note =
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | {
      readonly kind: 'seat'
      readonly seat: Seat
      readonly people: readonly string[]
      readonly bot?: string
    }
  | { readonly kind: 'here' | 'away'; readonly person: string; readonly seat?: undefined }
  | { readonly kind: 'here' | 'away'; readonly seat: Seat }
  | { readonly kind: 'settings'; readonly settings: NotedSettings }
  | {
      readonly kind: 'vote'
      readonly seats: readonly Seat[]
      readonly person: string
      readonly texts: readonly string[]
    }
  | { readonly kind: 'follow' | 'allow'; readonly seat: Seat; readonly on: boolean }
  | {
      readonly kind: 'consent'
      readonly seat: Seat
      readonly by: readonly Seat[]
      readonly on: boolean
    }
  | {
      readonly kind: 'mute'
      readonly seat: Seat
      readonly key: string
      readonly span: MuteSpan
      readonly since: number
    }
  | { readonly kind: 'unmute'; readonly seat: Seat; readonly key: string }
  | { readonly kind: 'asks'; readonly seats: readonly Seat[]; readonly to: number }
  | { readonly kind: 'agrees' | 'refuses'; readonly seats: readonly Seat[] }

/** The names of a table's notes, for `parseMatch`. */
export const NOTE_NAMES: readonly Note['kind'][] = [
  'person',
  'seat',
  'here',
  'away',
  'settings',
  'vote',
  'follow',
  'allow',
  'consent',
  'mute',
  'unmute',
  'asks',
  'agrees',
  'refuses',
]

const ROW = ' + '

export function noteText(note: Note): string {
  switch (note.kind) {
    case 'person':
      return `${note.person} ${note.name}`
    case 'seat': {
      if (note.bot !== undefined) return `${note.seat + 1} bot ${note.bot}`
      return `${note.seat + 1} ${note.people.length === 0 ? 'open' : `held by ${note.people.join(', ')}`}`
    }
    case 'here':
    case 'away':
      return note.seat === undefined ? note.person : `seat ${note.seat + 1}`
    case 'settings': {
      const { allRoutine, closedHands, oneDevice, hints } = note.settings
      const said = `all-routine ${onOff(allRoutine)}, closed-hands ${onOff(closedHands)}, one-device ${onOff(oneDevice)}`
      // Said only where it is not as usual: tables of before had no word for it.
      return hints ? said : `${said}, hints off`
    }
    case 'vote':
      return `${numbers(note.seats)} by ${note.person}: ${note.texts.join(ROW)}`
    case 'follow':
    case 'allow':
      return `${note.seat + 1} ${onOff(note.on)}`
    case 'consent':
      return `${note.seat + 1} ${onOff(note.on)} by ${numbers(note.by)}`
    case 'mute':
      return `${note.seat + 1} ${note.span} ${note.since} ${note.key}`
    case 'unmute':
      return `${note.seat + 1} ${note.key}`
    case 'asks':
      return `${numbers(note.seats)} back to ${note.to}`
    case 'agrees':
    case 'refuses':
      return numbers(note.seats)
  }
}

const SEATS = String.raw`(\d+(?:, \d+)*)`
const PATTERNS: Readonly<Record<Note['kind'], RegExp>> = {
  person: /^(\S+) (\S.*)$/,
  seat: /^(\d+) (?:(open)|bot (\S+)|held by (\S+(?:, \S+)*))$/,
  here: /^(?:seat (\d+)|(\S+))$/,
  away: /^(?:seat (\d+)|(\S+))$/,
  settings: /^all-routine (on|off), closed-hands (on|off), one-device (on|off)(, hints off)?$/,
  vote: new RegExp(`^${SEATS} by (\\S+): (.+)$`),
  follow: /^(\d+) (on|off)$/,
  allow: /^(\d+) (on|off)$/,
  consent: new RegExp(`^(\\d+) (on|off) by ${SEATS}$`),
  mute: /^(\d+) (turn|round|match) (\d+) (.+)$/,
  unmute: /^(\d+) (.+)$/,
  asks: new RegExp(`^${SEATS} back to (\\d+)$`),
  agrees: new RegExp(`^${SEATS}$`),
  refuses: new RegExp(`^${SEATS}$`),
}

/** Reads a note of a table with so many seats; none where another program made it. */
export function readNote({ name, text }: NoteEntry, seats: number): Note | undefined {
  const kind = NOTE_NAMES.find((one) => one === name)
  if (kind === undefined) return undefined
  const found = PATTERNS[kind].exec(text)
  if (found === null) throw unreadable(name, text)
  const note = noteOf(kind, found)
  const named = seatsIn(note)
  if (named.some((seat) => seat < 0 || seat >= seats)) throw unreadable(name, text)
  return note
}

function noteOf(kind: Note['kind'], [, one, two, three, four]: RegExpExecArray): Note {
  switch (kind) {
    case 'person':
      return { kind, person: one, name: two }
    case 'seat': {
      const people = four?.split(', ') ?? []
      return { kind, seat: seatAt(one), people, ...(three === undefined ? {} : { bot: three }) }
    }
    case 'here':
    case 'away':
      return one === undefined ? { kind, person: two } : { kind, seat: seatAt(one) }
    case 'settings': {
      const settings = {
        allRoutine: one === 'on',
        closedHands: two === 'on',
        oneDevice: three === 'on',
        hints: four === undefined,
      }
      return { kind, settings }
    }
    case 'vote':
      return { kind, seats: seatsAt(one), person: two, texts: three.split(ROW) }
    case 'follow':
    case 'allow':
      return { kind, seat: seatAt(one), on: two === 'on' }
    case 'consent':
      return { kind, seat: seatAt(one), on: two === 'on', by: seatsAt(three) }
    case 'mute':
      return { kind, seat: seatAt(one), span: spanOf(two), since: Number(three), key: four }
    case 'unmute':
      return { kind, seat: seatAt(one), key: two }
    case 'asks':
      return { kind, seats: seatsAt(one), to: Number(two) }
    case 'agrees':
    case 'refuses':
      return { kind, seats: seatsAt(one) }
  }
}

function seatsIn(note: Note): readonly Seat[] {
  switch (note.kind) {
    case 'vote':
    case 'asks':
    case 'agrees':
    case 'refuses':
      return note.seats
    case 'consent':
      return [note.seat, ...note.by]
    case 'person':
    case 'settings':
      return []
    default:
      return note.seat === undefined ? [] : [note.seat]
  }
}

function unreadable(name: string, text: string): MusterError {
  return new MusterError('notation', `the table cannot read its note “${name} ${text}”`)
}

function onOff(on: boolean): string {
  return on ? 'on' : 'off'
}

function numbers(seats: readonly Seat[]): string {
  return seats.map((seat) => seat + 1).join(', ')
}

function seatAt(number: string): Seat {
  return Number(number) - 1
}

function seatsAt(list: string): Seat[] {
  return list.split(', ').map(seatAt)
}

function spanOf(word: string): MuteSpan {
  return word === 'turn' || word === 'round' ? word : 'match'
}
