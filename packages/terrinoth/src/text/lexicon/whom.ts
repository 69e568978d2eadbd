/** Who is meant, in a word, for the face of a card. */
import type { Language } from '@muster/engine'
import type { Who } from '../../cards/effects.ts'

export const whom: Readonly<Record<Language, Readonly<Record<Exclude<Who, 'you'>, string>>>> = {
  en: {
    target: 'target',
    leader: 'leader',
    each: 'each',
    others: 'others',
    any: 'any',
    another: 'another',
    led: 'leader’s pick',
    'least-health': 'weakest',
    'most-enemies': 'most beset',
    'most-tokens': 'most tokens',
  },
  fr: {
    target: 'cible',
    leader: 'chef',
    each: 'chacun',
    others: 'autres',
    any: 'au choix',
    another: 'un autre',
    led: 'choix du chef',
    'least-health': 'plus faible',
    'most-enemies': 'plus assailli',
    'most-tokens': 'plus de jetons',
  },
  pt: {
    target: 'alvo',
    leader: 'líder',
    each: 'cada um',
    others: 'outros',
    any: 'à escolha',
    another: 'outro',
    led: 'escolha do líder',
    'least-health': 'mais fraco',
    'most-enemies': 'mais cercado',
    'most-tokens': 'mais fichas',
  },
}
