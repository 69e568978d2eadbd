/** Scrolls: fire from afar, doors and plans. All ours. */
import {
  activate,
  ambush,
  combo,
  defend,
  draw,
  lootOf,
  move,
  pay,
  portal,
  ranged,
  reinforce,
  swarm,
  title,
  titles,
  trap,
} from '../build.ts'
import type { LootCard } from '../types.ts'

const scroll = lootOf('scroll')

export const scrolls: readonly LootCard[] = [
  scroll(
    'firebolt',
    3,
    title('Firebolt', 'm Trait de feu', 'f Seta de Fogo'),
    [ranged(2)],
    [move()],
  ),
  scroll(
    'doorway',
    2,
    title('Doorway', 'f Ouverture', 'f Passagem'),
    [portal, draw(1)],
    [move(2), draw(1)],
  ),
  scroll(
    'recall',
    2,
    title('Recall', 'm Rappel', 'f Convocação'),
    [ambush(2, 'vault', 'cells'), draw(1)],
    [defend],
  ),
  scroll('tactics', 2, titles('Tactics', 'f Tactique', 'f Tática'), [
    reinforce('activate'),
    activate(),
  ]),
  scroll(
    'storm',
    2,
    title('Storm', 'f Tempête', 'f Tempestade'),
    [swarm('ranged'), draw(1)],
    [ranged(), draw(1)],
  ),
  scroll(
    'wards',
    2,
    titles('Wards', 'fs Runes de garde', 'fs Runas de Proteção'),
    [combo(defend, draw(1))],
    [trap(), move(2)],
  ),
  scroll('foresight', 1, title('Foresight', 'f Prescience', 'f Presciência'), [draw(3)]),
  scroll(
    'bargain',
    1,
    title('Bargain', 'm Marchandage', 'f Barganha'),
    [combo(pay('book'), draw(2), activate())],
    [activate(), draw(1)],
  ),
]
