/** How the tables of the lessons were laid. `vitest -u` writes them anew when the house has other cards. */
import { printPosition, shuffle } from '@muster/engine'
import { terrinoth } from '../game.ts'
import { BOX, ENEMIES, ENEMY_DISCARD, EXPLORATION, EXPLORATION_DISCARD } from '../state.ts'
import { type Laid, type Table, table } from './table.ts'

const QUEST = 'goblin-problem'

/** One player with two heroes, nobody in play but who is laid. */
const begun = (heroes: readonly string[]): Table =>
  table({ game: terrinoth, players: 1, quest: QUEST, heroes }).put({ engaged: {}, shadows: [] })

/** The first three activations of the round are rests in which nothing happens. */
function atLastActivation(
  heroes: readonly string[],
  rests: readonly (readonly [string, number])[],
) {
  const t = begun(heroes)
  for (const [card, dice] of rests) {
    t.toRoll(card).dice({ hero: Array.from({ length: dice }, () => 'defense' as const) })
    t.choose('roll 0')
  }
  return t
}

const PRAYER = ['prayer', 1] as const
const CAUTION = ['caution', 1] as const
const SECOND_WIND = ['second-wind', 2] as const

/** Who is not on the table is in the decks again: which cards are left is open, their order is not. */
function takeBack({ state }: Table): void {
  const { piles } = state
  const { content } = terrinoth
  const { enemyStacks } = content.quests[state.quest]
  const own = enemyStacks.flatMap(({ sets }) => sets.flatMap((set) => content.cardsOfSet[set]))
  const isOwn = (place: number): boolean => place < 0 || own.includes(place)
  piles[ENEMIES].push(...piles[BOX].filter(isOwn), ...piles[ENEMY_DISCARD].splice(0))
  piles[BOX] = piles[BOX].filter((place) => !isOwn(place))
  piles[EXPLORATION].push(...piles[EXPLORATION_DISCARD].splice(0))
  for (const pile of [ENEMIES, EXPLORATION]) shuffle(state, pile)
}

function textOf(t: Table, laid: Laid, heroes: readonly string[]): string {
  t.put(laid)
  takeBack(t)
  const options = terrinoth.readOptions({ players: 1, quest: QUEST, heroes })
  const text = printPosition(terrinoth, options, t.state)
  // Which cards the house has now says the game that deals the lesson.
  return text.replace(/sha256:\w+/, `sha256:${'0'.repeat(64)}`).replace(/^pile .*:\n/gm, '')
}

/** A Bandit before Kari, and a token in her hand. */
function roll(): string {
  const heroes = ['kari', 'lissa']
  return textOf(begun(heroes), { engaged: { kari: ['bandit.1'] }, tokens: { kari: 1 } }, heroes)
}

/** Mok can take one more wound, and a Bandit stands before him. */
function engage(): string {
  const heroes = ['mok', 'kari']
  const t = atLastActivation(heroes, [PRAYER, CAUTION, PRAYER])
  return textOf(
    t,
    { engaged: { mok: ['bandit.1'] }, wounds: { mok: t.state.health[0] - 1 } },
    heroes,
  )
}

const attackOf = (enemy: string): number =>
  terrinoth.content.kinds.find(({ name }) => name === enemy)?.attack ?? 0

/** Two enemies before Kari, who can bear both their attacks, but not a stab in the back besides. */
function enemyBars(): string {
  const heroes = ['kari', 'lissa']
  const t = atLastActivation(heroes, [CAUTION, SECOND_WIND, CAUTION])
  t.toRoll('second-wind').dice({ hero: ['defense', 'defense'] })
  const left = attackOf('bandit') + attackOf('goblin-archer') + 1
  t.put({
    engaged: { kari: ['bandit.1', 'goblin-archer.1'] },
    wounds: { kari: t.state.health[0] - left },
  })
  return textOf(t.choose('roll 0'), {}, heroes)
}

/** Two steps to go at the inn, and the first peril comes tonight. */
function perilAndTravel(): string {
  const heroes = ['mok', 'kari']
  const t = atLastActivation(heroes, [PRAYER, CAUTION, PRAYER])
  const { track } = terrinoth.content.pack.quests[t.state.quest]
  return textOf(t, { progress: 4, peril: track.indexOf(1) - 1 }, heroes)
}

export const lessonTables = (): string =>
  [
    '/** The tables of the lessons, as they were laid once. */\n',
    ...Object.entries({ roll, engage, enemyBars, perilAndTravel }).map(
      ([name, lay]) => `export const ${name}Position = \`${lay()}\`\n`,
    ),
  ].join('\n')
