/** The pack: it calls for more as it bites, and works for coin. */
import {
  activate,
  ambush,
  combo,
  knownTactic,
  melee,
  move,
  pay,
  reinforce,
  said,
  summon,
  swarm,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const gnolls: ClanSheet = {
  name: 'gnolls',
  from: 'rulebook',
  title: titles('Gnolls', 'ms Gnolls', 'ms Gnolls'),
  motto: said(
    'First bite, then laugh, then ask.',
    'D’abord mordre, puis rire, puis demander.',
    'Primeiro morder, depois rir, depois perguntar.',
  ),
  advice: said(
    'Every bite can call a friend: hit where you stand alone, and keep a coin near for three more.',
    'Chaque morsure peut appeler du renfort : frappez là où vous êtes peu, et gardez une pièce à portée pour trois de plus.',
    'Cada mordida pode chamar reforço: ataque onde houver poucos dos seus e deixe uma moeda por perto para chamar mais três.',
  ),
  role: 'control',
  monsters: 7,
  vitality: 1,
  start: { monsters: 4, rooms: ['cemetery', 'beast-trainer'] },
  ability: melee(),
  cards: [
    knownTactic('hired-muscle', 1, title('Hired Muscle', 'ms Gros bras', 'ms Braços de Aluguel'), [
      combo(pay('coin'), summon(3)),
    ]),
    knownTactic('blood-scent', 2, title('Blood Scent', 'f Odeur du sang', 'm Faro de Sangue'), [
      combo(melee(), summon(1)),
    ]),
    knownTactic(
      'pack-hunt',
      2,
      title('Pack Hunt', 'f Chasse en meute', 'f Caçada em Bando'),
      [melee(2)],
      [move()],
    ),
    tactic(
      'loping-run',
      2,
      title('Loping Run', 'm Galop', 'm Trote Largo'),
      [swarm('move')],
      [activate(2)],
    ),
    knownTactic('howl', 1, title('Howl', 'm Hurlement', 'm Uivo'), [reinforce('melee')]),
    knownTactic('den-call', 2, title('Den Call', 'm Appel de la tanière', 'm Chamado da Toca'), [
      ambush(3, 'sewers', 'beast-trainer'),
    ]),
  ],
}
