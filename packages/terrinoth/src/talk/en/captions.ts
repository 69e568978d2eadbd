import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  round: (round) => `round ${round}`,
  peril: 'Peril',
  perilIn: (title, rounds) =>
    rounds === 0
      ? `${title} each round`
      : `${title} in ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
  location: 'Location',
  toExplore: (left) => `${left} more`,
  explored: 'explored',
  final: 'final',
  moreLocations: (left) => `${left} to come`,
  shadows: 'Shadows',
  nobody: 'nobody',
  lair: 'Nemesis',
  defeated: 'defeated',
  inPlay: 'in play',
  fallen: 'fallen',
  spent: 'spent',
  items: 'Items',
  roll: 'Roll',
  goal: 'Victory',
  danger: 'Defeat',
  decks: (enemies, exploration) => `enemies ${enemies}, exploration ${exploration}`,
  legend:
    '⚔ attack  ◈ resilience  ♥ health left  ✦ token  z exhausted  [?] face down  ▶ active  ⚑ leader',
}

export const piles: Piles = {
  cards: (who) => `${who}, activation cards`,
  items: (who) => `${who}, items`,
  enemies: (n) => `Enemy deck (${n})`,
  enemyDiscard: (n) => `Enemies, discarded (${n})`,
  locations: (n) => `Location deck (${n})`,
  locationDiscard: 'Locations left behind',
  exploration: (n) => `Exploration deck (${n})`,
  explorationDiscard: (n) => `Exploration, discarded (${n})`,
  shadows: (n) => `Face down in the shadows (${n})`,
  setAside: 'Set aside',
  empty: 'empty',
  onTop: (list, many) => `on top ${list}${many ? ' (in this order)' : ''}`,
  below: (list) => `below ${list}`,
  atBottom: (list, many) => `at the bottom ${list}${many ? ' (in this order)' : ''}`,
  noOrder: '(in no known order)',
}
