/** Heroes of Terrinoth, as the pages around a match know it. */
import type { Options } from '@muster/engine'
import { minutesOf } from '../../../boards/terrinoth/minutes.ts'
import type { SeatPlan } from '../../../host/protocol.ts'
import type { GameSetUp, GameTexts } from './game-set-up.ts'
import { terrinothCard } from './terrinoth-card.ts'
import { heroesOfSeat, partyOf } from './terrinoth-heroes.ts'
import { TerrinothRoles } from './terrinoth-roles.tsx'
import { terrinothTexts } from './terrinoth-texts.ts'

const lengthOf = (options: Options, seats: readonly SeatPlan[]): number =>
  minutesOf({
    heroes: partyOf(options).length,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
  })

function line(options: Options, { fields }: GameTexts): string[] {
  const quest = String(options.quest)
  const grim = options.grim === true ? [fields.grim.values.true] : []
  return [fields.quest.values[quest] ?? quest, ...grim]
}

export const terrinothSetUp: GameSetUp = {
  ...terrinothCard,
  texts: terrinothTexts,
  open: ['players', 'quest', 'grim'],
  limits: [],
  isMoot: () => false,
  seats: ({ players }) => Number(players),
  minutesOf: lengthOf,
  harder: (options) => (options.grim === true ? undefined : { ...options, grim: true }),
  roles: 'heroes',
  settleRoles: (options) => ({ ...options, heroes: partyOf(options) }),
  Roles: TerrinothRoles,
  roleOf: (options, seat, { fields }) =>
    heroesOfSeat(options, seat)
      .map((at) => fields.heroes.values[partyOf(options)[at]])
      .join(' & '),
  line,
}
