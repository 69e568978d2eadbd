/** How the tables of the lessons were laid. `vitest -u` writes them anew when the house has other cards. */
import { printPosition, shuffle } from '@muster/engine'
import { play } from '@muster/engine/testing'
import { tenefyr } from '../game.ts'
import { deckOf } from '../state.ts'
import { leaveInDeck, shrinkDungeon, type Table } from './frozen.ts'

const ALONE = { players: 1, boss: 'dark-lord', level: 'easy', start: 1 } as const

function textOf(table: Table): string {
  const text = printPosition(tenefyr, tenefyr.readOptions(ALONE), table.state)
  // Which cards the house has now says the game that deals the lesson.
  return text.replace(/sha256:\w+/, `sha256:${'0'.repeat(64)}`).replace(/^pile .*:\n/gm, '')
}

function shuffled(table: Table): Table {
  shuffle(table.state, deckOf(0))
  return table.refresh()
}

/** An Orc, and a first hand without power. */
function hand(): Table {
  const table = play(tenefyr, ALONE, { 'reserve/1': ['orc', 'kobold'] })
  shuffled(table.arrange({ 'deck/1': ['cellar-rats'] }))
  // Two of them fall to the Orc.
  return table.choose('enter level-1/a')
}

/** One enemy is beaten; five cards are left to draw. */
function goOn(): Table {
  const table = play(tenefyr, ALONE, { 'reserve/1': ['kobold', 'kobold'] })
  table.arrange({ 'deck/1': ['basic-1', 'basic-1', 'basic-1'] })
  table.choose('enter level-1/a', 'keep')
  leaveInDeck(table, 0, ['basic-1', 'basic-1', 'basic-1', 'basic-1', 'basic-0'], tenefyr)
  return shuffled(table)
}

/** The last enemy of a dungeon, and a hand that beats it. */
function reward(): Table {
  const script = { 'reserve/2': ['marsh-toad', 'marsh-toad'], 'rewards/2': ['hot-spring'] }
  const table = shrinkDungeon(play(tenefyr, ALONE, script), 2, 1)
  table.arrange({ 'deck/1': ['larder-mimic', 'basic-1', 'basic-1'] })
  return table.choose('enter level-2/a')
}

export const lessonTables = (): string =>
  [
    '/** The tables of the lessons, as they were laid once. */\n',
    ...Object.entries({ hand, goOn, reward }).map(
      ([name, lay]) => `export const ${name}Position = \`${textOf(lay())}\`\n`,
    ),
  ].join('\n')
