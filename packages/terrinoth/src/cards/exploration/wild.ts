import {
  as,
  claim,
  cure,
  look,
  progress,
  recover,
  said,
  spawn,
  tire,
  title,
  titles,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { afterAnyone, beforeAction, setOf } from './build.ts'

const { item, event } = setOf('wild')

export const wild: readonly ExplorationCard[] = [
  item(
    'healing-herbs',
    titles('Healing Herbs', 'fs Herbes curatives', 'fs Ervas Curativas'),
    beforeAction(as('any', recover('you', 2), cure('you', 'poisoned'))),
  ),
  event('tracks', titles('Tracks', 'fs Traces', 'fs Pegadas'), [look, progress(1)], {
    says: said(
      'Fresh, and not all of them human.',
      'Fraîches, et pas toutes humaines.',
      'Frescas, e nem todas humanas.',
    ),
  }),
  event(
    'wolf-howl',
    title('Wolf Howl', 'm Hurlement', 'm Uivo na Noite'),
    [spawn(1, 'hidden'), claim('you', 2)],
    {
      says: said(
        'Another answers. Good: now you know where they are.',
        'Un autre répond. Bien : on sait où ils sont.',
        'Outro responde. Bom: agora se sabe onde estão.',
      ),
    },
  ),
  event('berries', titles('Berries', 'fs Baies', 'fs Frutas do Mato'), [recover('you', 2)], {
    says: said(
      'The red ones. Surely the red ones.',
      'Les rouges. Sûrement les rouges.',
      'As vermelhas. Com certeza as vermelhas.',
    ),
  }),
  item(
    'snare',
    title('Snare', 'm Collet', 'm Laço'),
    afterAnyone(tire({ in: 'play', rank: 'not-nemesis', is: 'ready' })),
  ),
]
