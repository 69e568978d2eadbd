import type { InEveryLanguage } from '../../texts/texts.ts'

interface LearnTexts {
  readonly title: string
  readonly lead: string
  readonly opening: string
  readonly failed: string
  readonly minute: string
  readonly done: string
  readonly allDone: string
  readonly play: string
  /** The bar of a lesson, for those who hear it. */
  readonly lesson: (title: string) => string
  readonly goal: string
  readonly again: string
  readonly next: (title: string) => string
  readonly leave: string
}

export const learnTexts: InEveryLanguage<LearnTexts> = {
  en: {
    title: 'Lessons',
    lead: 'A minute each, in any order. Or skip them: the first match is coached as well.',
    opening: 'Laying the cards…',
    failed: 'The lessons could not be opened. Please try again later.',
    minute: 'a minute',
    done: 'done',
    allDone: 'That is all there is to learn. The rest is courage.',
    play: 'Play a match',
    lesson: (title) => `Lesson: ${title}`,
    goal: 'Goal',
    again: 'Again',
    next: (title) => `Next: ${title}`,
    leave: 'Leave the lesson',
  },
  fr: {
    title: 'Leçons',
    lead: 'Une minute chacune, dans l’ordre que vous voulez. On peut s’en passer : la première partie est guidée aussi.',
    opening: 'On dispose les cartes…',
    failed: 'Les leçons n’ont pas pu s’ouvrir. Réessayez plus tard.',
    minute: 'une minute',
    done: 'terminée',
    allDone: 'Voilà tout ce qu’il y a à apprendre. Le reste est affaire de courage.',
    play: 'Jouer une partie',
    lesson: (title) => `Leçon : ${title}`,
    goal: 'But',
    again: 'Recommencer',
    next: (title) => `Suite : ${title}`,
    leave: 'Quitter la leçon',
  },
  pt: {
    title: 'Lições',
    lead: 'Um minuto cada, em qualquer ordem. Ou pule: a primeira partida também é guiada.',
    opening: 'Arrumando as cartas…',
    failed: 'Não deu para abrir as lições. Tente de novo mais tarde.',
    minute: 'um minuto',
    done: 'concluída',
    allDone: 'É tudo o que há para aprender. O resto é coragem.',
    play: 'Jogar uma partida',
    lesson: (title) => `Lição: ${title}`,
    goal: 'Meta',
    again: 'De novo',
    next: (title) => `Próxima: ${title}`,
    leave: 'Sair da lição',
  },
}
