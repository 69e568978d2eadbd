/** Keep the Heroes Out!, as the pages around a match know it. */
import type { Options } from '@muster/engine'
import { minutesOf } from '../../../boards/keep/minutes.ts'
import type { SeatPlan } from '../../../host/protocol.ts'
import type { GameSetUp, GameTexts } from './game-set-up.ts'
import { keepCard } from './keep-card.ts'
import { clansOf } from './keep-clans.ts'
import { KeepRoles } from './keep-roles.tsx'
import { keepTexts } from './keep-texts.ts'

const LEVELS = ['family', 'steady', 'challenging', 'hardcore']

const lengthOf = ({ players, level }: Options, seats: readonly SeatPlan[]): number =>
  minutesOf({
    players: Number(players),
    level: String(level),
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
  })

function harder(options: Options): Options | undefined {
  const next = LEVELS[LEVELS.indexOf(String(options.level)) + 1]
  return next === undefined ? undefined : { ...options, level: next }
}

const line = (options: Options, texts: GameTexts): string[] =>
  ['scenario', 'level'].map((field) => {
    const value = String(options[field])
    return texts.fields[field].values[value] ?? value
  })

export const keepSetUp: GameSetUp = {
  ...keepCard,
  texts: keepTexts,
  open: ['players', 'scenario', 'level'],
  limits: [],
  isMoot: () => false,
  seats: ({ players }) => Number(players),
  minutesOf: lengthOf,
  harder,
  roles: 'clans',
  settleRoles: (options) => ({ ...options, clans: clansOf(options) }),
  Roles: KeepRoles,
  roleOf: (options, seat, texts) => texts.fields.clans.values[clansOf(options)[seat]],
  line,
}
