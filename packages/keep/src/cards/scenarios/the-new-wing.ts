/** The Builder's own scenario. All ours. */
import { said, title } from '../build.ts'
import {
  anywhere,
  at,
  card,
  dungeon,
  eachDraws,
  farthest,
  inRoom,
  lay,
  layTreasure,
  scenario,
  wake,
} from './build.ts'

export const theNewWing = scenario('the-new-wing', {
  chapter: 1,
  title: title('The New Wing', 'f La Nouvelle Aile', 'f A Nova Ala'),
  story: {
    before: said(
      'The cellar has become too small, so you have hired the Builder: any room you like, for one coin or two. Building makes noise, and noise wakes whoever was resting at the far end. Halfway through, the removal men turn up with a chest that must go somewhere.',
      'La cave est devenue trop petite, alors vous avez embauché le Bâtisseur : la salle de votre choix, pour une pièce ou deux. Qui bâtit fait du bruit, et le bruit réveille ceux qui se reposaient tout au fond. À mi-chemin, les déménageurs arrivent avec un coffre qu’il faut bien poser quelque part.',
      'O porão ficou pequeno, então vocês contrataram o Construtor: a sala que quiserem, por uma moeda ou duas. Obra faz barulho, e o barulho acorda quem descansava lá no fundo. No meio de tudo, chega a mudança com um baú que precisa ficar em algum lugar.',
    ),
    won: said(
      'The plaster is dry, the heroes are out, and the new wing already has a draught.',
      'Le plâtre est sec, les héros sont dehors, et la nouvelle aile a déjà des courants d’air.',
      'O reboco secou, os heróis estão fora, e a nova ala já tem corrente de ar.',
    ),
    lost: said(
      'The heroes leave with the great treasure by the fine new door you had put in.',
      'Les héros repartent avec le grand trésor par la belle porte neuve que vous aviez fait percer.',
      'Os heróis saem com o grande tesouro pela bela porta nova que vocês mandaram abrir.',
    ),
  },
  map: dungeon(
    '.              library@2=1  apothecary@2=2  .          ',
    'sewers@0       vault@0=4    builder@3=1     study@1=3  ',
    'cemetery@0◌=2  cells@2◌=1   .               .          ',
  ),
  moments: [at('set-up', lay('coin', inRoom('builder'))), at('wave-2', layTreasure(1, anywhere))],
  cards: [
    card(
      'builders-noise',
      3,
      title('Builders’ Noise', 'ms Bruits de chantier', 'm Barulho de Obra'),
      said(
        '“We’ll be done by Tuesday.” Nobody said which.',
        '« Ce sera fini mardi. » Personne n’a dit lequel.',
        '“Terça-feira está pronto.” Ninguém disse qual.',
      ),
      wake(farthest),
      eachDraws(1),
    ),
  ],
})
