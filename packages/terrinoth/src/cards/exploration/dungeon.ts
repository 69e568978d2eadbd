/** Ancient Glyphs are the rulebook's, the other cards of the Dungeon ours. */
import { claim, exhaust, gain, pay, progress, said, title, titles, wound } from '../build.ts'
import type { ExplorationCard } from '../types.ts'
import { beforeAttack, beforeExplore, setOf } from './build.ts'

const { item, event } = setOf('dungeon')

export const dungeon: readonly ExplorationCard[] = [
  event(
    'ancient-glyphs',
    titles('Ancient Glyphs', 'ms Glyphes anciens', 'ms Glifos Antigos'),
    [pay([exhaust('you', 1)], gain('you', 'focused'))],
    {
      from: 'rulebook',
      says: said(
        'Someone took great care to write them where no light falls.',
        'On a pris grand soin de les graver là où nul jour n’entre.',
        'Alguém teve o cuidado de gravá-los onde não entra luz.',
      ),
    },
  ),
  event('trapdoor', title('Trapdoor', 'f Trappe', 'm Alçapão'), [wound('you', 1), progress(2)], {
    says: said(
      'A quick way down, if not a soft one.',
      'Une descente rapide, à défaut d’être douce.',
      'Um jeito rápido de descer, ainda que nada macio.',
    ),
  }),
  item(
    'rune-shard',
    title('Rune Shard', "m' Éclat de rune", 'm Fragmento de Runa'),
    beforeAttack(claim('you', 2)),
  ),
  event(
    'dead-end',
    title('Dead End', 'm Cul-de-sac', 'm Beco sem Saída'),
    [progress(-1), claim('you', 1)],
    {
      says: said(
        'At least nobody comes from the front.',
        'Au moins, personne ne viendra par devant.',
        'Pelo menos ninguém vem pela frente.',
      ),
    },
  ),
  item(
    'iron-key',
    title('Iron Key', 'f Clé de fer', 'f Chave de Ferro'),
    beforeExplore(progress(2)),
  ),
]
