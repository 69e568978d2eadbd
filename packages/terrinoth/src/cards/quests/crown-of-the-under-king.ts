import {
  all,
  at,
  atLeast,
  claim,
  count,
  nemesisIs,
  partyOf,
  perilOf,
  properTitle,
  quest,
  randomStack,
  said,
  slain,
  spawn,
  spawnFromDiscard,
  spawnNemesis,
  stack,
  title,
  titles,
  upgrade,
  when,
  wound,
} from '../build.ts'

const BANNERS = 0
const HORDE = 1

export const crownOfTheUnderKing = quest('crown-of-the-under-king', {
  title: properTitle('Crown of the Under-King', 'f La Couronne d’En-bas', 'f A Coroa de Baixo'),
  difficulty: 'formidable',
  road: 'goblins',
  shape: 'hunt',
  nemesis: 'the-under-king',
  enemies: [
    stack('goblin-archer', 'goblin-witcher', 'ogre'),
    stack('troll', 'razorwing'),
    randomStack([], 1, 'formidable'),
  ],
  locations: [stack('brigand-camp'), stack('abandoned-mine', 'crypt-stair'), stack('cliff-path')],
  exploration: [['base', 'wild', 'dungeon']],
  counters: [
    {
      name: 'banners',
      title: titles('Banners', 'fs Bannières', 'ms Estandartes'),
      start: 0,
      of: 3,
    },
    { name: 'horde', title: title('Horde', 'f Horde', 'f Horda'), start: 0, of: 4 },
  ],
  track: [0, 0, 1, 0, 0, 2, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('Up from the Cracks', 'fs Par les fissures', 'fs Pelas Frestas'),
      said(
        'They come back up through the floor, and they have not forgotten you.',
        'Ils remontent par le sol, et se souviennent de vous.',
        'Voltam por baixo do chão e não se esqueceram de vocês.',
      ),
      spawnFromDiscard(1, 'each', 'goblin'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Deep Drums', 'ms Les Tambours profonds', 'ms Os Tambores Fundos'),
      said(
        'Slow, and from below. The dust on the stones dances in time.',
        'Lents, et d’en bas. La poussière danse en mesure sur les pierres.',
        'Lentos, vindos de baixo. A poeira dança no compasso sobre as pedras.',
      ),
      spawn(3, 'shadows'),
      when(partyOf(3), [spawn(1, 'hidden')]),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Horde Gathers', 'f La Horde se rassemble', 'f A Horda se Reúne'),
      said(
        'Torches in every crack of the hill: it looks like a city waking up.',
        'Des torches dans chaque fente de la colline : on dirait une ville qui s’éveille.',
        'Tochas em cada fresta do morro: parece uma cidade acordando.',
      ),
      count(HORDE, 1),
      wound('each', 1),
    ),
  ],
  triggers: [
    at(
      'enemy-defeated',
      { when: slain({ rank: 'master' }) },
      count(BANNERS, 1),
      claim('leader', 1),
    ),
    at('round-end', { when: all(atLeast(BANNERS, 3), nemesisIs('lair')) }, spawnNemesis('leader')),
  ],
  victory: {
    at: 'enemy-defeated',
    when: nemesisIs('defeated'),
    text: said(
      'Take three banners from masters to draw out the Under-King, and defeat him.',
      'Prenez trois bannières à des maîtres pour faire sortir le Roi d’En-bas, et abattez-le.',
      'Tomem três estandartes de mestres para atrair o Rei de Baixo e derrotem-no.',
    ),
  },
  defeat: [
    {
      when: atLeast(HORDE, 4),
      text: said('The horde reaches four.', 'La horde atteint quatre.', 'A horda chega a quatro.'),
    },
  ],
  story: {
    before: said(
      'Every goblin king you ever chased was somebody’s subject, and that somebody has never needed daylight. His captains carry his banners; take three, and even the deepest king must come and ask for them back. The miners drew you a map of the way down, and then moved away.',
      'Tous les rois gobelins que vous avez chassés étaient les sujets de quelqu’un, et ce quelqu’un n’a jamais eu besoin du jour. Ses capitaines portent ses bannières ; prenez-en trois, et même le plus profond des rois devra venir les réclamer. Les mineurs vous ont dessiné le chemin, puis ont déménagé.',
      'Todo rei goblin que vocês já perseguiram era súdito de alguém, e esse alguém nunca precisou da luz do dia. Seus capitães levam seus estandartes; tomem três, e até o mais fundo dos reis terá de vir pedi-los de volta. Os mineiros desenharam o caminho e depois se mudaram.',
    ),
    won: said(
      'The crown is older than the mountain and too heavy to carry. You leave it where it fell, upside down, and the drums never find their beat again.',
      'La couronne est plus vieille que la montagne et trop lourde à porter. Vous la laissez là, à l’envers, et les tambours ne retrouvent plus jamais la mesure.',
      'A coroa é mais velha que a montanha e pesada demais para levar. Fica onde caiu, de cabeça para baixo, e os tambores nunca mais acham o compasso.',
    ),
    lost: said(
      'The hill opens like a door, and the horde goes out to see the daylight. It does not like it, and means to put it out.',
      'La colline s’ouvre comme une porte, et la horde sort voir le jour. Il ne lui plaît pas, et elle entend l’éteindre.',
      'O morro se abre como uma porta, e a horda sai para ver a luz do dia. Não gosta dela e pretende apagá-la.',
    ),
    nemesis: said(
      'The floor kneels first, then the goblins. The Under-King climbs out into the torchlight and holds out an open hand. “Mine,” he says.',
      'Le sol s’agenouille d’abord, puis les gobelins. Le Roi d’En-bas monte à la lueur des torches et tend une main ouverte. « À moi », dit-il.',
      'Primeiro se ajoelha o chão, depois os goblins. O Rei de Baixo sobe à luz das tochas e estende a mão aberta. “Meu”, diz ele.',
    ),
  },
})
