import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  wave: (wave) => `onda ${wave}`,
  turn: (turn) => `vez ${turn}`,
  guild: 'Guilda',
  scenarioCards: 'cenário',
  comes: (n) => (n === 1 ? '1 carta por vez' : `${n} cartas por vez`),
  loot: 'Pilhagem',
  plans: 'Plantas',
  supply: 'Suprimento',
  lair: 'Covil',
  hand: 'mão',
  played: 'jogo',
  deck: 'baralho',
  discard: 'descarte',
  cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`),
  legend:
    '▼ ativo  ▽ exausto  ♥ vitalidade  ✕ armadilha  ◌ ◉ portal  [2] tesouro  ! perigo  ▶ jogador ativo',
}

export const piles: Piles = {
  hand: (who, n) => `${who}, mão (${n})`,
  play: (who, n) => `${who}, em jogo (${n})`,
  discard: (who, n) => `${who}, descarte (${n})`,
  deck: (who, n) => `${who}, baralho (${n})`,
  loot: (n) => `Baralho de Pilhagem (${n})`,
  row: 'Pilhagem disponível',
  guild: (wave, n) => `Baralho da Guilda, onda ${wave} (${n})`,
  guildDiscard: (n) => `Guilda, descarte (${n})`,
  treasures: (value, rooms, pile) =>
    `Tesouros de ${value}, virados para baixo (${rooms} nas salas, ${pile} na pilha)`,
  tiles: (n) => `Salas não construídas (${n})`,
  looted: 'Tesouros pilhados',
  empty: 'vazio',
  onTop: (list, many) => `no topo ${list}${many ? ' (nesta ordem)' : ''}`,
  below: (list) => `embaixo ${list}`,
  atBottom: (list, many) => `no fundo ${list}${many ? ' (nesta ordem)' : ''}`,
  noOrder: '(em ordem desconhecida)',
}
