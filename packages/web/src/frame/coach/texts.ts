import type { InEveryLanguage } from '../../texts/texts.ts'

interface CoachTexts {
  readonly coach: string
  readonly hint: string
  /** Before a sentence, for who hears it. */
  readonly says: string
  readonly close: string
  readonly again: string
  readonly startsOver: string
}

export const coachTexts: InEveryLanguage<CoachTexts> = {
  en: {
    coach: 'Coach',
    hint: 'One sentence when something first happens.',
    says: 'Coach: ',
    close: 'Close the note',
    again: 'Say everything again',
    startsOver: 'The coach starts over.',
  },
  fr: {
    coach: 'Conseils',
    hint: 'Une phrase quand une chose arrive pour la première fois.',
    says: 'Conseil : ',
    close: 'Fermer le conseil',
    again: 'Revoir les conseils',
    startsOver: 'Les conseils reprennent du début.',
  },
  pt: {
    coach: 'Dicas',
    hint: 'Uma frase quando algo acontece pela primeira vez.',
    says: 'Dica: ',
    close: 'Fechar a dica',
    again: 'Dizer tudo de novo',
    startsOver: 'As dicas recomeçam do início.',
  },
}
