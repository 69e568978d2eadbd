/** Through walls, with something under the arm for everyone. */
import {
  activate,
  ambush,
  defend,
  draw,
  melee,
  move,
  place,
  ranged,
  said,
  tactic,
  throughWalls,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const ghosts: ClanSheet = {
  name: 'ghosts',
  from: 'rulebook',
  title: titles('Ghosts', 'ms Fantômes', 'ms Fantasmas'),
  motto: said(
    'Doors are for the living.',
    'Les portes, c’est bon pour les vivants.',
    'Porta é coisa de vivo.',
  ),
  advice: said(
    'Walls are no hindrance to your Activates: take what lies in one room where another needs it.',
    'Vos activations ignorent les murs : portez ce qui traîne là où quelqu’un en a besoin.',
    'Suas ativações ignoram paredes: levem o que sobra numa sala para onde faz falta.',
  ),
  role: 'supporter',
  monsters: 3,
  vitality: 2,
  start: { monsters: 3, rooms: ['cemetery', 'study'] },
  ability: throughWalls,
  cards: [
    tactic('drift', 3, title('Drift', 'f Dérive', 'f Deriva'), [activate(2)], [move()]),
    tactic('chill', 2, title('Chill', 'm Frisson', 'm Arrepio'), [melee(), move()], [defend]),
    tactic('seance', 2, title('Séance', 'f Séance', 'f Sessão Espírita'), [draw(1), activate()]),
    tactic(
      'haunt',
      2,
      title('Haunt', 'f Hantise', 'f Assombração'),
      [ambush(2, 'cemetery', 'study')],
      [activate()],
    ),
    tactic(
      'poltergeist',
      1,
      title('Poltergeist', 'm Esprit frappeur', 'm Poltergeist'),
      [ranged()],
      [place('book')],
    ),
  ],
}
