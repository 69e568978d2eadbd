/** The wall of stamps: a cell for each scenario on each level, with a stamp for each clan that won it. */
import { type LanguageCode, type Options, type Wall, WON } from '@muster/engine'
import type { Content } from './content.ts'
import { readOptions } from './options.ts'
import { CLANS, type KeepState, LEVELS } from './state.ts'
import { talks } from './talk/scene.ts'

const cellOf = (scenario: string, level: string): string => `${scenario}/${level}`
const stampOf = (cell: string, clan: string): string => `${cell}/${clan}`

/** The stamps of a match that is over: none unless it was won. */
export function stampsOf({ pack }: Content, state: KeepState): string[] {
  if (state.result !== WON) return []
  const cell = cellOf(pack.scenarios[state.scenario].name, LEVELS[state.level])
  return CLANS.filter((_, clan) => state.clan.includes(clan)).map((clan) => stampOf(cell, clan))
}

export function wallOf({ pack }: Content, language: LanguageCode): Wall {
  const { levels } = talks[language]
  return {
    columns: LEVELS.map((level) => ({ key: level, name: levels[level] })),
    rows: pack.scenarios.map((scenario) => {
      const name = scenario.title[language].text
      return {
        key: scenario.name,
        name,
        cells: LEVELS.map((level) => ({
          key: cellOf(scenario.name, level),
          name: `${name}, ${levels[level]}`,
          span: 1,
        })),
      }
    }),
    marks: pack.clans.map((clan) => ({ key: clan.name, name: clan.title[language].text })),
  }
}

/** A set-up for this cell, as near as can be to another one, with this clan in it if one is named. */
export function setUpFor(
  content: Content,
  cell: string,
  clan: string | undefined,
  options: Options,
): Options {
  const { players, clans } = readOptions(content, options)
  const row = typeof clans === 'object' ? clans : []
  const [scenario, level] = cell.split('/')
  return { players, scenario, level, clans: clan === undefined ? row : withClan(row, clan) }
}

/** In place of the last clan, where the party is without this one. */
function withClan(row: readonly string[], clan: string): readonly string[] {
  return row.includes(clan) ? row : [...row.slice(0, -1), clan]
}

export interface NextStamp {
  readonly cell: string
  readonly options: Options
}

/**
 * What the wall lacks, nearest to a match with these options: the next scenario not yet won on its level, then the
 * levels above and below, then clans that were not there.
 */
export function nextStamp(
  content: Content,
  has: readonly string[],
  options: Options,
): NextStamp | undefined {
  const { scenario, level } = readOptions(content, options)
  const levels = onwards(LEVELS, String(level), true)
  const names = onwards(
    content.pack.scenarios.map(({ name }) => name),
    String(scenario),
    false,
  )
  const cells = levels.flatMap((one) => names.map((name) => cellOf(name, one)))
  const lacks = (cell: string, clan: string): boolean => !has.includes(stampOf(cell, clan))
  const untouched = cells.find((cell) => CLANS.every((clan) => lacks(cell, clan)))
  if (untouched !== undefined) {
    return { cell: untouched, options: setUpFor(content, untouched, undefined, options) }
  }
  for (const cell of cells) {
    const clan = CLANS.find((one) => lacks(cell, one))
    if (clan !== undefined) return { cell, options: setUpFor(content, cell, clan, options) }
  }
  return undefined
}

/** From one on to the end, then those before it: from the start, or back from it. */
function onwards<T extends string>(all: readonly T[], from: string, back: boolean): T[] {
  const now = Math.max(
    0,
    all.findIndex((one) => one === from),
  )
  const before = all.slice(0, now)
  return [...all.slice(now), ...(back ? before.reverse() : before)]
}
