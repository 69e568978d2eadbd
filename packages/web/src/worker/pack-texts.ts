import type { LanguageCode, Wanted } from '@muster/engine'

interface PackTexts {
  readonly notJson: (line: number | undefined, why: string) => string
  readonly notAPack: string
  readonly otherGame: (game: string) => string
  readonly isHouse: string
  readonly houseName: (name: string) => string
  /** The card and the field, then what is wrong with it. */
  readonly about: (place: readonly string[], wrong: string) => string
  readonly powerFor: (players: number) => string
  readonly missing: string
  readonly unknownField: string
  readonly unknownWord: (got: string, words: string) => string
  readonly unlike: (wanted: string, got: string) => string
  readonly wanted: { readonly [kind in Wanted['kind']]: (value: string) => string }
  readonly andMore: (rest: number) => string
}

const en: PackTexts = {
  notJson: (line, why) =>
    `This file is not JSON${line === undefined ? '' : `; look at line ${line}`}. (${why})`,
  notAPack:
    'This file is no pack of cards: it lacks “muster”, “game”, “name” or “version” at its top.',
  otherGame: (game) => `This pack is for a game that is not here: “${game}”.`,
  isHouse: 'These are the house’s own cards. They are here already.',
  houseName: (name) =>
    `“${name}” is the name of the house’s own cards. Give yours another “name” and bring the file again.`,
  about: (place, wrong) => [...place, wrong].join(': '),
  powerFor: (players) => `power for ${players} players`,
  missing: 'is missing',
  unknownField: 'there is no such field',
  unknownWord: (got, words) => `there is no word ${got}; the words are ${words}`,
  unlike: (wanted, got) => `expected ${wanted}, found ${got}`,
  wanted: {
    number: () => 'a number',
    whole: () => 'a whole number',
    least: (value) => `at least ${value}`,
    most: (value) => `at most ${value}`,
    'so-many': (value) => `${value} entries`,
    'least-many': (value) => `at least ${value} entries`,
    'most-many': (value) => `at most ${value} entries`,
    'yes-or-no': () => 'true or false',
    text: () => 'a text in quotes',
    list: () => 'a list in [ ]',
    object: () => 'an object in { }',
    'one-of': (value) => `one of ${value}`,
    other: (value) => value,
  },
  andMore: (rest) => (rest === 1 ? 'And 1 more problem.' : `And ${rest} more problems.`),
}

const fr: PackTexts = {
  notJson: (line, why) =>
    `Ce fichier n’est pas du JSON${line === undefined ? '' : `\u202f; voyez la ligne ${line}`}. (${why})`,
  notAPack:
    'Ce fichier n’est pas un paquet de cartes\u00a0: il lui manque «\u202fmuster\u202f», «\u202fgame\u202f», «\u202fname\u202f» ou «\u202fversion\u202f» en tête.',
  otherGame: (game) =>
    `Ce paquet est fait pour un jeu qui n’est pas ici\u00a0: «\u202f${game}\u202f».`,
  isHouse: 'Ce sont les cartes de la maison. Elles sont déjà là.',
  houseName: (name) =>
    `«\u202f${name}\u202f» est le nom des cartes de la maison. Donnez aux vôtres un autre «\u202fname\u202f», puis reprenez le fichier.`,
  about: (place, wrong) => [...place, wrong].join('\u00a0: '),
  powerFor: (players) => `puissance à ${players} joueurs`,
  missing: 'manque',
  unknownField: 'ce champ n’existe pas',
  unknownWord: (got, words) => `le mot ${got} n’existe pas\u202f; il y a ${words}`,
  unlike: (wanted, got) => `il faut ${wanted}, on trouve ${got}`,
  wanted: {
    number: () => 'un nombre',
    whole: () => 'un nombre entier',
    least: (value) => `au moins ${value}`,
    most: (value) => `au plus ${value}`,
    'so-many': (value) => `${value} éléments`,
    'least-many': (value) => `au moins ${value} éléments`,
    'most-many': (value) => `au plus ${value} éléments`,
    'yes-or-no': () => 'true ou false',
    text: () => 'un texte entre guillemets',
    list: () => 'une liste entre [ ]',
    object: () => 'un objet entre { }',
    'one-of': (value) => `l’un de ${value}`,
    other: (value) => value,
  },
  andMore: (rest) => (rest === 1 ? 'Et encore 1 problème.' : `Et encore ${rest} problèmes.`),
}

const pt: PackTexts = {
  notJson: (line, why) =>
    `Este arquivo não é JSON${line === undefined ? '' : `; veja a linha ${line}`}. (${why})`,
  notAPack:
    'Este arquivo não é um pacote de cartas: falta “muster”, “game”, “name” ou “version” no começo.',
  otherGame: (game) => `Este pacote é de um jogo que não está aqui: “${game}”.`,
  isHouse: 'Estas são as cartas da casa. Já estão aqui.',
  houseName: (name) =>
    `“${name}” é o nome das cartas da casa. Dê às suas outro “name” e traga o arquivo de novo.`,
  about: (place, wrong) => [...place, wrong].join(': '),
  powerFor: (players) => `poder com ${players} jogadores`,
  missing: 'está faltando',
  unknownField: 'esse campo não existe',
  unknownWord: (got, words) => `a palavra ${got} não existe; há ${words}`,
  unlike: (wanted, got) => `esperava ${wanted}, achei ${got}`,
  wanted: {
    number: () => 'um número',
    whole: () => 'um número inteiro',
    least: (value) => `no mínimo ${value}`,
    most: (value) => `no máximo ${value}`,
    'so-many': (value) => `${value} itens`,
    'least-many': (value) => `no mínimo ${value} itens`,
    'most-many': (value) => `no máximo ${value} itens`,
    'yes-or-no': () => 'true ou false',
    text: () => 'um texto entre aspas',
    list: () => 'uma lista entre [ ]',
    object: () => 'um objeto entre { }',
    'one-of': (value) => `um destes: ${value}`,
    other: (value) => value,
  },
  andMore: (rest) => (rest === 1 ? 'E mais 1 problema.' : `E mais ${rest} problemas.`),
}

export const packTexts: Readonly<Record<LanguageCode, PackTexts>> = { en, fr, pt }
