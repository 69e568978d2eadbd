/** What can be typed besides a choice: English words always work, and those of the player's language. */
import { type LanguageCode, plain } from '@muster/engine'

const COMMANDS = [
  'undo',
  'why',
  'log',
  'table',
  'status',
  'hand',
  'piles',
  'card',
  'done',
  'agree',
  'settle',
  'follow',
  'save',
  'help',
  'quit',
] as const
export type Command = (typeof COMMANDS)[number]
const TAKING_MORE: readonly Command[] = ['log', 'card', 'why']

export const commandWords: Readonly<
  Record<LanguageCode, Readonly<Record<Command, readonly string[]>>>
> = {
  en: {
    undo: ['undo'],
    why: ['why'],
    log: ['log'],
    table: ['table'],
    status: ['status'],
    hand: ['hand'],
    piles: ['piles'],
    card: ['card'],
    done: ['done'],
    agree: ['agree'],
    settle: ['settle'],
    follow: ['follow'],
    save: ['save'],
    help: ['help', '?'],
    quit: ['quit', 'exit'],
  },
  fr: {
    undo: ['annuler', 'reprendre'],
    why: ['pourquoi'],
    log: ['journal'],
    table: ['table'],
    status: ['état', 'situation'],
    hand: ['main'],
    piles: ['piles'],
    card: ['carte'],
    done: ['terminer', 'fini'],
    agree: ['d’accord', 'accord'],
    settle: ['trancher'],
    follow: ['suivre'],
    save: ['enregistrer', 'sauver'],
    help: ['aide'],
    quit: ['quitter'],
  },
  pt: {
    undo: ['desfazer', 'voltar'],
    why: ['por que', 'porque'],
    log: ['registro', 'diário'],
    table: ['mesa'],
    status: ['situação', 'estado'],
    hand: ['mão'],
    piles: ['pilhas'],
    card: ['carta'],
    done: ['pronto', 'feito'],
    agree: ['concordo', 'de acordo'],
    settle: ['decidir'],
    follow: ['seguir'],
    save: ['gravar', 'salvar'],
    help: ['ajuda'],
    quit: ['sair'],
  },
}

export interface Order {
  readonly command: Command
  /** What follows the word: a number, a card, a rule. */
  readonly rest: string
}

/** The command that a line is, if it is one. Only some take anything after their word. */
export function orderOf(line: string, language: LanguageCode): Order | undefined {
  const typed = plain(line)
  for (const command of COMMANDS) {
    for (const word of [...commandWords[language][command], ...commandWords.en[command]]) {
      const start = plain(word)
      if (typed === start) return { command, rest: '' }
      if (TAKING_MORE.includes(command) && typed.startsWith(`${start} `)) {
        return { command, rest: typed.slice(start.length).trim() }
      }
    }
  }
  return undefined
}
