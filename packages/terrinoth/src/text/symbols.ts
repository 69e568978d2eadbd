/**
 * The signs of the short texts and pictures: plain characters, one column wide, that any terminal shows. Each has a name
 * in every language, for those who hear the text.
 */
import type { Language } from '@muster/engine'

export const symbols = {
  attack: '⚔',
  explore: '◎',
  rest: '☾',
  aid: '✚',
  resilience: '◈',
  health: '♥',
  token: '✦',
  success: '✓',
  critical: '✹',
  defense: '⛨',
  counterattack: '↯',
  threat: '☠',
  dice: '⚅',
  ranged: '➹',
  targets: '×',
  card: '▯',
  ready: '↺',
  exhaust: '↷',
  wound: '✕',
  enemy: '♞',
  shadows: '◑',
  engage: '⇄',
  progress: '▲',
  peril: '☄',
  draw: '▤',
  poisoned: '☣',
  weakened: '↓',
  focused: '◉',
  cure: '✿',
  upgrade: '⇧',
  item: '◆',
  look: '◌',
  nemesis: '♛',
  counter: '#',
  cost: '⇒',
  choice: '/',
} as const

export type SymbolKey = keyof typeof symbols

export const symbolNames: Readonly<Record<Language, Readonly<Record<SymbolKey, string>>>> = {
  en: {
    attack: 'attack',
    explore: 'explore',
    rest: 'rest',
    aid: 'aid',
    resilience: 'resilience',
    health: 'health',
    token: 'success token',
    success: 'success',
    critical: 'critical',
    defense: 'defense',
    counterattack: 'counterattack',
    threat: 'threat',
    dice: 'dice',
    ranged: 'ranged',
    targets: 'up to so many targets',
    card: 'activation card',
    ready: 'ready',
    exhaust: 'exhaust',
    wound: 'wound',
    enemy: 'enemy',
    shadows: 'shadows',
    engage: 'become engaged',
    progress: 'progress',
    peril: 'peril',
    draw: 'exploration card',
    poisoned: 'Poisoned',
    weakened: 'Weakened',
    focused: 'Focused',
    cure: 'discard a condition',
    upgrade: 'upgrade',
    item: 'item',
    look: 'look',
    nemesis: 'Nemesis',
    counter: 'counter',
    cost: 'to get',
    choice: 'or',
  },
  fr: {
    attack: 'attaque',
    explore: 'exploration',
    rest: 'repos',
    aid: 'aide',
    resilience: 'résilience',
    health: 'santé',
    token: 'jeton de succès',
    success: 'succès',
    critical: 'critique',
    defense: 'défense',
    counterattack: 'contre-attaque',
    threat: 'menace',
    dice: 'dés',
    ranged: 'à distance',
    targets: 'jusqu’à tant de cibles',
    card: 'carte d’activation',
    ready: 'redresser',
    exhaust: 'épuiser',
    wound: 'blessure',
    enemy: 'ennemi',
    shadows: 'ombre',
    engage: 'engager',
    progress: 'progression',
    peril: 'péril',
    draw: 'carte Exploration',
    poisoned: 'Poison',
    weakened: 'Faiblesse',
    focused: 'Concentration',
    cure: 'défausser un état',
    upgrade: 'améliorer',
    item: 'objet',
    look: 'regarder',
    nemesis: 'Némésis',
    counter: 'compteur',
    cost: 'pour obtenir',
    choice: 'ou',
  },
  pt: {
    attack: 'ataque',
    explore: 'exploração',
    rest: 'descanso',
    aid: 'ajuda',
    resilience: 'resistência',
    health: 'vida',
    token: 'ficha de sucesso',
    success: 'sucesso',
    critical: 'crítico',
    defense: 'defesa',
    counterattack: 'contra-ataque',
    threat: 'ameaça',
    dice: 'dados',
    ranged: 'à distância',
    targets: 'até tantos alvos',
    card: 'carta de ativação',
    ready: 'preparar',
    exhaust: 'exaurir',
    wound: 'ferimento',
    enemy: 'inimigo',
    shadows: 'sombras',
    engage: 'entrar em combate',
    progress: 'progresso',
    peril: 'perigo',
    draw: 'carta de Exploração',
    poisoned: 'Veneno',
    weakened: 'Fraqueza',
    focused: 'Foco',
    cure: 'descartar uma condição',
    upgrade: 'aprimorar',
    item: 'item',
    look: 'olhar',
    nemesis: 'Nêmesis',
    counter: 'contador',
    cost: 'para obter',
    choice: 'ou',
  },
}

/** Small marks beside the signs: letters that every face has, so that nobody need draw them. */
export const marks = { all: '∀', endless: '∞', may: '?', to: '→' } as const

type MarkKey = keyof typeof marks

const markNames: Readonly<Record<Language, Readonly<Record<MarkKey, string>>>> = {
  en: { all: 'all', endless: 'without end', may: 'if you like', to: 'to' },
  fr: { all: 'tous', endless: 'sans fin', may: 'si vous voulez', to: 'vers' },
  pt: { all: 'todos', endless: 'sem fim', may: 'se quiser', to: 'para' },
}

const isSymbol = (key: string): key is SymbolKey => Object.hasOwn(symbols, key)

const isMark = (key: string): key is MarkKey => Object.hasOwn(marks, key)

/** Every sign with its name: `✦ success token`. */
export function namedSigns(language: Language): readonly string[] {
  const names = symbolNames[language]
  return Object.keys(symbols)
    .filter(isSymbol)
    .map((key) => `${symbols[key]} ${names[key]}`)
    .concat(
      Object.keys(marks)
        .filter(isMark)
        .map((key) => `${marks[key]} ${markNames[language][key]}`),
    )
}
