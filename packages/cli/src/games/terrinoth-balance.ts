import { CLASSES, isTerrinothState, type Terrinoth, talks } from '@muster/terrinoth'
import { textsIn } from '../texts/index.ts'
import { type BalancePlan, EASIEST, HARDEST, MIDDLE, rowOf } from './balance-plan.ts'

type Heroes = Terrinoth['content']['pack']['heroes']

/** What the name of a set's master ends with. */
const MASTER = '-master'
/** Who plays alone holds two heroes. */
const LEAST_HEROES = 2
/** By number of heroes: steps through the four types that come to no type twice. */
const STRIDES: { readonly [heroes: number]: readonly number[] } = {
  2: [1, 2, 3],
  3: [1, 3],
  4: [1, 3],
}

/** A level is the difficulty of a quest. */
export function balanceOf({ content }: Terrinoth): BalancePlan {
  const { quests, heroes, sets } = content.pack
  const settings = (level: string) =>
    quests.filter(({ difficulty }) => difficulty === level).map(({ name }) => name)
  return {
    levels: [
      { name: 'trivial', band: EASIEST },
      { name: 'challenging', band: MIDDLE },
      { name: 'formidable', band: HARDEST },
    ],
    players: [2, 3, 4],
    groups: ['quest', 'hero', 'class'],
    settings,
    optionsFor: ({ level, players, setting, round }) => ({
      players,
      quest: setting,
      heroes: heroesFor(heroes, players, settings(level).indexOf(setting), round),
    }),
    tookPart: (options, end) => ({
      quest: rowOf(options.quest),
      hero: rowOf(options.heroes),
      class: isTerrinothState(end)
        ? end.classIs.flatMap((is) => (is < 0 ? [] : [CLASSES[is]]))
        : [],
    }),
    title(group, name, language) {
      const classes: { readonly [name: string]: string } = talks[language].classes
      if (group === 'class') return classes[name] ?? name
      if (group === 'enemy') {
        const set = sets.find((one) => `${one.name}${MASTER}` === name)
        const title = set?.title[language].text ?? name
        return `${title} (${textsIn[language].cardMaster})`
      }
      const titled = (group === 'hero' ? heroes : quests).find((one) => one.name === name)
      return titled?.title[language].text ?? name
    },
    levelTitle(name, language) {
      const titles: { readonly [name: string]: string } = talks[language].difficulties
      return titles[name] ?? name
    },
  }
}

/** Each hero about equally often, with ever other companions, and no type twice. */
function heroesFor(heroes: Heroes, players: number, quest: number, round: number): string[] {
  const count = Math.max(LEAST_HEROES, players)
  const types = [...new Set(heroes.map(({ type }) => type))]
  const strides = STRIDES[count]
  const stride = strides[Math.floor(round / types.length) % strides.length]
  return Array.from({ length: count }, (_, seat) => {
    const type = types[(quest + round + seat * stride) % types.length]
    const ofType = heroes.filter((hero) => hero.type === type)
    const turn = Math.floor(round / heroes.length)
    return ofType[(round + seat * (quest + 1 + turn)) % ofType.length].name
  })
}
