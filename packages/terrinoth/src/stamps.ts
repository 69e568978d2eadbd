/** The wall of stamps: a cell for each quest, plain and by the Grim rule, with a stamp for each hero who was there. */
import { type LanguageCode, type Options, type Said, type Wall, WON } from '@muster/engine'
import type { Content } from './content.ts'
import { readOptions } from './options.ts'
import type { TerrinothState } from './state.ts'

export const WAYS = ['plain', 'grim'] as const
type Way = (typeof WAYS)[number]

export const wayNames: Readonly<Record<Way, Said>> = {
  plain: { en: 'Usual rules', fr: 'Règles habituelles', pt: 'Regras comuns' },
  grim: { en: 'Grim rule', fr: 'Règle impitoyable', pt: 'Regra impiedosa' },
}

const cellOf = (quest: string, way: string): string => `${quest}/${way}`
const stampOf = (cell: string, hero: string): string => `${cell}/${hero}`

/** The stamps of a match that is over: none unless it was won. */
export function stampsOf({ pack }: Content, state: TerrinothState): string[] {
  if (state.result !== WON) return []
  const cell = cellOf(pack.quests[state.quest].name, WAYS[state.grim])
  return pack.heroes
    .filter((_, hero) => state.heroIs.includes(hero))
    .map(({ name }) => stampOf(cell, name))
}

export function wallOf({ pack }: Content, language: LanguageCode): Wall {
  return {
    columns: WAYS.map((way) => ({ key: way, name: wayNames[way][language] })),
    rows: pack.quests.map((quest) => {
      const name = quest.title[language].text
      return {
        key: quest.name,
        name,
        cells: WAYS.map((way) => ({
          key: cellOf(quest.name, way),
          name: `${name}, ${wayNames[way][language]}`,
          span: 1,
        })),
      }
    }),
    marks: pack.heroes.map((hero) => ({ key: hero.name, name: hero.title[language].text })),
  }
}

/** A set-up for this cell, as near as can be to another one, with this hero in it if one is named. */
export function setUpFor(
  content: Content,
  cell: string,
  hero: string | undefined,
  options: Options,
): Options {
  const { players, heroes } = readOptions(content, options)
  const row = typeof heroes === 'object' ? heroes : []
  const [quest, way] = cell.split('/')
  return {
    players,
    quest,
    grim: way === 'grim',
    heroes: hero === undefined ? row : withHero(content, row, hero),
  }
}

/** In place of who has the same type (H1.15), else of the last. */
function withHero({ pack }: Content, row: readonly string[], hero: string): readonly string[] {
  if (row.includes(hero)) return row
  const typeOf = (name: string): string | undefined =>
    pack.heroes.find((one) => one.name === name)?.type
  const twin = row.findIndex((name) => typeOf(name) === typeOf(hero))
  const at = twin < 0 ? row.length - 1 : twin
  return row.map((name, n) => (n === at ? hero : name))
}

export interface NextStamp {
  readonly cell: string
  readonly options: Options
}

/**
 * What the wall lacks, nearest to a match with these options: the next quest not yet won by the same rules, then by
 * the others, then heroes who were not there.
 */
export function nextStamp(
  content: Content,
  has: readonly string[],
  options: Options,
): NextStamp | undefined {
  const { quest, grim } = readOptions(content, options)
  const names = content.pack.quests.map(({ name }) => name)
  const from = Math.max(0, names.indexOf(String(quest)))
  const onwards = [...names.slice(from), ...names.slice(0, from)]
  const ways = grim === true ? [...WAYS].reverse() : WAYS
  const cells = ways.flatMap((way) => onwards.map((name) => cellOf(name, way)))
  const heroes = content.pack.heroes.map(({ name }) => name)
  const lacks = (cell: string, hero: string): boolean => !has.includes(stampOf(cell, hero))
  const untouched = cells.find((cell) => heroes.every((hero) => lacks(cell, hero)))
  if (untouched !== undefined) {
    return { cell: untouched, options: setUpFor(content, untouched, undefined, options) }
  }
  for (const cell of cells) {
    const hero = heroes.find((one) => lacks(cell, one))
    if (hero !== undefined) return { cell, options: setUpFor(content, cell, hero, options) }
  }
  return undefined
}
