import type { InEveryLanguage } from '../../texts/texts.ts'

interface FrozenTexts {
  readonly title: string
  readonly lead: string
  readonly players: (names: string) => string
  readonly openSeat: string
  readonly save: string
  readonly startPage: string
  readonly happened: string
  readonly nothingKept: string
  readonly notWhole: string
  readonly said: string
  readonly detail: string
}

export const frozenTexts: InEveryLanguage<FrozenTexts> = {
  en: {
    title: 'This match cannot go on here',
    lead: 'It was played by other rules than the server has now. Nothing is lost: read what happened, or save it as a file.',
    players: (names) => `Played by ${names}.`,
    openSeat: 'nobody',
    save: 'Save the match as a file',
    startPage: 'Start page',
    happened: 'What happened',
    nothingKept: 'No sentences of this match were kept. The file has every choice.',
    notWhole: 'What came after this is only in the file.',
    said: 'What was said',
    detail: 'What exactly does not fit',
  },
  fr: {
    title: 'Cette partie s’arrête ici',
    lead: 'Elle a été jouée avec d’autres règles que celles du serveur. Rien n’est perdu : relisez ce qui s’est passé, ou enregistrez la partie dans un fichier.',
    players: (names) => `À la table : ${names}.`,
    openSeat: 'personne',
    save: 'Enregistrer la partie dans un fichier',
    startPage: 'Page d’accueil',
    happened: 'Ce qui s’est passé',
    nothingKept: 'Le récit de cette partie n’a pas été gardé. Le fichier contient chaque choix.',
    notWhole: 'La suite n’est que dans le fichier.',
    said: 'Ce qui s’est dit',
    detail: 'Ce qui ne correspond pas',
  },
  pt: {
    title: 'Esta partida não continua aqui',
    lead: 'Ela foi jogada com regras diferentes das que o servidor tem agora. Nada se perdeu: leia o que aconteceu ou salve a partida em um arquivo.',
    players: (names) => `À mesa: ${names}.`,
    openSeat: 'ninguém',
    save: 'Salvar a partida em um arquivo',
    startPage: 'Página inicial',
    happened: 'O que aconteceu',
    nothingKept: 'As frases desta partida não foram guardadas. O arquivo tem todas as escolhas.',
    notWhole: 'O que veio depois está só no arquivo.',
    said: 'O que se disse',
    detail: 'O que exatamente não bate',
  },
}
