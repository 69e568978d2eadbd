/** A match that is being set up. */
import { USUAL } from '@muster/bots'
import type { OptionField, Options } from '@muster/engine'
import type { NewMatch, SeatPlan } from '../../host/protocol.ts'
import type { GameSetUp, OptionValue } from './games/game-set-up.ts'

export interface Draft {
  readonly options: Options
  /** As many as the game can seat; those beyond this match's players are kept for a change of mind. */
  readonly seats: readonly SeatPlan[]
  /** As typed; empty for a deal of its own. */
  readonly seed: string
  readonly routine: boolean
  readonly hints: boolean
  /** The hash of the cards; empty for the house's. */
  readonly pack: string
}

/** A person at this device, with bots in the other seats. */
export function newDraft(setUp: GameSetUp, fields: readonly OptionField[]): Draft {
  const options: Options = Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback]))
  const seats = Array.from({ length: setUp.players[1] }, (_, seat) =>
    seat === 0 ? { name: '' } : { name: '', bot: USUAL },
  )
  return {
    options: setUp.settleRoles(options),
    seats,
    seed: '',
    routine: false,
    hints: true,
    pack: '',
  }
}

/** A set-up as an address says it: `?players=1&level=easy`. */
export function queryOf(options: Options): string {
  const told = Object.entries(options).map(([field, value]) => [field, String(value)])
  return new URLSearchParams(told).toString()
}

/** A draft with what an address asks for; what is not offered is left as it was. */
export function withQuery(
  setUp: GameSetUp,
  fields: readonly OptionField[],
  draft: Draft,
  query: URLSearchParams,
): Draft {
  let asked = draft
  for (const field of fields) {
    const value = field.values.find((allowed) => String(allowed) === query.get(field.name))
    if (value !== undefined) asked = withOption(setUp, fields, asked, field.name, value)
  }
  const roles = query.get(setUp.roles)
  if (roles === null) return asked
  return {
    ...asked,
    options: setUp.settleRoles({ ...asked.options, [setUp.roles]: roles.split(',') }),
  }
}

/** The values of a field that go with the rest. */
export function offered(
  setUp: GameSetUp,
  field: OptionField,
  options: Options,
): readonly OptionValue[] {
  const limits = setUp.limits.filter((limit) => limit.field === field.name)
  return field.values.filter((value) => !limits.some((limit) => limit.excludes(value, options)))
}

/** Why some values of a field are missing: names of texts. */
export function limitsAt(setUp: GameSetUp, field: OptionField, options: Options): string[] {
  return setUp.limits.flatMap(({ name, field: at, excludes }) =>
    name !== undefined &&
    at === field.name &&
    field.values.some((value) => excludes(value, options))
      ? [name]
      : [],
  )
}

/** What no longer goes with a new value goes back to the usual. */
export function withOption(
  setUp: GameSetUp,
  fields: readonly OptionField[],
  draft: Draft,
  name: string,
  value: OptionValue,
): Draft {
  let options: Options = { ...draft.options, [name]: value }
  for (const field of fields) {
    const values = offered(setUp, field, options)
    const isLost = !values.some((allowed) => allowed === options[field.name])
    if (isLost) options = { ...options, [field.name]: values[0] ?? field.fallback }
  }
  return { ...draft, options: setUp.settleRoles(options) }
}

export function withSeat(draft: Draft, seat: number, plan: SeatPlan): Draft {
  return { ...draft, seats: draft.seats.map((other, at) => (at === seat ? plan : other)) }
}

/** The code of a deal: 32 hex digits, however they are spaced; undefined when it is none. */
export function readSeed(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{32}$/.test(digits) ? digits : undefined
}

export const isSeedWrong = ({ seed }: Draft): boolean =>
  seed.trim() !== '' && readSeed(seed) === undefined

export function newMatchOf(setUp: GameSetUp, draft: Draft): NewMatch {
  const { options, routine, hints, pack } = draft
  const told = Object.entries(options).filter(([field]) => !setUp.isMoot(field, options))
  const seed = readSeed(draft.seed)
  return {
    game: setUp.game,
    options: Object.fromEntries(told),
    seats: draft.seats
      .slice(0, setUp.seats(options))
      .map((seat) => ({ ...seat, name: seat.name.trim() })),
    ...(seed === undefined ? {} : { seed }),
    ...(pack === '' ? {} : { pack }),
    routine,
    ...(hints ? {} : { noHints: true }),
  }
}
