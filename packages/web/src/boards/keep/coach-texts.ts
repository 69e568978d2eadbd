/** What the coach says, once each, when its time comes. */
import type { InEveryLanguage } from '../../texts/texts.ts'

export interface CoachTexts {
  readonly deploy: string
  readonly cards: string
  readonly monsters: string
  readonly actions: string
  readonly vault: string
  readonly guild: string
  readonly heroes: string
  readonly danger: string
  readonly carry: string
  readonly activate: string
  readonly buy: string
  readonly renew: string
  readonly summon: string
  readonly 'next-hero': string
  readonly charge: string
  readonly victim: string
  readonly defend: string
  readonly wave: string
}

export const coachTexts: InEveryLanguage<CoachTexts> = {
  en: {
    deploy: 'Your first monsters stand where their clan lives. The others wait in the Lair.',
    cards:
      'Play as many cards as you like. A dashed line means one half or the other, an arrow that the second part is free.',
    monsters:
      'Tap one of your monsters, then a room or a hero: the cheapest card that can do it pays.',
    actions: 'Each sign of an open card can be used once, in any order.',
    vault:
      'This is what all is about: if the treasure of the Vault is looted, the match is lost. Outlast both waves and it is won.',
    guild:
      'After your turn the Guild sends heroes. Here is what its deck still holds: point at a sign to see what it would do now.',
    heroes:
      'A tilted shield is exhausted and does nothing, until another hero comes to its room and wakes it.',
    danger:
      '“!” says that the next Guild card could be enough to loot here. A single monster in the room makes them fight instead.',
    carry: 'A monster that moves may take one thing along.',
    activate:
      'Rooms with a monster of yours can be used: some make things, some sell Loot for what lies in them.',
    buy: 'What you take goes to your discard pile, and comes to your hand later.',
    renew: 'No Loot worth buying? Discard a card, and bury what you do not want of the row.',
    summon: 'Several rooms have this sign. Heroes come where you choose: into traps, if you can.',
    'next-hero': 'You choose who acts first. Let them attack before the others wake and loot.',
    charge: 'In a room with nothing to take or to fight, heroes charge on towards the Vault.',
    victim:
      'You choose who is hurt. Whoever has no vitality left goes back to the Lair, not for good.',
    defend: 'A Defend takes one damage away, on anybody’s turn, where you have a monster.',
    wave: 'The second wave: the same cards once more, and more of them at a time.',
  },
  fr: {
    deploy:
      'Vos premiers monstres commencent là où vit leur clan. Les autres attendent au repaire.',
    cards:
      'Jouez autant de cartes que vous voulez. Un trait pointillé\u00a0: l’une ou l’autre moitié\u202f; une flèche\u00a0: la suite est gratuite.',
    monsters:
      'Touchez un de vos monstres, puis une salle ou un héros\u00a0: la carte la moins chère qui le permet paie.',
    actions: 'Chaque signe d’une carte ouverte sert une fois, dans l’ordre que vous voulez.',
    vault:
      'Voici l’enjeu\u00a0: si le trésor de la Chambre forte est pillé, la partie est perdue. Tenez deux vagues, elle est gagnée.',
    guild:
      'Après votre tour, la Guilde envoie des héros. Voici ce qu’il reste dans sa pioche\u00a0: visez un signe pour voir ce qu’il ferait.',
    heroes:
      'Un bouclier penché est épuisé et ne fait rien, jusqu’à ce qu’un autre héros entre dans sa salle et le réveille.',
    danger:
      'Le «\u202f!\u202f» dit que la prochaine carte de la Guilde peut suffire à piller ici. Un seul monstre dans la salle les oblige à se battre.',
    carry: 'Un monstre qui se déplace peut emporter une chose.',
    activate:
      'Une salle où vous avez un monstre peut servir\u00a0: certaines produisent, d’autres vendent du Butin contre ce qui s’y trouve.',
    buy: 'La carte prise va dans votre défausse, et viendra plus tard en main.',
    renew:
      'Le Butin ne vous dit rien\u202f? Défaussez une carte, et enterrez ce dont vous ne voulez pas.',
    summon:
      'Plusieurs salles ont ce signe. Les héros viennent où vous choisissez\u00a0: sur des pièges, si possible.',
    'next-hero':
      'Vous choisissez qui agit d’abord. Mieux vaut qu’ils attaquent avant que d’autres se réveillent et pillent.',
    charge:
      'Dans une salle sans rien à prendre ni à combattre, les héros chargent vers la Chambre forte.',
    victim:
      'Vous choisissez qui est blessé. Un monstre à bout de vie rentre au repaire, mais pas pour toujours.',
    defend: 'Défendre retire un dégât, au tour de n’importe qui, là où vous avez un monstre.',
    wave: 'La seconde vague\u00a0: les mêmes cartes encore une fois, et plus à la fois.',
  },
  pt: {
    deploy: 'Seus primeiros monstros começam onde o clã mora. Os outros esperam no Covil.',
    cards:
      'Jogue quantas cartas quiser. Uma linha tracejada: uma metade ou a outra; uma seta: o resto é de graça.',
    monsters:
      'Toque num monstro seu, depois numa sala ou num herói: paga a carta mais barata que permite.',
    actions: 'Cada sinal de uma carta aberta serve uma vez, na ordem que você quiser.',
    vault:
      'É disto que se trata: se o tesouro do Cofre for saqueado, a partida está perdida. Aguente duas ondas e está ganha.',
    guild:
      'Depois da sua vez, a Guilda manda heróis. Aqui está o que resta no baralho dela: aponte um sinal para ver o que ele faria agora.',
    heroes:
      'Um escudo inclinado está exausto e não faz nada, até outro herói entrar na sala e acordá-lo.',
    danger:
      'O “!” diz que a próxima carta da Guilda pode bastar para saquear aqui. Um só monstro na sala os obriga a lutar.',
    carry: 'Um monstro que se move pode levar uma coisa.',
    activate:
      'Salas com um monstro seu podem ser usadas: umas produzem, outras vendem Pilhagem pelo que há nelas.',
    buy: 'A carta que você pega vai para o descarte e vem para a mão mais tarde.',
    renew: 'Nada que preste na Pilhagem? Descarte uma carta e enterre o que você não quer.',
    summon:
      'Várias salas têm este sinal. Os heróis vêm para onde você escolher: para armadilhas, se der.',
    'next-hero':
      'Você escolhe quem age primeiro. É melhor que ataquem antes que outros acordem e saqueiem.',
    charge: 'Numa sala sem nada para pegar ou enfrentar, os heróis avançam rumo ao Cofre.',
    victim:
      'Você escolhe quem se fere. Um monstro sem vida volta para o Covil, mas não para sempre.',
    defend: 'Defender tira um de dano, na vez de qualquer um, onde você tem um monstro.',
    wave: 'A segunda onda: as mesmas cartas mais uma vez, e mais delas de cada vez.',
  },
}
