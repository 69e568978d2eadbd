import type { InEveryLanguage } from '../../../texts/texts.ts'
import type { GameTexts } from './game-set-up.ts'
import { terrinothCard } from './terrinoth-card.ts'
import { type Type, WOMEN } from './terrinoth-heroes.ts'

interface TerrinothTexts extends GameTexts {
  readonly types: Readonly<Record<Type, string>>
  /** A hero's type, in a word for this one. */
  readonly typeOf: (hero: string, type: Type) => string
  /** Of who plays two. */
  readonly heroOf: (n: number) => string
}

/** The quests by difficulty. */
const QUESTS = [
  ['goblin-problem', 'the-lost-caravan', 'the-barons-ledger'],
  ['the-breach', 'a-knife-in-the-dark'],
  ['crown-of-the-under-king', 'the-ninth-bell', 'the-long-night'],
] as const

const difficulties = (titles: readonly string[]) =>
  QUESTS.map((values, n) => ({ label: titles[n], values }))

/** In French and Portuguese also of women. */
const TYPES = {
  en: { scout: 'Scout', warrior: 'Warrior', healer: 'Healer', mage: 'Mage' },
  fr: { scout: 'Éclaireur', warrior: 'Guerrier', healer: 'Guérisseur', mage: 'Mage' },
  ofFr: { scout: 'Éclaireuse', warrior: 'Guerrière', healer: 'Guérisseuse', mage: 'Mage' },
  pt: { scout: 'Batedor', warrior: 'Guerreiro', healer: 'Curandeiro', mage: 'Mago' },
  ofPt: { scout: 'Batedora', warrior: 'Guerreira', healer: 'Curandeira', mage: 'Maga' },
}

const en: TerrinothTexts = {
  ...terrinothCard.texts.en,
  fields: {
    players: { label: 'Players', values: { 1: 'Alone' } },
    quest: {
      label: 'Quest',
      values: {
        'goblin-problem': 'The Goblin Problem',
        'the-lost-caravan': 'The Lost Caravan',
        'the-barons-ledger': 'The Baron’s Ledger',
        'the-breach': 'The Breach',
        'a-knife-in-the-dark': 'A Knife in the Dark',
        'crown-of-the-under-king': 'Crown of the Under-King',
        'the-ninth-bell': 'The Ninth Bell',
        'the-long-night': 'The Long Night',
      },
      groups: difficulties(['Trivial', 'Challenging', 'Formidable']),
      hints: {
        'goblin-problem':
          'The first quest to play: explore, and slay. Goblins everywhere, and one of them wears a crown.',
        'the-lost-caravan':
          'Rescue. Seven wagons stand in the mist with nobody in them, and everything is a little sticky.',
        'the-barons-ledger':
          'Heist. A careful man writes down what he pays for; bring out his book before the whistle blows.',
        'the-breach':
          'Siege. The wall has had a hole since this morning: stand in it until the masons are done.',
        'a-knife-in-the-dark':
          'Chase. Whoever holds the knife walks through the market, buying pears.',
        'crown-of-the-under-king':
          'Hunt. Take his captains’ banners, and even the deepest king must come and ask for them.',
        'the-ninth-bell':
          'Ritual. Eight bells may ring. Nobody has heard the ninth and told about it.',
        'the-long-night': 'Escape. The dead are up, and their rider cannot be killed. Run.',
      },
    },
    grim: {
      label: 'Enemies',
      values: { false: 'Usual rules', true: 'Grim rule' },
      hints: {
        false: 'Where an enemy could do several things, you choose which.',
        true: 'Where an enemy could do several things, it does what hurts most.',
      },
    },
    heroes: {
      label: 'Hero',
      values: {
        kari: 'Kari Wraithstalker',
        tamsin: 'Tamsin Reed',
        orrin: 'Orrin Quickhand',
        lissa: 'Lissa',
        bram: 'Bram Ironhand',
        runa: 'Runa the Red',
        mok: 'Elder Mok',
        avric: 'Avric',
        ilse: 'Sister Ilse',
        astarra: 'Astarra',
        quill: 'Quill Farrow',
        dorn: 'Dorn Ashbeard',
      },
    },
  },
  limits: {},
  types: TYPES.en,
  typeOf: (_, type) => TYPES.en[type],
  heroOf: (n) => (n === 1 ? 'First hero' : 'Second hero'),
}

