/** The roads of Heroes of Terrinoth, as the shelf of chronicles wants them. */
import type { Options } from '@muster/engine'
import { journeyOf } from '@muster/terrinoth/journey'
import type { GameChronicle, Party } from './game-chronicle.ts'

/** H1.1: who goes alone has two heroes. */
const ALONE = ['kari', 'lissa']

export function terrinothChronicle(pack: unknown): GameChronicle {
  const journey = journeyOf(pack)
  return {
    ...journey,
    chapters: (language) =>
      journey.chapters(language).map(({ heroes, ...plan }) => ({ ...plan, roles: heroes })),
    partyOf,
    // All heroes go on all roads: those who played last.
    firstParty: (_roles, other) =>
      other === undefined ? { players: 1, level: 'plain', roles: ALONE } : partyOf(other),
    optionsFor: (quest, { players, level, roles }, boons) =>
      journey.optionsFor(quest, { players, grim: level === 'grim', heroes: roles }, boons),
  }
}

function partyOf({ players, grim, heroes }: Options): Party {
  const roles = Array.isArray(heroes) ? heroes.map(String) : ALONE
  return { players: Number(players), level: grim === true ? 'grim' : 'plain', roles }
}
