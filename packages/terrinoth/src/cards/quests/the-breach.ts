import {
  all,
  at,
  below,
  claim,
  count,
  countPer,
  explored,
  nemesisIs,
  partyOf,
  perilAtLeast,
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

const WALL = 0
/** More than any location holds. */
const ALL_PROGRESS = -99

export const theBreach = quest('the-breach', {
  title: properTitle('The Breach', 'f La Brèche', 'f A Brecha'),
  difficulty: 'challenging',
  road: 'goblins',
  shape: 'siege',
  nemesis: 'warlord-krutch',
  enemies: [
    stack('goblin-archer', 'goblin-witcher', 'grey-wolf'),
    stack('ogre', 'hellhound'),
    randomStack([], 1, 'challenging'),
  ],
  locations: [stack('guardhouse')],
  exploration: [['base', 'village']],
  counters: [{ name: 'wall', title: title('Wall', 'f Muraille', 'f Muralha'), start: 12, of: 12 }],
  track: [0, 0, 1, 0, 2, 0, 1, 3],
  perils: [
    perilOf(
      properTitle('To the Ladders', 'fs Aux échelles', 'fs Às Escadas'),
      said(
        'The first hands are over the parapet. So are the townsfolk, with boiling soup.',
        'Les premières mains passent le parapet. Les habitants aussi, avec de la soupe bouillante.',
        'As primeiras mãos passam do parapeito. O povo também, com sopa fervendo.',
      ),
      claim('each', 1),
      spawn(1, 'you'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Breaker of Walls', 'm Le Briseur de murs', 'm O Quebrador de Muros'),
      said(
        'The drums stop. Something very large is walking towards the gap.',
        'Les tambours se taisent. Quelque chose de très grand marche vers la brèche.',
        'Os tambores se calam. Algo muito grande caminha em direção à brecha.',
      ),
      spawnNemesis('leader'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Last Hour', 'f La Dernière Heure', 'f A Última Hora'),
      said(
        'There is no more stone to stop it with. There is only you.',
        'Il n’y a plus de pierres pour la combler. Il n’y a plus que vous.',
        'Não há mais pedra para tapá-la. Só há vocês.',
      ),
      wound('led', 2),
      count(WALL, -1),
    ),
  ],
  triggers: [
    at(
      'round-start',
      {},
      spawn(1, 'hidden'),
      when(all(partyOf(3), perilAtLeast(4)), [spawn(1, 'hidden')]),
    ),
    at('round-end', {}, countPer(WALL, -1, { in: 'shadows' })),
    at('round-end', { when: explored }, progress(ALL_PROGRESS), count(WALL, 3)),
  ],
  victory: {
    at: 'round-end',
    when: all(perilAtLeast(7), nemesisIs('defeated')),
    text: said(
      'Hold until peril has reached its last space, and have Krutch defeated at the end of a round.',
      'Tenez jusqu’à la dernière case de péril, et que Krutch soit abattu à la fin d’une manche.',
      'Resistam até o perigo chegar à última casa e tenham Krutch derrotado no fim de uma rodada.',
    ),
  },
  defeat: [
    {
      when: below(WALL, 1),
      text: said('The wall falls to zero.', 'La muraille tombe à zéro.', 'A muralha cai a zero.'),
    },
  ],
  story: {
    before: said(
      'The wall of the last village has stood three hundred years and has had a hole in it since this morning. The masons need time, which they do not have, and somebody to stand in the gap, which they now do. Behind the hill the drums begin again.',
      'Le mur du dernier village tenait depuis trois cents ans, et depuis ce matin il a un trou. Aux maçons il faut du temps, et ils n’en ont pas ; et quelqu’un pour se tenir dans la brèche, et les voilà servis. Derrière la colline, les tambours reprennent.',
      'O muro da última aldeia estava de pé havia trezentos anos e tem um buraco desde hoje cedo. Os pedreiros precisam de tempo, que não têm, e de alguém que fique na brecha, e isso agora têm. Atrás do morro, os tambores recomeçam.',
    ),
    won: said(
      'The last stone is laid by lantern light, and a mason scratches your names under it. He cannot spell any of them.',
      'La dernière pierre est posée à la lanterne, et un maçon grave vos noms dessous. Il n’en écrit aucun correctement.',
      'A última pedra é posta à luz de lanterna, e um pedreiro risca seus nomes embaixo dela. Não acerta nenhum.',
    ),
    lost: said(
      'The wall does not fall; it sits down, tired, and the goblins walk over its knees.',
      'Le mur ne tombe pas : il s’assied, fatigué, et les gobelins lui passent sur les genoux.',
      'O muro não cai: senta-se, cansado, e os goblins lhe passam por cima dos joelhos.',
    ),
    nemesis: said(
      'Krutch has no ram. He lowers his head. “Knock, knock,” say forty goblins behind him, all together.',
      'Krutch n’a pas de bélier. Il baisse la tête. « Toc, toc », font quarante gobelins derrière lui, tous ensemble.',
      'Krutch não tem aríete. Ele abaixa a cabeça. “Toc, toc”, dizem quarenta goblins atrás dele, todos juntos.',
    ),
  },
})
