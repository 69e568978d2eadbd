/** How the tables of the lessons were laid. `vitest -u` writes them anew when the house has other cards. */
import { openPile, printPosition, shuffle } from '@muster/engine'
import { TACTIC } from '../content.ts'
import { keep } from '../game.ts'
import { BOX, type Clan, deckOf, discardOf, GUILD, GUILD_DISCARD, LOOT_DECK } from '../state.ts'
import { type Laid, type Table, table } from './table.ts'

const optionsFor = (clan: Clan) => ({
  players: 1,
  scenario: 'witchs-cauldron',
  level: 'family',
  clans: [clan],
})

/** One clan at its first turn, with nothing about but what is laid. */
function laid(
  clan: Clan,
  parts: Laid,
  piles: Readonly<Record<string, readonly string[]>> = {},
): string {
  const { players, ...setting } = optionsFor(clan)
  const t = table({ game: keep, ...setting }).put({ heroes: [], tokens: {}, ...parts })
  takeBack(t)
  t.arrange(piles)
  // K5.4
  openPile(t.state, GUILD_DISCARD)
  // Which cards are left is open, their order is not.
  for (const pile of [deckOf(0), GUILD, LOOT_DECK]) shuffle(t.state, pile)
  return textOf(t, clan)
}

/** The cards that the laid hand took the place of were played before. */
function takeBack(t: Table): void {
  const { piles } = t.state
  const { kinds, kindOf } = keep.content
  const isOwn = (place: number): boolean =>
    place >= 0 &&
    kinds[kindOf[place]].type === TACTIC &&
    kinds[kindOf[place]].of === t.state.clan[0]
  const own = piles[BOX].filter(isOwn)
  piles[BOX] = piles[BOX].filter((place) => !isOwn(place))
  piles[discardOf(0)].push(...own)
}

function textOf(t: Table, clan: Clan): string {
  const text = printPosition(keep, keep.readOptions(optionsFor(clan)), t.state)
  // Which cards the house has now says the game that deals the lesson.
  return text.replace(/sha256:\w+/, `sha256:${'0'.repeat(64)}`).replace(/^pile .*:\n/gm, '')
}

/** A Rogue two rooms away. */
const moveAndHit = (): string =>
  laid('red-dragon', {
    monsters: { 'red-dragon/vault': 1 },
    heroes: ['rogue/forge'],
    hands: { 1: ['wingbeat', 'tail-sweep'] },
  })

/** A Gremlin in the Cemetery, and a Beast for sale next door. */
const carryAndBuy = (): string =>
  laid('gremlins', {
    monsters: { 'gremlins/cemetery': 1 },
    hands: { 1: ['tinker', 'scamper', 'scamper'] },
    row: ['spider', 'war-boar', 'shield', 'firebolt', 'haste'],
  })

/** Only Swords are left in the Guild deck. */
const traps = (): string =>
  laid('gremlins', {
    monsters: { 'gremlins/workshop': 1 },
    hands: { 1: ['tinker', 'tripwire'] },
    guild: ['mage-swords', 'warrior-swords', 'archer-swords'],
  })

/** Three heroes wait in the Vault for a fourth, and only Jewels are left. */
const inspireChain = (): string =>
  laid(
    'ratfolk',
    {
      monsters: { 'ratfolk/sewers': 2 },
      heroes: ['rogue/vault', 'rogue/vault', 'archer/vault'],
      hands: { 1: ['busy-paws'] },
      guild: ['mage-jewel', 'warrior-jewel', 'archer-jewel'],
    },
    { 'discard/1': ['huddle'] },
  )

/** A wounded Slime and a healthy one guard the rooms of the Hats. */
const defend = (): string =>
  laid(
    'slimes',
    {
      monsters: { 'slimes/library': 1, 'slimes/apothecary/1': 1 },
      hands: { 1: ['absorb', 'ooze'] },
      guild: ['warrior-hats', 'mage-hats', 'rogue-hats'],
    },
    { 'discard/1': ['absorb.2'], 'deck/1': ['ooze.2'] },
  )

export const lessonTables = (): string =>
  [
    '/** The tables of the lessons, as they were laid once. */\n',
    ...Object.entries({ moveAndHit, carryAndBuy, traps, inspireChain, defend }).map(
      ([name, lay]) => `export const ${name}Position = \`${lay()}\`\n`,
    ),
  ].join('\n')
