/** When the coach says what, and at which thing. */
import type { EngineState } from '@muster/engine'
import { BOSS_DECK, type Content, discardOf, handOf } from '@muster/tenefyr/view'
import type { CoachNote, Spot } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { type CoachTexts, coachTexts } from './coach-texts.ts'
import {
  cardSpot,
  chooserSeat,
  DOOR,
  deckSpot,
  discardSpot,
  dungeonSpot,
  NEXT,
  seatSpot,
  spotsOf,
  TRACK,
} from './spots.ts'
import { type Table, tableOf } from './table.ts'

interface Moment {
  readonly table: Table
  readonly decision: DecisionView
}

interface Note {
  readonly id: keyof CoachTexts
  /** The prompts at which it may be said; any where none is named. */
  readonly prompts?: readonly string[]
  readonly when?: (moment: Moment) => boolean
  readonly at: (moment: Moment) => readonly Spot[]
}

/** Everything that may be chosen, in the order of the options. */
const lit = ({ table, decision }: Moment): readonly Spot[] =>
  decision.options.flatMap((option) => spotsOf(table.content, table.state, decision, option).flat())

const hand = ({ table, decision }: Moment): readonly Spot[] =>
  table.state.piles[handOf(chooserSeat(decision))].map(cardSpot)

const seatOf = ({ decision }: Moment): Spot => seatSpot(chooserSeat(decision))

const enemy = ({ table }: Moment): readonly Spot[] => {
  const { combat } = table.view
  return combat === undefined ? [] : [cardSpot(combat.enemy)]
}

/** The seat whose discard pile has loot in it. */
const looter = ({ table: { state, view, content } }: Moment): number | undefined =>
  view.lanes.find(({ seat }) =>
    state.piles[discardOf(seat)].some(
      (card) => card >= 0 && content.levelOf[content.kindOf[card]] > 0,
    ),
  )?.seat

const spent = ({ table }: Moment): number | undefined =>
  table.view.lanes.find(({ exhausted }) => exhausted)?.seat

const ofSeat =
  (whose: (moment: Moment) => number | undefined, pile: (seat: number) => Spot) =>
  (moment: Moment): readonly Spot[] => {
    const seat = whose(moment)
    return seat === undefined ? [] : [pile(seat), seatSpot(seat)]
  }

const holder = ({ table }: Moment): number | undefined =>
  table.view.lanes.find(({ token }) => token)?.seat

const isSealed = ({ decision }: Moment): boolean =>
  decision.options.some(({ verb, sealed }) => verb === 'go-on' && sealed)

/** The most telling first: each choice has one at most. */
const NOTES: readonly Note[] = [
  { id: 'boss', when: ({ table }) => table.view.combat?.isBoss === true, at: enemy },
  { id: 'exhausted', when: (moment) => spent(moment) !== undefined, at: ofSeat(spent, deckSpot) },
  { id: 'which-dungeon', prompts: ['where-to'], at: lit },
  { id: 'keep', prompts: ['keep-hand'], at: hand },
  { id: 'order', prompts: ['play-card'], at: hand },
  { id: 'price', prompts: ['pay'], at: (moment) => [...hand(moment), seatOf(moment)] },
  { id: 'go-on', prompts: ['go-on'], at: () => [DOOR, NEXT] },
  { id: 'reward', prompts: ['reward', 'reward-together'], at: lit },
  { id: 'remove', prompts: ['remove-cards'], at: lit },
  { id: 'gift', prompts: ['gift'], at: lit },
  {
    id: 'track',
    prompts: ['where-to'],
    when: ({ table: { view } }) => view.track.at > view.track.start,
    at: () => [TRACK],
  },
  {
    id: 'second-turn',
    prompts: ['keep-hand'],
    when: ({ table }) => table.view.lanes.some(({ soloTurns }) => soloTurns[1] === 'now'),
    at: () => [seatSpot(0)],
  },
  { id: 'meter', prompts: ['keep-hand'], at: enemy },
  {
    id: 'loot',
    prompts: ['keep-hand', 'go-on'],
    when: (moment) => looter(moment) !== undefined,
    at: ofSeat(looter, discardSpot),
  },
  { id: 'seal', prompts: ['go-on'], when: isSealed, at: () => [NEXT] },
  {
    id: 'token',
    prompts: ['keep-hand'],
    when: ({ table }) => !table.view.solo,
    at: ofSeat(holder, seatSpot),
  },
  { id: 'boss-early', prompts: ['where-to'], at: () => [dungeonSpot(BOSS_DECK)] },
]

function fits({ prompts, when }: Note, moment: Moment): boolean {
  return (
    (prompts === undefined || prompts.includes(moment.decision.prompt)) &&
    (when === undefined || when(moment))
  )
}

export function coachNotes(
  content: Content,
  { decision }: Pick<MatchView, 'decision'>,
  state: EngineState,
  language: PageLanguage,
): readonly CoachNote[] {
  if (decision === undefined) return []
  const moment = { table: tableOf(content, state, spoken(language)), decision }
  const texts = coachTexts[spoken(language)]
  return NOTES.filter((note) => fits(note, moment)).map(({ id, at }) => ({
    id,
    at: at(moment),
    say: texts[id],
  }))
}
