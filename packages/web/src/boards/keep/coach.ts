/** When the coach says what, and at which thing. */
import type { EngineState } from '@muster/engine'
import { type Content, ROOMS } from '@muster/keep/view'
import type { CoachNote, Spot } from '../../frame/board-module.ts'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { type CoachTexts, coachTexts } from './coach-texts.ts'
import {
  cardSpot,
  chooserSeat,
  GUILD,
  heroSpot,
  LOOT,
  monsterSpot,
  roomSpot,
  seatSpot,
  spotsOf,
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
  decision.options.flatMap((option) => spotsOf(table, decision, option).flat())

const hand = ({ table, decision }: Moment): readonly Spot[] =>
  (table.view.seats[chooserSeat(decision)]?.hand ?? []).map(cardSpot)

const seatOf = ({ decision }: Moment): Spot => seatSpot(chooserSeat(decision))

const inDanger = ({ table }: Moment): readonly Spot[] =>
  table.view.rooms.filter(({ danger }) => danger?.falls === true).map(({ n }) => roomSpot(n))

const crowds = ({ table }: Moment): readonly Spot[] =>
  table.view.rooms
    .filter(({ heroes }) => heroes.length > 0)
    .flatMap(({ heroes }) => heroes.map(({ hero }) => heroSpot(hero)))

const monsters = ({ table, decision }: Moment): readonly Spot[] =>
  table.view.rooms.flatMap((room) =>
    room.monsters
      .filter(({ seat }) => seat === chooserSeat(decision))
      .map(({ monster }) => monsterSpot(monster)),
  )

const offers =
  (verb: string) =>
  ({ decision }: Moment): boolean =>
    decision.options.some((option) => option.verb === verb)

const VAULT = roomSpot(ROOMS.indexOf('vault'))

/** The most telling first: each choice has one at most. */
const NOTES: readonly Note[] = [
  { id: 'vault', prompts: ['deploy', 'turn'], at: () => [VAULT] },
  { id: 'deploy', prompts: ['deploy'], at: lit },
  { id: 'defend', prompts: ['defend'], at: lit },
  { id: 'next-hero', prompts: ['next-hero', 'early-hero'], at: lit },
  { id: 'victim', prompts: ['victim', 'shot'], at: lit },
  { id: 'charge', prompts: ['charge-to'], at: lit },
  { id: 'summon', prompts: ['summon-rooms'], at: lit },
  { id: 'carry', prompts: ['carry'], at: lit },
  { id: 'activate', prompts: ['activate'], at: lit },
  { id: 'buy', prompts: ['buy'], at: lit },
  { id: 'wave', when: ({ table }) => table.view.guild.wave === 2, at: () => [GUILD] },
  { id: 'cards', prompts: ['turn'], at: (moment) => [...hand(moment), seatOf(moment)] },
  {
    id: 'monsters',
    prompts: ['turn', 'action'],
    when: (moment) => monsters(moment).length > 0,
    at: monsters,
  },
  { id: 'actions', prompts: ['action'], at: lit },
  { id: 'guild', prompts: ['turn'], at: () => [GUILD] },
  { id: 'heroes', prompts: ['turn'], when: (moment) => crowds(moment).length > 0, at: crowds },
  { id: 'danger', prompts: ['turn'], when: (moment) => inDanger(moment).length > 0, at: inDanger },
  { id: 'renew', prompts: ['turn'], when: offers('renew'), at: () => [LOOT] },
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
    id: `keep-${id}`,
    at: at(moment),
    say: texts[id],
  }))
}
