/** Hit and run: darts through the doorway, gone before the answer. */
import {
  activate,
  ambush,
  defend,
  move,
  ranged,
  reinforce,
  said,
  swarm,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const lizardfolk: ClanSheet = {
  name: 'lizardfolk',
  from: 'rulebook',
  title: titles('Lizardfolk', 'ms Écailleux', 'ms Escamosos'),
  motto: said(
    'One dart, two heroes, three exits.',
    'Une fléchette, deux héros, trois sorties.',
    'Um dardo, dois heróis, três saídas.',
  ),
  advice: said(
    'Shoot from the room next door and slip away; a dart needs a passage, never a fight.',
    'Tirez depuis la salle voisine, puis filez ; une fléchette demande un passage, jamais un duel.',
    'Atire da sala ao lado e suma; um dardo pede uma passagem, nunca um duelo.',
  ),
  role: 'control',
  monsters: 5,
  vitality: 1,
  start: { monsters: 3, rooms: ['sewers', 'library'] },
  ability: ranged(),
  cards: [
    tactic('dart-and-dash', 3, title('Dart and Dash', 'f Fléchette et fuite', 'm Dardo e Fuga'), [
      ranged(),
      move(),
    ]),
    tactic('volley', 2, title('Volley', 'f Volée', 'f Saraivada'), [swarm('ranged')], [move()]),
    tactic('slip-away', 2, title('Slip Away', 'f Esquive', 'f Escapada'), [move(2)], [defend]),
    tactic(
      'spawning-pool',
      2,
      title('Spawning Pool', 'm Bassin de ponte', 'm Poço de Desova'),
      [ambush(2, 'sewers', 'apothecary')],
      [move()],
    ),
    tactic(
      'war-hiss',
      1,
      title('War Hiss', 'm Sifflement de guerre', 'm Silvo de Guerra'),
      [reinforce('ranged')],
      [activate()],
    ),
  ],
}
