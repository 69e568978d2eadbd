import type { CommanderError } from 'commander'
import { asSentence } from './errors.ts'
import { fill, type Texts } from './texts/index.ts'

/** What commander found wrong with a command line, in a sentence of ours. */
export function sayUsageProblem(
  error: CommanderError,
  args: readonly string[],
  texts: Texts,
): string {
  const sentences: { readonly [code: string]: string } = {
    'commander.unknownCommand': texts.unknownCommand,
    'commander.unknownOption': texts.unknownOption,
    'commander.missingArgument': texts.missingArgument,
    'commander.optionMissingArgument': texts.missingValue,
    'commander.excessArguments': texts.tooMany,
    'commander.help': texts.missingArgument,
  }
  const words = args.filter((arg) => !arg.startsWith('-'))
  const command = words[0] === 'pack' ? words.slice(0, 2).join(' ') : (words[0] ?? '')
  const missing = words[0] === 'pack' ? 'check, print' : ''
  const what = /'([^']*)'/.exec(error.message)?.[1] ?? missing
  const sentence = sentences[error.code]
  if (sentence === undefined) return asSentence(error.message.replace(/^error: /, ''))
  return fill(sentence, { what, command })
}
