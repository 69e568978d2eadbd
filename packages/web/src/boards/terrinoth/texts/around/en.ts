import type { AroundTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const locations = (n: number) => counted(n, 'location', 'locations')
const cards = (n: number) => counted(n, 'card', 'cards')

export const en: AroundTexts = {
  spoken: {
    round: (round, phase) => `Round ${round}, ${phase}`,
    items: (items) => `Items: ${items}`,
    bar: (keywords) => `when it acts: ${keywords}`,
    rolled: (dice) => `On the table: ${dice}`,
    decks: (foes, exploration, road) =>
      `Enemy deck ${cards(foes)}, exploration deck ${cards(exploration)}, ${locations(road)} to come.`,
  },
  headings: { match: 'The match', roll: 'The roll', decks: 'Decks' },
}
