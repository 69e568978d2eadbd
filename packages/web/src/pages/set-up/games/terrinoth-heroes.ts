/** Who plays which hero of Terrinoth. H1.9, H1.15: no type twice; who plays alone has two. */
import type { Options } from '@muster/engine'

const TYPES = ['scout', 'warrior', 'healer', 'mage'] as const
export type Type = (typeof TYPES)[number]

/** By type; the first of each goes where nobody chose. */
const HEROES_OF = {
  scout: ['kari', 'tamsin', 'orrin'],
  warrior: ['lissa', 'bram', 'runa'],
  healer: ['mok', 'avric', 'ilse'],
  mage: ['astarra', 'quill', 'dorn'],
} as const satisfies Readonly<Record<Type, readonly string[]>>
export type Hero = (typeof HEROES_OF)[Type][number]

export const HEROES: readonly { readonly name: Hero; readonly type: Type }[] = TYPES.flatMap(
  (type) => HEROES_OF[type].map((name) => ({ name, type })),
)

/** Some languages have another word for them. */
export const WOMEN: readonly string[] = ['kari', 'tamsin', 'lissa', 'runa', 'ilse', 'astarra']

const LEAST_HEROES = 2

const typeOf = (name: Hero): Type | undefined => HEROES.find((hero) => hero.name === name)?.type

/** The heroes of a seat, by their number in the party. */
export const heroesOfSeat = (options: Options, seat: number): readonly number[] =>
  Number(options.players) === 1 ? [0, 1] : [seat]

/** The party; those that do not fit are dealt anew, the others stay. */
export function partyOf({ players, heroes }: Options): readonly Hero[] {
  const count = Math.max(LEAST_HEROES, Number(players))
  const given = Array.isArray(heroes)
    ? heroes.slice(0, count).map((name) => HEROES.find((hero) => hero.name === name)?.name)
    : []
  const party: Hero[] = []
  for (let n = 0; n < count; n++) {
    const wished = given[n]
    const others = [...party, ...given.slice(n + 1)]
    const taken = others.map((name) => (name === undefined ? undefined : typeOf(name)))
    const isFree = wished !== undefined && !party.some((name) => typeOf(name) === typeOf(wished))
    const free = TYPES.find((type) => !taken.includes(type)) ?? TYPES[0]
    party.push(isFree ? wished : HEROES_OF[free][0])
  }
  return party
}

/** One takes a hero; whoever had that one, or another of its type, gets the one given up for it. */
export function takeHero(options: Options, at: number, hero: Hero): Options {
  const before = partyOf(options)
  const heroes = before.map((own, n) => {
    if (n === at) return hero
    return typeOf(own) === typeOf(hero) ? before[at] : own
  })
  return { ...options, heroes }
}
