/** What roads and boons are called, and what a boon gives. */
import type { LanguageCode, Said } from '@muster/engine'

export const ROADS = ['goblins', 'bloodguard', 'mistlands'] as const
export type Road = (typeof ROADS)[number]

export const roadNames: Readonly<Record<Road, { readonly title: Said; readonly story: Said }>> = {
  goblins: {
    title: { en: 'The Goblin Road', fr: 'La Route des gobelins', pt: 'A Estrada dos Goblins' },
    story: {
      en: 'It begins with stolen hens and ends below the mountains. Nobody took the goblins seriously until they had a king.',
      fr: 'Cela commence par des poules volées et finit sous les montagnes. Personne ne prenait les gobelins au sérieux, jusqu’à ce qu’ils aient un roi.',
      pt: 'Começa com galinhas roubadas e acaba debaixo das montanhas. Ninguém levava os goblins a sério, até eles terem um rei.',
    },
  },
  bloodguard: {
    title: { en: 'The City Road', fr: 'La Route des cités', pt: 'A Estrada das Cidades' },
    story: {
      en: 'The Free Cities have walls, laws and a guard that takes orders from somebody else. Find out from whom.',
      fr: 'Les Cités libres ont des murs, des lois et une garde qui obéit à quelqu’un d’autre. À qui ? Trouvez.',
      pt: 'As Cidades Livres têm muralhas, leis e uma guarda que obedece a outra pessoa. Descubram a quem.',
    },
  },
  mistlands: {
    title: { en: 'The Mist Road', fr: 'La Route des brumes', pt: 'A Estrada das Brumas' },
    story: {
      en: 'Caravans go into the mist and do not come out. Those who went to look for them walk by night, and they walk badly.',
      fr: 'Des caravanes entrent dans la brume et n’en sortent pas. Ceux qui les ont cherchées marchent la nuit, et ils marchent mal.',
      pt: 'Caravanas entram na bruma e não saem. Quem foi procurar anda à noite, e anda mal.',
    },
  },
}

interface BoonWords {
  readonly health: (by: number) => string
  readonly tokens: (by: number) => string
  readonly item: (title: string) => string
  readonly focused: string
  readonly upgrade: string
}

export const boonWords: Readonly<Record<LanguageCode, BoonWords>> = {
  en: {
    health: (by) => `Each hero has ${by} more health.`,
    tokens: (by) =>
      `Each hero begins with ${by === 1 ? 'a success token' : `${by} success tokens`}.`,
    item: (title) => `The leader begins with this item: ${title}.`,
    focused: 'Each hero begins Focused.',
    upgrade: 'Each hero upgrades a card before the first round.',
  },
  fr: {
    health: (by) => `Chaque héros a ${by} de santé en plus.`,
    tokens: (by) =>
      `Chaque héros commence avec ${by === 1 ? 'un jeton de succès' : `${by} jetons de succès`}.`,
    item: (title) => `Le chef du groupe commence avec cet objet\u00a0: ${title}.`,
    focused: 'Chaque héros commence avec Concentration.',
    upgrade: 'Chaque héros améliore une carte avant la première manche.',
  },
  pt: {
    health: (by) => `Cada herói tem ${by} de vida a mais.`,
    tokens: (by) =>
      `Cada herói começa com ${by === 1 ? 'uma ficha de sucesso' : `${by} fichas de sucesso`}.`,
    item: (title) => `O líder do grupo começa com este item: ${title}.`,
    focused: 'Cada herói começa com Foco.',
    upgrade: 'Cada herói aprimora uma carta antes da primeira rodada.',
  },
}
