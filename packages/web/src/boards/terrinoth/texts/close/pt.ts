import type { CloseTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'carta', 'cartas')

export const pt: CloseTexts = {
  kind: {
    activation: (type, of, action) => `${type}, ${of}: ${action}`,
    enemy: (rank, difficulty) =>
      `${{ minion: 'Lacaio', master: 'Elite', nemesis: 'Nêmesis' }[rank]}, ${difficulty}`,
    location: 'Local',
    item: 'Item',
    event: 'Evento',
    hero: 'Herói',
    quest: 'Missão',
    peril: 'Perigo',
  },
  places: { quarter: 'Bairro', wilderness: 'Ermo', dungeon: 'Masmorra' },
  spawns: (engaged, shadows) =>
    `Na chegada: ${engaged} em combate, um por herói a partir do líder; ${shadows} nas sombras.`,
  mayBe: 'Pode ser',
  bar: 'Quando é ativado, nesta ordem',
  perils: 'Perigos',
  ability: 'Habilidade',
  items: 'Itens',
  piles: {
    enemies: (n) => `Baralho de inimigos, ${cards(n)}`,
    exploration: (n) => `Baralho de exploração, ${cards(n)}`,
    locations: (n) => `Locais por vir, ${cards(n)}`,
    discard: (n) => `Descarte, ${cards(n)}`,
    onTop: 'no topo, nesta ordem',
    noOrder: 'em ordem desconhecida',
    atBottom: 'no fundo, nesta ordem',
    empty: 'vazio',
  },
}
