import {
  all,
  at,
  atLeast,
  count,
  foes,
  nemesisIs,
  noFoes,
  partyOf,
  perilOf,
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
} from '../build.ts'

const ALARM = 0
const LEDGER = 1

export const theBaronsLedger = quest('the-barons-ledger', {
  title: properTitle('The Baron’s Ledger', 'm Le Registre du baron', 'm O Livro do Barão'),
  difficulty: 'trivial',
  road: 'bloodguard',
  shape: 'heist',
  nemesis: 'captain-varn',
  enemies: [stack('bandit', 'bloodguard', 'rat-swarm'), stack('sorcerer', 'goblin-archer')],
  locations: [stack('thieves-alley'), randomStack([], 1, 'trivial', 'quarter'), stack('the-vault')],
  exploration: [['base', 'city', 'village']],
  counters: [
    { name: 'alarm', title: title('Alarm', "f' Alerte", 'm Alarme'), start: 0, of: 10 },
    { name: 'ledger', title: title('Ledger', 'm Registre', 'm Livro'), start: 0, of: 1 },
  ],
  track: [0, 0, 0, 1, 0, 0, 2, 0, 0, 3],
  perils: [
    perilOf(
      properTitle('Lanterns', 'fs Lanternes', 'fs Lanternas'),
      said(
        'Two more lights at the end of the street, and neither of them is a lamp-lighter.',
        'Deux lumières de plus au bout de la rue, et ce n’est pas l’allumeur de réverbères.',
        'Mais duas luzes no fim da rua, e nenhuma é do acendedor de lampiões.',
      ),
      spawn(2, 'hidden'),
      upgrade('each'),
    ),
    perilOf(
      properTitle('Who Goes There?', 'm Qui va là ?', 'm Quem Vem Lá?'),
      said(
        'Somebody has found the open window. Shutters bang all along the row.',
        'Quelqu’un a trouvé la fenêtre ouverte. Les volets claquent tout le long de la rue.',
        'Alguém achou a janela aberta. Postigos batem ao longo da rua toda.',
      ),
      count(ALARM, 1),
      upgrade('each'),
    ),
    perilOf(
      properTitle('The Bell', 'f La Cloche', 'm O Sino'),
      said(
        'They have stopped whispering. They are ringing.',
        'On ne chuchote plus. On sonne.',
        'Já não cochicham. Tocam o sino.',
      ),
      count(ALARM, 1),
      when(partyOf(3), [count(ALARM, 1)]),
      spawn(1, 'you'),
    ),
  ],
  triggers: [
    at('round-end', { when: foes({ in: 'shadows', is: 'face-up' }, 3) }, count(ALARM, 1)),
    at('arrived', {}, count(ALARM, -1)),
    at('round-end', { when: all(atLeast(LEDGER, 1), nemesisIs('lair')) }, spawnNemesis('shadows')),
  ],
  victory: {
    at: 'enemy-phase',
    when: all(atLeast(LEDGER, 1), noFoes({ in: 'engaged' })),
    text: said(
      'Find the ledger, and slip out: when the enemy phase begins, no enemy is engaged with any hero.',
      'Trouvez le registre et filez : au début de la phase des ennemis, aucun n’est aux prises avec un héros.',
      'Achem o livro e escapem: no início da fase dos inimigos, nenhum está em combate com um herói.',
    ),
  },
  defeat: [
    {
      when: atLeast(ALARM, 10),
      text: said('The alarm reaches ten.', 'L’alerte atteint dix.', 'O alarme chega a dez.'),
    },
  ],
  story: {
    before: said(
      'Baron Orsk pays his guards in blood money, and being a careful man he writes it down. The ledger lies in his vault, behind an alley that eats purses and a captain who sleeps with his whistle in his mouth. Bring it to the Free Cities before he learns to burn paper.',
      'Le baron Orsk paie ses gardes avec l’argent du sang et, en homme soigneux, il le note. Le registre est dans sa chambre forte, derrière une ruelle qui mange les bourses et un capitaine qui dort le sifflet aux lèvres. Portez-le aux Cités libres avant que le baron n’apprenne à brûler le papier.',
      'O barão Orsk paga seus guardas com dinheiro de sangue e, homem cuidadoso que é, anota tudo. O livro está no cofre, atrás de um beco que engole bolsas e de um capitão que dorme de apito na boca. Levem-no às Cidades Livres antes que o barão aprenda a queimar papel.',
    ),
    won: said(
      'By breakfast the whole city is reading over your shoulder. The baron’s handwriting, everybody agrees, is excellent.',
      'Au petit déjeuner, toute la ville lit par-dessus votre épaule. L’écriture du baron, tout le monde en convient, est superbe.',
      'No café da manhã a cidade inteira lê por cima do seu ombro. A letra do barão, todos concordam, é primorosa.',
    ),
    lost: said(
      'Every window is lit, every door is barred, and the captain takes the whistle out of his mouth to smile.',
      'Toutes les fenêtres s’allument, toutes les portes se ferment, et le capitaine ôte le sifflet de sa bouche pour sourire.',
      'Todas as janelas se acendem, todas as portas se trancam, e o capitão tira o apito da boca para sorrir.',
    ),
    nemesis: said(
      '“Evening,” says Captain Varn from the doorway. “The book stays. You may choose whether the hands do.”',
      '« Bonsoir, dit le capitaine Varn sur le seuil. Le livre reste ici. Pour les mains, à vous de voir. »',
      '“Boa noite”, diz o capitão Varn da soleira. “O livro fica. Quanto às mãos, a escolha é de vocês.”',
    ),
  },
})
