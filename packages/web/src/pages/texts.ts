import type { InEveryLanguage } from '../texts/texts.ts'

interface PageTexts {
  readonly skip: string
  readonly settings: string
  readonly languageLabel: string
  readonly close: string
  readonly moment: string
}

export const pageTexts: InEveryLanguage<PageTexts> = {
  en: {
    skip: 'Skip to the content',
    settings: 'Settings',
    languageLabel: 'Language',
    close: 'Close',
    moment: 'One moment…',
  },
  fr: {
    skip: 'Aller au contenu',
    settings: 'Réglages',
    languageLabel: 'Langue',
    close: 'Fermer',
    moment: 'Un instant…',
  },
  pt: {
    skip: 'Ir para o conteúdo',
    settings: 'Ajustes',
    languageLabel: 'Idioma',
    close: 'Fechar',
    moment: 'Um momento…',
  },
}
