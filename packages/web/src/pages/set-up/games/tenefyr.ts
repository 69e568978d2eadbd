/** Heroes of Tenefyr, as the pages around a match know it. */
import type { Options } from '@muster/engine'
import { minutesOf } from '../../../boards/tenefyr/minutes.ts'
import type { SeatPlan } from '../../../host/protocol.ts'
import type { GameSetUp, GameTexts, Limit } from './game-set-up.ts'
import { tenefyrCard } from './tenefyr-card.ts'
import { heroRows, withHeroes } from './tenefyr-heroes.ts'
import { TenefyrRoles } from './tenefyr-roles.tsx'
import { tenefyrTexts } from './tenefyr-texts.ts'

const LEVELS = ['easy', 'normal', 'hard']
const isQuick = (options: Options): boolean => options.mode === 'quick'

const limits: readonly Limit[] = [
  // T10
  {
    name: 'quick-2019',
    field: 'mode',
    excludes: (value, { profile }) => value === 'quick' && String(profile) !== '2019',
  },
  {
    name: 'quick-2019',
    field: 'profile',
    excludes: (value, options) => isQuick(options) && String(value) !== '2019',
  },
  {
    field: 'start',
    excludes: (value, { players }) => typeof value === 'number' && value > Number(players),
  },
]

/** T1.12, T1.15 */
function mayLeaveOut({ profile, players }: Options): boolean {
  const edition = String(profile)
  if (edition === '2019') return players === 1 || players === 3
  return edition === 'french' && players === 3
}

function isMoot(field: string, options: Options): boolean {
  // T10: Quick mode has one start space, and draws its Boss.
  if (field === 'level' || field === 'boss') return isQuick(options)
  if (field === 'start') return options.players === 1
  return field === 'without-absent' && !mayLeaveOut(options)
}

const lengthOf = (options: Options, seats: readonly SeatPlan[]): number =>
  minutesOf({
    players: Number(options.players),
    quick: isQuick(options),
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
  })

function harder(options: Options): Options | undefined {
  const next = LEVELS[LEVELS.indexOf(String(options.level)) + 1]
  return isQuick(options) || next === undefined ? undefined : { ...options, level: next }
}

function line(options: Options, texts: GameTexts): string[] {
  const say = (field: string) => texts.fields[field].values[String(options[field])]
  if (isQuick(options)) return [say('mode')]
  return options.boss === 'random' ? [say('level')] : [say('level'), say('boss')]
}

export const tenefyrSetUp: GameSetUp = {
  ...tenefyrCard,
  texts: tenefyrTexts,
  open: ['players', 'mode', 'level', 'boss'],
  limits,
  isMoot,
  seats: ({ players }) => Number(players),
  minutesOf: lengthOf,
  harder,
  roles: 'heroes',
  settleRoles: (options) => withHeroes(options, heroRows(options)),
  Roles: TenefyrRoles,
  roleOf: (options, seat, texts) =>
    (heroRows(options)[seat] ?? []).map((hero) => texts.fields.heroes.values[hero]).join(' & '),
  line,
}
