/** Cards that belong to no set and come only with their quest (H1.13). */
import { claim, count, said, title } from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { setOf } from './build.ts'

const { event } = setOf('quest')

export const questCards: readonly ExplorationCard[] = [
  event(
    'bound-traveller',
    title('Bound Traveller', 'f Voyageuse ligotée', 'f Viajante Amarrada'),
    [count(0, 1), claim('you', 1)],
    {
      copies: 4,
      once: true,
      quest: 'the-lost-caravan',
      says: said(
        'Cut the silk here, gently. She is breathing.',
        'Coupez la soie ici, doucement. Elle respire.',
        'Corte a seda aqui, devagar. Ela está respirando.',
      ),
    },
  ),
]
