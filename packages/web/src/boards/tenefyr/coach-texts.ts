/** What the coach says, once each, when its time comes. */
import type { InEveryLanguage } from '../../texts/texts.ts'

export interface CoachTexts {
  readonly 'which-dungeon': string
  readonly track: string
  readonly 'boss-early': string
  readonly keep: string
  readonly meter: string
  readonly 'second-turn': string
  readonly order: string
  readonly price: string
  readonly 'go-on': string
  readonly seal: string
  readonly exhausted: string
  readonly loot: string
  readonly reward: string
  readonly remove: string
  readonly boss: string
  readonly token: string
  readonly gift: string
}

export const coachTexts: InEveryLanguage<CoachTexts> = {
  en: {
    'which-dungeon':
      'Each pile is a dungeon. The number is the power it takes to beat the enemy on top: begin with a small one.',
    track:
      'Whenever you leave a dungeon, the Boss comes closer. At the skull the last fight begins.',
    'boss-early':
      'You may also challenge the Boss now. Most parties first want a better deck than this one.',
    keep: 'Keep this hand, or throw it away for a new one. The buttons say how likely you win this fight either way, with all the hands you may still draw.',
    meter:
      'The enemy falls when the power of all played cards reaches this number. The meter counts along.',
    'second-turn': 'Alone you have two turns in each fight, and this is the second.',
    order: 'Cards act in the order in which you play them. Tap one to play it first.',
    price: 'A price is paid in full or not at all, and only if you want what it buys.',
    'go-on':
      'Leave, and the Boss moves one space; be thrown out, and it is two. Go on only while there are cards to draw.',
    seal: 'A wax seal: behind it a card is turned. Up to there you can undo anything.',
    exhausted:
      'No cards left to draw: no hand until you leave the dungeon, when all cards come back.',
    loot: 'Loot goes to the discard pile of whoever struck the last blow. It joins the deck when you leave the dungeon.',
    reward: 'Clearing a dungeon pays: choose what makes your deck better.',
    remove: 'What you remove is gone for good. Fewer weak cards mean better hands.',
    boss: 'The last fight. All four Boss cards must fall, and one lost fight loses the match.',
    token:
      'Whoever holds the flag token starts the fight and has the last word. After each fight it goes on to the next.',
    gift: 'Gifts from the track: put each card into a deck, or refuse it.',
  },
  fr: {
    'which-dungeon':
      'Chaque paquet est un donjon. Le nombre est la puissance qu’il faut pour battre l’ennemi du dessus : commencez petit.',
    track:
      'Chaque fois que vous quittez un donjon, le Boss approche. Au crâne commence le dernier combat.',
    'boss-early':
      'Vous pouvez aussi défier le Boss dès maintenant. Mieux vaut d’ordinaire améliorer d’abord son paquet.',
    keep: 'Gardez cette main, ou jetez-la pour une nouvelle. Les boutons disent vos chances de gagner ce combat, avec toutes les mains que vous pouvez encore piocher.',
    meter:
      'L’ennemi tombe quand la puissance de toutes les cartes jouées atteint ce nombre. La jauge fait le compte.',
    'second-turn': 'En solo, vous avez deux tours par combat, et voici le second.',
    order:
      'Les cartes agissent dans l’ordre où vous les jouez. Touchez-en une pour la jouer d’abord.',
    price: 'Un prix se paie en entier ou pas du tout, et seulement si ce qu’il achète vous tente.',
    'go-on':
      'Partir avance le Boss d’une case, une défaite l’avance de deux. Ne continuez que s’il reste de quoi piocher.',
    seal: 'Un sceau de cire : derrière lui, une carte est retournée. Jusque-là, tout peut s’annuler.',
    exhausted:
      'Plus rien à piocher : pas de main avant la sortie du donjon, où toutes les cartes reviennent.',
    loot: 'Le butin va dans la défausse de qui a porté le dernier coup. Il rejoint la pioche à la sortie du donjon.',
    reward: 'Vider un donjon rapporte : choisissez ce qui améliore votre paquet.',
    remove: 'Ce que vous retirez l’est pour de bon. Moins de cartes faibles, de meilleures mains.',
    boss: 'Le dernier combat. Ses quatre cartes doivent tomber, et un combat perdu fait perdre la partie.',
    token:
      'Qui tient le jeton au drapeau commence le combat et a le dernier mot. Après chaque combat, il passe au suivant.',
    gift: 'Des cadeaux de la piste : mettez chaque carte dans une pioche, ou refusez-la.',
  },
  pt: {
    'which-dungeon':
      'Cada pilha é uma masmorra. O número é o poder necessário para vencer o inimigo de cima: comece por um pequeno.',
    track:
      'Cada vez que vocês saem de uma masmorra, o Chefe chega mais perto. Na caveira começa o último combate.',
    'boss-early':
      'Também dá para desafiar o Chefe agora. Em geral convém antes ter um baralho melhor.',
    keep: 'Fique com esta mão ou jogue-a fora por outra. Os botões dizem a sua chance de vencer este combate, com todas as mãos que você ainda pode comprar.',
    meter:
      'O inimigo cai quando o poder de todas as cartas jogadas chega a este número. O medidor vai contando.',
    'second-turn': 'Jogando só, você tem dois turnos por combate, e este é o segundo.',
    order: 'As cartas agem na ordem em que você as joga. Toque em uma para jogá-la primeiro.',
    price: 'Um preço se paga por inteiro ou não se paga, e só se você quiser o que ele compra.',
    'go-on':
      'Ao sair, o Chefe avança uma casa; numa derrota, duas. Só continue enquanto houver cartas para comprar.',
    seal: 'Um lacre de cera: atrás dele uma carta é virada. Até ali, tudo pode ser desfeito.',
    exhausted:
      'Não há mais cartas para comprar: nada de mão até sair da masmorra, quando todas as cartas voltam.',
    loot: 'O saque vai para o descarte de quem deu o último golpe. Ele entra no baralho quando vocês saem da masmorra.',
    reward: 'Limpar uma masmorra rende: escolha o que melhora o seu baralho.',
    remove: 'O que você remove vai embora para sempre. Menos cartas fracas, mãos melhores.',
    boss: 'O último combate. As quatro cartas do Chefe têm de cair, e um combate perdido perde a partida.',
    token:
      'Quem tem o marcador da bandeira começa o combate e tem a última palavra. Depois de cada combate ele passa adiante.',
    gift: 'Presentes da trilha: ponha cada carta em um baralho, ou recuse-a.',
  },
}
