/** Portals, frogs and a curse or two; few, and hard to drive off. */
import {
  activate,
  ambush,
  defend,
  draw,
  move,
  place,
  portal,
  ranged,
  said,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const witches: ClanSheet = {
  name: 'witches',
  from: 'rulebook',
  title: titles('Witches', 'fs Sorcières', 'fs Bruxas'),
  motto: said(
    'Mind the step. It is not there any more.',
    'Attention à la marche. Elle n’est plus là.',
    'Cuidado com o degrau. Ele não está mais aí.',
  ),
  advice: said(
    'Two portals make the dungeon small for all your friends; heroes cannot use them.',
    'Deux portails rapprochent tout le donjon pour vos alliés ; les héros ne les empruntent pas.',
    'Dois portais encolhem a masmorra para os aliados; os heróis não podem usá-los.',
  ),
  role: 'supporter',
  monsters: 2,
  vitality: 3,
  start: { monsters: 2, rooms: ['apothecary', 'library'] },
  ability: portal,
  cards: [
    tactic('broomstick', 3, title('Broomstick', 'm Balai', 'f Vassoura'), [move(2)], [activate(2)]),
    tactic('hex', 3, title('Hex', 'm Maléfice', 'm Feitiço'), [ranged(2)], [defend]),
    tactic('stir-the-pot', 1, title('Stir the Pot', 'f Tambouille', 'f Mexida no Caldeirão'), [
      place('frog'),
      activate(),
    ]),
    tactic(
      'chalk-circle',
      1,
      title('Chalk Circle', 'm Cercle de craie', 'm Círculo de Giz'),
      [portal],
      [activate(2)],
    ),
    tactic(
      'coven-call',
      2,
      title('Coven Call', 'm Appel du sabbat', 'm Chamado do Coven'),
      [ambush(1, 'apothecary', 'study')],
      [draw(2)],
    ),
  ],
}
