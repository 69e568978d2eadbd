/** What can be typed besides a choice: English words always work, and those of the player's language. */
import { type LanguageCode, plain } from '@muster/engine'

export const COMMANDS = [
  'undo',
  'why',
  'log',
  'table',
  'piles',
  'card',
  'save',
  'help',
  'quit',
] as const
export type Command = (typeof COMMANDS)[number]
const TAKING_MORE: readonly Command[] = ['save', 'log', 'card']

export const commandWords: Readonly<
  Record<LanguageCode, Readonly<Record<Command, readonly string[]>>>
> = {
  en: {
    undo: ['undo'],
    why: ['why'],
    log: ['log'],
    table: ['table'],
    piles: ['piles'],
    card: ['card'],
    save: ['save'],
    help: ['help', '?'],
    quit: ['quit', 'exit'],
  },
  fr: {
    undo: ['annuler', 'reprendre'],
    why: ['pourquoi'],
    log: ['journal'],
    table: ['table'],
    piles: ['piles'],
    card: ['carte'],
    save: ['enregistrer', 'sauver'],
    help: ['aide'],
    quit: ['quitter'],
  },
  pt: {
    undo: ['desfazer', 'voltar'],
    why: ['por que', 'porque'],
    log: ['registro', 'diário'],
    table: ['mesa'],
    piles: ['pilhas'],
    card: ['carta'],
    save: ['gravar', 'salvar'],
    help: ['ajuda'],
    quit: ['sair'],
  },
}

export interface Order {
  readonly command: Command
  /** What follows the word: a file, a number, a card. */
  readonly rest: string
}

/** The command that a line is, if it is one. Only some take anything after their word. */
export function orderOf(line: string, language: LanguageCode): Order | undefined {
  const typed = line.trim()
  for (const command of COMMANDS) {
    for (const word of [...commandWords[language][command], ...commandWords.en[command]]) {
      if (plain(typed) === plain(word)) return { command, rest: '' }
      const [first, ...more] = typed.split(/\s+/)
      if (TAKING_MORE.includes(command) && more.length > 0 && plain(first) === plain(word)) {
        return { command, rest: typed.slice(first.length).trim() }
      }
    }
  }
  return undefined
}
