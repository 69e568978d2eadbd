import type { CloseTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'card', 'cards')

export const en: CloseTexts = {
  kind: {
    activation: (type, of, action) => `${type}, ${of}: ${action}`,
    enemy: (rank, difficulty) =>
      `${{ minion: 'Minion', master: 'Master', nemesis: 'Nemesis' }[rank]}, ${difficulty}`,
    location: 'Location',
    item: 'Item',
    event: 'Event',
    hero: 'Hero',
    quest: 'Quest',
    peril: 'Peril',
  },
  places: { quarter: 'Quarter', wilderness: 'Wilderness', dungeon: 'Dungeon' },
  spawns: (engaged, shadows) =>
    `On arrival: ${engaged} engaged, hero by hero from the leader on; ${shadows} into the shadows.`,
  mayBe: 'It may be',
  bar: 'When it activates, in this order',
  perils: 'Perils',
  ability: 'Ability',
  items: 'Items',
  piles: {
    enemies: (n) => `Enemy deck, ${cards(n)}`,
    exploration: (n) => `Exploration deck, ${cards(n)}`,
    locations: (n) => `Locations to come, ${cards(n)}`,
    discard: (n) => `Discard pile, ${cards(n)}`,
    onTop: 'on top, in this order',
    noOrder: 'in no known order',
    atBottom: 'at the bottom, in this order',
    empty: 'empty',
  },
}
