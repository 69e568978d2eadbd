import {
  claim,
  defense,
  hurt,
  loseTokens,
  pay,
  peril,
  readyAll,
  said,
  title,
  twice,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { afterAnyone, setOf } from './build.ts'

const { item, event } = setOf('village')

export const village: readonly ExplorationCard[] = [
  event(
    'grateful-farmer',
    title('Grateful Farmer', 'f Fermière reconnaissante', 'f Lavradora Grata'),
    [claim('each', 1)],
    {
      says: said(
        'She has nothing to give, and gives it all.',
        'Elle n’a rien à donner, et donne tout.',
        'Ela não tem nada para dar, e dá tudo.',
      ),
    },
  ),
  item(
    'militia',
    title('Militia', 'f Milice', 'f Milícia'),
    afterAnyone(twice(hurt({ in: 'play' }, 1))),
    {
      says: said(
        'Six pitchforks and one helmet, by turns.',
        'Six fourches et un casque, à tour de rôle.',
        'Seis forcados e um elmo, em rodízio.',
      ),
    },
  ),
  event(
    'warm-bed',
    title('Warm Bed', 'm Lit chaud', 'f Cama Quente'),
    [pay([loseTokens('you', 1)], readyAll)],
    {
      says: said('One hour. Boots off.', 'Une heure. Sans les bottes.', 'Uma hora. Sem as botas.'),
    },
  ),
  event('rumour', title('Rumour', 'f Rumeur', 'm Boato'), [peril(-1)], {
    once: true,
    says: said(
      'They were seen marching the other way.',
      'On les a vus marcher dans l’autre sens.',
      'Foram vistos marchando para o outro lado.',
    ),
  }),
  item('old-shield', title('Old Shield', 'm Vieux bouclier', 'm Escudo Velho'), defense()),
]
