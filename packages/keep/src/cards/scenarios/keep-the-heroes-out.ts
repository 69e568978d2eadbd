/** The last night: all twelve rooms, and the Vault in the far corner. */
import { said, title } from '../build.ts'
import { at, card, dungeon, eachDraws, everywhere, inRoom, lay, scenario, wake } from './build.ts'

export const keepTheHeroesOut = scenario('keep-the-heroes-out', {
  chapter: 5,
  title: title('Keep the Heroes Out!', 'ms Dehors, les héros !', 'ms Heróis, Fora!'),
  story: {
    before: said(
      'Tonight they all come: every class, every guild, everyone who ever found your door. The Mages wear two robes, one over the other, and when the great horn sounds the whole keep is on its feet at once. You have all twelve rooms, the Vault in the farthest corner, and nowhere better to go.',
      'Cette nuit, ils viennent tous : chaque classe, chaque guilde, tous ceux qui ont un jour trouvé votre porte. Les Mages portent deux robes l’une sur l’autre, et quand sonne le grand cor, tout le donjon se lève d’un coup. Vous avez les douze salles, la Chambre forte au fond du dernier recoin, et nulle part où être mieux.',
      'Hoje à noite vêm todos: cada classe, cada guilda, todo mundo que um dia achou a porta de vocês. Os Magos usam dois mantos, um por cima do outro, e quando soa a grande trompa a masmorra inteira se levanta de uma vez. Vocês têm as doze salas, o Cofre no canto mais distante e nenhum lugar melhor para ir.',
    ),
    won: said(
      'The horn falls silent, the door falls shut, and for the first time the keep is simply home.',
      'Le cor se tait, la porte se referme, et pour la première fois le donjon est tout simplement chez vous.',
      'A trompa se cala, a porta se fecha, e pela primeira vez a masmorra é simplesmente a casa de vocês.',
    ),
    lost: said(
      'The heroes have the great treasure; you have the keep, a broom, and a plan for tomorrow.',
      'Les héros ont le grand trésor ; il vous reste le donjon, un balai, et un plan pour demain.',
      'Os heróis têm o grande tesouro; vocês têm a masmorra, uma vassoura e um plano para amanhã.',
    ),
  },
  map: dungeon(
    'vault@0=4    sewers@0       cemetery@2=1       study@0=3      ',
    'workshop@0   cells@3=1      library@1          forge@0=1      ',
    'builder@3=1  apothecary@1◌  beast-trainer@3=2  laboratory@0◌=2',
  ),
  always: [
    { always: 'hero-vitality', hero: 'mage', is: 2 },
    { always: 'hand', is: 6 },
  ],
  moments: [at('set-up', lay('trap', inRoom('workshop')), lay('trap', inRoom('sewers')))],
  cards: [
    card(
      'the-great-horn',
      4,
      title('The Great Horn', 'm Grand cor', 'f Grande Trompa'),
      said(
        'Even the statues sit up.',
        'Même les statues se redressent.',
        'Até as estátuas se endireitam.',
      ),
      wake(everywhere),
      eachDraws(3),
    ),
  ],
})
