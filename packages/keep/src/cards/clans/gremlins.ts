/** Quick hands: they carry for everyone and lay traps on the way. */
import {
  activate,
  ambush,
  combo,
  defend,
  melee,
  move,
  said,
  tactic,
  title,
  titles,
  trap,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const gremlins: ClanSheet = {
  name: 'gremlins',
  from: 'rulebook',
  title: titles('Gremlins', 'ms Gremlins', 'ms Gremlins'),
  motto: said(
    'It was like that when we got here.',
    'C’était déjà comme ça en arrivant.',
    'Já estava assim quando a gente chegou.',
  ),
  advice: said(
    'Fetch and carry for the others, and leave a trap in every room nobody guards.',
    'Faites les courses des autres, et laissez un piège dans chaque salle que personne ne garde.',
    'Façam as entregas dos outros e deixem uma armadilha em cada sala que ninguém guarda.',
  ),
  role: 'supporter',
  monsters: 4,
  vitality: 1,
  start: { monsters: 3, rooms: ['workshop', 'library'] },
  ability: move(),
  cards: [
    tactic('tinker', 3, title('Tinker', 'm Bricolage', 'f Gambiarra'), [trap()], [activate(2)]),
    tactic('scamper', 2, title('Scamper', 'f Galopade', 'f Disparada'), [move(2)], [activate()]),
    tactic('tripwire', 2, title('Tripwire', 'm Fil tendu', 'm Fio de Tropeço'), [move(), trap()]),
    tactic(
      'prank',
      1,
      title('Prank', 'f Farce', 'f Travessura'),
      [combo(melee(), move())],
      [activate()],
    ),
    tactic(
      'popping-out',
      2,
      title('Popping Out', 'm Surgissement', 'm Pulo do Nada'),
      [ambush(2, 'workshop', 'library')],
      [defend],
    ),
  ],
}
