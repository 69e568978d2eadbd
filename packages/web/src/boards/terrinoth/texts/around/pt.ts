import type { AroundTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const locations = (n: number) => counted(n, 'local', 'locais')
const cards = (n: number) => counted(n, 'carta', 'cartas')

export const pt: AroundTexts = {
  spoken: {
    round: (round, phase) => `Rodada ${round}, ${phase}`,
    items: (items) => `Itens: ${items}`,
    bar: (keywords) => `ao ser ativado: ${keywords}`,
    rolled: (dice) => `Na mesa: ${dice}`,
    decks: (foes, exploration, road) =>
      `Baralho de inimigos, ${cards(foes)}; baralho de exploração, ${cards(exploration)}; mais ${locations(road)} por vir.`,
  },
  headings: { match: 'A partida', roll: 'A rolagem', decks: 'Baralhos' },
}
