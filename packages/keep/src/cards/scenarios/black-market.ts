/** Shops all around the Vault, and little on the shelves. */
import { said, title, titles } from '../build.ts'
import { card, dungeon, eachDraws, errand, newRow, scenario } from './build.ts'

export const blackMarket = scenario('black-market', {
  chapter: 3,
  title: title('Black Market', 'm Le Marché noir', 'm Mercado Negro'),
  story: {
    before: said(
      'Word has got round that your Loot is cheap, and a market has sprung up about the Vault. The stalls carry only three things at a time, and everything vanishes under the counter whenever somebody whistles. Two coins in the right palm, in the Vault, bring everyone good news.',
      'Le bruit court que votre Butin n’est pas cher, et un marché a poussé autour de la Chambre forte. Les étals n’ont que trois articles à la fois, et tout disparaît sous le comptoir dès que quelqu’un siffle. Deux pièces dans la bonne main, à la Chambre forte, apportent de bonnes nouvelles à chacun.',
      'Correu a notícia de que a Pilhagem de vocês é barata, e brotou uma feira em volta do Cofre. As bancas só têm três coisas por vez, e tudo some debaixo do balcão quando alguém assobia. Duas moedas na mão certa, no Cofre, trazem boas notícias para todos.',
    ),
    won: said(
      'The stalls fold, the heroes have been sold their own boots back, and the takings are excellent.',
      'Les étals se replient, on a revendu leurs propres bottes aux héros, et la recette est excellente.',
      'As bancas se recolhem, os heróis recompraram as próprias botas, e a féria foi excelente.',
    ),
    lost: said(
      'The great treasure goes under the counter and out of the door. Nobody saw anything.',
      'Le grand trésor passe sous le comptoir, puis la porte. Personne n’a rien vu.',
      'O grande tesouro passa por baixo do balcão e pela porta. Ninguém viu nada.',
    ),
  },
  map: dungeon(
    'study@0=3     forge@1       library@2=1      .            ',
    'apothecary@0  vault@0=4     beast-trainer@3  cemetery@3◌=2',
    'cells@0◌      workshop@3    sewers@0=1       .            ',
  ),
  always: [
    { always: 'row', is: 3 },
    { always: 'hand', is: 4 },
  ],
  errands: [
    errand(
      'vault',
      titles('Coins for the news', 'fs Pièces pour les nouvelles', 'fs Moedas pelas Notícias'),
      ['coin', 2],
      eachDraws(1),
    ),
  ],
  cards: [
    card(
      'somebody-whistles',
      2,
      title('Somebody Whistles', 'm Coup de sifflet', 'm Assobio na Feira'),
      said(
        'One blink, and the stall sells turnips.',
        'Un clin d’œil, et l’étal vend des navets.',
        'Num piscar de olhos, a banca vende nabos.',
      ),
      newRow,
    ),
  ],
})
