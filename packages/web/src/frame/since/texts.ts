import type { InEveryLanguage } from '../../texts/texts.ts'

interface SinceTexts {
  readonly title: string
  readonly replay: string
  readonly close: string
}

export const sinceTexts: InEveryLanguage<SinceTexts> = {
  en: { title: 'Where you left off', replay: 'Replay', close: 'Close' },
  fr: { title: 'Là où vous en étiez', replay: 'Revoir', close: 'Fermer' },
  pt: { title: 'Onde você parou', replay: 'Rever', close: 'Fechar' },
}
