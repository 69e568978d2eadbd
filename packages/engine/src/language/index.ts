import type { Language } from './clause.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Grammar } from './grammar.ts'
import { pt } from './pt.ts'

export * from './clause.ts'
export { enVerb } from './en.ts'
export { frVerb } from './fr.ts'
export { capital, type Grammar as LanguageGrammar, signed } from './grammar.ts'
export { fitLines } from './lines.ts'
export { ptVerb } from './pt.ts'
export { type Speaker, speaker } from './speaker.ts'
export * from './spoken.ts'
export * from './title.ts'

/** The languages' own rules: what no game needs to say. */
export const grammars: Readonly<Record<Language, Grammar>> = { en, fr, pt }
