import type { MuteSpan } from '@muster/engine'
import type { InEveryLanguage } from '../../texts/texts.ts'

interface MuteTexts {
  /** On a button beside the question. */
  readonly mute: Readonly<Record<MuteSpan, string>>
  readonly title: string
  readonly span: Readonly<Record<MuteSpan, string>>
  readonly askAgain: string
}

export const muteTexts: InEveryLanguage<MuteTexts> = {
  en: {
    mute: {
      turn: 'Don’t ask again this turn',
      round: 'Don’t ask again this round',
      match: 'Don’t ask again this match',
    },
    title: 'No longer asked',
    span: { turn: 'this turn', round: 'this round', match: 'this match' },
    askAgain: 'Ask again',
  },
  fr: {
    mute: {
      turn: 'Ne plus demander ce tour-ci',
      round: 'Ne plus demander cette manche',
      match: 'Ne plus demander de la partie',
    },
    title: 'Questions mises de côté',
    span: { turn: 'ce tour-ci', round: 'cette manche', match: 'toute la partie' },
    askAgain: 'Demander à nouveau',
  },
  pt: {
    mute: {
      turn: 'Não perguntar mais nesta vez',
      round: 'Não perguntar mais nesta rodada',
      match: 'Não perguntar mais nesta partida',
    },
    title: 'Perguntas dispensadas',
    span: { turn: 'nesta vez', round: 'nesta rodada', match: 'nesta partida' },
    askAgain: 'Perguntar de novo',
  },
}
