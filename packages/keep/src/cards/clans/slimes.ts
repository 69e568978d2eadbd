/** They soak up blows, and every blow is one Slime more. */
import {
  activate,
  ambush,
  combo,
  defend,
  draw,
  melee,
  move,
  said,
  split,
  swarm,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const slimes: ClanSheet = {
  name: 'slimes',
  from: 'rulebook',
  title: titles('Slimes', 'ms Slimes', 'ms Slimes'),
  motto: said(
    'Hit us. Go on. Now there are two.',
    'Frappez-nous. Allez. Voilà, nous sommes deux.',
    'Bata na gente. Vamos. Pronto, agora somos dois.',
  ),
  advice: said(
    'A wound is half a Slime: let the first blow land, then activate to split.',
    'Une blessure, c’est un demi-Slime : encaissez le premier coup, puis activez pour vous diviser.',
    'Um ferimento é meio Slime: aguente o primeiro golpe e depois ative para se dividir.',
  ),
  role: 'defender',
  monsters: 8,
  vitality: 2,
  start: { monsters: 3, rooms: ['sewers', 'apothecary'] },
  ability: split,
  cards: [
    tactic('divide', 3, title('Divide', 'f Division', 'f Divisão'), [activate(2)], [defend]),
    tactic('ooze', 2, title('Ooze', 'm Suintement', 'm Escorrer'), [swarm('move')], [activate()]),
    tactic(
      'absorb',
      2,
      title('Absorb', 'f Absorption', 'f Absorção'),
      [combo(defend, draw(1))],
      [melee()],
    ),
    tactic('engulf', 2, title('Engulf', 'm Engloutissement', 'm Engolir'), [melee()], [move(2)]),
    tactic(
      'bubble-up',
      1,
      title('Bubble Up', 'm Bouillonnement', 'm Borbulhar'),
      [ambush(2, 'sewers', 'apothecary')],
      [activate()],
    ),
  ],
}
