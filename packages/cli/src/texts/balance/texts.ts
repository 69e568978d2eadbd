import type { en } from './en.ts'

/** English sets the keys; a language that lacks one does not build. */
export type BalanceTexts = { readonly [Key in keyof typeof en]: string }
