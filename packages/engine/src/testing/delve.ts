/**
 * A tiny game for the engine's own tests: two delvers press their luck with one deck, a die of bats, face-down
 * stashes and a party decision.
 */
import type { Decision } from '../decision.ts'
import { MusterError } from '../errors.ts'
import { type Game, numbered, type Options } from '../game.ts'
import { picksFor } from '../picks.ts'
import { proceduresFor } from '../procedure.ts'
import {
  copyRows,
  type EngineState,
  GOING_ON,
  LOST,
  newEngineState,
  type Seat,
  WON,
  zeros,
} from '../state.ts'
import type { Umpire } from '../umpire.ts'

export interface DelveState extends EngineState {
  rounds: number
  round: number
  torches: number
  score: number[]
  /** For each round the scores after it. */
  history: number[][]
}

interface DelveContent {
  readonly kinds: readonly string[]
}
type DelveUmpire = Umpire<DelveState, DelveContent>

const [DECK, DISCARD, HANDS, STASHES, PILES] = [0, 1, 2, 4, 6]
const PILE_NAMES = ['deck', 'discard', 'hand 1', 'hand 2', 'stash 1', 'stash 2']
const KINDS = ['gem', 'bat', 'rope']
const COPIES = [8, 5, 3]
const CARDS = 16
const [GEM, BAT, ROPE] = [0, 1, 2]
const ENOUGH = 12
const FULL_HAND = 5

function kindOf(card: number): number {
  return card < COPIES[GEM] ? GEM : card < COPIES[GEM] + COPIES[BAT] ? BAT : ROPE
}

function gems(u: DelveUmpire, pile: number): number {
  return u.state.piles[pile].filter((card) => kindOf(card) === GEM).length
}

const procedure = proceduresFor<DelveUmpire>()

const picks = picksFor<DelveState, DelveContent>([
  {
    prompt: 'flee',
    verb: 'drop',
    rule: 'D3',
    candidates: (u, seat) => u.state.piles[HANDS + seat],
    kind: (_u, card) => kindOf(card),
    take(u, seat, card) {
      const hand = u.state.piles[HANDS + seat]
      hand.splice(hand.indexOf(card), 1)
      u.state.piles[DISCARD].push(card)
      u.tell('dropped', seat, card)
    },
  },
])

const turn = procedure('turn', ['seat'], {
  // D1: the deck is renewed from the discards, face-down ones among them.
  renew(u) {
    const { piles } = u.state
    if (piles[DECK].length > 1) return 'press'
    piles[DECK].push(...piles[DISCARD])
    piles[DISCARD] = []
    u.shuffle(DECK)
    u.tell('renewed', DECK)
    return 'press'
  },
  press: {
    ask(u, f, d) {
      const { piles } = u.state
      const { length } = piles[HANDS + f.seat]
      if (length >= FULL_HAND || piles[DECK].length === 0) return 'score'
      d.ask(f.seat, 'press', 'D2')
      d.option('draw', DECK)
      d.option('bury', piles[DECK][piles[DECK].length - 1])
      if (length > 0) d.option('stop', f.seat)
      return undefined
    },
    answer(u, f, { verb }) {
      if (verb === 'stop') return 'score'
      if (verb === 'draw') return 'draw'
      const place = u.state.piles[DECK].pop()
      if (place !== undefined) u.state.piles[DISCARD].push(place)
      u.tell('buried', f.seat)
      return 'renew'
    },
  },
  draw(u, f) {
    const card = u.draw(DECK)
    u.state.piles[HANDS + f.seat].push(card)
    u.tell('drew', f.seat, card)
    if (kindOf(card) === ROPE) u.state.torches++
    // D3: bats may make a delver drop two cards.
    if (kindOf(card) === BAT && u.roll(0, 4) === 0) picks.exactly(u, 0, f.seat, 2)
    return 'renew'
  },
  score(u, f) {
    const { piles, score } = u.state
    score[f.seat] += gems(u, HANDS + f.seat)
    piles[DISCARD].push(...piles[HANDS + f.seat])
    piles[HANDS + f.seat] = []
    u.tell('scored', f.seat, score[f.seat])
    return 'done'
  },
})

