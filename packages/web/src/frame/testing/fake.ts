/** Bare tables for tests of the frame: they hold nothing of any game. */
import { type EngineState, newEngineState, type Seat } from '@muster/engine'
import type { Decides, TableView } from '@muster/table'
import type { DecisionView, MatchView, OptionView } from '../../host/protocol.ts'

export const bareState = (): EngineState => newEngineState(0, 0)

export const option = (text: string, more: Partial<OptionView> = {}): OptionView => ({
  text,
  verb: text.split(' ')[0],
  say: text,
  at: [],
  alike: 1,
  sealed: false,
  ...more,
})

interface FakeTable {
  readonly decides: Partial<Decides>
  readonly arbiter?: Seat
  readonly bots?: readonly Seat[]
  readonly follows?: readonly Seat[]
  /** What each seat has voted for. */
  readonly votes?: readonly (readonly [seat: Seat, text: string])[]
}

/** A table of four around one device. */
export function fakeTable({
  decides,
  arbiter = 0,
  bots = [],
  follows = [],
  votes = [],
}: FakeTable): TableView {
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat,
    people: bots.includes(seat) ? [] : [`p${seat}`],
    ...(bots.includes(seat) ? { bot: 'greedy' } : {}),
    away: false,
    here: true,
    follows: follows.includes(seat),
    allows: false,
    answeredFor: false,
    consents: [],
  }))
  const people = seats.flatMap((one) => one.people)
  return {
    version: 7,
    entry: 7,
    people: people.map((id) => ({ id, name: id, here: true })),
    seats,
    settings: { allRoutine: false, closedHands: false, oneDevice: true, hints: true },
    decision: {
      by: 'party',
      arbiter,
      weighty: true,
      prompt: 'where-to',
      rule: 'T3.1',
      entry: 7,
      continues: false,
      options: [],
    },
    decides: { how: 'vote', why: 'weighty', seats: [], standIns: [], ...decides },
    votes: votes.map(([seat, text]) => ({ seat, person: `p${seat}`, texts: [text] })),
    mutes: [],
    chat: [],
  }
}

/** A table that waits for a decision of its first seat. */
export const fakeView = (decision: Partial<DecisionView>): MatchView => ({
  id: 'm',
  game: 'none',
  pack: '',
  options: {},
  entry: 7,
  state: bareState(),
  decision: {
    entry: 7,
    by: 0,
    arbiter: 0,
    weighty: false,
    prompt: 'turn',
    about: { a: 0, b: 0, c: 0 },
    say: '',
    asked: { who: '', question: '', facts: '' },
    rule: '',
    options: [],
    row: false,
    ...decision,
  },
  seats: [],
  table: fakeTable({ decides: { how: 'seat', why: 'own', seats: [0] } }),
  undo: [],
  seal: 0,
  kept: 'kept',
})
