/** Few passages at first, and walls that fall one by one. */
import { said, title } from '../build.ts'
import { anywhere, at, card, dungeon, openPassage, orMorePlayers, scenario, when } from './build.ts'

export const openHouse = scenario('open-house', {
  chapter: 4,
  title: title('Open House', 'fs Les Portes ouvertes', 'fs Portas Abertas'),
  story: {
    before: said(
      'The landlord has read that walls are out of fashion. His workmen turn up unannounced, ask politely which one, and are through it before anyone can object. With every wall the way to the Vault grows shorter.',
      'Le propriétaire a lu que les murs étaient passés de mode. Ses ouvriers débarquent sans prévenir, demandent poliment lequel, et sont de l’autre côté avant toute objection. À chaque mur, le chemin de la Chambre forte raccourcit.',
      'O senhorio leu que paredes saíram de moda. Os operários dele chegam sem avisar, perguntam com educação qual delas, e já estão do outro lado antes de qualquer objeção. A cada parede, o caminho até o Cofre encurta.',
    ),
    won: said(
      'The heroes are gone, the draught remains, and the landlord calls it light.',
      'Les héros sont partis, le courant d’air est resté, et le propriétaire appelle ça de la lumière.',
      'Os heróis se foram, a corrente de ar ficou, e o senhorio chama aquilo de luminosidade.',
    ),
    lost: said(
      'There is nothing between the heroes and the great treasure any more: that was the idea.',
      'Il n’y a plus rien entre les héros et le grand trésor : c’était bien l’idée.',
      'Não há mais nada entre os heróis e o grande tesouro: era essa a ideia.',
    ),
  },
  map: dungeon(
    'cells@1=1     library@1    study@0=3         .           ',
    'sewers@0      vault@0=4    forge@1=1         cemetery@2=2',
    'apothecary@3◌=1  workshop@0  beast-trainer@2◌=2  .       ',
  ),
  moments: [at('wave-2', openPassage(anywhere), when(orMorePlayers(2), [openPassage(anywhere)]))],
  cards: [
    card(
      'a-wall-falls',
      2,
      title('A Wall Falls', 'm Mur abattu', 'f Parede Abaixo'),
      said(
        '“Load-bearing? We never carry anything.”',
        '« Porteur ? Nous, on ne porte jamais rien. »',
        '“Viga mestra? Aqui ninguém é mestre de nada.”',
      ),
      openPassage(anywhere),
    ),
  ],
})