const match = procedure('match', ['seat'], {
  setUp(u) {
    const { piles } = u.state
    u.shuffle(DECK)
    for (const stash of [STASHES, STASHES + 1]) piles[stash].push(...piles[DECK].splice(-1))
    return 'round'
  },
  round: {
    ask(u, _f, d) {
      if (u.state.round === 0) return 'turns'
      if (u.state.round === u.state.rounds) return 'end'
      d.askParty(u.state.round % 2, true, 'go-on', 'D4')
      d.option('go-on', u.state.torches)
      d.option('leave')
      return undefined
    },
    answer: (_u, _f, { verb }) => (verb === 'leave' ? 'end' : 'turns'),
  },
  turns(u, f) {
    if (f.seat === 2) {
      f.seat = 0
      u.state.round++
      u.state.history.push([...u.state.score])
      return 'round'
    }
    u.call(turn, f.seat++)
    return 'turns'
  },
  // D5: stashed gems count double.
  end(u) {
    let total = u.state.score[0] + u.state.score[1]
    for (const stash of [STASHES, STASHES + 1]) if (kindOf(u.look(stash, 0)) === GEM) total += 2
    return u.end(total >= ENOUGH ? WON : LOST)
  },
})

const PROMPTS = ['press', 'flee', 'go-on']

export function delve(): Game<DelveState, DelveContent> {
  return {
    name: 'delve',
    version: '1.0.0',
    pack: { name: 'house', hash: '0'.repeat(64) },
    content: { kinds: KINDS },
    procedures: numbered([match, turn, picks.procedure]),
    optionFields: [
      { name: 'rounds', values: [1, 2, 3, 4], fallback: 3 },
      { name: 'edition', values: ['2018', '2019'], fallback: '2019' },
    ],
    readOptions,
    newState,
    copy,
    seats: () => 2,
    cards: CARDS,
    kindName: (card) => KINDS[kindOf(card)],
    cardName: (card) => `${KINDS[kindOf(card)]}.${card + 1}`,
    piles: PILES,
    pileName: (pile) => PILE_NAMES[pile],
    verbs: { draw: [], bury: ['place'], stop: [], drop: ['card'], 'go-on': ['torch'], leave: [] },
    events: {
      drew: ['seat', 'card'],
      dropped: ['seat', 'card'],
      renewed: ['pile'],
      buried: ['seat'],
      scored: ['seat', 'number'],
    },
    thingName: (_state, kind, n) => `${kind}-${n}`,
    value: (state) => (state.result === WON ? 10_000 : Math.min(9_999, state.score[0] * 300)),
    policy: (umpire, random) => random(umpire.decision.count),
    sayAsked: (_state, decision: Decision) => ({
      who: `${decision.by}`,
      question: `${PROMPTS.indexOf(decision.prompt)}?`,
      facts: '',
    }),
    sayPrompt: (_state, decision: Decision) => `${PROMPTS.indexOf(decision.prompt)}?`,
    sayOption: (_state, decision, index) => decision.at(index).verb,
    sayChosen: (_state, decision, index) => decision.at(index).verb,
    sayEvents: (_state, events) => events.map(({ name }) => ({ text: name, weight: 0 })),
    sayResult: (state) => (state.result === WON ? 'won' : 'lost'),
    sayPiles: (state) =>
      [DECK, DISCARD].map((pile) => `${PILE_NAMES[pile]}: ${kindsIn(state, pile).join(' ')}`),
    picture: (state) => `round ${state.round}: ${state.score.join(' ')}`,
    seatName: (_state, seat: Seat) => `Delver ${seat + 1}`,
  }
}

/** Face-down places come as `?`, and all in no order. */
function kindsIn(state: DelveState, pile: number): string[] {
  const row = [...state.piles[pile]].sort((a, b) => a - b)
  return row.map((place) => (place < 0 ? '?' : KINDS[kindOf(place)]))
}

function readOptions(options: Options): Options {
  const { rounds = 3, edition = '2019', names = ['Ann', 'Bo'] } = options
  if (typeof rounds !== 'number' || rounds < 1 || rounds > 4) {
    throw new MusterError('options', 'rounds is 1 to 4')
  }
  return { rounds, edition, names }
}

function newState({ rounds }: Options): DelveState {
  const state: DelveState = {
    ...newEngineState(PILES, 1),
    rounds: Number(rounds),
    round: 0,
    torches: 0,
    score: zeros(2),
    history: [],
  }
  for (let card = 0; card < CARDS; card++) state.piles[DECK].push(card)
  state.result = GOING_ON
  return state
}

function copy(state: DelveState): DelveState {
  return {
    ...state,
    stack: state.stack.slice(),
    agenda: state.agenda.slice(),
    piles: copyRows(state.piles),
    bagCards: copyRows(state.bagCards),
    bagPlaces: copyRows(state.bagPlaces),
    bagOrigin: state.bagOrigin.slice(),
    shuffles: state.shuffles.slice(),
    rolls: state.rolls.slice(),
    score: state.score.slice(),
    history: copyRows(state.history),
  }
}
