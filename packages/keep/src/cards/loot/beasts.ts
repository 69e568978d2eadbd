/** Beasts move and bite. The Spider's name is the rulebook's; the rest is ours. */
import {
  activate,
  combo,
  defend,
  lootOf,
  melee,
  move,
  place,
  ranged,
  swarm,
  title,
} from '../build.ts'
import type { LootCard } from '../types.ts'

const beast = lootOf('beast')

export const beasts: readonly LootCard[] = [
  beast('spider', 2, title('Spider', 'f Araignée', 'f Aranha'), [move(), melee(2)]),
  beast('cave-bat', 2, title('Cave Bat', 'f Chauve-souris', 'm Morcego'), [move(2), ranged()]),
  beast(
    'war-boar',
    2,
    title('War Boar', 'm Sanglier de guerre', 'm Javali de Guerra'),
    [move(2), melee()],
    [defend],
  ),
  beast('pack-rat', 2, title('Pack Rat', 'm Rat porteur', 'm Rato Carregador'), [
    move(2),
    activate(),
  ]),
  beast(
    'guard-hound',
    2,
    title('Guard Hound', 'm Chien de garde', 'm Cão de Guarda'),
    [combo(defend, melee())],
    [move(3)],
  ),
  beast(
    'giant-toad',
    2,
    title('Giant Toad', 'm Crapaud géant', 'm Sapo Gigante'),
    [place('frog'), move(2)],
    [melee(), move(2)],
  ),
  beast('basilisk', 2, title('Basilisk', 'm Basilic', 'm Basilisco'), [ranged(2)], [melee(2)]),
  beast('owlbear', 1, title('Owlbear', 'm Ours-hibou', 'm Urso-coruja'), [swarm('melee'), move()]),
]
