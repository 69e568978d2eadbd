/**
 * The signs of the short texts: plain characters, one column wide, that any terminal shows. Each has a name in every
 * language, for those who hear the text.
 */
import type { Language } from '@muster/engine'

export const symbols = {
  draw: '✦',
  activate: '⚙',
  move: '→',
  walls: '↠',
  melee: '⚔',
  ranged: '➹',
  coin: '◎',
  book: '▤',
  frog: '♒',
  bone: '☠',
  trap: '✕',
  portal: '◌',
  defend: '⛨',
  ambush: '⇑',
  summon: '↑',
  reinforce: '◉',
  mend: '✚',
  split: '∷',
  cost: '−',
  card: '▯',
  combo: '⇒',
  choice: '/',
} as const

export type SymbolKey = keyof typeof symbols

export const symbolNames: Readonly<Record<Language, Readonly<Record<SymbolKey, string>>>> = {
  en: {
    draw: 'draw',
    activate: 'activate',
    move: 'move',
    walls: 'move, also through walls',
    melee: 'melee attack',
    ranged: 'ranged attack',
    coin: 'coin',
    book: 'book',
    frog: 'frog',
    bone: 'bone',
    trap: 'trap',
    portal: 'portal',
    defend: 'defend',
    ambush: 'ambush',
    summon: 'summon',
    reinforce: 'reinforce',
    mend: 'heal a wound',
    split: 'split',
    cost: 'discard',
    card: 'card',
    combo: 'combo',
    choice: 'or',
  },
  fr: {
    draw: 'piocher',
    activate: 'activer',
    move: 'déplacer',
    walls: 'déplacer, même à travers les murs',
    melee: 'attaque au corps à corps',
    ranged: 'attaque à distance',
    coin: 'pièce',
    book: 'livre',
    frog: 'grenouille',
    bone: 'os',
    trap: 'piège',
    portal: 'portail',
    defend: 'défendre',
    ambush: 'embuscade',
    summon: 'invoquer',
    reinforce: 'renfort',
    mend: 'soigner une blessure',
    split: 'se diviser',
    cost: 'défausser',
    card: 'carte',
    combo: 'combo',
    choice: 'ou',
  },
  pt: {
    draw: 'comprar',
    activate: 'ativar',
    move: 'mover',
    walls: 'mover, até através de paredes',
    melee: 'ataque corpo a corpo',
    ranged: 'ataque à distância',
    coin: 'moeda',
    book: 'livro',
    frog: 'sapo',
    bone: 'osso',
    trap: 'armadilha',
    portal: 'portal',
    defend: 'defender',
    ambush: 'emboscar',
    summon: 'invocar',
    reinforce: 'reforçar',
    mend: 'curar um ferimento',
    split: 'dividir-se',
    cost: 'descartar',
    card: 'carta',
    combo: 'combo',
    choice: 'ou',
  },
}

const isSymbol = (key: string): key is SymbolKey => Object.hasOwn(symbols, key)

/** Every sign with its name: `✦ draw`. */
export function namedSigns(language: Language): readonly string[] {
  const names = symbolNames[language]
  return Object.keys(symbols)
    .filter(isSymbol)
    .map((key) => `${symbols[key]} ${names[key]}`)
}
