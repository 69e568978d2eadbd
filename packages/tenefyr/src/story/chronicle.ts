/** A match put in order: its visits to dungeons, its combats, and whose turns they were made of. */
import { GOING_ON, type MomentOf, type Seat, type Telling } from '@muster/engine'
import { value } from '../bots/value.ts'
import type { Content } from '../content.ts'
import { BOSS_DECK, deckOf, isSolo, NOBODY, NOWHERE, type TenefyrState } from '../state.ts'

export type Moment = MomentOf<TenefyrState>

/** A player's turn in a combat. */
export interface Turn {
  readonly seat: Seat
  /** What it added to the party's power. */
  power: number
  newHands: number
  /** The combat was won in it. */
  won: boolean
}

export interface Combat {
  readonly enemy: number
  readonly dungeon: number
  readonly turns: Turn[]
  /** The entry that ended it. */
  entry: number
  /** The entry after which its last hand lay open, to be kept or not. */
  choice: number
  /** Party and enemy when they were last compared. */
  power: number
  needed: number
  outcome: 'won' | 'lost' | 'none'
  /** It ended in the last turn that there was. */
  atLast: boolean
  /** Cards in the decks, and the value of the position, afterwards. */
  cardsLeft: number
  value: number
}

/** A stay in a dungeon, from the door to the door. */
export interface Visit {
  readonly dungeon: number
  readonly combats: Combat[]
  loot: number
  cleared: boolean
  thrownOut: boolean
  /** The reward that was got, or NOBODY. */
  reward: number
  /** The entry in which the party left. */
  entry: number
  /** Where the Boss token came to. */
  track: number
  readonly before: number
  after: number
}

export interface Chronicle {
  readonly visits: readonly Visit[]
  readonly bossCombats: readonly Combat[]
  /** The value of the position as the last fight began; nothing where there was none. */
  readonly valueAtBoss: number | undefined
}

/** A position by itself: whether it is the last fight's first moment, and how it ended, say nothing yet. */
function outside(content: Content, state: TenefyrState): number {
  const here = state.here === BOSS_DECK ? NOWHERE : state.here
  return value(content, { ...state, here, result: GOING_ON })
}

const inBossFight = (content: Content, state: TenefyrState): number =>
  value(content, { ...state, here: BOSS_DECK, result: GOING_ON })

interface Writing {
  readonly content: Content
  readonly visits: Visit[]
  readonly bossCombats: Combat[]
  valueAtBoss: number | undefined
  visit: Visit | undefined
  combat: Combat | undefined
  /** The value before the entry that is being read. */
  valueBefore: number
  entryBefore: number
}

export function chronicleOf(content: Content, moments: readonly Moment[]): Chronicle {
  const [first] = moments
  const writing: Writing = {
    content,
    visits: [],
    bossCombats: [],
    valueAtBoss: undefined,
    visit: undefined,
    combat: undefined,
    valueBefore: first === undefined ? 0 : outside(content, first.state),
    entryBefore: first?.entry ?? 0,
  }
  for (const moment of moments) {
    for (const event of moment.events) write(writing, moment, event)
    const { visit } = writing
    // What comes between two visits, the rest and the reward, belongs to the first.
    if (visit !== undefined && writing.valueAtBoss === undefined) {
      visit.after = outside(content, moment.state)
    }
    writing.valueBefore = outside(content, moment.state)
    writing.entryBefore = moment.entry
  }
  const { visits, bossCombats, valueAtBoss } = writing
  return { visits, bossCombats, valueAtBoss }
}

function write(writing: Writing, moment: Moment, event: Telling): void {
  const { visit, combat } = writing
  switch (event.name) {
    case 'entered':
      writing.visit = newVisit(event.a, moment, writing.valueBefore)
      writing.visits.push(writing.visit)
      break
    case 'boss-attacks':
      beginBossFight(writing, moment)
      break
    case 'fights':
      writing.combat = newCombat(event, moment.entry)
      if (event.b === BOSS_DECK) writing.bossCombats.push(writing.combat)
      else visit?.combats.push(writing.combat)
      break
    case 'looted':
      if (visit !== undefined && writing.valueAtBoss === undefined) visit.loot++
      break
    case 'cleared':
      if (visit !== undefined) visit.cleared = true
      break
    case 'left':
      if (visit === undefined) break
      visit.thrownOut = event.b === 2
      visit.entry = moment.entry
      break
    case 'boss-moved':
      if (visit !== undefined) visit.track = event.a
      break
    case 'reward':
      if (visit !== undefined) visit.reward = event.a
      break
    default:
      if (combat !== undefined) writeCombat(writing, combat, moment, event)
  }
}

function writeCombat(writing: Writing, combat: Combat, moment: Moment, event: Telling): void {
  const turn = combat.turns.at(-1)
  switch (event.name) {
    case 'turn':
      combat.choice = moment.entry
      combat.turns.push({ seat: event.a, power: 0, newHands: 0, won: false })
      break
    case 'threw-away':
      combat.choice = moment.entry
      if (turn !== undefined) turn.newHands++
      break
    case 'checked':
      if (turn !== undefined) turn.power = event.a - combat.power
      combat.power = event.a
      combat.needed = event.b
      break
    case 'defeated':
      if (turn !== undefined) turn.won = true
      combat.atLast = event.d === turnsOf(moment.state)
      ended(writing, combat, moment, 'won')
      break
    case 'lost-combat':
      combat.atLast = true
      ended(writing, combat, moment, 'lost')
      break
  }
}

// T4.3, T9.2
const turnsOf = (state: TenefyrState): number => (isSolo(state) ? 2 : state.players)

function ended(writing: Writing, combat: Combat, moment: Moment, outcome: 'won' | 'lost'): void {
  const { state, entry } = moment
  combat.outcome = outcome
  combat.entry = entry
  // No choice was left after the last cards were drawn: what led there is the choice.
  if (combat.choice === entry) combat.choice = writing.entryBefore
  if (combat.dungeon !== BOSS_DECK) return
  combat.value = inBossFight(writing.content, state)
  combat.cardsLeft = 0
  for (let seat = 0; seat < state.players; seat++)
    combat.cardsLeft += state.piles[deckOf(seat)].length
}

function beginBossFight(writing: Writing, { state }: Moment): void {
  const { visit, content } = writing
  if (visit !== undefined) visit.after = outside(content, state)
  writing.valueAtBoss = inBossFight(content, state)
}

const newVisit = (dungeon: number, { entry, state }: Moment, before: number): Visit => ({
  dungeon,
  combats: [],
  loot: 0,
  cleared: false,
  thrownOut: false,
  reward: NOBODY,
  entry,
  track: state.track,
  before,
  after: before,
})

const newCombat = ({ a, b, c }: Telling, entry: number): Combat => ({
  enemy: a,
  dungeon: b,
  turns: [],
  entry,
  choice: entry,
  power: 0,
  needed: c,
  outcome: 'none',
  atLast: false,
  cardsLeft: 0,
  value: 0,
})
