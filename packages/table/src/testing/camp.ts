/**
 * A tiny game for the table's own tests: campers decide where to go (weighty) and who leads (routine), then each
 * works: draws, rolls, burns or spares cards (rows of picks), lays cards in order, or rests. Who draws brings a raid,
 * against which the next camper may defend, or wish not to be asked.
 */
import {
  copyRows,
  type EngineState,
  type Game,
  MusterError,
  type MuteSpan,
  newEngineState,
  numbered,
  type Options,
  picksFor,
  proceduresFor,
  type Umpire,
  WON,
} from '@muster/engine'

export interface CampState extends EngineState {
  seats: number
  rounds: number
  round: number
  turn: number
  action: number
  span: number
  raids: number
}
type Content = Readonly<Record<string, never>>
type U = Umpire<CampState, Content>

const KINDS = ['wood', 'stone', 'herb', 'rope']
const COPIES = 6
const CARDS = KINDS.length * COPIES
const SPANS: readonly MuteSpan[] = ['turn', 'round', 'match']
export const [DECK, DISCARD, HANDS] = [0, 1, 2]
const ACTIONS_A_TURN = 3

export const kindOf = (card: number): number => Math.floor(card / COPIES)

const discard = (u: U, seat: number, card: number) => {
  const hand = u.state.piles[HANDS + seat]
  hand.splice(hand.indexOf(card), 1)
  u.state.piles[DISCARD].push(card)
  u.tell('discarded', seat, card)
}
const fromHand = {
  rule: 'C5',
  candidates: (u: U, seat: number) => u.state.piles[HANDS + seat],
  kind: (_u: U, card: number) => kindOf(card),
  take: discard,
}
const picks = picksFor<CampState, Content>([
  { prompt: 'burn', verb: 'burn', ...fromHand },
  { prompt: 'spare', verb: 'spare', ...fromHand },
])

const procedure = proceduresFor<U>()

const laying = procedure('lay', ['seat', 'at'], {
  next: {
    ask(u, f, d) {
      const hand = u.state.piles[HANDS + f.seat]
      if (f.at >= Math.min(3, hand.length)) return 'done'
      d.ask(f.seat, 'lay', 'C6', f.at)
      d.continues = f.at > 0
      for (let i = f.at; i < hand.length; i++) d.alike('lay', kindOf(hand[i]), hand[i])
      return undefined
    },
    answer(u, f, { a }) {
      const hand = u.state.piles[HANDS + f.seat]
      hand.splice(hand.indexOf(a), 1)
      hand.splice(f.at++, 0, a)
      return 'next'
    },
  },
})

const turn = procedure('turn', ['seat', 'done'], {
  work: {
    ask(u, f, d) {
      const hand = u.state.piles[HANDS + f.seat].length
      if (f.done === ACTIONS_A_TURN) return 'done'
      d.ask(f.seat, 'work', 'C3')
      if (u.state.piles[DECK].length > 0) d.option('draw')
      d.option('roll')
      if (hand > 1) d.option('fire')
      if (hand > 0) d.option('save')
      if (hand > 2) d.option('tidy')
      d.option('rest')
      return undefined
    },
    answer(u, f, { verb }) {
      f.done++
      if (verb === 'draw') return 'draw'
      if (verb === 'rest') return 'done'
      if (verb === 'roll') u.tell('rolled', f.seat, u.roll(0, 6))
      if (verb === 'fire') picks.exactly(u, 0, f.seat, 2)
      if (verb === 'save') picks.upTo(u, 1, f.seat, 3)
      if (verb === 'tidy') u.call(laying, f.seat)
      return 'next'
    },
  },
  draw(u, f) {
    const card = u.draw(DECK)
    u.state.piles[HANDS + f.seat].push(card)
    u.tell('drew', f.seat, card)
    return 'raid'
  },
  raid: {
    ask(u, f, d) {
      d.ask((f.seat + 1) % u.state.seats, 'raid', 'C4')
      d.option('defend')
      d.option('decline', -1)
      d.mutable('raid', SPANS[u.state.span], 'decline')
      return undefined
    },
    answer(u, f, { verb }) {
      if (verb === 'decline') u.state.raids++
      u.tell(verb === 'defend' ? 'defended' : 'raided', (f.seat + 1) % u.state.seats)
      return 'next'
    },
  },
  next(u) {
    u.state.action++
    return 'work'
  },
})

