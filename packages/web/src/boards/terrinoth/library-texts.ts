import { stretched } from '../../texts/stretch.ts'
import type { InEveryLanguage, PageLanguage } from '../../texts/texts.ts'

export type LibraryKind =
  | 'quest'
  | 'hero'
  | 'activation'
  | 'enemy'
  | 'nemesis'
  | 'location'
  | 'item'
  | 'event'

export interface LibraryTexts {
  /** On the filter, and before the cards of a kind. */
  readonly kinds: Readonly<Record<LibraryKind, string>>
  /** Of one card. */
  readonly kind: string
  readonly types: Readonly<Record<LibraryKind, string>>
  readonly note: string
  readonly type: string
  readonly class: string
  readonly action: string
  readonly dice: string
  readonly difficulty: string
  readonly attack: string
  readonly resilience: string
  readonly health: string
  readonly exploration: string
  readonly spawns: string
  readonly spawnsSay: (engaged: number, shadows: number) => string
  readonly track: string
  readonly nemesis: string
  readonly copies: string
  readonly origin: string
  readonly origins: Readonly<Record<'rulebook' | 'public' | 'house', string>>
}

const texts: InEveryLanguage<LibraryTexts> = {
  en: {
    kinds: {
      quest: 'Quests',
      hero: 'Heroes',
      activation: 'Activation cards',
      enemy: 'Enemies',
      nemesis: 'Nemeses',
      location: 'Locations',
      item: 'Items',
      event: 'Events',
    },
    kind: 'Kind',
    types: {
      quest: 'Quest',
      hero: 'Hero',
      activation: 'Activation card',
      enemy: 'Enemy',
      nemesis: 'Nemesis',
      location: 'Location',
      item: 'Item',
      event: 'Event',
    },
    note: 'What an enemy does when it acts stands on its own page, in the order of its bar.',
    type: 'Type',
    class: 'Class',
    action: 'Action',
    dice: 'Dice',
    difficulty: 'Difficulty',
    attack: 'Attack',
    resilience: 'Resilience',
    health: 'Health',
    exploration: 'To explore',
    spawns: 'On arrival',
    spawnsSay: (engaged, shadows) =>
      `${engaged} engaged with each hero, ${shadows} into the shadows`,
    track: 'Peril track',
    nemesis: 'Nemesis',
    copies: 'Copies',
    origin: 'Comes from',
    origins: { rulebook: 'the rulebook', public: 'public pages', house: 'us: our own design' },
  },
  fr: {
    kinds: {
      quest: 'Quêtes',
      hero: 'Héros',
      activation: 'Cartes d’activation',
      enemy: 'Ennemis',
      nemesis: 'Némésis',
      location: 'Lieux',
      item: 'Objets',
      event: 'Événements',
    },
    kind: 'Genre',
    types: {
      quest: 'Quête',
      hero: 'Héros',
      activation: 'Carte d’activation',
      enemy: 'Ennemi',
      nemesis: 'Némésis',
      location: 'Lieu',
      item: 'Objet',
      event: 'Événement',
    },
    note: 'Ce que fait un ennemi quand il agit est sur sa page, dans l’ordre de sa barre.',
    type: 'Type',
    class: 'Classe',
    action: 'Action',
    dice: 'Dés',
    difficulty: 'Difficulté',
    attack: 'Attaque',
    resilience: 'Résilience',
    health: 'Santé',
    exploration: 'À explorer',
    spawns: 'À l’arrivée',
    spawnsSay: (engaged, shadows) => `${engaged} par héros, ${shadows} dans l’ombre`,
    track: 'Piste de péril',
    nemesis: 'Némésis',
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
      quest: 'Missões',
      hero: 'Heróis',
      activation: 'Cartas de ativação',
      enemy: 'Inimigos',
      nemesis: 'Nêmesis',
      location: 'Locais',
      item: 'Itens',
      event: 'Eventos',
    },
    kind: 'Espécie',
    types: {
      quest: 'Missão',
      hero: 'Herói',
      activation: 'Carta de ativação',
      enemy: 'Inimigo',
      nemesis: 'Nêmesis',
      location: 'Local',
      item: 'Item',
      event: 'Evento',
    },
    note: 'O que um inimigo faz quando age está na página dele, na ordem da sua barra.',
    type: 'Tipo',
    class: 'Classe',
    action: 'Ação',
    dice: 'Dados',
    difficulty: 'Dificuldade',
    attack: 'Ataque',
    resilience: 'Resistência',
    health: 'Vida',
    exploration: 'A explorar',
    spawns: 'Na chegada',
    spawnsSay: (engaged, shadows) => `${engaged} por herói, ${shadows} nas sombras`,
    track: 'Trilha de perigo',
    nemesis: 'Nêmesis',
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
