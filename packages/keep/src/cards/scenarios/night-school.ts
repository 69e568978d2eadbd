/** Library and Study lie far out, and books must be carried between them. */
import { said, title, titles } from '../build.ts'
import {
  at,
  below,
  card,
  count,
  counted,
  counter,
  dungeon,
  eachDiscards,
  eachDraws,
  errand,
  inRoom,
  lay,
  lose,
  scenario,
  when,
} from './build.ts'

const LESSONS = 0

export const nightSchool = scenario('night-school', {
  chapter: 2,
  title: title('Night School', 'fs Les Cours du soir', 'f A Escola Noturna'),
  story: {
    before: said(
      'Olga will not renew the lease for tenants who cannot read it. Two lessons before the night is out, she says, and the books are in the Library while the desks are in the Study. The heroes, who can read, have found the address.',
      'Olga ne renouvelle pas le bail de locataires incapables de le lire. Deux leçons avant la fin de la nuit, dit-elle ; les livres sont à la Bibliothèque et les pupitres au Cabinet d’étude. Les héros, qui savent lire, ont trouvé l’adresse.',
      'Olga não renova o contrato de inquilinos que não sabem lê-lo. Duas lições até o fim da noite, diz ela; os livros estão na Biblioteca e as carteiras, no Estudo. Os heróis, que sabem ler, acharam o endereço.',
    ),
    won: said(
      'The last hero is gone, and the whole cellar spells out its own name, almost correctly.',
      'Le dernier héros est parti, et toute la cave épelle son propre nom, presque sans faute.',
      'O último herói se foi, e o porão inteiro soletra o próprio nome, quase sem errar.',
    ),
    lost: said(
      'No treasure or no lessons: either way, the notice on the door is one you still cannot read.',
      'Sans trésor ou sans leçons, c’est pareil : l’avis sur la porte, vous ne savez toujours pas le lire.',
      'Sem tesouro ou sem lições, dá na mesma: o aviso na porta vocês continuam sem saber ler.',
    ),
  },
  map: dungeon(
    'library@1◌=1  apothecary@1=1  cells@2=1          .         ',
    'sewers@0      forge@0=2       vault@0=4          workshop@3',
    'study@0=3     cemetery@0◌=1   beast-trainer@3=2  .         ',
  ),
  counters: [counter('lessons', titles('Lessons', 'fs Leçons', 'fs Lições'))],
  errands: [
    errand(
      'study',
      title('A lesson', 'f Leçon', 'f Lição'),
      ['book', 1],
      count(LESSONS, 1),
      eachDraws(1),
    ),
  ],
  moments: [
    at('set-up', lay('book', inRoom('study'))),
    at('last-card', when(below(LESSONS, 2), [lose])),
  ],
  cards: [
    card(
      'surprise-test',
      4,
      title('Surprise Test', 'f Interrogation surprise', 'f Prova Surpresa'),
      said(
        '“Books shut. Claws on the table.”',
        '« Fermez les livres. Griffes sur la table. »',
        '“Fechem os livros. Garras em cima da mesa.”',
      ),
      when(counted(LESSONS, 1), [eachDraws(2)], [eachDiscards(1)]),
    ),
  ],
})
