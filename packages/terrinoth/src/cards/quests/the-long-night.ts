import {
  all,
  at,
  explored,
  final,
  gain,
  living,
  livingBelow,
  nemesisIs,
  partyOf,
  perilAtLeast,
  perilOf,
  properTitle,
  quest,
  randomStack,
  said,
  spawn,
  spawnNemesis,
  stack,
  upgrade,
  when,
  wound,
} from '../build.ts'

export const theLongNight = quest('the-long-night', {
  title: properTitle('The Long Night', 'f La Longue Nuit', 'f A Longa Noite'),
  difficulty: 'formidable',
  road: 'mistlands',
  shape: 'escape',
  nemesis: 'the-pale-rider',
  enemies: [
    stack('zombie', 'reanimate', 'grey-wolf'),
    randomStack([], 1, 'challenging'),
    stack('wraith', 'bone-knight'),
  ],
  locations: [stack('old-chapel'), stack('misty-moor'), stack('the-last-gate')],
  exploration: [['base', 'crypt', 'wild']],
  track: [0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('The Ground Stirs', 'f La terre remue', 'f A Terra se Mexe'),
      said(
        'There are mounds on both sides of the road, and they open.',
        'Il y a des tertres des deux côtés de la route, et ils s’ouvrent.',
        'Há montículos dos dois lados da estrada, e eles se abrem.',
      ),
      spawn(2, 'hidden'),
      when(partyOf(3), [spawn(1, 'hidden')]),
      upgrade('each'),
    ),
    perilOf(
      properTitle('No Moon', 'f Nuit sans lune', 'f Noite sem Lua'),
      said(
        'The last lantern gutters. From here on you walk by memory and by anger.',
        'La dernière lanterne vacille. Désormais on marche de mémoire et de colère.',
        'A última lanterna vacila. Daqui em diante se anda de memória e de raiva.',
      ),
      gain('each', 'weakened'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('Hooves', 'ms Sabots', 'ms Cascos'),
      said(
        'Nearer. Then no sound at all, which is worse.',
        'Plus près. Puis plus rien, et c’est pire.',
        'Mais perto. Depois som nenhum, o que é pior.',
      ),
      spawn(1, 'you'),
      wound('each', 1),
    ),
  ],
  triggers: [
    at('arrived', { when: nemesisIs('lair') }, spawnNemesis('shadows')),
    at('round-end', { when: perilAtLeast(8) }, wound('led', 1)),
    at('round-end', { when: all(partyOf(3), perilAtLeast(5)) }, wound('led', 2)),
  ],
  always: [{ always: 'nemesis-returns' }],
  victory: {
    at: 'round-end',
    when: all(final, explored, living(2)),
    text: said(
      'Have the Last Gate fully explored at the end of a round, with two heroes or more alive.',
      'Que la Dernière Porte soit entièrement explorée à la fin d’une manche, avec deux héros au moins en vie.',
      'Tenham o Último Portão totalmente explorado no fim de uma rodada, com dois heróis ou mais vivos.',
    ),
  },
  defeat: [
    {
      when: livingBelow(2),
      text: said(
        'Fewer than two heroes are alive.',
        'Il reste moins de deux héros en vie.',
        'Restam menos de dois heróis vivos.',
      ),
    },
  ],
  story: {
    before: said(
      'In the Mistlands the dead serve whoever woke them, and tonight he has woken them all. Beyond the chapel, beyond the moor, the last gate still stands open; the rider who minds the road cannot be killed, only delayed. Leave the packs. Run.',
      'Dans les Terres brumeuses, les morts servent qui les a réveillés, et cette nuit il les a réveillés tous. Au-delà de la chapelle, au-delà de la lande, la dernière porte est encore ouverte ; le cavalier qui garde la route ne meurt pas, on peut seulement le retarder. Laissez les sacs. Courez.',
      'Nas Terras Brumosas os mortos servem a quem os acordou, e esta noite ele acordou todos. Além da capela, além da charneca, o último portão ainda está aberto; o cavaleiro que guarda a estrada não pode morrer, só se atrasar. Larguem as mochilas. Corram.',
    ),
    won: said(
      'The gate falls shut behind you, and something leans against it from the other side, gently, until morning. Then it is only a gate.',
      'La porte retombe derrière vous, et quelque chose s’y appuie de l’autre côté, doucement, jusqu’au matin. Puis ce n’est plus qu’une porte.',
      'O portão se fecha atrás de vocês, e algo se encosta nele do outro lado, de leve, até de manhã. Depois é só um portão.',
    ),
    lost: said(
      'Somebody had to stay behind. In the Mistlands nobody stays alone for long.',
      'Il fallait que quelqu’un reste. Dans les Terres brumeuses, on ne reste jamais longtemps seul.',
      'Alguém tinha de ficar para trás. Nas Terras Brumosas ninguém fica só por muito tempo.',
    ),
    nemesis: said(
      'The fog opens like a curtain. Horse and rider are one colour, and neither of them breathes. He lifts his hat.',
      'La brume s’ouvre comme un rideau. Cheval et cavalier sont d’une seule couleur, et aucun ne respire. Il soulève son chapeau.',
      'A névoa se abre como cortina. Cavalo e cavaleiro têm a mesma cor, e nenhum dos dois respira. Ele tira o chapéu.',
    ),
  },
})
