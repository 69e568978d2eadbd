import {
  at,
  attackBy,
  claim,
  dice,
  eachHero,
  enemyDie,
  exhaust,
  foes,
  gain,
  pay,
  said,
  spawn,
  title,
  titles,
  wound,
} from '../build.ts'
import type { LocationCard } from '../types.ts'
import { locationsOf } from './build.ts'

const quarter = locationsOf('quarter', 'challenging')
const wilds = locationsOf('wilderness', 'challenging')
const dungeon = locationsOf('dungeon', 'challenging')

export const challengingLocations: readonly LocationCard[] = [
  quarter(
    'dockside',
    titles('Docks', 'ms Quais', 'm Cais'),
    [2, 3, 7],
    { triggers: [at('round-end', {}, enemyDie({ counterattack: [wound('leader', 1)] }))] },
    said(
      'Every crate here has somebody sitting behind it.',
      'Derrière chaque caisse, quelqu’un est assis.',
      'Atrás de cada caixote há alguém sentado.',
    ),
  ),
  quarter(
    'guardhouse',
    title('Guardhouse', 'm Corps de garde', 'f Casa da Guarda'),
    [1, 2, 7],
    { always: [attackBy(1, { trait: 'soldier' })] },
    said(
      'Built to keep people in as much as out.',
      'Bâti pour garder dedans autant que dehors.',
      'Feita para guardar dentro tanto quanto fora.',
    ),
  ),
  quarter(
    'noble-estate',
    title('Noble Estate', 'm Manoir', 'f Mansão'),
    [1, 3, 8],
    { triggers: [at('explored', {}, claim('each', 1))] },
    said(
      'The family is away. The dogs are not.',
      'La famille est absente. Les chiens, non.',
      'A família viajou. Os cães, não.',
    ),
  ),
  wilds(
    'windy-pass',
    title('Windy Pass', 'm Col venteux', 'm Passo dos Ventos'),
    [2, 2, 7],
    { always: [dice(-1, { action: 'attack', when: foes({ which: 'target', in: 'shadows' }) })] },
    said(
      'Arrows come back to ask for directions.',
      'Les flèches reviennent demander leur chemin.',
      'As flechas voltam para perguntar o caminho.',
    ),
  ),
  wilds(
    'misty-moor',
    title('Misty Moor', 'f Lande brumeuse', 'f Charneca Nevoenta'),
    [1, 4, 7],
    { always: [{ always: 'untouchable', foe: 'face-down' }] },
    said(
      'What you cannot see cannot be hit. It has thought of that.',
      'On ne frappe pas ce qu’on ne voit pas. Cela, on y a pensé.',
      'Não se acerta o que não se vê. Alguém pensou nisso.',
    ),
  ),
  wilds(
    'standing-stones',
    titles('Standing Stones', 'fs Pierres levées', 'fs Pedras Erguidas'),
    [2, 2, 8],
    {
      triggers: [at('round-end', {}, eachHero(pay([exhaust('you', 1)], gain('you', 'focused'))))],
    },
    said('They were eleven yesterday.', 'Hier, il y en avait onze.', 'Ontem eram onze.'),
  ),
  dungeon(
    'bone-pit',
    title('Bone Pit', 'f Fosse aux os', 'm Fosso dos Ossos'),
    [2, 3, 7],
    {
      triggers: [at('round-end', { when: foes({ trait: 'undead' }) }, gain('leader', 'weakened'))],
    },
    said('Do not look for faces.', 'N’y cherchez pas de visages.', 'Não procure rostos.'),
  ),
  dungeon(
    'spider-nest',
    title('Spider Nest', 'm Nid d’araignées', 'm Ninho de Aranhas'),
    [3, 1, 7],
    {
      triggers: [
        at(
          'travel-end',
          {},
          enemyDie({ counterattack: [gain('led', 'poisoned')], threat: [spawn(1, 'hidden')] }),
        ),
      ],
    },
    said(
      'The walls are soft, and they tremble when you speak.',
      'Les parois sont molles, et tremblent quand on parle.',
      'As paredes são macias e tremem quando se fala.',
    ),
  ),
]
