/** One long corridor, and short hands. */
import { said, title } from '../build.ts'
import { card, dungeon, eachDraws, scenario } from './build.ts'

export const coldFeet = scenario('cold-feet', {
  chapter: 2,
  title: title('Cold Feet', 'ms Les Pieds gelés', 'ms Pés Gelados'),
  story: {
    before: said(
      'Winter has come in through the cracks, and nobody’s fingers hold more than four cards. The keep is one long corridor now: the side rooms are frozen shut. Somewhere down there the heroes stamp their feet; somewhere up here there is soup.',
      'L’hiver est entré par les fentes, et personne ne tient plus de quatre cartes entre ses doigts. Le donjon n’est plus qu’un long couloir : les salles de côté sont prises par la glace. Là-bas, les héros tapent du pied ; ici, il y a de la soupe.',
      'O inverno entrou pelas frestas, e ninguém segura mais de quatro cartas nos dedos. A masmorra virou um corredor comprido: as salas do lado estão travadas de gelo. Lá longe os heróis batem os pés; aqui perto há sopa.',
    ),
    won: said(
      'The heroes turn back at the first snowdrift, and the soup is still warm.',
      'Les héros font demi-tour à la première congère, et la soupe est encore chaude.',
      'Os heróis dão meia-volta no primeiro monte de neve, e a sopa ainda está quente.',
    ),
    lost: said(
      'The heroes take the great treasure and, worse, the last of the firewood.',
      'Les héros emportent le grand trésor et, pire encore, les dernières bûches.',
      'Os heróis levam o grande tesouro e, pior ainda, o resto da lenha.',
    ),
  },
  map: dungeon(
    'cells@1=1  vault@0=4     workshop@1=1  forge@2            ',
    '.          .             .             apothecary@0=2     ',
    'study@1=3  library@2◌    sewers@0=1    beast-trainer@3◌=2 ',
    '.          cemetery@3=1  .             .                  ',
  ),
  always: [{ always: 'hand', is: 4 }],
  cards: [
    card(
      'hot-soup',
      4,
      title('Hot Soup', 'f Soupe chaude', 'f Sopa Quente'),
      said(
        'What is in it? Warmth. Do not ask further.',
        'Ce qu’il y a dedans ? De la chaleur. N’en demandez pas plus.',
        'O que tem nela? Calor. Não perguntem mais.',
      ),
      eachDraws(1),
    ),
  ],
})
