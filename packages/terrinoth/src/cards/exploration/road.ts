import {
  draw,
  driveEach,
  either,
  exhaust,
  loseTokens,
  pay,
  progress,
  ready,
  recover,
  said,
  title,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { afterYou, setOf } from './build.ts'

const { item, event } = setOf('road')

export const road: readonly ExplorationCard[] = [
  event(
    'pedlar',
    title('Pedlar', 'f Colporteuse', 'f Mascate'),
    [pay([loseTokens('you', 2)], draw('you', 2))],
    {
      says: said(
        'Pins, ribbons, and something wrapped in oilcloth.',
        'Des épingles, des rubans, et quelque chose dans une toile cirée.',
        'Alfinetes, fitas e algo embrulhado em oleado.',
      ),
    },
  ),
  event(
    'milestone',
    title('Milestone', 'f Borne', 'm Marco de Pedra'),
    [progress(1), recover('you', 1)],
    {
      says: said(
        'Half of it is moss. The other half is good news.',
        'Une moitié est de la mousse. L’autre, une bonne nouvelle.',
        'Metade é musgo. A outra metade é boa notícia.',
      ),
    },
  ),
  item(
    'lame-horse',
    title('Lame Horse', 'm Cheval boiteux', 'm Cavalo Manco'),
    afterYou(progress(1), ready('you', 1)),
  ),
  event('fog', title('Fog', 'm Brouillard', 'f Neblina'), [driveEach({ in: 'mine' })], {
    says: said(
      'They lose you. You lose them. Fair is fair.',
      'Ils vous perdent. Vous les perdez. C’est de bonne guerre.',
      'Eles perdem você. Você os perde. Justo.',
    ),
  }),
  event(
    'road-toll',
    title('Road Toll', 'm Péage', 'm Pedágio'),
    [either([loseTokens('you', 1)], [exhaust('you', 1)])],
    {
      says: said(
        'The barrier is new. So is the “law”.',
        'La barrière est neuve. La « loi » aussi.',
        'A cancela é nova. A “lei” também.',
      ),
    },
  ),
]