const match = procedure('match', ['seat'], {
  setUp(u) {
    u.shuffle(DECK)
    return 'where'
  },
  where: {
    ask({ state }, _f, d) {
      d.askParty(state.round % state.seats, true, 'where', 'C1')
      for (const place of ['forest', 'hill', 'stay']) d.option(place)
      return undefined
    },
    answer: () => 'lead',
  },
  lead: {
    ask({ state }, _f, d) {
      d.askParty(state.round % state.seats, false, 'lead', 'C2')
      for (let seat = 0; seat < state.seats; seat++) d.option('lead', seat)
      return undefined
    },
    answer(u, _f, { a }) {
      u.tell('leads', a)
      return 'turns'
    },
  },
  turns(u, f) {
    const { state } = u
    if (f.seat === state.seats) {
      f.seat = 0
      state.round++
      return state.round === state.rounds ? 'end' : 'where'
    }
    state.turn++
    state.action++
    u.call(turn, f.seat++)
    return 'turns'
  },
  end: (u) => u.end(WON),
})

export function camp(): Game<CampState, Content> {
  return {
    name: 'camp',
    version: '1.0.0',
    pack: { name: 'house', hash: 'c'.repeat(64) },
    content: {},
    procedures: numbered([match, turn, laying, picks.procedure]),
    optionFields: [
      { name: 'seats', values: [2, 3, 4], fallback: 3 },
      { name: 'rounds', values: [1, 2, 3], fallback: 2 },
      { name: 'span', values: [...SPANS], fallback: 'turn' },
    ],
    readOptions,
    newState,
    copy: (state) => ({
      ...state,
      stack: [...state.stack],
      agenda: [...state.agenda],
      piles: copyRows(state.piles),
      bagCards: copyRows(state.bagCards),
      bagPlaces: copyRows(state.bagPlaces),
      bagOrigin: [...state.bagOrigin],
      shuffles: [...state.shuffles],
      rolls: [...state.rolls],
    }),
    seats: (state) => state.seats,
    clock: ({ round, turn: turns, action }) => ({ round, turn: turns, action }),
    cards: CARDS,
    kindName: (card) => KINDS[kindOf(card)],
    cardName: (card) => `${KINDS[kindOf(card)]}.${card + 1}`,
    piles: HANDS + 4,
    pileName: (pile) => ['deck', 'discard'][pile] ?? `hand ${pile - HANDS + 1}`,
    verbs: { lead: ['seat'], burn: ['card'], spare: ['card'], lay: ['card'] },
    events: {
      drew: ['seat', 'card'],
      rolled: ['seat', 'number'],
      discarded: ['seat', 'card'],
      defended: ['seat'],
      raided: ['seat'],
      leads: ['seat'],
    },
    thingName: (_state, kind, n) => `${kind}-${n}`,
    value: () => 5000,
    policy: (umpire, random) => random(umpire.decision.count),
    sayAsked: (_state, decision) => ({
      who: `${decision.by}`,
      question: `${decision.prompt}?`,
      facts: '',
    }),
    sayPrompt: (_state, decision) => `${decision.prompt}?`,
    sayOption: (_state, decision, index) => decision.at(index).verb,
    sayChosen: (_state, decision, index) => decision.at(index).verb,
    sayEvents: (state, events, language) =>
      events.map(({ name, a }) => ({
        text: `${language} ${name} ${a} in round ${state.round}`,
        weight: 0,
        // A rule of its own, where others have that of the choice.
        ...(name === 'discarded' ? { rule: 'C9' } : {}),
      })),
    sayResult: () => 'won',
    sayPiles: () => [],
    picture: () => '',
    seatName: (_state, seat) => `Camper ${seat + 1}`,
  }
}

function readOptions(options: Options): Options {
  const { seats = 3, rounds = 2, span = 'turn' } = options
  if (!SPANS.some((one) => one === span)) throw new MusterError('options', 'span: no such span')
  return { seats, rounds, span }
}

/** Each camper holds two of wood, one of stone and one of herb; the rest is the deck. */
function newState({ seats, rounds, span }: Options): CampState {
  const state = {
    ...newEngineState(HANDS + 4, 1),
    seats: Number(seats),
    rounds: Number(rounds),
    round: 0,
    turn: 0,
    action: 0,
    span: SPANS.findIndex((one) => one === span),
    raids: 0,
  }
  for (let card = 0; card < CARDS; card++) state.piles[DECK].push(card)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const kind of [0, 0, 1, 2]) {
      const { [DECK]: deck } = state.piles
      const at = deck.findIndex((card) => kindOf(card) === kind)
      if (at >= 0) state.piles[HANDS + seat].push(...deck.splice(at, 1))
    }
  }
  return state
}
