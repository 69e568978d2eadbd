import {
  at,
  attackBy,
  engagedWithYou,
  progress,
  said,
  slain,
  spawn,
  title,
  wound,
} from '../build.ts'
import type { LocationCard } from '../types.ts'
import { locationsOf } from './build.ts'

const quarter = locationsOf('quarter', 'formidable')
const wilds = locationsOf('wilderness', 'formidable')
const dungeon = locationsOf('dungeon', 'formidable')

export const formidableLocations: readonly LocationCard[] = [
  quarter(
    'burnt-quarter',
    title('Burnt Quarter', 'm Quartier brûlé', 'm Bairro Queimado'),
    [2, 2, 7],
    { triggers: [at('round-end', {}, wound('led', 1))] },
    said(
      'Under the ash it is still burning.',
      'Sous la cendre, cela brûle encore.',
      'Sob as cinzas, ainda queima.',
    ),
  ),
  wilds(
    'haunted-field',
    title('Haunted Field', 'm Champ hanté', 'm Campo Assombrado'),
    [2, 2, 7],
    {
      triggers: [at('enemy-defeated', { when: slain({ trait: 'undead' }) }, progress(-1))],
    },
    said(
      'Whoever falls here joins the scarecrows.',
      'Qui tombe ici rejoint les épouvantails.',
      'Quem cai aqui se junta aos espantalhos.',
    ),
  ),
  wilds(
    'cliff-path',
    title('Cliff Path', 'm Sentier de falaise', 'f Trilha do Penhasco'),
    [3, 1, 8],
    { always: [attackBy(1, { when: engagedWithYou })] },
    said(
      'One boot wide. They have noticed.',
      'Large d’une botte. Ils l’ont remarqué.',
      'Da largura de uma bota. Eles repararam.',
    ),
  ),
  dungeon(
    'hall-of-echoes',
    title('Hall of Echoes', 'f Salle des échos', 'm Salão dos Ecos'),
    [2, 3, 8],
    { triggers: [at('threat', {}, spawn(1, 'hidden'))] },
    said(
      'Say your name, and wait who answers.',
      'Dites votre nom, et voyez qui répond.',
      'Diga seu nome e veja quem responde.',
    ),
  ),
  wilds(
    'the-last-gate',
    title('Last Gate', 'f Dernière Porte', 'm Último Portão'),
    [2, 2, 7],
    { quest: 'the-long-night', triggers: [at('round-end', {}, progress(-1))] },
    said(
      'It has stood open for a hundred years. Tonight it is closing.',
      'Elle est restée ouverte cent ans. Cette nuit, elle se ferme.',
      'Ficou cem anos aberto. Esta noite, está se fechando.',
    ),
  ),
]
