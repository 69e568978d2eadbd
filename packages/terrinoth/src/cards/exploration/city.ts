import {
  as,
  claim,
  cure,
  drive,
  either,
  loseTokens,
  recover,
  said,
  tire,
  title,
  turnUpEach,
  wound,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { afterAnyone, setOf } from './build.ts'

const { item, event } = setOf('city')

export const city: readonly ExplorationCard[] = [
  item(
    'bribe',
    title('Bribe', 'm Pot-de-vin', 'm Suborno'),
    afterAnyone(tire({ in: 'shadows', is: 'ready' })),
  ),
  event(
    'informer',
    title('Informer', 'f Moucharde', 'f Informante'),
    [turnUpEach({ in: 'shadows', is: 'face-down' }), claim('you', 1)],
    {
      says: said(
        'She names them all, and asks that you forget her own name.',
        'Elle les nomme tous, et demande qu’on oublie le sien.',
        'Ela dá o nome de todos e pede que esqueçam o dela.',
      ),
    },
  ),
  event(
    'pickpocket',
    title('Pickpocket', 'm Tire-laine', 'm Batedor de Bolsa'),
    [either([loseTokens('you', 1)], [wound('you', 1)])],
    {
      says: said(
        'Your purse or your fingers: he left you the choice.',
        'La bourse ou les doigts : il laisse le choix.',
        'A bolsa ou os dedos: ele deixou escolher.',
      ),
    },
  ),
  event(
    'physician',
    title('Physician', 'f Guérisseuse', 'f Curandeira'),
    [as('any', recover('you', 3), cure('you'))],
    {
      says: said(
        'She asks no questions, which is why she is still here.',
        'Elle ne pose pas de questions : c’est pour cela qu’elle est encore là.',
        'Ela não faz perguntas; por isso ainda está aqui.',
      ),
    },
  ),
  event(
    'city-watch',
    title('City Watch', 'm Guet', 'f Ronda da Cidade'),
    [drive({ in: 'engaged', rank: 'master' })],
    {
      says: said(
        'Late as ever, but loud.',
        'En retard comme toujours, mais bruyants.',
        'Atrasados como sempre, mas barulhentos.',
      ),
    },
  ),
]
