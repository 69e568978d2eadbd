import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  round: (round) => `rodada ${round}`,
  peril: 'Perigo',
  perilIn: (title, rounds) =>
    rounds === 0
      ? `${title} a cada rodada`
      : `${title} em ${rounds === 1 ? '1 rodada' : `${rounds} rodadas`}`,
  location: 'Local',
  toExplore: (left) => (left === 1 ? 'falta 1' : `faltam ${left}`),
  explored: 'explorado',
  final: 'final',
  moreLocations: (left) => `${left} a seguir`,
  shadows: 'Sombras',
  nobody: 'ninguém',
  lair: 'Nêmesis',
  defeated: 'fora de jogo',
  inPlay: 'em jogo',
  fallen: 'fora de combate',
  spent: 'exaurida',
  items: 'Itens',
  roll: 'Rolagem',
  goal: 'Vitória',
  danger: 'Derrota',
  decks: (enemies, exploration) => `inimigos ${enemies}, exploração ${exploration}`,
  legend:
    '⚔ ataque  ◈ resistência  ♥ vida  ✦ ficha  z exaurido  [?] oculto  ▶ ativo  ⚑ líder do grupo',
}

export const piles: Piles = {
  cards: (who) => `${who}, cartas de ativação`,
  items: (who) => `${who}, itens`,
  enemies: (n) => `Baralho de inimigos (${n})`,
  enemyDiscard: (n) => `Inimigos descartados (${n})`,
  locations: (n) => `Baralho de locais (${n})`,
  locationDiscard: 'Locais deixados para trás',
  exploration: (n) => `Baralho de exploração (${n})`,
  explorationDiscard: (n) => `Exploração, descarte (${n})`,
  shadows: (n) => `Ocultos nas sombras (${n})`,
  setAside: 'Posto de lado',
  empty: 'vazio',
  onTop: (list, many) => `em cima ${list}${many ? ' (nesta ordem)' : ''}`,
  below: (list) => `abaixo ${list}`,
  atBottom: (list, many) => `no fundo ${list}${many ? ' (nesta ordem)' : ''}`,
  noOrder: '(em ordem desconhecida)',
}
