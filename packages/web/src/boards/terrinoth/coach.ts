/** When the coach says what, and at which thing. */
import type { EngineState } from '@muster/engine'
import type { Content, HeroView } from '@muster/terrinoth/view'
import type { CoachNote, Spot } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { actingHero } from './acting.ts'
import { type CoachTexts, coachTexts } from './coach-texts.ts'
import {
  enemySpot,
  heroSpot,
  itemSpot,
  LAIR,
  LOCATION,
  perilSpot,
  QUEST,
  spotsOf,
  TRAY,
  thingIn,
} from './spots.ts'
import { type Table, tableOf } from './table.ts'

interface Moment {
  readonly table: Table
  readonly decision: DecisionView
}

interface Note {
  readonly id: keyof CoachTexts
  /** The prompts at which it may be said. */
  readonly prompts: readonly string[]
  readonly when?: (moment: Moment) => boolean
  readonly at: (moment: Moment) => readonly Spot[]
}

/** H10.2 */
const MOST_ENGAGED = 3
/** Ready cards: of one alone nobody is asked. */
const FEW = 2

/** Everything that may be chosen, in the order of the options. */
const lit = ({ table, decision }: Moment): readonly Spot[] =>
  decision.options.flatMap((option) => spotsOf(table, decision, option).flat())

/** Who decides; while that is nobody's alone, the leader. */
function actor({ table, decision }: Moment): HeroView {
  const { heroes } = table.view
  const asked = actingHero(table, decision)
  return (
    heroes.find(({ hero }) => hero === asked) ?? heroes.find(({ leader }) => leader) ?? heroes[0]
  )
}

const beside = (moment: Moment): readonly Spot[] =>
  actor(moment).engaged.map(({ code }) => enemySpot(code))

const shadows = ({ table }: Moment): readonly Spot[] =>
  table.stacks.map(({ enemy }) => enemySpot(enemy.code))

const here = (moment: Moment): readonly Spot[] => [heroSpot(actor(moment).hero)]

/** Items that can be used now. */
function items({ table, decision }: Moment): readonly Spot[] {
  const { kinds, kindOf } = table.content
  const uses = decision.options.flatMap((option) => thingIn(option, 'trigger') ?? [])
  return table.view.heroes
    .flatMap((hero) => hero.items)
    .filter((item) => kinds[kindOf[item]].triggers.some((one) => uses.includes(one)))
    .map(itemSpot)
}

const ownAbility = (moment: Moment): boolean => items(moment).length === 0

const readyCards = (moment: Moment): number =>
  actor(moment).cards.filter(({ ready }) => ready).length

/** Where the token lands next. */
const nextPeril = ({ table }: Moment): readonly Spot[] => {
  const { at, spaces } = table.view.peril
  return [perilSpot(Math.min(at + 1, spaces.length - 1))]
}

/** The most telling first: each choice has one at most. */
const NOTES: readonly Note[] = [
  { id: 'target', prompts: ['aim'], at: lit },
  { id: 'roll', prompts: ['roll'], at: (moment) => [...beside(moment), ...here(moment)] },
  {
    id: 'tokens',
    prompts: ['roll'],
    when: ({ decision }) => decision.options.length > 1,
    at: here,
  },
  { id: 'reroll', prompts: ['reroll'], at: (moment) => [...lit(moment), TRAY] },
  { id: 'divide', prompts: ['divide'], at: () => [TRAY] },
  { id: 'bars', prompts: ['enemy'], at: lit },
  { id: 'upgrade', prompts: ['upgrade'], at: lit },
  { id: 'found', prompts: ['resolve'], at: lit },
  { id: 'travel', prompts: ['travel'], at: () => [LOCATION] },
  { id: 'ability', prompts: ['ability'], when: ownAbility, at: here },
  {
    id: 'item',
    prompts: ['ability', 'roll', 'aim'],
    when: (moment) => items(moment).length > 0,
    at: items,
  },
  { id: 'cards', prompts: ['activate'], at: lit },
  {
    id: 'spent',
    prompts: ['activate'],
    when: (moment) => readyCards(moment) === FEW,
    at: lit,
  },
  {
    id: 'limit',
    prompts: ['activate'],
    when: (moment) => actor(moment).engaged.length === MOST_ENGAGED,
    at: beside,
  },
  {
    id: 'condition',
    prompts: ['activate'],
    when: (moment) => actor(moment).conditions.length > 0,
    at: here,
  },
  {
    id: 'nemesis',
    prompts: ['activate'],
    when: ({ table }) => table.view.nemesis.where === 'play',
    at: () => [LAIR],
  },
  {
    id: 'peril',
    prompts: ['activate'],
    when: ({ table }) => table.view.peril.next.in === 1,
    at: nextPeril,
  },
  { id: 'quest', prompts: ['activate'], at: () => [QUEST] },
  {
    id: 'shadows',
    prompts: ['activate'],
    when: ({ table }) => table.stacks.length > 0,
    at: shadows,
  },
  {
    id: 'location',
    prompts: ['activate'],
    when: ({ table }) => table.view.location.progress > 0,
    at: () => [LOCATION],
  },
]

const fits = ({ prompts, when }: Note, moment: Moment): boolean =>
  prompts.includes(moment.decision.prompt) && (when === undefined || when(moment))

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
    id: `terrinoth-${id}`,
    at: at(moment),
    say: texts[id],
  }))
}
