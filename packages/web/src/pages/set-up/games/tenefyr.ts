/** Heroes of Tenefyr, as the pages around a match know it. */
import type { Options } from '@muster/engine'
import type { SeatPlan } from '../../../host/protocol.ts'
import type { GameSetUp, GameTexts, Limit } from './game-set-up.ts'
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

/** Counted in matches of bots that play well: the choices of a match, by players. */
function choicesOf(options: Options): number {
  const players = Number(options.players)
  return isQuick(options) ? 150 + 25 * players : 300 + 60 * players
}

const SECONDS_A_BOT = 1
const SECONDS_A_PERSON = 5

function minutesOf(options: Options, seats: readonly SeatPlan[]): number {
  const people = seats.filter((seat) => seat.bot === undefined).length / Math.max(1, seats.length)
  const each = SECONDS_A_BOT + (SECONDS_A_PERSON - SECONDS_A_BOT) * people
  return Math.max(5, 5 * Math.round((choicesOf(options) * each) / 60 / 5))
}

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
  game: 'tenefyr',
  texts: tenefyrTexts,
  players: [1, 4],
  minutes: [15, 45],
  // T1.11
  first: {
    game: 'tenefyr',
    options: { players: 1, level: 'easy', boss: 'dark-lord' },
    seats: [{ name: '' }],
    routine: false,
  },
  open: ['players', 'mode', 'level', 'boss'],
  limits,
  isMoot,
  seats: ({ players }) => Number(players),
  minutesOf,
  harder,
  settleRoles: (options) => withHeroes(options, heroRows(options)),
  Roles: TenefyrRoles,
  roleOf: (options, seat, texts) =>
    (heroRows(options)[seat] ?? []).map((hero) => texts.fields.heroes.values[hero]).join(' & '),
  line,
}
