import { HEROES, type Tenefyr, talks } from '@muster/tenefyr'
import { type BalancePlan, EASIEST, HARDEST, MIDDLE, rowOf } from './balance-plan.ts'

const SEATS_WITH_TWO = 2

export function balanceOf({ optionFields }: Tenefyr): BalancePlan {
  const bosses = (optionFields.find(({ name }) => name === 'boss')?.values ?? [])
    .map(String)
    .filter((name) => name !== 'random')
  return {
    levels: [
      { name: 'easy', band: EASIEST },
      { name: 'normal', band: MIDDLE },
      { name: 'hard', band: HARDEST },
    ],
    players: [1, 2, 3, 4],
    groups: ['boss', 'hero'],
    settings: () => bosses,
    optionsFor: ({ level, players, setting, round }) => ({
      level,
      players,
      boss: setting,
      heroes: heroesFor(players, round),
    }),
    tookPart: ({ boss, heroes }) => ({
      boss: rowOf(boss),
      hero: rowOf(heroes).flatMap((row) => row.split('+')),
    }),
    title(group, name, language) {
      const { bosses: bossTitles, heroes } = talks[language]
      const titles: { readonly [name: string]: { readonly text: string } } =
        group === 'boss' ? bossTitles : heroes
      return titles[name]?.text ?? name
    },
    levelTitle(name, language) {
      const titles: { readonly [name: string]: string } = talks[language].levels
      return titles[name] ?? name
    },
  }
}

/** T1.1: each hero equally often, with ever other companions; one or two players hold two each. */
function heroesFor(players: number, round: number): string[] {
  const [first, ...others] = HEROES
  // Three ways to part four heroes into two pairs.
  const mate = others[round % others.length]
  const left = others.filter((hero) => hero !== mate)
  const pairs = [`${first}+${mate}`, left.join('+')]
  if (players <= SEATS_WITH_TWO) {
    const turn = Math.floor(round / others.length) % pairs.length
    return [pairs[turn], pairs[1 - turn]].slice(0, players)
  }
  return Array.from({ length: players }, (_, seat) => HEROES[(round + seat) % HEROES.length])
}
