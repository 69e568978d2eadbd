import { stretched } from '../../texts/stretch.ts'
import type { InEveryLanguage, PageLanguage } from '../../texts/texts.ts'

export type LibraryKind =
  | 'clan'
  | 'tactic'
  | 'loot'
  | 'tile'
  | 'treasure'
  | 'guild'
  | 'scenario'
  | 'event'

export interface LibraryTexts {
  /** On the filter, and before the cards of a kind. */
  readonly kinds: Readonly<Record<LibraryKind, string>>
  /** Of one card. */
  readonly kind: string
  readonly types: Readonly<Record<LibraryKind, string>>
  readonly note: string
  readonly clan: string
  readonly role: string
  readonly roles: Readonly<Record<'control' | 'defender' | 'supporter', string>>
  readonly monsters: string
  readonly vitality: string
  readonly symbol: string
  readonly value: string
  readonly scenario: string
  readonly chapter: string
  readonly chapterIs: (number: number, title: string) => string
  readonly rooms: string
  readonly copies: string
  readonly origin: string
  readonly origins: Readonly<Record<'rulebook' | 'public' | 'house', string>>
}

const texts: InEveryLanguage<LibraryTexts> = {
  en: {
    kinds: {
      clan: 'Clans',
      tactic: 'Tactic cards',
      loot: 'Loot',
      tile: 'Rooms',
      treasure: 'Treasures',
      guild: 'Guild cards',
      scenario: 'Scenarios',
      event: 'Scenario cards',
    },
    kind: 'Kind',
    types: {
      clan: 'Clan',
      tactic: 'Tactic card',
      loot: 'Loot',
      tile: 'Room',
      treasure: 'Treasure',
      guild: 'Guild card',
      scenario: 'Scenario',
      event: 'Scenario card',
    },
    note: 'Cards of this game have signs instead of words; a card’s own page says what they mean.',
    clan: 'Clan',
    role: 'Good at',
    roles: { control: 'fighting', defender: 'holding rooms', supporter: 'helping the others' },
    monsters: 'Monsters',
    vitality: 'Vitality',
    symbol: 'Sign of the Guild',
    value: 'Value',
    scenario: 'Scenario',
    chapter: 'Chapter',
    chapterIs: (n, title) => `${n}, ${title}`,
    rooms: 'Rooms',
    copies: 'Copies',
    origin: 'Comes from',
    origins: { rulebook: 'the rulebook', public: 'public pages', house: 'us: our own design' },
  },
  fr: {
    kinds: {
      clan: 'Clans',
      tactic: 'Cartes Tactique',
      loot: 'Butin',
      tile: 'Salles',
      treasure: 'Trésors',
      guild: 'Cartes Guilde',
      scenario: 'Scénarios',
      event: 'Cartes Scénario',
    },
    kind: 'Type',
    types: {
      clan: 'Clan',
      tactic: 'Carte Tactique',
      loot: 'Butin',
      tile: 'Salle',
      treasure: 'Trésor',
      guild: 'Carte Guilde',
      scenario: 'Scénario',
      event: 'Carte Scénario',
    },
    note: 'Les cartes de ce jeu portent des signes et non des mots\u202f; la page de chaque carte dit ce qu’ils veulent dire.',
    clan: 'Clan',
    role: 'Son fort',
    roles: {
      control: 'se battre',
      defender: 'tenir les salles',
      supporter: 'aider les autres',
    },
    monsters: 'Monstres',
    vitality: 'Vitalité',
    symbol: 'Signe de la Guilde',
    value: 'Valeur',
    scenario: 'Scénario',
    chapter: 'Chapitre',
    chapterIs: (n, title) => `${n}, ${title}`,
    rooms: 'Salles',
    copies: 'Exemplaires',
    origin: 'Origine',
    origins: {
      rulebook: 'le livret de règles',
      public: 'des pages publiques',
      house: 'création maison',
    },
  },
  pt: {
    kinds: {
      clan: 'Clãs',
      tactic: 'Cartas de Tática',
      loot: 'Pilhagem',
      tile: 'Salas',
      treasure: 'Tesouros',
      guild: 'Cartas de Guilda',
      scenario: 'Cenários',
      event: 'Cartas de Cenário',
    },
    kind: 'Tipo',
    types: {
      clan: 'Clã',
      tactic: 'Carta de Tática',
      loot: 'Pilhagem',
      tile: 'Sala',
      treasure: 'Tesouro',
      guild: 'Carta de Guilda',
      scenario: 'Cenário',
      event: 'Carta de Cenário',
    },
    note: 'As cartas deste jogo têm sinais em vez de palavras; a página de cada carta diz o que significam.',
    clan: 'Clã',
    role: 'Seu forte',
    roles: { control: 'lutar', defender: 'guardar salas', supporter: 'ajudar os outros' },
    monsters: 'Monstros',
    vitality: 'Vitalidade',
    symbol: 'Sinal da Guilda',
    value: 'Valor',
    scenario: 'Cenário',
    chapter: 'Capítulo',
    chapterIs: (n, title) => `${n}, ${title}`,
    rooms: 'Salas',
    copies: 'Cópias',
    origin: 'Origem',
    origins: {
      rulebook: 'o livro de regras',
      public: 'páginas públicas',
      house: 'criação da casa',
    },
  },
}

export const libraryTextsIn = (language: PageLanguage): LibraryTexts =>
  language === 'pseudo' ? stretched(texts.en) : texts[language]
