/** Only the name is known from public pages; map, card and errand are ours. */
import { said, title } from '../build.ts'
import { card, dungeon, eachDraws, errand, scenario, wake, withMostHeroes } from './build.ts'

export const battleOfTheBands = scenario('battle-of-the-bands', {
  chapter: 1,
  title: title('Battle of the Bands', 'f La Bataille des orchestres', 'f A Batalha das Bandas'),
  story: {
    before: said(
      'Somebody has sold tickets to a battle of the bands in your own great hall. When the crowd roars for more, the fullest room of heroes is back on its feet. So practise: a songbook from the Library teaches everyone a new tune.',
      'Quelqu’un a vendu des billets pour une bataille d’orchestres dans votre propre grande salle. Quand la foule en redemande, la salle la plus pleine de héros se relève d’un bond. Alors répétez : un recueil de la Bibliothèque apprend à chacun un nouvel air.',
      'Alguém vendeu ingressos para uma batalha de bandas no salão de vocês. Quando a plateia pede bis, a sala mais cheia de heróis fica de pé outra vez. Então ensaiem: um livro de partituras da Biblioteca ensina a todos uma música nova.',
    ),
    won: said(
      'The last chord dies away, the heroes go in search of earplugs, and the prize stays in the house.',
      'Le dernier accord s’éteint, les héros partent chercher des bouchons d’oreilles, et le prix reste à la maison.',
      'O último acorde se apaga, os heróis saem em busca de protetores de ouvido, e o prêmio fica em casa.',
    ),
    lost: said(
      'The heroes take the applause, the encore and the great treasure, in that order.',
      'Les héros remportent les bravos, le bis et le grand trésor, dans cet ordre.',
      'Os heróis levam os aplausos, o bis e o grande tesouro, nessa ordem.',
    ),
  },
  map: dungeon(
    'cemetery@1=1       study@1=3  .           library@3=1   ',
    'beast-trainer@0=2  sewers@0   vault@0=4   apothecary@2  ',
    'laboratory@0◌=2    forge@0=1  workshop@3  cells@3◌=1    ',
  ),
  errands: [
    errand(
      'library',
      title('Practise a new tune', 'f Répétition d’un nouvel air', 'm Ensaio de uma música nova'),
      ['book', 1],
      eachDraws(1),
    ),
  ],
  cards: [
    card(
      'encore',
      3,
      title('Encore!', 'm Bis !', 'm Bis!'),
      said(
        'The crowd stamps. So does the audience in full armour.',
        'La foule tape du pied. Le public en armure aussi.',
        'A plateia bate o pé. Quem veio de armadura também.',
      ),
      wake(withMostHeroes),
      eachDraws(1),
    ),
  ],
})
