/** Many, everywhere at once, and always one more. */
import {
  activate,
  ambush,
  defend,
  knownTactic,
  melee,
  move,
  said,
  summon,
  swarm,
  tactic,
  title,
  titles,
} from '../build.ts'
import type { ClanSheet } from '../types.ts'

export const ratfolk: ClanSheet = {
  name: 'ratfolk',
  from: 'rulebook',
  title: titles('Ratfolk', "ms' Hommes-rats", 'f Rataria'),
  motto: said(
    'There is always room for one more.',
    'Il y a toujours de la place pour un de plus.',
    'Sempre cabe mais um.',
  ),
  advice: said(
    'Keep a crowd together: a swarm does once for each rat what others do only once.',
    'Restez en nombre : une nuée fait une fois par rat ce que les autres ne font qu’une fois.',
    'Andem juntos: um enxame faz uma vez por rato o que os outros só fazem uma vez.',
  ),
  role: 'defender',
  monsters: 9,
  vitality: 1,
  start: { monsters: 5, rooms: ['vault', 'sewers'] },
  ability: summon(1),
  cards: [
    knownTactic(
      'scurry',
      3,
      title('Scurry', 'f Cavalcade', 'f Correria'),
      [swarm('move')],
      [melee()],
    ),
    tactic(
      'busy-paws',
      3,
      titles('Busy Paws', 'fs Pattes affairées', 'fs Patas Atarefadas'),
      [activate(2)],
      [move()],
    ),
    tactic(
      'gang-up',
      2,
      title('Gang Up', 'f Attaque en nombre', 'm Ataque em Bando'),
      [swarm('melee')],
      [move()],
    ),
    tactic(
      'out-of-the-walls',
      1,
      title('Out of the Walls', 'f Sortie des murs', 'f Saída das Paredes'),
      [ambush(3, 'sewers', 'cemetery')],
      [activate()],
    ),
    tactic(
      'huddle',
      1,
      title('Huddle', 'm Rempart de poils', 'm Amontoado'),
      [defend],
      [activate()],
    ),
  ],
}
