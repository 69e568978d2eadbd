/** The Fire Bomb is the rulebook's; the other cards of the Base are ours. */
import {
  claim,
  either,
  hurt,
  hurtEach,
  progress,
  ready,
  recover,
  reroll,
  said,
  spawn,
  title,
} from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { afterAnyone, beforeAction, setOf } from './build.ts'

const { item, event } = setOf('base')

export const base: readonly ExplorationCard[] = [
  item(
    'fire-bomb',
    title('Fire Bomb', 'f Bombe incendiaire', 'f Bomba de Fogo'),
    afterAnyone(hurtEach({ in: 'shadows' }, 1)),
    { copies: 2, from: 'rulebook' },
  ),
  item(
    'healing-draught',
    title('Healing Draught', 'f Potion de soin', 'f Poção de Cura'),
    beforeAction(recover('any', 3)),
    { copies: 2 },
  ),
  item('tonic', title('Tonic', 'm Tonique', 'm Tônico'), beforeAction(ready('you', 2)), {
    copies: 2,
  }),
  item('lucky-coin', title('Lucky Coin', 'f Pièce fétiche', 'f Moeda da Sorte'), reroll(2, 'any'), {
    copies: 2,
  }),
  item(
    'throwing-axe',
    title('Throwing Axe', 'f Hachette', 'm Machado de Arremesso'),
    beforeAction(hurt({ in: 'play' }, 2)),
  ),
  event('hidden-path', title('Hidden Path', 'm Sentier caché', 'f Trilha Oculta'), [progress(2)], {
    says: said(
      'Behind the bramble, the short way.',
      'Derrière les ronces, le raccourci.',
      'Atrás das amoreiras, o atalho.',
    ),
  }),
  event('ambush', title('Ambush', 'f Embuscade', 'f Emboscada'), [spawn(1, 'you')], {
    says: said(
      'It was too quiet, and now it is not.',
      'C’était trop calme. Ça ne l’est plus.',
      'Estava quieto demais. Já não está.',
    ),
  }),
  event(
    'cold-camp',
    title('Cold Camp', 'm Camp sans feu', 'm Acampamento Frio'),
    [either([recover('each', 1)], [claim('each', 1)])],
    {
      says: said(
        'No fire tonight: either sleep or plans.',
        'Pas de feu cette nuit : dormir, ou préparer demain.',
        'Sem fogueira esta noite: ou sono, ou planos.',
      ),
    },
  ),
]
