import type { InEveryLanguage } from '../../texts/texts.ts'

export const texts: InEveryLanguage<{
  readonly title: string
  readonly intro: string
  readonly dungeons: string
  readonly dungeonsSmall: string
  readonly combat: string
  readonly bosses: string
  readonly hand: string
  readonly fan: string
  readonly rewards: string
  readonly states: string
  readonly seats: string
  readonly tokens: string
  readonly signs: string
  readonly icons: string
  readonly type: string
  readonly colours: string
  readonly zoom: string
  readonly pangram: string
  readonly keep: Readonly<
    Record<
      | 'title'
      | 'intro'
      | 'tokens'
      | 'rooms'
      | 'roomsSmall'
      | 'hand'
      | 'states'
      | 'row'
      | 'guild'
      | 'zoom',
      string
    >
  >
  readonly state: Readonly<
    Record<
      'plain' | 'lit' | 'chosen' | 'counted' | 'sealed' | 'spent' | 'proposed' | 'pointed' | 'back',
      string
    >
  >
}> = {
  en: {
    title: 'Card sheet',
    intro: 'Every card, token and sign of Tenefyr as the table draws them, for three players.',
    dungeons: 'Dungeon cards on the board',
    dungeonsSmall: 'Dungeon cards on a phone',
    combat: 'In combat',
    bosses: 'Bosses',
    hand: 'In hand',
    fan: 'A fan, and played cards',
    rewards: 'Rewards',
    states: 'States',
    seats: 'Seats and heroes',
    tokens: 'Tokens',
    signs: 'Signs',
    icons: 'Icons of the frame',
    type: 'Type',
    colours: 'Colours',
    zoom: 'In full',
    pangram: 'Five heroes jumped quickly over 0123456789 lazy trolls',
    keep: {
      title: 'Card sheet of the keep',
      intro: 'Every card, token and room of Keep the Heroes Out! as the table draws them.',
      tokens: 'Tokens',
      rooms: 'Rooms',
      roomsSmall: 'Rooms on a phone',
      hand: 'In hand',
      states: 'States, and on a phone',
      row: 'Loot row',
      guild: 'Guild cards',
      zoom: 'In full',
    },
    state: {
      plain: 'plain',
      lit: 'you may act here',
      chosen: 'chosen',
      counted: 'several alike',
      sealed: 'turns a card',
      spent: 'spent',
      proposed: 'proposed by',
      pointed: 'pointed at by',
      back: 'face down',
    },
  },
  fr: {
    title: 'Planche des cartes',
    intro:
      'Toutes les cartes, tous les pions et signes de Tenefyr tels que la table les dessine, à trois.',
    dungeons: 'Cartes Donjon sur le plateau',
    dungeonsSmall: 'Cartes Donjon sur un téléphone',
    combat: 'En combat',
    bosses: 'Boss',
    hand: 'En main',
    fan: 'En éventail, et cartes jouées',
    rewards: 'Récompenses',
    states: 'États',
    seats: 'Places et héros',
    tokens: 'Pions',
    signs: 'Signes',
    icons: 'Icônes du cadre',
    type: 'Caractères',
    colours: 'Couleurs',
    zoom: 'En entier',
    pangram: 'Portez ce vieux whisky aux 0123456789 juges blonds qui fument',
    keep: {
      title: 'Planche des cartes du donjon',
      intro:
        'Toutes les cartes, tous les pions et toutes les salles de Keep the Heroes Out! tels que la table les dessine.',
      tokens: 'Pions',
      rooms: 'Salles',
      roomsSmall: 'Salles sur un téléphone',
      hand: 'En main',
      states: 'États, et sur un téléphone',
      row: 'Rangée de Butin',
      guild: 'Cartes Guilde',
      zoom: 'En entier',
    },
    state: {
      plain: 'simple',
      lit: 'vous pouvez agir ici',
      chosen: 'choisie',
      counted: 'plusieurs pareilles',
      sealed: 'retourne une carte',
      spent: 'épuisée',
      proposed: 'proposée par',
      pointed: 'montrée par',
      back: 'face cachée',
    },
  },
  pt: {
    title: 'Folha de cartas',
    intro: 'Todas as cartas, marcadores e sinais de Tenefyr como a mesa os desenha, para três.',
    dungeons: 'Cartas de Masmorra no tabuleiro',
    dungeonsSmall: 'Cartas de Masmorra no celular',
    combat: 'Em combate',
    bosses: 'Chefes',
    hand: 'Na mão',
    fan: 'Em leque, e cartas jogadas',
    rewards: 'Recompensas',
    states: 'Estados',
    seats: 'Lugares e heróis',
    tokens: 'Marcadores',
    signs: 'Sinais',
    icons: 'Ícones da moldura',
    type: 'Letras',
    colours: 'Cores',
    zoom: 'Por inteiro',
    pangram: 'Um pequeno jabuti xereta viu dez 0123456789 cegonhas felizes',
    keep: {
      title: 'Folha de cartas da masmorra',
      intro: 'Todas as cartas, marcadores e salas de Keep the Heroes Out! como a mesa os desenha.',
      tokens: 'Marcadores',
      rooms: 'Salas',
      roomsSmall: 'Salas no celular',
      hand: 'Na mão',
      states: 'Estados, e no celular',
      row: 'Fileira de Pilhagem',
      guild: 'Cartas de Guilda',
      zoom: 'Por inteiro',
    },
    state: {
      plain: 'simples',
      lit: 'você pode agir aqui',
      chosen: 'escolhida',
      counted: 'várias iguais',
      sealed: 'vira uma carta',
      spent: 'gasta',
      proposed: 'proposta por',
      pointed: 'apontada por',
      back: 'virada para baixo',
    },
  },
}
