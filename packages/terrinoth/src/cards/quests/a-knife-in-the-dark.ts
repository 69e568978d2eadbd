import {
  all,
  at,
  atLeast,
  below,
  count,
  eachHero,
  gain,
  nemesisIs,
  partyOf,
  perilOf,
  progress,
  properTitle,
  quest,
  randomStack,
  said,
  spawn,
  spawnNemesis,
  stack,
  title,
  upgrade,
  when,
  wound,
} from '../build.ts'

const LEAD = 0

export const aKnifeInTheDark = quest('a-knife-in-the-dark', {
  title: properTitle('A Knife in the Dark', 'm Un couteau dans le noir', 'f Uma Faca no Escuro'),
  difficulty: 'challenging',
  road: 'bloodguard',
  shape: 'chase',
  nemesis: 'the-red-knife',
  enemies: [stack('bandit', 'bloodguard', 'sorcerer'), stack('cultist', 'hellhound')],
  locations: [
    stack('market-square'),
    stack('dockside', 'noble-estate'),
    randomStack([], 1, 'challenging'),
  ],
  exploration: [['base', 'city', 'road']],
  counters: [{ name: 'lead', title: title('Lead', "f' Avance", 'f Dianteira'), start: 3, of: 9 }],
  track: [0, 0, 0, 1, 0, 0, 2, 0, 3],
  perils: [
    perilOf(
      properTitle('Hired Hands', 'fs Mains louées', 'fs Mãos Pagas'),
      said(
        'For each of you somebody has been paid, in advance, in silver.',
        'Quelqu’un a été payé par tête, d’avance, en pièces d’argent.',
        'Alguém foi pago por cabeça, adiantado, em prata.',
      ),
      eachHero(spawn(1, 'hidden')),
      upgrade('each'),
    ),
    perilOf(
      properTitle('A Glass Too Many', 'm Un verre de trop', 'm Um Copo a Mais'),
      said(
        'The wine tasted of almonds. All wine tastes of something.',
        'Le vin avait un goût d’amande. Tout vin a un goût.',
        'O vinho tinha gosto de amêndoa. Todo vinho tem gosto de alguma coisa.',
      ),
      gain('led', 'weakened'),
      gain('led', 'poisoned'),
      when(partyOf(3), [count(LEAD, 1)]),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Seventh Name', 'm Le Septième Nom', 'm O Sétimo Nome'),
      said(
        'A window opens high above, and what falls from it is meant for you.',
        'Une fenêtre s’ouvre là-haut, et ce qui en tombe est pour vous.',
        'Uma janela se abre lá no alto, e o que cai dela é para vocês.',
      ),
      count(LEAD, 2),
      wound('each', 1),
    ),
  ],
  triggers: [
    at('arrived', {}, count(LEAD, -2)),
    at('after-action', { action: 'explore', may: true, price: [progress(-2)] }, count(LEAD, -1)),
    at('round-end', { when: all(nemesisIs('lair'), below(LEAD, 1)) }, spawnNemesis('leader')),
    at('round-end', { when: all(nemesisIs('lair'), atLeast(LEAD, 1)) }, count(LEAD, 1)),
  ],
  victory: {
    at: 'enemy-defeated',
    when: nemesisIs('defeated'),
    text: said('Defeat the Red Knife.', 'Abattez la Lame rouge.', 'Derrotem a Faca Rubra.'),
  },
  defeat: [
    {
      when: atLeast(LEAD, 9),
      text: said(
        'The Red Knife has a lead of nine.',
        'La Lame rouge a neuf d’avance.',
        'A Faca Rubra abre dianteira de nove.',
      ),
    },
  ],
  story: {
    before: said(
      'Six councillors of the Free Cities are dead, each found with a clean collar and a list in the pocket. The seventh on the list has hired you, through a keyhole. Whoever holds the pen for the Bloodguard is walking through the market at this moment, buying pears.',
      'Six conseillers des Cités libres sont morts, chacun le col propre et une liste en poche. Le septième de la liste vous engage, par un trou de serrure. La main qui signe pour les Gardes-sang traverse en ce moment même le marché, et achète des poires.',
      'Seis conselheiros das Cidades Livres morreram, cada um de colarinho limpo e com uma lista no bolso. O sétimo da lista contratou vocês por um buraco de fechadura. Quem segura a pena pela Guarda de Sangue atravessa o mercado neste momento, comprando peras.',
    ),
    won: said(
      'The seventh name crosses itself out in ink, with a flourish, and pays. The pears, it turns out, were excellent.',
      'Le septième nom se raye lui-même, à l’encre, d’un grand trait, et paie. Les poires, en fin de compte, étaient excellentes.',
      'O sétimo nome risca a si mesmo, à tinta, com um floreio, e paga. As peras, no fim das contas, estavam ótimas.',
    ),
    lost: said(
      'In the morning they find a clean collar, an empty street, and a list with nobody left on it.',
      'Au matin, on trouve un col propre, une rue vide, et une liste où il ne reste personne.',
      'De manhã acham um colarinho limpo, uma rua vazia e uma lista em que não sobra ninguém.',
    ),
    nemesis: said(
      'She stops, at last, under a lamp, and folds the paper away. “You run well,” she says. “He ran well too.”',
      'Elle s’arrête enfin, sous un réverbère, et range le papier. « Vous courez bien, dit-elle. Lui aussi courait bien. »',
      'Ela para, enfim, sob um lampião, e guarda o papel. “Vocês correm bem”, diz. “Ele também corria.”',
    ),
  },
})
