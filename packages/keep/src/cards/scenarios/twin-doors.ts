/** Two halves far apart, and portals that the heroes have learnt to use. */
import { said, title } from '../build.ts'
import { anywhere, at, card, dungeon, inRoom, lay, scenario } from './build.ts'

export const twinDoors = scenario('twin-doors', {
  chapter: 4,
  title: title('Twin Doors', 'fs Les Portes jumelles', 'fs As Portas Gêmeas'),
  story: {
    before: said(
      'The Mages have published a guide to portals, and by now every hero owns a copy. One stands open in the Workshop, its twin in the Apothecary, far down the old passage. What is near for you is near for them as well.',
      'Les Mages ont publié un guide des portails, et chaque héros en a désormais un exemplaire. L’un est ouvert dans l’Atelier, son jumeau dans l’Apothicairerie, tout au bout du vieux passage. Ce qui est proche pour vous l’est aussi pour eux.',
      'Os Magos publicaram um guia de portais, e a esta altura todo herói tem um exemplar. Um portal está aberto na Oficina; seu gêmeo, no Boticário, lá no fim da velha passagem. O que fica perto para vocês fica perto para eles também.',
    ),
    won: said(
      'The last hero steps through a portal and comes out in next week.',
      'Le dernier héros franchit un portail et ressort la semaine prochaine.',
      'O último herói entra num portal e sai na semana que vem.',
    ),
    lost: said(
      'The great treasure goes in at one door and comes out somewhere that is not yours.',
      'Le grand trésor entre par une porte et ressort quelque part, mais pas chez vous.',
      'O grande tesouro entra por uma porta e sai em algum lugar que não é o de vocês.',
    ),
  },
  map: dungeon(
    'sewers@0=1    vault@0=4          cells@2=1     .           ',
    'workshop@0    forge@3            .             .           ',
    '.             study@0=3          .             .           ',
    'library@0=1   beast-trainer@3=2  apothecary@3  cemetery@3=2',
  ),
  always: [{ always: 'heroes-use-portals' }],
  moments: [at('set-up', lay('portal', inRoom('workshop')), lay('portal', inRoom('apothecary')))],
  cards: [
    card(
      'a-door-opens',
      2,
      title('A Door Opens', 'f Porte entrouverte', 'f Porta Entreaberta'),
      said(
        'Where? You may choose. That it opens, you may not.',
        'Où ? C’est à vous de choisir. Qu’elle s’ouvre, non.',
        'Onde? Vocês escolhem. Que ela se abra, não.',
      ),
      lay('portal', anywhere),
    ),
  ],
})
