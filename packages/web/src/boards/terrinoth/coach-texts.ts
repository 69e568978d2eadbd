/** What the coach says, once each, when its time comes. */
import type { InEveryLanguage } from '../../texts/texts.ts'

export interface CoachTexts {
  readonly cards: string
  readonly quest: string
  readonly target: string
  readonly roll: string
  readonly tokens: string
  readonly reroll: string
  readonly divide: string
  readonly bars: string
  readonly shadows: string
  readonly limit: string
  readonly spent: string
  readonly condition: string
  readonly location: string
  readonly peril: string
  readonly nemesis: string
  readonly found: string
  readonly upgrade: string
  readonly ability: string
  readonly item: string
  readonly travel: string
}

export const coachTexts: InEveryLanguage<CoachTexts> = {
  en: {
    cards:
      'On each turn a hero uses one card: attack, explore, rest or aid. The number is its dice. A card that was used is spent.',
    quest: 'Here is how you win and lose. Point at it, or tap it, to read the quest.',
    target:
      'You hit who is engaged with you; a ranged card hits anybody. The number says how likely it falls.',
    roll: 'Each ready enemy beside you rolls along, and may strike back. The button says what to expect.',
    tokens: 'A token is a sure success. Two at most go into one roll.',
    reroll: 'These dice may be rolled again. The new face counts, better or worse.',
    divide:
      'Several targets: you say how many successes each gets. Its resilience is taken off first.',
    bars: 'Enemies act now: each does the signs of its bar from left to right. You say who is first.',
    shadows:
      'Nobody is engaged with these. A hero with no ready enemy of their own sets one of them in motion.',
    limit: 'Three enemies are the limit. A fourth would strike at once and wait in the shadows.',
    spent: 'Two ready cards are left. A rest readies all four; to begin with none costs 2 wounds.',
    condition: 'A condition lasts until it says otherwise. Look at the hero to read what it does.',
    location: 'Explore cards put progress here. Fully explored, the way on is open.',
    peril: 'Every round the token moves one space. At the end of this round it lands on this one.',
    nemesis: 'The Nemesis is in play, and can be fought like any enemy. Its threat always counts.',
    found:
      'Found on the way: take one, an item to keep or an event that happens now. The other goes back.',
    upgrade:
      'A better card takes the place of a basic one with the same action. The first choice fixes the class.',
    ability:
      'Your hero can do this now, or let it be. The words on the hero say when it comes again.',
    item: 'An item can be used now. Its words say what it does; once used, it is gone.',
    travel:
      'Travelling leaves behind whoever is in the shadows. Who is engaged with you comes along.',
  },
  fr: {
    cards:
      'À son tour, un héros utilise une carte\u00a0: attaque, exploration, repos ou aide. Le nombre, ce sont ses dés. Ensuite, elle est épuisée.',
    quest: 'Voici comment gagner et comment perdre. Visez ou touchez ici pour lire la quête.',
    target:
      'Vous frappez un ennemi aux prises avec vous\u202f; une carte à distance, n’importe lequel. Le nombre dit vos chances.',
    roll: 'Chaque ennemi prêt à vos côtés lance un dé, et peut riposter. Le bouton dit à quoi s’attendre.',
    tokens: 'Un jeton est un succès certain. Deux au plus par jet.',
    reroll: 'Ces dés peuvent être relancés. La nouvelle face compte, bonne ou mauvaise.',
    divide:
      'Plusieurs cibles\u00a0: vous répartissez les succès. La résilience de chacune est d’abord retirée.',
    bars: 'Aux ennemis d’agir\u00a0: chacun suit les signes de sa barre, de gauche à droite. Vous dites qui commence.',
    shadows:
      'Ceux-ci ne sont aux prises avec personne. Un héros sans ennemi prêt à ses côtés active l’un d’eux.',
    limit:
      'Trois ennemis, c’est la limite. Un quatrième frapperait aussitôt, puis irait dans l’ombre.',
    spent:
      'Encore deux cartes prêtes. Un repos redresse les quatre\u202f; commencer sans aucune coûte 2 blessures.',
    condition: 'Un état dure jusqu’à ce qu’il dise le contraire. Regardez le héros pour le lire.',
    location:
      'Les cartes Exploration mettent ici de la progression. Le lieu exploré, la route est ouverte.',
    peril:
      'À chaque manche, le jeton avance d’une case. À la fin de celle-ci, il arrive sur cette case.',
    nemesis: 'La Némésis est en jeu, et se combat comme tout ennemi. Sa menace compte toujours.',
    found:
      'Trouvé en chemin\u00a0: prenez-en une, objet à garder ou événement immédiat. L’autre retourne à la pioche.',
    upgrade:
      'Une meilleure carte remplace une carte de base de même action. Le premier choix fixe la classe.',
    ability:
      'Votre héros peut faire cela maintenant, ou s’en passer. Le texte du héros dit quand cela revient.',
    item: 'Un objet peut servir maintenant. Son texte dit ce qu’il fait\u202f; ensuite, il est perdu.',
    travel:
      'Partir laisse derrière vous ceux qui sont dans l’ombre. Ceux qui sont aux prises avec vous suivent.',
  },
  pt: {
    cards:
      'Na sua vez, um herói usa uma carta: ataque, exploração, descanso ou ajuda. O número são os dados. Depois ela fica exaurida.',
    quest: 'Aqui está como vencer e como perder. Aponte ou toque para ler a missão.',
    target:
      'Você acerta quem está em combate com você; uma carta à distância, qualquer um. O número diz a chance.',
    roll: 'Cada inimigo pronto ao seu lado rola um dado e pode revidar. O botão diz o que esperar.',
    tokens: 'Uma ficha é um sucesso garantido. Duas no máximo por rolagem.',
    reroll: 'Estes dados podem ser rolados de novo. Vale a face nova, melhor ou pior.',
    divide:
      'Vários alvos: você reparte os sucessos. A resistência de cada um é descontada primeiro.',
    bars: 'Agora agem os inimigos: cada um segue os sinais da sua barra, da esquerda para a direita. Você diz quem começa.',
    shadows:
      'Estes não estão em combate com ninguém. Um herói sem inimigo pronto ao lado ativa um deles.',
    limit: 'Três inimigos são o limite. Um quarto atacaria na hora e iria para as sombras.',
    spent:
      'Restam duas cartas prontas. Um descanso prepara as quatro; começar sem nenhuma custa 2 ferimentos.',
    condition: 'Uma condição dura até que diga o contrário. Olhe o herói para ler o que ela faz.',
    location:
      'As cartas de Exploração põem progresso aqui. Com o local explorado, o caminho se abre.',
    peril: 'A cada rodada a ficha anda uma casa. No fim desta rodada, chega a esta casa.',
    nemesis:
      'A Nêmesis está em jogo, e se luta com ela como com qualquer inimigo. A ameaça dela sempre conta.',
    found:
      'Achado no caminho: escolha uma, item para guardar ou evento imediato. A outra volta ao baralho.',
    upgrade:
      'Uma carta melhor toma o lugar de uma básica com a mesma ação. A primeira escolha fixa a classe.',
    ability:
      'Seu herói pode fazer isto agora, ou deixar passar. O texto do herói diz quando isso volta.',
    item: 'Um item pode ser usado agora. O texto dele diz o que faz; depois, ele se vai.',
    travel:
      'Viajar deixa para trás quem está nas sombras. Quem está em combate com vocês vem junto.',
  },
}
