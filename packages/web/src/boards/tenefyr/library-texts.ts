import { stretched } from '../../texts/stretch.ts'
import type { InEveryLanguage, PageLanguage } from '../../texts/texts.ts'

type CardType = 'basic' | 'skill' | 'dungeon' | 'boss' | 'reward'

export interface LibraryTexts {
  /** On the filter, and before the cards of a kind. */
  readonly kinds: Readonly<Record<CardType, string>>
  readonly enemiesOf: (level: number) => string
  /** Of one card. */
  readonly kind: string
  readonly types: Readonly<Record<CardType, string>>
  readonly level: string
  /** Between a name and what it does. */
  readonly colon: string
  /** For how many players the cards are drawn. */
  readonly note: string
  readonly power: string
  readonly enemyPower: string
  readonly lootPower: string
  readonly powers: (two: number, three: number, four: number) => string
  readonly hero: string
  readonly boss: string
  readonly copies: string
  readonly origin: string
  readonly origins: Readonly<Record<'rulebook' | 'public' | 'house', string>>
}

const texts: InEveryLanguage<LibraryTexts> = {
  en: {
    kinds: {
      basic: 'Basic cards',
      skill: 'Skills of the heroes',
      dungeon: 'Enemies and loot',
      boss: 'Bosses',
      reward: 'Rewards',
    },
    enemiesOf: (level) => `Enemies and loot, level ${level}`,
    kind: 'Kind',
    types: {
      basic: 'Basic card',
      skill: 'Skill',
      dungeon: 'Dungeon card: enemy and loot',
      boss: 'Boss card',
      reward: 'Reward',
    },
    level: 'Level',
    colon: ': ',
    note: 'Enemies stand here with their power for one or two players; a card’s own page has all of them.',
    power: 'Power',
    enemyPower: 'Power of the enemy',
    lootPower: 'Power of the loot',
    powers: (two, three, four) =>
      `${two} with one or two players, ${three} with three, ${four} with four`,
    hero: 'Hero',
    boss: 'Boss',
    copies: 'Copies',
    origin: 'Comes from',
    origins: { rulebook: 'the rulebook', public: 'public pages', house: 'us: our own design' },
  },
  fr: {
    kinds: {
      basic: 'Cartes Standard',
      skill: 'Compétences des héros',
      dungeon: 'Ennemis et butin',
      boss: 'Boss',
      reward: 'Récompenses',
    },
    enemiesOf: (level) => `Ennemis et butin, niveau ${level}`,
    kind: 'Type',
    types: {
      basic: 'Carte Standard',
      skill: 'Compétence',
      dungeon: 'Carte Donjon : ennemi et butin',
      boss: 'Carte Boss',
      reward: 'Récompense',
    },
    level: 'Niveau',
    colon: ' : ',
    note: 'Les ennemis ont ici leur puissance en solo ou à deux ; la page de chaque carte les donne toutes.',
    power: 'Puissance',
    enemyPower: 'Puissance de l’ennemi',
    lootPower: 'Puissance du butin',
    powers: (two, three, four) => `${two} en solo ou à deux, ${three} à trois, ${four} à quatre`,
    hero: 'Héros',
    boss: 'Boss',
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
      basic: 'Cartas Básicas',
      skill: 'Habilidades dos heróis',
      dungeon: 'Inimigos e saque',
      boss: 'Chefes',
      reward: 'Recompensas',
    },
    enemiesOf: (level) => `Inimigos e saque, nível ${level}`,
    kind: 'Tipo',
    types: {
      basic: 'Carta Básica',
      skill: 'Habilidade',
      dungeon: 'Carta de Masmorra: inimigo e saque',
      boss: 'Carta de Chefe',
      reward: 'Recompensa',
    },
    level: 'Nível',
    colon: ': ',
    note: 'Aqui os inimigos têm o poder para um ou dois jogadores; a página de cada carta traz todos.',
    power: 'Poder',
    enemyPower: 'Poder do inimigo',
    lootPower: 'Poder do saque',
    powers: (two, three, four) =>
      `${two} com um ou dois jogadores, ${three} com três, ${four} com quatro`,
    hero: 'Herói',
    boss: 'Chefe',
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
