import type { AroundTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
const locations = (n: number) => counted(n, 'lieu', 'lieux')
const cards = (n: number) => counted(n, 'carte', 'cartes')

export const fr: AroundTexts = {
  spoken: {
    round: (round, phase) => `Manche ${round}, ${phase}`,
    items: (items) => `Objets\u00a0: ${items}`,
    bar: (keywords) => `à son activation\u00a0: ${keywords}`,
    rolled: (dice) => `Sur la table\u00a0: ${dice}`,
    decks: (foes, exploration, road) =>
      `Pioche des ennemis, ${cards(foes)}\u202f; pioche d’exploration, ${cards(exploration)}\u202f; encore ${locations(road)} à venir.`,
  },
  headings: { match: 'La partie', roll: 'Le jet', decks: 'Pioches' },
}
