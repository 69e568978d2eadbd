import type { InEveryLanguage } from '../../texts/texts.ts'

interface SinceTexts {
  readonly title: string
  /** Where others have played on meanwhile. */
  readonly apart: string
  readonly replay: string
  readonly close: string
}

export const sinceTexts: InEveryLanguage<SinceTexts> = {
  en: { title: 'Where you left off', apart: 'Since you left', replay: 'Replay', close: 'Close' },
  fr: {
    title: 'Là où vous en étiez',
    apart: 'Depuis votre départ',
    replay: 'Revoir',
    close: 'Fermer',
  },
  pt: { title: 'Onde você parou', apart: 'Desde que você saiu', replay: 'Rever', close: 'Fechar' },
}
