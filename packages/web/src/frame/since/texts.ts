import type { InEveryLanguage } from '../../texts/texts.ts'

interface SinceTexts {
  readonly title: string
  readonly replay: string
}

export const sinceTexts: InEveryLanguage<SinceTexts> = {
  en: { title: 'Where you left off', replay: 'Replay' },
  fr: { title: 'Là où vous en étiez', replay: 'Revoir' },
  pt: { title: 'Onde você parou', replay: 'Rever' },
}
