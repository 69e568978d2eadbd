/** Equipment: blades, shields, traps and the tools to set them. All ours. */
import {
  activate,
  combo,
  defend,
  draw,
  lootOf,
  melee,
  move,
  ranged,
  swarm,
  title,
  trap,
} from '../build.ts'
import type { LootCard } from '../types.ts'

const gear = lootOf('equipment')

export const equipment: readonly LootCard[] = [
  gear('sword', 3, title('Sword', 'f Épée', 'f Espada'), [melee(2)], [defend]),
  gear('axe', 2, title('Axe', 'f Hache', 'm Machado'), [melee(3)]),
  gear('shield', 2, title('Shield', 'm Bouclier', 'm Escudo'), [combo(defend, melee())]),
  gear(
    'toolbox',
    2,
    title('Toolbox', 'f Boîte à outils', 'f Caixa de Ferramentas'),
    [trap(), activate()],
    [melee(), activate()],
  ),
  gear(
    'crossbow',
    2,
    title('Crossbow', 'f Arbalète', 'f Besta'),
    [ranged(), melee()],
    [ranged(), move()],
  ),
  gear(
    'bear-trap',
    2,
    title('Bear Trap', 'm Piège à loup', 'f Armadilha de Urso'),
    [trap(2)],
    [trap(), melee()],
  ),
  gear(
    'war-drum',
    1,
    title('War Drum', 'm Tambour de guerre', 'm Tambor de Guerra'),
    [swarm('melee'), draw(1)],
    [swarm('move'), draw(1)],
  ),
  gear('rope-and-hook', 1, title('Rope and Hook', 'm Grappin', 'm Gancho e Corda'), [
    move(2),
    melee(),
  ]),
]
