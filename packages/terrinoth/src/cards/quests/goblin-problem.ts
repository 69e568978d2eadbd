/** The rulebook's first quest; its story is told in our own words, and the spaces of its track are ours (H14.9). */
import {
  all,
  at,
  everyFoe,
  explored,
  final,
  nemesisIs,
  perilOf,
  properTitle,
  quest,
  said,
  spawn,
  spawnFromDiscard,
  spawnNemesis,
  stack,
  upgrade,
  wound,
} from '../build.ts'

export const goblinProblem = quest('goblin-problem', {
  title: properTitle('The Goblin Problem', 'f L’Affaire des gobelins', 'm O Problema dos Goblins'),
  from: 'rulebook',
  difficulty: 'trivial',
  road: 'goblins',
  shape: 'explore-and-slay',
  nemesis: 'splig',
  enemies: [
    stack('goblin-archer', 'goblin-witcher', 'rat-swarm'),
    stack('bandit', 'cave-spider', 'ogre'),
  ],
  locations: [stack('roadside-inn'), stack('dark-forest'), stack('brigand-camp')],
  exploration: [['base', 'wild', 'village']],
  track: [0, 0, 0, 1, 0, 2, 0, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('Arrows in the Dusk', 'fs Flèches au crépuscule', 'fs Flechas no Crepúsculo'),
      said(
        'The goblins have learnt where you sleep, and the heroes what they are made of.',
        'Les gobelins savent où vous dormez, et les héros de quoi ils sont faits.',
        'Os goblins descobriram onde vocês dormem, e os heróis, do que são feitos.',
      ),
      everyFoe({ trait: 'goblin' }, wound('led', 1)),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Same Faces', 'fs Les mêmes têtes', 'fs As Mesmas Caras'),
      said(
        'You have beaten this one before. He has brought his bandages and his temper.',
        'Celui-là, vous l’avez déjà battu. Il revient avec ses bandages et sa rancune.',
        'Esse vocês já venceram. Ele voltou com as ataduras e o mau humor.',
      ),
      spawnFromDiscard(1, 'each', 'goblin'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The King Arrives', 'f L’Arrivée du roi', 'f A Chegada do Rei'),
      said(
        'A tin crown glints between the trees, and whoever still hid there comes along.',
        'Une couronne de fer-blanc brille entre les arbres, et tout ce qui s’y cachait la suit.',
        'Uma coroa de lata brilha entre as árvores, e quem ainda se escondia vem junto.',
      ),
      spawn(2, 'shadows'),
      spawnNemesis('leader'),
    ),
  ],
  triggers: [at('arrived', { when: all(final, nemesisIs('lair')) }, spawnNemesis('shadows'))],
  victory: {
    at: 'round-end',
    when: all(final, explored, nemesisIs('defeated')),
    text: said(
      'Defeat Splig, and have the last location fully explored at the end of a round.',
      'Abattez Splig, et que le dernier lieu soit entièrement exploré à la fin d’une manche.',
      'Derrotem Splig e tenham o último local totalmente explorado no fim de uma rodada.',
    ),
  },
  story: {
    before: said(
      'The road was long, and the inn came in sight only with the last light. The soup was not yet on the table when a man stumbled in, out of breath and out of one shoe: goblins, he said, goblins everywhere, and one of them wears a crown. You had hoped for a quiet evening.',
      'La route était longue, et l’auberge n’apparut qu’avec la dernière lueur. La soupe n’était pas encore servie quand un homme entra, hors d’haleine, un soulier en moins : des gobelins, dit-il, partout des gobelins, et l’un d’eux porte une couronne. Vous espériez une soirée tranquille.',
      'A estrada era longa, e a estalagem só apareceu com a última luz. A sopa ainda não estava na mesa quando um homem entrou aos tropeços, sem fôlego e sem um dos sapatos: goblins, disse ele, goblins por toda parte, e um deles usa coroa. Vocês esperavam uma noite tranquila.',
    ),
    won: said(
      'The crown rolls into the ditch, and its subjects remember that they are needed elsewhere. At the inn they keep a bench for you by the fire, and the soup is on the house.',
      'La couronne roule dans le fossé, et ses sujets se rappellent qu’on les attend ailleurs. À l’auberge, un banc vous est réservé près du feu, et la soupe est offerte.',
      'A coroa rola para a vala, e os súditos se lembram de que têm o que fazer em outro lugar. Na estalagem há um banco de vocês junto ao fogo, e a sopa é por conta da casa.',
    ),
    lost: said(
      'The goblins hold a feast at the inn that night. They do not clear the table.',
      'Cette nuit-là, les gobelins festoient à l’auberge. Ils ne débarrassent pas la table.',
      'Naquela noite os goblins fazem festa na estalagem. Não tiram a mesa.',
    ),
    nemesis: said(
      '“Kneel!” shrieks Splig from the top of a barrel. “I am King of everything I can see!” He cannot see far; he is very short.',
      '« À genoux ! » glapit Splig du haut d’un tonneau. « Je suis le roi de tout ce que je vois ! » Il ne voit pas loin : il est très petit.',
      '“De joelhos!”, guincha Splig do alto de um barril. “Sou o rei de tudo o que vejo!” Ele não vê longe: é muito baixinho.',
    ),
  },
})
