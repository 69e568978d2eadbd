import { CLANS, type Keep, talks } from '@muster/keep'
import { type BalancePlan, EASIEST, HARDEST, MIDDLE, rowOf } from './balance-plan.ts'

/** Steps through the nine clans that come to each of them. */
const STRIDES = [1, 2, 4, 5, 7, 8]

export function balanceOf({ content }: Keep): BalancePlan {
  const { scenarios, clans, rooms } = content.pack
  const names = scenarios.map(({ name }) => name)
  return {
    // Steady is the house's own, and lies between its neighbours.
    levels: [
      { name: 'family', band: EASIEST },
      { name: 'steady' },
      { name: 'challenging', band: MIDDLE },
      { name: 'hardcore', band: HARDEST },
    ],
    players: [1, 2, 3, 4],
    groups: ['scenario', 'clan'],
    settings: () => names,
    optionsFor: ({ level, players, setting, round }) => ({
      level,
      players,
      scenario: setting,
      clans: clansFor(players, names.indexOf(setting), round),
    }),
    tookPart: (options) => ({ scenario: rowOf(options.scenario), clan: rowOf(options.clans) }),
    title(group, name, language) {
      const all = { clan: clans, scenario: scenarios, tile: rooms }[group]
      return all?.find((one) => one.name === name)?.title[language].text ?? name
    },
    levelTitle(name, language) {
      const titles: { readonly [name: string]: string } = talks[language].levels
      return titles[name] ?? name
    },
  }
}

/** Each clan about equally often, with ever other companions. */
function clansFor(players: number, scenario: number, round: number): string[] {
  const stride = STRIDES[(scenario + players + round) % STRIDES.length]
  const start = scenario + players + 2 * round
  return Array.from({ length: players }, (_, seat) => CLANS[(start + seat * stride) % CLANS.length])
}
