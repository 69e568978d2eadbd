/** Who plays which heroes of Tenefyr. T1.1 to T1.4: each is taken once; with one or two players, two each. */
import type { Options } from '@muster/engine'

export const HEROES = ['barbarian', 'bard', 'cleric', 'thief'] as const
export type Hero = (typeof HEROES)[number]

/** One row a seat, what was taken last at the end. */
export type HeroRows = readonly (readonly Hero[])[]

export const heroesEach = (players: number): number => (players < 3 ? 2 : 1)

/** As the game itself hands them out where nobody chose. */
const USUAL: readonly HeroRows[] = [
  [['barbarian', 'thief']],
  [
    ['barbarian', 'cleric'],
    ['bard', 'thief'],
  ],
  [['barbarian'], ['cleric'], ['thief']],
  [['barbarian'], ['bard'], ['cleric'], ['thief']],
]

export function heroRows(options: Options): HeroRows {
  const players = Number(options.players)
  const { heroes } = options
  if (Array.isArray(heroes) && heroes.length === players) {
    const rows = heroes.map((row) => HEROES.filter((hero) => namesIn(row).includes(hero)))
    const isWhole = rows.every((row) => row.length === heroesEach(players))
    // The order of a row is the order of taking.
    if (isWhole) return rows.map((row, seat) => inOrderOf(namesIn(heroes[seat]), row))
  }
  return USUAL[players - 1] ?? USUAL[0]
}

export const withHeroes = (options: Options, rows: HeroRows): Options => ({
  ...options,
  heroes: rows.map((row) => row.join('+')),
})

/** A seat takes a hero; whoever had it gets the one given up for it. */
export function takeHero(rows: HeroRows, seat: number, hero: Hero): HeroRows {
  if (rows[seat].includes(hero)) return rows
  const [givenUp, ...kept] = rows[seat]
  return rows.map((row, at) => {
    if (at === seat) return [...kept, hero]
    return row.includes(hero) ? row.map((own) => (own === hero ? givenUp : own)) : row
  })
}

const namesIn = (row: unknown): string[] => String(row).split('+')

const inOrderOf = (names: readonly string[], row: readonly Hero[]): Hero[] =>
  names.flatMap((name) => row.filter((hero) => hero === name))
