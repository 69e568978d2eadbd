import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  wave: (wave) => `vague ${wave}`,
  turn: (turn) => `tour ${turn}`,
  guild: 'Guilde',
  scenarioCards: 'scénario',
  comes: (n) => (n < 2 ? `${n} carte par tour` : `${n} cartes par tour`),
  loot: 'Butin',
  plans: 'Plans',
  supply: 'Réserve',
  lair: 'Repaire',
  hand: 'main',
  played: 'jouées',
  deck: 'pioche',
  discard: 'défausse',
  cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  legend:
    '▼ actif  ▽ épuisé  ♥ vitalité  ✕ piège  ◌ ◉ portail  [2] trésor  ! danger  ▶ joueur actif',
}

export const piles: Piles = {
  hand: (who, n) => `${who}, main (${n})`,
  play: (who, n) => `${who}, cartes jouées (${n})`,
  discard: (who, n) => `${who}, défausse (${n})`,
  deck: (who, n) => `${who}, pioche (${n})`,
  loot: (n) => `Pioche de Butin (${n})`,
  row: 'Butin disponible',
  guild: (wave, n) => `Pioche de la Guilde, vague ${wave} (${n})`,
  guildDiscard: (n) => `Guilde, défausse (${n})`,
  treasures: (value, rooms, pile) =>
    `Trésors de ${value}, face cachée (${rooms} dans les salles, ${pile} dans la pile)`,
  tiles: (n) => `Salles non bâties (${n})`,
  looted: 'Trésors pillés',
  empty: 'vide',
  onTop: (list, many) => `sur le dessus ${list}${many ? ' (dans cet ordre)' : ''}`,
  below: (list) => `dessous ${list}`,
  atBottom: (list, many) => `au fond ${list}${many ? ' (dans cet ordre)' : ''}`,
  noOrder: '(ordre inconnu)',
}
