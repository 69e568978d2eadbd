/** The chronicle of Keep the Heroes Out!, as the shelf of chronicles wants it. */
import type { Options } from '@muster/engine'
import { chronicleOf } from '@muster/keep/chronicle'
import type { GameChronicle, Party } from './game-chronicle.ts'

const FIRST_LEVEL = 'family'

export function keepChronicle(pack: unknown): GameChronicle {
  const keep = chronicleOf(pack)
  return {
    ...keep,
    chapters: (language) =>
      keep.chapters(language).map(({ clans, ...plan }) => ({ ...plan, roles: clans })),
    partyOf,
    // As many of its clans as played last.
    firstParty: (roles, other) => {
      const players = Number(other?.players ?? 1)
      return { players, level: levelOf(other ?? {}), roles: roles.slice(0, players) }
    },
    optionsFor: (scenario, { level, roles }, rewards) =>
      keep.optionsFor(scenario, { level, clans: roles }, rewards),
  }
}

const levelOf = ({ level = FIRST_LEVEL }: Options): string => String(level)

function partyOf(options: Options): Party {
  const roles = Array.isArray(options.clans) ? options.clans.map(String) : []
  return { players: roles.length, level: levelOf(options), roles }
}
