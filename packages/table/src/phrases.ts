/** Twelve things to say without typing, each in the reader's language. */
import type { LanguageCode } from '@muster/engine'

export const PHRASES = [
  'can-beat-it',
  'need-help',
  'spent',
  'go-on',
  'leave',
  'wait',
  'your-call',
  'agree',
  'rather-not',
  'look-here',
  'well-done',
  'sorry',
] as const

export type Phrase = (typeof PHRASES)[number]

const TEXTS: Readonly<Record<LanguageCode, Readonly<Record<Phrase, string>>>> = {
  en: {
    'can-beat-it': 'I can beat it.',
    'need-help': 'I could use some help.',
    spent: 'I’ve got nothing left.',
    'go-on': 'Let’s keep going!',
    leave: 'Let’s get out of here.',
    wait: 'Wait, let me think.',
    'your-call': 'Your call.',
    agree: 'Sounds good to me.',
    'rather-not': 'I’d rather not.',
    'look-here': 'Look at this!',
    'well-done': 'Well played!',
    sorry: 'Sorry, my mistake.',
  },
  fr: {
    'can-beat-it': 'Je peux le battre.',
    'need-help': 'Un coup de main, s’il vous plaît.',
    spent: 'Je n’ai plus rien.',
    'go-on': 'On continue !',
    leave: 'On s’en va.',
    wait: 'Attendez, je réfléchis.',
    'your-call': 'À toi de voir.',
    agree: 'Ça me va.',
    'rather-not': 'J’aimerais mieux pas.',
    'look-here': 'Regardez ça !',
    'well-done': 'Bien joué !',
    sorry: 'Pardon, c’est ma faute.',
  },
  pt: {
    'can-beat-it': 'Eu dou conta dele.',
    'need-help': 'Uma ajuda aqui, por favor.',
    spent: 'Não tenho mais nada.',
    'go-on': 'Vamos em frente!',
    leave: 'Vamos embora daqui.',
    wait: 'Espera, deixa eu pensar.',
    'your-call': 'Você decide.',
    agree: 'Por mim, tudo bem.',
    'rather-not': 'Melhor não.',
    'look-here': 'Olha isso!',
    'well-done': 'Boa jogada!',
    sorry: 'Desculpa, erro meu.',
  },
}

export function phraseText(phrase: Phrase, language: LanguageCode): string {
  return TEXTS[language][phrase]
}
