import type { InEveryLanguage } from '../../texts/texts.ts'

interface CurtainTexts {
  pass(name: string): string
  readonly why: string
  here(name: string): string
}

export const curtainTexts: InEveryLanguage<CurtainTexts> = {
  en: {
    pass: (name) => `Pass the device to ${name}`,
    why: 'The hands are closed: nobody else looks now.',
    here: (name) => `I am ${name}`,
  },
  fr: {
    pass: (name) => `Passez l’appareil à ${name}`,
    why: 'Les mains sont cachées : les autres ne regardent plus.',
    here: (name) => `C’est moi, ${name}`,
  },
  pt: {
    pass: (name) => `Passe o aparelho para ${name}`,
    why: 'As mãos são fechadas: ninguém mais olha agora.',
    here: (name) => `Sou eu, ${name}`,
  },
}
