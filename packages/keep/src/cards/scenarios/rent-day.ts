/** The troll who wants rent is known from public pages; map and card are ours. */
import { said, title } from '../build.ts'
import {
  at,
  card,
  dungeon,
  eachDraws,
  has,
  inRoom,
  lay,
  loseToken,
  scenario,
  takeTreasure,
  when,
  withLowestTreasure,
} from './build.ts'

export const rentDay = scenario('rent-day', {
  chapter: 1,
  title: title('Rent Day', 'm Jour de loyer', 'm Dia de Aluguel'),
  story: {
    before: said(
      'The new landlord is a troll, and the rent is one coin, ready in the Vault when he knocks. If it is not there, he helps himself to the smallest treasure he can find. He knocks whenever he likes; the heroes do not knock at all.',
      'Le nouveau propriétaire est un troll, et le loyer est d’une pièce, prête dans la Chambre forte quand il frappe. Si elle n’y est pas, il se sert : le plus petit trésor qu’il trouve. Lui frappe quand ça lui chante ; les héros, eux, ne frappent pas du tout.',
      'O novo senhorio é um troll, e o aluguel é uma moeda, pronta no Cofre quando ele bate à porta. Se ela não estiver lá, ele mesmo se serve do menor tesouro que achar. Ele bate quando quer; os heróis nem batem.',
    ),
    won: said(
      'The rent is paid, the heroes are out, and the landlord leaves a note about the noise.',
      'Le loyer est payé, les héros sont dehors, et le propriétaire laisse un mot au sujet du bruit.',
      'O aluguel está pago, os heróis estão fora, e o senhorio deixa um bilhete sobre o barulho.',
    ),
    lost: said(
      'The heroes take the great treasure; the landlord takes the door, since you no longer need one.',
      'Les héros emportent le grand trésor ; le propriétaire emporte la porte, puisqu’elle ne sert plus.',
      'Os heróis levam o grande tesouro; o senhorio leva a porta, que já não serve para nada.',
    ),
  },
  map: dungeon(
    'forge@2=1          workshop@3=1  study@1=3  library@2◌     ',
    'beast-trainer@0=2  vault@0=4     sewers@0   apothecary@2=2 ',
    'cemetery@0◌=1      cells@3       .          .              ',
  ),
  moments: [at('set-up', lay('coin', inRoom('vault')))],
  cards: [
    card(
      'the-landlord-knocks',
      4,
      title('The Landlord Knocks', 'f Visite du propriétaire', 'f Visita do Senhorio'),
      said(
        '“It’s about the rent. It’s always about the rent.”',
        '« C’est pour le loyer. C’est toujours pour le loyer. »',
        '“É sobre o aluguel. É sempre sobre o aluguel.”',
      ),
      when(
        has(inRoom('vault'), 'coin'),
        [loseToken('coin', inRoom('vault')), eachDraws(1)],
        [takeTreasure(withLowestTreasure)],
      ),
    ),
  ],
})
