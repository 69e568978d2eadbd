/** Laboratory and Builder, no Cells to gamble with, and always one hero more. */
import { said, titles } from '../build.ts'
import { card, dungeon, eachDraws, moreGuildCards, scenario } from './build.ts'

export const lastOrders = scenario('last-orders', {
  chapter: 5,
  title: titles('Last Orders', 'f Dernière Tournée', 'f Última Rodada'),
  story: {
    before: said(
      'The tavern next door closes for good tonight, and all its heroes are on their way to you. The jailer has handed in his keys, so there is no sending anyone to the Cells for a little luck. Each time somebody shouts for one more round, one more comes; but a round is for everybody, you included.',
      'La taverne d’à côté ferme pour de bon ce soir, et tous ses héros sont en route vers chez vous. Le geôlier a rendu ses clés : plus question d’envoyer quelqu’un aux Cachots pour tenter sa chance. Chaque fois qu’on réclame une tournée de plus, il en vient un de plus ; mais une tournée est pour tout le monde, vous compris.',
      'A taverna ao lado fecha de vez hoje à noite, e todos os heróis dela estão a caminho daqui. O carcereiro entregou as chaves: nada de mandar alguém para as Celas para tentar a sorte. Toda vez que alguém pede mais uma rodada, vem mais um; mas rodada é para todos, vocês também.',
    ),
    won: said(
      'Chairs up, lights out: the last hero is asleep under your table, and may stay there.',
      'Chaises sur les tables, lumières éteintes : le dernier héros dort sous la vôtre, et peut y rester.',
      'Cadeiras para cima, luzes apagadas: o último herói dorme debaixo da mesa de vocês, e pode ficar.',
    ),
    lost: said(
      'The heroes pay for their drinks with your great treasure, and ask for no change.',
      'Les héros règlent leurs consommations avec votre grand trésor, et laissent la monnaie.',
      'Os heróis pagam a conta com o grande tesouro de vocês e dispensam o troco.',
    ),
  },
  map: dungeon(
    'cemetery@1=1  library@2      laboratory@0◌=2  cells@2=1',
    'sewers@0◌=1   vault@0=4      builder@3=1      study@1=3',
    '.             apothecary@3=2  .               .        ',
  ),
  always: [{ always: 'no-cells' }],
  cards: [
    card(
      'one-more-round',
      4,
      titles('One More Round', 'f Tournée de plus', 'f Mais uma Rodada'),
      said(
        '“For the road!” they cry. The road is yours.',
        '« Pour la route ! » crient-ils. La route, c’est chez vous.',
        '“A saideira!”, gritam. E saem na direção de vocês.',
      ),
      eachDraws(2),
      moreGuildCards(1),
    ),
  ],
})