const fr: TerrinothTexts = {
  ...terrinothCard.texts.fr,
  fields: {
    players: { label: 'Joueurs', values: { 1: 'Solo' } },
    quest: {
      label: 'Quête',
      values: {
        'goblin-problem': 'L’Affaire des gobelins',
        'the-lost-caravan': 'La Caravane perdue',
        'the-barons-ledger': 'Le Registre du baron',
        'the-breach': 'La Brèche',
        'a-knife-in-the-dark': 'Un couteau dans le noir',
        'crown-of-the-under-king': 'La Couronne d’En-bas',
        'the-ninth-bell': 'La Neuvième Cloche',
        'the-long-night': 'La Longue Nuit',
      },
      groups: difficulties(['Trivial', 'Relevé', 'Redoutable']),
      hints: {
        'goblin-problem':
          'Pour commencer\u00a0: explorer, puis abattre. Partout des gobelins, et l’un d’eux porte une couronne.',
        'the-lost-caravan':
          'Sauvetage. Sept chariots vides attendent dans la brume, et tout colle un peu.',
        'the-barons-ledger':
          'Cambriolage. Un homme soigneux note ce qu’il paie\u00a0: sortez son registre avant le coup de sifflet.',
        'the-breach':
          'Siège. Depuis ce matin, le mur a un trou\u00a0: tenez-le jusqu’à ce que les maçons aient fini.',
        'a-knife-in-the-dark':
          'Poursuite. La main au couteau traverse le marché, et achète des poires.',
        'crown-of-the-under-king':
          'Chasse. Prenez les bannières de ses capitaines, et même le plus profond des rois devra venir.',
        'the-ninth-bell':
          'Rituel. Huit cloches peuvent sonner. La neuvième, personne n’a pu la raconter.',
        'the-long-night': 'Évasion. Les morts sont debout, et leur cavalier ne meurt pas. Courez.',
      },
    },
    grim: {
      label: 'Ennemis',
      values: { false: 'Règles habituelles', true: 'Règle impitoyable' },
      hints: {
        false: 'Quand un ennemi a plusieurs possibilités, vous choisissez.',
        true: 'Quand un ennemi a plusieurs possibilités, il prend celle qui fait le plus mal.',
      },
    },
    heroes: {
      label: 'Héros',
      values: {
        kari: 'Kari Wraithstalker',
        tamsin: 'Tamsin Reed',
        orrin: 'Orrin Vivemain',
        lissa: 'Lissa',
        bram: 'Bram Main-de-fer',
        runa: 'Runa la Rouge',
        mok: 'Mok l’Ancien',
        avric: 'Avric',
        ilse: 'Sœur Ilse',
        astarra: 'Astarra',
        quill: 'Quill Farrow',
        dorn: 'Dorn Barbe-cendre',
      },
    },
  },
  limits: {},
  types: TYPES.fr,
  typeOf: (hero, type) => (WOMEN.includes(hero) ? TYPES.ofFr : TYPES.fr)[type],
  heroOf: (n) => (n === 1 ? 'Premier héros' : 'Second héros'),
}

const pt: TerrinothTexts = {
  ...terrinothCard.texts.pt,
  fields: {
    players: { label: 'Jogadores', values: { 1: 'Solo' } },
    quest: {
      label: 'Missão',
      values: {
        'goblin-problem': 'O Problema dos Goblins',
        'the-lost-caravan': 'A Caravana Perdida',
        'the-barons-ledger': 'O Livro do Barão',
        'the-breach': 'A Brecha',
        'a-knife-in-the-dark': 'Uma Faca no Escuro',
        'crown-of-the-under-king': 'A Coroa de Baixo',
        'the-ninth-bell': 'O Nono Sino',
        'the-long-night': 'A Longa Noite',
      },
      groups: difficulties(['Trivial', 'Desafiador', 'Formidável']),
      hints: {
        'goblin-problem':
          'Para começar: explorar e derrotar. Goblins por toda parte, e um deles usa coroa.',
        'the-lost-caravan':
          'Resgate. Sete carroças vazias estão paradas na bruma, e tudo está meio grudento.',
        'the-barons-ledger':
          'Roubo. Um homem cuidadoso anota o que paga: tirem o livro dele antes do apito.',
        'the-breach':
          'Cerco. O muro tem um buraco desde hoje cedo: fiquem nele até os pedreiros acabarem.',
        'a-knife-in-the-dark':
          'Perseguição. Quem segura a faca atravessa o mercado, comprando peras.',
        'crown-of-the-under-king':
          'Caçada. Tomem os estandartes dos capitães, e até o mais fundo dos reis terá de vir.',
        'the-ninth-bell': 'Ritual. Oito sinos podem tocar. O nono, ninguém pôde contar.',
        'the-long-night':
          'Fuga. Os mortos estão de pé, e o cavaleiro deles não pode morrer. Corram.',
      },
    },
    grim: {
      label: 'Inimigos',
      values: { false: 'Regras comuns', true: 'Regra impiedosa' },
      hints: {
        false: 'Quando um inimigo pode fazer várias coisas, vocês escolhem.',
        true: 'Quando um inimigo pode fazer várias coisas, ele faz a que dói mais.',
      },
    },
    heroes: {
      label: 'Herói',
      values: {
        kari: 'Kari Wraithstalker',
        tamsin: 'Tamsin Reed',
        orrin: 'Orrin Mão-ligeira',
        lissa: 'Lissa',
        bram: 'Bram Mão-de-ferro',
        runa: 'Runa, a Rubra',
        mok: 'Mok, o Ancião',
        avric: 'Avric',
        ilse: 'Irmã Ilse',
        astarra: 'Astarra',
        quill: 'Quill Farrow',
        dorn: 'Dorn Barba-cinza',
      },
    },
  },
  limits: {},
  types: TYPES.pt,
  typeOf: (hero, type) => (WOMEN.includes(hero) ? TYPES.ofPt : TYPES.pt)[type],
  heroOf: (n) => (n === 1 ? 'Primeiro herói' : 'Segundo herói'),
}

export const terrinothTexts: InEveryLanguage<TerrinothTexts> = { en, fr, pt }
