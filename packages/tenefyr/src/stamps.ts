/**
 * The wall of stamps: a cell for each Boss on each level, and one for the Quick game, with a stamp for each hero
 * who was there when it was won.
 */
import { type LanguageCode, type Options, type Wall, WON } from '@muster/engine'
import { readOptions } from './options.ts'
import { BOSSES, HEROES, isQuick, LEVELS, NOBODY, type TenefyrState } from './state.ts'
import { talks } from './talk/scene.ts'

const QUICK = 'quick'

const cellOf = (boss: string, level: string): string => `${boss}/${level}`
const stampOf = (cell: string, hero: string): string => `${cell}/${hero}`

/** The stamps of a match that is over: none unless it was won. */
export function stampsOf(state: TenefyrState): string[] {
  if (state.result !== WON) return []
  const cell = isQuick(state) ? QUICK : cellOf(BOSSES[state.boss], LEVELS[state.level])
  return HEROES.filter((_, hero) => state.heroSeat[hero] !== NOBODY).map((hero) =>
    stampOf(cell, hero),
  )
}

export function wallOf(language: LanguageCode): Wall {
  const { bosses, levels, modes, heroes } = talks[language]
  const quick = modes.quick.replace(/^./, (letter) => letter.toUpperCase())
  return {
    columns: LEVELS.map((level) => ({ key: level, name: levels[level] })),
    rows: [
      ...BOSSES.map((boss) => ({
        key: boss,
        name: bosses[boss].text,
        cells: LEVELS.map((level) => ({
          key: cellOf(boss, level),
          name: `${bosses[boss].text}, ${levels[level]}`,
          span: 1,
        })),
      })),
      {
        key: QUICK,
        name: quick,
        cells: [{ key: QUICK, name: quick, span: LEVELS.length }],
      },
    ],
    marks: HEROES.map((hero) => ({ key: hero, name: heroes[hero].text })),
  }
}

/** A set-up for this cell, as near as can be to another one, with this hero in it if one is named. */
export function setUpFor(cell: string, hero: string | undefined, options: Options): Options {
  const { players, heroes, profile } = readOptions(options)
  const rows = typeof heroes === 'object' ? heroes : []
  const party = { players, heroes: hero === undefined ? rows : withHero(rows, hero) }
  if (cell === QUICK) return { ...party, mode: QUICK }
  const [boss, level] = cell.split('/')
  return { ...party, profile, mode: 'normal', level, boss }
}

/** In place of the last hero, where the party is without this one. */
function withHero(rows: readonly string[], hero: string): readonly string[] {
  if (rows.some((row) => row.split('+').includes(hero))) return rows
  return rows.map((row, seat) =>
    seat < rows.length - 1 ? row : [...row.split('+').slice(0, -1), hero].join('+'),
  )
}

export interface NextStamp {
  readonly cell: string
  readonly options: Options
}

/**
 * What the wall lacks, nearest to a match with these options: a Boss not yet beaten on its level, then on the
 * levels above and below, then heroes who were not there, then the Quick game.
 */
export function nextStamp(has: readonly string[], options: Options): NextStamp | undefined {
  const now = Math.max(
    0,
    LEVELS.findIndex((level) => level === options.level),
  )
  const levels = [...LEVELS.slice(now), ...LEVELS.slice(0, now).reverse()]
  const cells = levels.flatMap((level) => BOSSES.map((boss) => cellOf(boss, level)))
  const lacks = (cell: string, hero: string): boolean => !has.includes(stampOf(cell, hero))
  const untouched = cells.find((cell) => HEROES.every((hero) => lacks(cell, hero)))
  if (untouched !== undefined) {
    return { cell: untouched, options: setUpFor(untouched, undefined, options) }
  }
  for (const cell of [...cells, QUICK]) {
    const hero = HEROES.find((one) => lacks(cell, one))
    if (hero !== undefined) return { cell, options: setUpFor(cell, hero, options) }
  }
  return undefined
}
