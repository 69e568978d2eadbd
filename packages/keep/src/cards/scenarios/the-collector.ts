/** Many small treasures near the Vault, and no more than four of them may be lost. */
import { said, title, titles } from '../build.ts'
import {
  anywhere,
  at,
  card,
  count,
  counted,
  counter,
  dungeon,
  layTreasure,
  lose,
  scenario,
  when,
} from './build.ts'

const TAKEN = 0

export const theCollector = scenario('the-collector', {
  chapter: 4,
  title: title('The Collector', 'm Le Collectionneur', 'm O Colecionador'),
  story: {
    before: said(
      'A collector has lent you his pieces while his house is being painted. He counts them every evening: four missing he can forgive, at the fifth he calls the whole loan in. And he keeps sending more, each with a note on how to dust it.',
      'Un collectionneur vous a confié ses pièces pendant qu’on repeint chez lui. Il les compte chaque soir : quatre manquantes, il pardonne ; à la cinquième, il reprend tout. Et il en envoie toujours d’autres, chacune avec un mot sur la façon de l’épousseter.',
      'Um colecionador deixou suas peças com vocês enquanto pintam a casa dele. Ele as conta toda noite: quatro que faltem, ele perdoa; na quinta, cobra tudo de volta. E continua mandando outras, cada uma com um bilhete sobre como tirar o pó.',
    ),
    won: said(
      'The collector counts, counts again, and leaves you the ugliest piece as a reward.',
      'Le collectionneur compte, recompte, et vous laisse la pièce la plus laide en récompense.',
      'O colecionador conta, conta de novo, e deixa para vocês a peça mais feia como recompensa.',
    ),
    lost: said(
      'What the heroes have left, the collector takes. He leaves the duster.',
      'Ce que les héros ont laissé, le collectionneur l’emporte. Il laisse le plumeau.',
      'O que os heróis deixaram, o colecionador leva. Ele deixa o espanador.',
    ),
  },
  map: dungeon(
    'study@0=3      cells@1=2     library@2=1        .             ',
    'forge@1=2      vault@0=4     sewers@0◌          apothecary@3=2',
    'cemetery@0◌=1  workshop@3=1  beast-trainer@3=2  .             ',
  ),
  counters: [counter('taken', titles('Pieces taken', 'fs Pièces disparues', 'fs Peças levadas'))],
  moments: [at('looted', count(TAKEN, 1)), at('invasion-end', when(counted(TAKEN, 5), [lose]))],
  cards: [
    card(
      'another-piece',
      3,
      title('Another Piece', 'f Pièce de plus', 'f Mais uma Peça'),
      said(
        '“Handle with care. Better: do not handle.”',
        '« À manier avec soin. Ou mieux : à ne pas manier. »',
        '“Manusear com cuidado. Melhor ainda: não manusear.”',
      ),
      layTreasure(2, anywhere),
    ),
  ],
})
