/** They fall and rise again, and leave bones for the beasts. */
import {
  activate,
  ambush,
  combo,
  defend,
  melee,
  move,
  pay,
  place,
  said,
  summon,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const skeletons: ClanSheet = {
  name: 'skeletons',
  from: 'rulebook',
  title: titles('Skeletons', 'ms Squelettes', 'ms Esqueletos'),
  motto: said(
    'We have buried better heroes. Then they joined us.',
    'Nous avons enterré de meilleurs héros. Puis ils nous ont rejoints.',
    'Já enterramos heróis melhores. Depois eles vieram para o nosso lado.',
  ),
  advice: said(
    'Hold a room, fall, rise from the graves; your bones buy Beasts for the whole table.',
    'Tenez une salle, tombez, revenez du cimetière ; vos os achètent des Bêtes pour toute la table.',
    'Segurem uma sala, caiam, voltem da tumba; seus ossos compram Feras para a mesa toda.',
  ),
  role: 'defender',
  monsters: 6,
  vitality: 1,
  start: { monsters: 4, rooms: ['cemetery', 'study'] },
  ability: place('bone'),
  cards: [
    tactic(
      'rise-again',
      3,
      title('Rise Again', 'm Retour des tombes', 'f Volta da Tumba'),
      [ambush(3, 'cemetery', 'study')],
      [defend],
    ),
    tactic(
      'bone-dig',
      2,
      title('Bone Dig', 'f Fouille d’os', 'f Escavação de Ossos'),
      [activate(2)],
      [move(2)],
    ),
    tactic('rattle', 2, title('Rattle', 'm Cliquetis', 'm Chocalho'), [melee(), move()]),
    tactic(
      'grave-toll',
      1,
      title('Grave Toll', 'm Péage des morts', 'm Pedágio dos Mortos'),
      [combo(pay('bone'), summon(3))],
      [melee(), move()],
    ),
    tactic(
      'shield-wall',
      2,
      title('Shield Wall', 'm Mur d’écus', 'f Parede de Escudos'),
      [defend],
      [melee(2)],
    ),
  ],
}
