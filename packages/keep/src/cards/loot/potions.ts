/** Potions draw, mend and quicken. All ours. */
import {
  activate,
  combo,
  defend,
  draw,
  lootOf,
  melee,
  mend,
  move,
  place,
  ranged,
  summon,
  title,
  trap,
} from '../build.ts'
import type { LootCard } from '../types.ts'

const potion = lootOf('potion')

export const potions: readonly LootCard[] = [
  potion(
    'bitter-brew',
    3,
    title('Bitter Brew', 'm Breuvage amer', 'f Poção Amarga'),
    [draw(2), move()],
    [mend],
  ),
  potion('haste', 2, title('Haste', 'f Hâte', 'f Pressa'), [draw(1), move(2)]),
  potion(
    'second-wind',
    2,
    title('Second Wind', 'm Second souffle', 'm Novo Fôlego'),
    [draw(1), activate()],
    [move(3)],
  ),
  potion(
    'fire-flask',
    2,
    title('Fire Flask', 'f Fiole de feu', 'm Frasco de Fogo'),
    [ranged(2)],
    [trap()],
  ),
  potion(
    'troll-blood',
    2,
    title('Troll Blood', 'm Sang de troll', 'm Sangue de Troll'),
    [defend],
    [melee(2)],
  ),
  potion(
    'thick-air',
    2,
    title('Thick Air', 'm Air épais', 'm Ar Denso'),
    [combo(defend, draw(2))],
    [draw(1), move()],
  ),
  potion(
    'growth',
    1,
    title('Growth', 'f Croissance', 'm Crescimento'),
    [summon(2)],
    [draw(2), move()],
  ),
  potion('philtre-of-gold', 1, title('Philtre of Gold', 'm Philtre d’or', 'm Filtro de Ouro'), [
    place('coin'),
    activate(),
    draw(1),
  ]),
]
