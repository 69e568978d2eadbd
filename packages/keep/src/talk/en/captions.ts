import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  wave: (wave) => `wave ${wave}`,
  turn: (turn) => `turn ${turn}`,
  guild: 'Guild',
  scenarioCards: 'scenario',
  comes: (n) => (n === 1 ? '1 card a turn' : `${n} cards a turn`),
  loot: 'Loot',
  plans: 'Plans',
  supply: 'Supply',
  lair: 'Lair',
  hand: 'hand',
  played: 'played',
  deck: 'deck',
  discard: 'discard',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  legend:
    '▼ awake  ▽ exhausted  ♥ vitality  ✕ trap  ◌ ◉ portal  [2] treasure  ! danger  ▶ active player',
}

export const piles: Piles = {
  hand: (who, n) => `${who}, hand (${n})`,
  play: (who, n) => `${who}, played (${n})`,
  discard: (who, n) => `${who}, discard pile (${n})`,
  deck: (who, n) => `${who}, deck (${n})`,
  loot: (n) => `Loot deck (${n})`,
  row: 'Available Loot',
  guild: (wave, n) => `Guild deck, wave ${wave} (${n})`,
  guildDiscard: (n) => `Guild, discarded (${n})`,
  treasures: (value, rooms, pile) =>
    `Treasures of ${value}, face down (${rooms} in rooms, ${pile} in the pile)`,
  tiles: (n) => `Room tiles not built (${n})`,
  looted: 'Looted',
  empty: 'empty',
  onTop: (list, many) => `on top ${list}${many ? ' (in this order)' : ''}`,
  below: (list) => `below ${list}`,
  atBottom: (list, many) => `at the bottom ${list}${many ? ' (in this order)' : ''}`,
  noOrder: '(in no known order)',
}
