/** A house scenario on the table: Skeletons in turn, with a Toolbox in hand, and Slimes; else bare. */
import { housePack } from '../cards/house-pack.ts'
import { rulesGame } from './rules-game.ts'
import { type Laid, type Table, table } from './table.ts'

const game = rulesGame(housePack)
const clans = ['skeletons', 'slimes']

/** As the scenario is set up. On Steady the first invasion is one card, and a scenario card is not followed by another. */
export const setUp = (scenario: string, level = 'steady'): Table =>
  table({ game, scenario, clans, level })

/** No heroes, tokens or portals but those that are named. */
export function at(scenario: string, laid: Laid = {}): Table {
  const hands = { 1: ['toolbox', 'axe', 'axe'], 2: ['basilisk', 'spider'] }
  const bare = { hands, heroes: [], tokens: {}, portals: {} }
  return setUp(scenario).put({ ...bare, ...laid })
}

/** The first Activate of the Toolbox. */
export const activate = (t: Table, ...choices: string[]): Table =>
  t.choose('play toolbox', 'use-right activate', ...choices)

/** Ends the turn; this card comes from the Guild, and these lie under it. */
export const comes = (t: Table, card: string, ...under: string[]): Table =>
  t.put({ guild: [card, ...under, 'mage-hats', 'rogue-hats'] }).choose('end-turn')

export const handSizes = (t: Table): number[] => [t.pile('hand/1').length, t.pile('hand/2').length]

/** Answers first options until the next turn; gives all that happened since the last choice. */
export function through(t: Table): string[] {
  const told = [...t.events()]
  while (t.prompt() !== 'turn' && !t.isOver) {
    const options = t.options()
    t.choose(options.find((option) => option === 'pass') ?? options[0])
    told.push(...t.events())
  }
  return told
}

/** How often an event is among those told. */
export const countOf = (told: readonly string[], event: string): number =>
  told.filter((one) => one === event || one.startsWith(`${event} `)).length
