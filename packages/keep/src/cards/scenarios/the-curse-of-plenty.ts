/** Coins by themselves, and Rogues who can smell them. */
import { said, title } from '../build.ts'
import {
  at,
  card,
  dungeon,
  has,
  heroArrives,
  inRoom,
  lay,
  loseToken,
  scenario,
  when,
} from './build.ts'

const vault = inRoom('vault')
const laid = dungeon(
  'study@0=3     forge@1            cells@2=1       .           ',
  'library@1◌    vault@0=4          sewers@0        cemetery@3=1',
  'workshop@3=1  beast-trainer@3=2  apothecary@3◌=2  .          ',
)

export const theCurseOfPlenty = scenario('the-curse-of-plenty', {
  chapter: 5,
  title: title('The Curse of Plenty', 'f La Malédiction de l’abondance', 'f A Maldição da Fartura'),
  story: {
    before: said(
      'Somebody wished for gold and did not read the small print: every turn a coin drops from the ceiling of the Vault. Coins are useful, and Rogues can smell them. As long as one lies in the Vault, there is always a hand reaching through the window.',
      'Quelqu’un a souhaité de l’or sans lire les petites lignes : à chaque tour, une pièce tombe du plafond de la Chambre forte. Les pièces sont utiles, et les Voleuses les sentent. Tant qu’il en reste une dans la Chambre forte, une main passe par la fenêtre.',
      'Alguém desejou ouro e não leu as letras miúdas: a cada turno cai uma moeda do teto do Cofre. Moedas são úteis, e as Ladinas sentem o cheiro delas. Enquanto houver uma no Cofre, sempre haverá uma mão entrando pela janela.',
    ),
    won: said(
      'The last coin falls, nobody is there to hear it, and the wish has come true after all.',
      'La dernière pièce tombe, personne n’est là pour l’entendre, et le vœu s’est tout de même réalisé.',
      'Cai a última moeda, não há ninguém para ouvir, e o desejo afinal se cumpriu.',
    ),
    lost: said(
      'The Rogues leave with the great treasure and a sack of small change.',
      'Les Voleuses repartent avec le grand trésor et un sac de petite monnaie.',
      'As Ladinas vão embora com o grande tesouro e um saco de trocados.',
    ),
  },
  map: laid.map((place) => (place.room === 'forge' ? { ...place, tokens: { coin: 1 } } : place)),
  moments: [at('turn-start', lay('coin', vault))],
  cards: [
    card(
      'sticky-fingers',
      4,
      title('Sticky Fingers', 'ms Doigts collants', 'ms Dedos Grudentos'),
      said(
        'It is not stealing if it falls on you.',
        'Ce n’est pas du vol si ça vous tombe dessus.',
        'Não é roubo se cai em cima da gente.',
      ),
      when(has(vault, 'coin'), [loseToken('coin', vault), heroArrives('rogue', vault)]),
    ),
  ],
})
