/** One great monster: many moves, much fire, hardly a card that defends. */
import {
  activate,
  ambush,
  defend,
  knownTactic,
  melee,
  mendAll,
  move,
  ranged,
  said,
  tactic,
  title,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const redDragon: ClanSheet = {
  name: 'red-dragon',
  from: 'rulebook',
  title: title('Red Dragon', 'f Dragonne rouge', 'f Dragoa Vermelha'),
  motto: said(
    'Count the coins twice, the visitors once.',
    'On compte les pièces deux fois, les visiteurs une seule.',
    'As moedas se contam duas vezes; as visitas, uma só.',
  ),
  advice: said(
    'Stand where two doors meet, breathe fire through both, and activate before the fifth wound.',
    'Placez-vous au croisement de deux passages, crachez le feu dans les deux, et activez avant la cinquième blessure.',
    'Fique onde duas passagens se cruzam, cuspa fogo por ambas e ative antes do quinto ferimento.',
  ),
  role: 'control',
  monsters: 1,
  vitality: 5,
  start: { monsters: 1, rooms: ['vault', 'forge'] },
  ability: mendAll,
  cards: [
    tactic(
      'wingbeat',
      3,
      title('Wingbeat', 'm Coup d’ailes', 'm Bater de Asas'),
      [move(2)],
      [ranged()],
    ),
    tactic(
      'fire-breath',
      3,
      title('Fire Breath', 'm Souffle ardent', 'm Sopro de Fogo'),
      [ranged(2)],
      [melee()],
    ),
    knownTactic(
      'tail-sweep',
      2,
      title('Tail Sweep', 'm Coup de queue', 'f Varrida de Cauda'),
      [melee(2)],
      [move()],
    ),
    tactic(
      'count-the-hoard',
      1,
      title('Count the Hoard', 'm Inventaire du trésor', 'f Conta do Tesouro'),
      [activate(2)],
      [move(), ranged()],
    ),
    tactic(
      'back-to-the-roost',
      1,
      title('Back to the Roost', 'm Retour au nid', 'f Volta ao Ninho'),
      [ambush(1, 'vault', 'forge')],
      [defend],
    ),
  ],
}
