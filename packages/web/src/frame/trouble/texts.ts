import type { InEveryLanguage } from '../../texts/texts.ts'

interface TroubleTexts {
  readonly broken: string
  readonly died: string
  readonly safe: string
  readonly goOn: string
  readonly startPage: string
  readonly report: string
  /** Instead of the match, in a report. */
  readonly unread: string
}

export const troubleTexts: InEveryLanguage<TroubleTexts> = {
  en: {
    broken: 'Something broke at this table',
    died: 'The table stopped answering',
    safe: 'Your match is safe: every choice was kept before the next one was asked. Go on from the last one.',
    goOn: 'Go on',
    startPage: 'Start page',
    report: 'Report it',
    unread: '(The match could not be read.)',
  },
  fr: {
    broken: 'Quelque chose s’est cassé à cette table',
    died: 'La table ne répond plus',
    safe: 'Votre partie est en sécurité : chaque choix a été gardé avant que le suivant soit demandé. Reprenez au dernier.',
    goOn: 'Reprendre',
    startPage: 'Accueil',
    report: 'Signaler',
    unread: '(La partie n’a pas pu être lue.)',
  },
  pt: {
    broken: 'Alguma coisa quebrou nesta mesa',
    died: 'A mesa parou de responder',
    safe: 'Sua partida está a salvo: cada escolha foi guardada antes de a próxima ser pedida. Continue da última.',
    goOn: 'Continuar',
    startPage: 'Início',
    report: 'Relatar',
    unread: '(A partida não pôde ser lida.)',
  },
}
