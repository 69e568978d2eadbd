import type { InEveryLanguage } from '../../texts/texts.ts'

interface PacksTexts {
  readonly title: string
  readonly lead: string
  readonly reading: string
  readonly house: string
  readonly houseHint: string
  readonly version: (version: string) => string
  readonly own: (cards: number) => string
  readonly brought: (when: string) => string
  readonly justNow: string
  readonly play: string
  readonly save: string
  readonly saveHouse: string
  readonly drop: string
  readonly dropped: (pack: string) => string
  readonly undo: string
  readonly about: (what: string, pack: string) => string
  readonly bring: string
  readonly bringHint: string
  readonly here: (pack: string) => string
  readonly refused: (file: string) => string
  readonly tooBig: (file: string) => string
  readonly notKept: (why: string) => string
  readonly design: string
  readonly designHow: readonly string[]
}

const en: PacksTexts = {
  title: 'Packs of cards',
  lead: 'Play with other cards than the house’s: your own, or those of a friend. They stay on this device.',
  reading: 'Looking for packs…',
  house: 'The house’s cards',
  houseHint: 'What every match is played with, unless you choose otherwise.',
  version: (version) => `version ${version}`,
  own: (cards) => (cards === 1 ? '1 card unlike the house’s' : `${cards} cards unlike the house’s`),
  brought: (when) => `brought ${when}`,
  justNow: 'just now',
  play: 'Play with it',
  save: 'Save as a file',
  saveHouse: 'Save the cards as a file',
  drop: 'Remove',
  dropped: (pack) => `“${pack}” is removed. Matches begun with it go on as they were.`,
  undo: 'Undo',
  about: (what, pack) => `${what}: ${pack}`,
  bring: 'Bring a pack',
  bringHint: 'A file in JSON; you can also drop it on this page.',
  here: (pack) => `“${pack}” is here. Play with it, or choose it when you set up a match.`,
  refused: (file) => `“${file}” cannot be played with yet:`,
  tooBig: (file) => `“${file}” is too big to be a pack.`,
  notKept: (why) => `This browser could not keep the pack. ${why}`,
  design: 'Make your own',
  designHow: [
    'Save the house’s cards as a file and open it in any text editor.',
    'Give the pack a “name” of its own, and change what you like: powers, names, what cards do.',
    'Bring the file here. If something does not fit, you are told which card and which field.',
  ],
}

const fr: PacksTexts = {
  title: 'Paquets de cartes',
  lead: 'Jouez avec d’autres cartes que celles de la maison\u00a0: les vôtres, ou celles de vos amis. Elles restent sur cet appareil.',
  reading: 'On cherche les paquets…',
  house: 'Les cartes de la maison',
  houseHint: 'Celles de toute partie, sauf si vous en choisissez d’autres.',
  version: (version) => `version ${version}`,
  own: (cards) =>
    cards === 1
      ? '1 carte diffère de celles de la maison'
      : `${cards} cartes diffèrent de celles de la maison`,
  brought: (when) => `ajouté ${when}`,
  justNow: 'à l’instant',
  play: 'Jouer avec',
  save: 'Enregistrer dans un fichier',
  saveHouse: 'Enregistrer les cartes dans un fichier',
  drop: 'Retirer',
  dropped: (pack) =>
    `«\u202f${pack}\u202f» n’est plus là. Les parties commencées avec continuent comme avant.`,
  undo: 'Annuler',
  about: (what, pack) => `${what}\u00a0: ${pack}`,
  bring: 'Apporter un paquet',
  bringHint: 'Un fichier JSON\u202f; on peut aussi le déposer sur cette page.',
  here: (pack) =>
    `«\u202f${pack}\u202f» est là. Jouez avec, ou choisissez-le en préparant une partie.`,
  refused: (file) => `On ne peut pas encore jouer avec «\u202f${file}\u202f»\u00a0:`,
  tooBig: (file) => `«\u202f${file}\u202f» est trop gros pour un paquet.`,
  notKept: (why) => `Ce navigateur n’a pas pu garder le paquet. ${why}`,
  design: 'Créer le vôtre',
  designHow: [
    'Enregistrez les cartes de la maison dans un fichier et ouvrez-le dans n’importe quel éditeur de texte.',
    'Donnez au paquet un «\u202fname\u202f» à lui, et changez ce qui vous plaît\u00a0: puissances, noms, effets.',
    'Apportez le fichier ici. Si quelque chose ne va pas, on vous dit quelle carte et quel champ.',
  ],
}

const pt: PacksTexts = {
  title: 'Pacotes de cartas',
  lead: 'Jogue com outras cartas além das da casa: as suas, ou as de amigos. Elas ficam neste aparelho.',
  reading: 'Procurando pacotes…',
  house: 'As cartas da casa',
  houseHint: 'As de toda partida, a menos que você escolha outras.',
  version: (version) => `versão ${version}`,
  own: (cards) =>
    cards === 1 ? '1 carta diferente das da casa' : `${cards} cartas diferentes das da casa`,
  brought: (when) => `chegou ${when}`,
  justNow: 'agora mesmo',
  play: 'Jogar com ele',
  save: 'Salvar em arquivo',
  saveHouse: 'Salvar as cartas em arquivo',
  drop: 'Remover',
  dropped: (pack) =>
    `“${pack}” foi removido. As partidas começadas com ele continuam como estavam.`,
  undo: 'Desfazer',
  about: (what, pack) => `${what}: ${pack}`,
  bring: 'Trazer um pacote',
  bringHint: 'Um arquivo JSON; também dá para soltá-lo nesta página.',
  here: (pack) => `“${pack}” está aqui. Jogue com ele, ou escolha-o ao preparar uma partida.`,
  refused: (file) => `Ainda não dá para jogar com “${file}”:`,
  tooBig: (file) => `“${file}” é grande demais para ser um pacote.`,
  notKept: (why) => `Este navegador não conseguiu guardar o pacote. ${why}`,
  design: 'Faça o seu',
  designHow: [
    'Salve as cartas da casa em um arquivo e abra-o em qualquer editor de texto.',
    'Dê ao pacote um “name” próprio e mude o que quiser: poderes, nomes, efeitos.',
    'Traga o arquivo aqui. Se algo não servir, você fica sabendo qual carta e qual campo.',
  ],
}

export const packsTexts: InEveryLanguage<PacksTexts> = { en, fr, pt }
