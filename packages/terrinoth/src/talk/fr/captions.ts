import type { Captions, Piles } from '../talk.ts'

export const captions: Captions = {
  round: (round) => `manche ${round}`,
  peril: 'Péril',
  perilIn: (title, rounds) =>
    rounds === 0
      ? `${title} à chaque manche`
      : `${title} dans ${rounds === 1 ? '1 manche' : `${rounds} manches`}`,
  location: 'Lieu',
  toExplore: (left) => `encore ${left}`,
  explored: 'exploré',
  final: 'dernier',
  moreLocations: (left) => `${left} à venir`,
  shadows: 'Ombre',
  nobody: 'personne',
  lair: 'Némésis',
  defeated: 'hors jeu',
  inPlay: 'en jeu',
  fallen: 'à terre',
  spent: 'épuisée',
  items: 'Objets',
  roll: 'Jet',
  goal: 'Victoire',
  danger: 'Défaite',
  decks: (enemies, exploration) => `ennemis ${enemies}, exploration ${exploration}`,
  legend:
    '⚔ attaque  ◈ résilience  ♥ santé  ✦ jeton  z épuisé  [?] face cachée  ▶ actif  ⚑ chef du groupe',
}

export const piles: Piles = {
  cards: (who) => `${who}, cartes d’activation`,
  items: (who) => `${who}, objets`,
  enemies: (n) => `Pioche des ennemis (${n})`,
  enemyDiscard: (n) => `Ennemis défaussés (${n})`,
  locations: (n) => `Pioche des lieux (${n})`,
  locationDiscard: 'Lieux quittés',
  exploration: (n) => `Pioche d’exploration (${n})`,
  explorationDiscard: (n) => `Exploration, défausse (${n})`,
  shadows: (n) => `Face cachée dans l’ombre (${n})`,
  setAside: 'Mis de côté',
  empty: 'vide',
  onTop: (list, many) => `au-dessus ${list}${many ? ' (dans cet ordre)' : ''}`,
  below: (list) => `dessous ${list}`,
  atBottom: (list, many) => `tout en bas ${list}${many ? ' (dans cet ordre)' : ''}`,
  noOrder: '(ordre inconnu)',
}
