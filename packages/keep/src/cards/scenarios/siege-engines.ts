/** A ring through the Workshop, under fire from outside. */
import { said, title, titles } from '../build.ts'
import { card, dungeon, farthest, hurt, moreGuildCards, scenario } from './build.ts'

export const siegeEngines = scenario('siege-engines', {
  chapter: 5,
  title: titles('Siege Engines', 'fs Les Machines de siège', 'fs Máquinas de Cerco'),
  story: {
    before: said(
      'The Guild has saved up and bought a catapult, second-hand, with instructions. Whoever stands farthest from the Vault is nearest to the stones. And the Warriors who push it have arms like oaks: their blows count double.',
      'La Guilde a fait des économies et s’est offert une catapulte, d’occasion, avec le mode d’emploi. Qui se tient le plus loin de la Chambre forte est le plus près des pierres. Et les Guerriers qui la poussent ont des bras comme des chênes : leurs coups comptent double.',
      'A Guilda juntou dinheiro e comprou uma catapulta, usada, com manual. Quem fica mais longe do Cofre fica mais perto das pedras. E os Guerreiros que a empurram têm braços de carvalho: seus golpes valem em dobro.',
    ),
    won: said(
      'The catapult throws its last stone, then its axle, then its owner’s hat, and the siege is over.',
      'La catapulte lance sa dernière pierre, puis son essieu, puis le chapeau de son maître, et le siège est levé.',
      'A catapulta atira a última pedra, depois o eixo, depois o chapéu do dono, e o cerco acaba.',
    ),
    lost: said(
      'The great treasure leaves the way the stones came in.',
      'Le grand trésor repart par là où les pierres sont entrées.',
      'O grande tesouro sai por onde as pedras entraram.',
    ),
  },
  map: dungeon(
    'cemetery@1=1  forge@2◌=1  study@1=3          .              ',
    'sewers@0      workshop@0  library@2          apothecary@3=2 ',
    'cells@0=1     vault@0=4   beast-trainer@3◌    .             ',
  ),
  always: [{ always: 'hero-damage', hero: 'warrior', is: 2 }],
  cards: [
    card(
      'catapult',
      2,
      title('Catapult', 'f Catapulte', 'f Catapulta'),
      said(
        'A whistling sound. It is not a song.',
        'Un sifflement. Ce n’est pas une chanson.',
        'Um assobio. Não é uma canção.',
      ),
      hurt(farthest, 2),
      moreGuildCards(1),
    ),
  ],
})
