import {
  claim,
  draw,
  enemyDie,
  gain,
  hurt,
  reroll,
  said,
  spawn,
  title,
  titles,
  wound,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { beforeAction, setOf } from './build.ts'

const { item, event } = setOf('crypt')

export const crypt: readonly ExplorationCard[] = [
  item(
    'holy-water',
    title('Holy Water', "f' Eau bénite", 'f Água Benta'),
    beforeAction(hurt({ in: 'play', trait: 'undead' }, 3)),
  ),
  event(
    'whispers',
    titles('Whispers', 'ms Murmures', 'ms Sussurros'),
    [gain('you', 'weakened'), draw('you', 1)],
    {
      says: said(
        'They know the way out. They would like company.',
        'Ils connaissent la sortie. Ils aimeraient de la compagnie.',
        'Sabem onde fica a saída. Gostariam de companhia.',
      ),
    },
  ),
  event(
    'grave-goods',
    titles('Grave Goods', 'fs Offrandes', 'fs Oferendas'),
    [wound('you', 1), claim('you', 2)],
    {
      says: said(
        'The dead need none of it. The hand around it disagrees.',
        'Les morts n’en ont pas besoin. La main qui les serre n’est pas d’accord.',
        'Os mortos não precisam delas. A mão que as segura discorda.',
      ),
    },
  ),
  item(
    'bone-charm',
    title('Bone Charm', "f' Amulette d’os", 'm Amuleto de Osso'),
    reroll(2, 'enemy'),
  ),
  event(
    'cold-hand',
    title('Cold Hand', 'f Main froide', 'f Mão Fria'),
    [enemyDie({ counterattack: [gain('you', 'weakened')], threat: [spawn(1, 'hidden')] })],
    {
      says: said(
        'On your shoulder. Do not turn round.',
        'Sur votre épaule. Ne vous retournez pas.',
        'No seu ombro. Não se vire.',
      ),
    },
  ),
]
