/** All twelve rooms, and a second guild in the second wave. */
import { said, title } from '../build.ts'
import { card, dungeon, eachDraws, ofSymbol, scenario, wake } from './build.ts'

export const theRivalGuild = scenario('the-rival-guild', {
  chapter: 3,
  title: title('The Rival Guild', 'f La Guilde rivale', 'f A Guilda Rival'),
  story: {
    before: said(
      'There are two guilds in town now, and both have sold the same quest. The second one starts late but brings more people to every visit. You have had time to prepare, and every room of the keep is open for business.',
      'Il y a maintenant deux guildes en ville, et toutes deux ont vendu la même quête. La seconde part en retard, mais vient plus nombreuse à chaque visite. Vous avez eu le temps de vous préparer, et toutes les salles du donjon sont ouvertes.',
      'Agora há duas guildas na cidade, e ambas venderam a mesma missão. A segunda sai atrasada, mas vem com mais gente a cada visita. Vocês tiveram tempo de se preparar, e todas as salas da masmorra estão abertas.',
    ),
    won: said(
      'The two guilds meet in your corridor, quarrel over the map, and go home to their lawyers.',
      'Les deux guildes se croisent dans votre couloir, se disputent la carte et rentrent voir leurs avocats.',
      'As duas guildas se encontram no corredor de vocês, brigam pelo mapa e voltam para seus advogados.',
    ),
    lost: said(
      'Both guilds claim the great treasure. Neither claims the damage.',
      'Les deux guildes revendiquent le grand trésor. Aucune ne revendique les dégâts.',
      'As duas guildas reivindicam o grande tesouro. Nenhuma reivindica o estrago.',
    ),
  },
  map: dungeon(
    'cemetery@1=1  library@2      forge@2=1   study@0=3         ',
    'sewers@0      vault@0=4      workshop@3  beast-trainer@3=2 ',
    'cells@0=1     apothecary@3◌  builder@1   laboratory@0◌=2   ',
  ),
  always: [
    { always: 'guild-cards', wave: 2, by: 1 },
    { always: 'hand', is: 6 },
  ],
  cards: [
    card(
      'sword-practice',
      3,
      title('Sword Practice', 'm Entraînement à l’épée', 'm Treino de Espada'),
      said(
        'One guild has swords. The other has swords and a trainer.',
        'Une guilde a des épées. L’autre a des épées et un entraîneur.',
        'Uma guilda tem espadas. A outra tem espadas e treinador.',
      ),
      wake(ofSymbol('swords')),
      eachDraws(1),
    ),
  ],
})
