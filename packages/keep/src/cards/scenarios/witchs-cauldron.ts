/** Olga's name and her frogs are known from public pages; map, card and errand are ours. */
import { said, title, titles } from '../build.ts'
import {
  card,
  count,
  counted,
  counter,
  dungeon,
  eachDiscards,
  errand,
  scenario,
  when,
} from './build.ts'

const FROGS = 0

export const witchsCauldron = scenario('witchs-cauldron', {
  chapter: 1,
  title: title('Witch’s Cauldron', 'm Le Chaudron de la sorcière', 'm O Caldeirão da Bruxa'),
  story: {
    before: said(
      'Olga, the landlady, lets the cellar for next to nothing, on one condition: a frog for her cauldron whenever she calls. She calls often, and she does not care for excuses. Tonight is also the night the heroes have chosen.',
      'Olga, la logeuse, loue la cave pour trois fois rien, à une condition : une grenouille pour son chaudron chaque fois qu’elle appelle. Elle appelle souvent, et les excuses ne sont pas à son goût. Cette nuit, c’est aussi celle que les héros ont choisie.',
      'Olga, a senhoria, aluga o porão por uma ninharia, com uma condição: um sapo para o caldeirão toda vez que ela chamar. Ela chama muito e não gosta de desculpas. E hoje é justamente a noite que os heróis escolheram.',
    ),
    won: said(
      'The last hero limps home, the cauldron bubbles, and Olga calls you her favourite tenants.',
      'Le dernier héros rentre en boitant, le chaudron bouillonne, et Olga vous appelle ses locataires préférés.',
      'O último herói volta mancando para casa, o caldeirão borbulha, e Olga chama vocês de seus inquilinos preferidos.',
    ),
    lost: said(
      'The heroes carry the great treasure past Olga’s window, and she waves: they have brought frogs.',
      'Les héros passent sous la fenêtre d’Olga avec le grand trésor, et elle leur fait signe : eux, ils ont apporté des grenouilles.',
      'Os heróis passam com o grande tesouro debaixo da janela de Olga, e ela acena: eles trouxeram sapos.',
    ),
  },
  map: dungeon(
    'library@1◌=1  forge@2          workshop@1  .                ',
    'study@0=3     sewers@0         vault@0=4   beast-trainer@2=2',
    '.             apothecary@0◌=1  cells@0=1   cemetery@3=1     ',
  ),
  counters: [
    counter(
      'frogs',
      titles('Frogs in the cauldron', 'fs Grenouilles dans le chaudron', 'ms Sapos no caldeirão'),
    ),
  ],
  errands: [
    errand(
      'apothecary',
      title('A frog for Olga', 'f Grenouille pour Olga', 'm Sapo para Olga'),
      ['frog', 1],
      count(FROGS, 1),
    ),
  ],
  cards: [
    card(
      'olga-calls',
      4,
      title('Olga Calls', 'm Appel d’Olga', 'm Chamado de Olga'),
      said(
        '“I can hear you hopping about in there. Send one up.”',
        '« Je vous entends sautiller. Montez-m’en une. »',
        '“Estou ouvindo os pulinhos. Mandem um para cima.”',
      ),
      when(counted(FROGS, 1), [count(FROGS, -1)], [eachDiscards(1)]),
    ),
  ],
})
