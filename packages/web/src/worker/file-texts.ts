import type { LanguageCode } from '@muster/engine'

interface FileTexts {
  readonly notOurs: string
  readonly isPack: string
  readonly wrongAt: (line: number, why: string) => string
  readonly noPack: (line: number, pack: string) => string
  /** A line beside the matches that cannot be read; a pack that cannot be played; what the storage does not take. */
  readonly unreadable: (line: number) => string
  readonly wrongPack: (line: number, why: string) => string
  readonly notTaken: (line: number) => string
}

/** What the rules and the notation say is English: it is for whoever mends the file. */
export const fileTexts: Readonly<Record<LanguageCode, FileTexts>> = {
  en: {
    notOurs: 'It is no match: one begins with the line “muster 1”.',
    isPack: 'It looks like a pack of cards. Bring it on the page of packs.',
    wrongAt: (line, why) => `Line ${line}: ${why}`,
    noPack: (line, pack) =>
      `Line ${line}: this match was played with the cards of “${pack}”, which are not on this device. Bring that pack first.`,
    unreadable: (line) => `Line ${line}: this cannot be read and was left out.`,
    wrongPack: (line, why) => `Line ${line}: this pack of cards was left out. ${why}`,
    notTaken: (line) => `Line ${line}: this browser’s storage did not take it. Keep the file.`,
  },
  fr: {
    notOurs:
      'Ce n’est pas une partie\u00a0: il y faudrait la ligne «\u202fmuster 1\u202f» au début.',
    isPack: 'On dirait un paquet de cartes. Apportez-le sur la page des paquets.',
    wrongAt: (line, why) => `Ligne ${line}\u00a0: ${why}`,
    noPack: (line, pack) =>
      `Ligne ${line}\u00a0: cette partie se joue avec les cartes de «\u202f${pack}\u202f», qui ne sont pas sur cet appareil. Apportez d’abord ce paquet.`,
    unreadable: (line) => `Ligne ${line}\u00a0: illisible, laissée de côté.`,
    wrongPack: (line, why) => `Ligne ${line}\u00a0: ce paquet de cartes est resté de côté. ${why}`,
    notTaken: (line) =>
      `Ligne ${line}\u00a0: ce navigateur n’a pas pu la garder. Conservez le fichier.`,
  },
  pt: {
    notOurs: 'Não é uma partida: faltaria a linha “muster 1” no começo.',
    isPack: 'Parece um pacote de cartas. Traga-o na página de pacotes.',
    wrongAt: (line, why) => `Linha ${line}: ${why}`,
    noPack: (line, pack) =>
      `Linha ${line}: esta partida usa as cartas de “${pack}”, que não estão neste aparelho. Traga esse pacote primeiro.`,
    unreadable: (line) => `Linha ${line}: não dá para ler, ficou de fora.`,
    wrongPack: (line, why) => `Linha ${line}: este pacote de cartas ficou de fora. ${why}`,
    notTaken: (line) => `Linha ${line}: o navegador não conseguiu guardá-la. Conserve o arquivo.`,
  },
}
