/** What the ribbon of a great moment says. */
import type { InEveryLanguage } from '../../texts/texts.ts'

export interface MomentTexts {
  readonly won: string
  readonly wonNote: string
  readonly lost: string
  readonly lostNote: string
  readonly fell: (hero: string) => string
  readonly fellNote: string
  readonly nemesis: (name: string) => string
  readonly nemesisNote: string
  readonly nemesisDown: (name: string) => string
}

export const momentTexts: InEveryLanguage<MomentTexts> = {
  en: {
    won: 'The quest is won',
    wonNote: 'There is a bench by the fire, and it is yours.',
    lost: 'The quest is lost',
    lostNote: 'The road remembers those who turned back.',
    fell: (hero) => `${hero} falls`,
    fellNote: 'The others fight on.',
    nemesis: (name) => `${name} appears`,
    nemesisNote: 'Now it is serious.',
    nemesisDown: (name) => `${name} is defeated`,
  },
  fr: {
    won: 'La quête est accomplie',
    wonNote: 'Un banc près du feu vous attend.',
    lost: 'La quête a échoué',
    lostNote: 'La route se souvient de qui a fait demi-tour.',
    fell: (hero) => `${hero} tombe`,
    fellNote: 'Les autres se battent encore.',
    nemesis: (name) => `Voici ${name}`,
    nemesisNote: 'Maintenant, c’est sérieux.',
    nemesisDown: (name) => `${name} mord la poussière`,
  },
  pt: {
    won: 'Missão cumprida',
    wonNote: 'Há um banco junto ao fogo, e é de vocês.',
    lost: 'A missão falhou',
    lostNote: 'A estrada se lembra de quem deu meia-volta.',
    fell: (hero) => `${hero} cai`,
    fellNote: 'Os outros seguem lutando.',
    nemesis: (name) => `${name} aparece`,
    nemesisNote: 'Agora é sério.',
    nemesisDown: (name) => `${name} vai ao chão`,
  },
}
