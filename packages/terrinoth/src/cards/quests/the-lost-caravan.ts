import {
  all,
  at,
  atLeast,
  count,
  draw,
  eachHero,
  explored,
  final,
  partyOf,
  perilOf,
  properTitle,
  quest,
  randomStack,
  said,
  spawn,
  spawnNemesis,
  stack,
  titles,
  upgrade,
  when,
  wound,
} from '../build.ts'

const SAVED = 0
const TAKEN = 1

export const theLostCaravan = quest('the-lost-caravan', {
  title: properTitle('The Lost Caravan', 'f La Caravane perdue', 'f A Caravana Perdida'),
  difficulty: 'trivial',
  road: 'mistlands',
  shape: 'rescue',
  nemesis: 'broodmother',
  enemies: [
    stack('cave-spider', 'grey-wolf', 'zombie'),
    randomStack(['bandit', 'rat-swarm'], 1, 'challenging'),
  ],
  locations: [stack('sunken-road'), randomStack([], 2, 'trivial'), stack('spider-nest')],
  exploration: [['wild'], ['base', 'road']],
  extra: ['bound-traveller'],
  counters: [
    {
      name: 'saved',
      title: titles('Travellers Saved', 'fs Voyageuses sauvées', 'fs Viajantes Salvas'),
      start: 0,
      of: 3,
    },
    {
      name: 'taken',
      title: titles('Travellers Taken', 'fs Voyageuses perdues', 'fs Viajantes Perdidas'),
      start: 0,
      of: 5,
    },
  ],
  track: [0, 0, 0, 1, 0, 0, 2, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('Threads in the Hedge', 'ms Fils dans la haie', 'ms Fios na Sebe'),
      said(
        'Something has been strung across the road behind you.',
        'Derrière vous, quelque chose a été tendu en travers de la route.',
        'Alguma coisa foi esticada de um lado a outro da estrada, atrás de vocês.',
      ),
      eachHero(spawn(1, 'hidden')),
      upgrade('each'),
    ),
    perilOf(
      properTitle('One Voice Fewer', 'f Une voix de moins', 'f Uma Voz a Menos'),
      said(
        'The cries ahead were four this morning. You walk faster.',
        'Les appels, devant, étaient quatre ce matin. Vous pressez le pas.',
        'Os gritos lá adiante eram quatro de manhã. Vocês apertam o passo.',
      ),
      when(partyOf(3), [count(TAKEN, 1)]),
      upgrade('each'),
    ),
    perilOf(
      properTitle('Feeding Time', 'f L’Heure du repas', 'f A Hora da Comida'),
      said(
        'The nest is waking, and it is hungry.',
        'Le nid s’éveille, et il a faim.',
        'O ninho está acordando, e com fome.',
      ),
      count(TAKEN, 1),
      wound('led', 1),
    ),
  ],
  triggers: [
    at('explored', {}, draw('leader', 2)),
    at('arrived', { when: final }, spawnNemesis('shadows')),
  ],
  victory: {
    at: 'round-end',
    when: all(atLeast(SAVED, 3), final, explored),
    text: said(
      'Save three travellers, and have the last location fully explored at the end of a round.',
      'Sauvez trois voyageuses, et que le dernier lieu soit entièrement exploré à la fin d’une manche.',
      'Salvem três viajantes e tenham o último local totalmente explorado no fim de uma rodada.',
    ),
  },
  defeat: [
    {
      when: atLeast(TAKEN, 5),
      text: said(
        'Five travellers are taken.',
        'Cinq voyageuses sont perdues.',
        'Cinco viajantes se perdem.',
      ),
    },
  ],
  story: {
    before: said(
      'Seven wagons left for the Mistlands with salt, needles and a choir of pilgrims. Seven wagons stand in the sunken road, the horses cropping grass, the reins tied neatly to the brakes. There is nobody in them, and everything is a little sticky.',
      'Sept chariots sont partis pour les Terres brumeuses avec du sel, des aiguilles et un chœur de pèlerines. Sept chariots attendent dans le chemin creux, les chevaux broutent, les rênes sont bien nouées aux freins. Il n’y a personne dedans, et tout colle un peu.',
      'Sete carroças partiram para as Terras Brumosas com sal, agulhas e um coro de peregrinas. Sete carroças estão paradas na estrada funda, os cavalos pastam, as rédeas amarradas com capricho nos freios. Não há ninguém dentro, e tudo está meio grudento.',
    ),
    won: said(
      'You come out into the sun with three pilgrims and a great deal of silk. They sing all the way home, and nobody asks them to stop.',
      'Vous ressortez au soleil avec trois pèlerines et beaucoup de soie. Elles chantent jusqu’à la maison, et personne ne leur demande d’arrêter.',
      'Vocês saem ao sol com três peregrinas e um bocado de seda. Elas cantam o caminho todo, e ninguém pede que parem.',
    ),
    lost: said(
      'The last voice in the dark stops in the middle of a verse.',
      'Dans le noir, la dernière voix s’arrête au milieu d’un couplet.',
      'No escuro, a última voz para no meio de um verso.',
    ),
    nemesis: said(
      'The ceiling unfolds eight legs. “Guests,” it says, or you think it says, and the whole nest leans in to listen.',
      'Le plafond déplie huit pattes. « Des invités », dit-il, ou croit-on qu’il dit, et tout le nid se penche pour écouter.',
      'O teto desdobra oito patas. “Visitas”, diz ele, ou parece dizer, e o ninho inteiro se inclina para ouvir.',
    ),
  },
})
